// Popover beside a choice that is not legal: why not, in one sentence, with a link to the rule.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Reason } from "../api/wire";
import type { Words } from "../api/words";

export interface Asked {
  beside: Element | null;
  /** null while the server is asked. */
  reason: Reason | null;
}

interface WhyProps {
  asked: Asked;
  game: string;
  words: Words;
  names: readonly string[];
  onClose(): void;
}

const GAP = 10;

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Where a box goes: right, left, below or above of what it speaks about; inside the window, on neither it nor `free`. */
function placeBeside(to: DOMRect, own: DOMRect, free?: DOMRect): { left: number; top: number } {
  const across = Math.max(GAP, Math.min(to.left, innerWidth - own.width - GAP));
  const down = Math.max(GAP, Math.min(to.top, innerHeight - own.height - GAP));
  const tries = [
    { left: across, top: to.bottom + GAP },
    { left: to.right + GAP, top: down },
    { left: to.left - own.width - GAP, top: down },
    { left: across, top: to.top - own.height - GAP },
  ];
  const fits = ({ left, top }: { left: number; top: number }) => {
    const box = new DOMRect(left, top, own.width, own.height);
    const inside = left >= 0 && top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return inside && !(free && overlaps(box, free));
  };
  return tries.find(fits) ?? { left: across, top: GAP };
}

export function WhyNot({ asked, game, words, names, onClose }: WhyProps) {
  const box = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState({ left: GAP, top: GAP });
  const { reason, beside } = asked;

  useLayoutEffect(() => {
    const own = box.current?.getBoundingClientRect();
    if (!own) return;
    const card = beside?.closest(".playcard, [data-card]") ?? beside;
    const shown = card?.isConnected && card.getBoundingClientRect().width > 0; // else it has left the board meanwhile
    const to = shown ? card.getBoundingClientRect() : new DOMRect(innerWidth / 2, innerHeight - 90, 0, 0);
    setPosition(placeBeside(to, own, document.querySelector(".decision .buttons")?.getBoundingClientRect()));
  }, [asked]);

  useLayoutEffect(() => {
    const close = (event: Event) => !box.current?.contains(event.target as Node) && onClose();
    addEventListener("pointerdown", close);
    addEventListener("resize", onClose);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("resize", onClose);
    };
  }, [onClose]);

  const may = reason?.code === "";
  return (
    <div
      class={`why ${may ? "may" : ""}`}
      ref={box}
      role="alert"
      style={`left:${position.left}px;top:${position.top}px`}
    >
      {!reason && <p>{words.say("table.why_asking")}</p>}
      {may && <p>{words.say("table.why_may")}</p>}
      {reason && !may && (
        <>
          <p>{words.say(`refusal.${reason.code}`, reason.facts, names)}</p>
          {reason.rule && (
            <a href={`/rules/${game}#${reason.rule}`} target="_blank" rel="noreferrer">
              {words.say("table.rule", { title: words.say(`rule.${reason.rule}.title`) })}
            </a>
          )}
        </>
      )}
    </div>
  );
}
