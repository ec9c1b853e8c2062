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

export function WhyNot({ asked, game, words, names, onClose }: WhyProps) {
  const box = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState({ left: GAP, top: GAP });
  const { reason, beside } = asked;

  useLayoutEffect(() => {
    const own = box.current?.getBoundingClientRect();
    if (!own) return;
    const to = beside?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight - 90, 0, 0);
    const below = to.bottom + GAP + own.height < innerHeight;
    setPosition({
      left: Math.max(GAP, Math.min(to.left, innerWidth - own.width - GAP)),
      top: Math.max(GAP, below ? to.bottom + GAP : to.top - own.height - GAP),
    });
  }, [asked]);

  useLayoutEffect(() => {
    const close = (event: Event) => !box.current?.contains(event.target as Node) && onClose();
    addEventListener("pointerdown", close);
    return () => removeEventListener("pointerdown", close);
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
