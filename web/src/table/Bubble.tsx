// What Minka says: a bubble beside what is lit, and a dotted line from her paw to it.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useWindow } from "../app/services";
import { besides, type Box, isOnChoice, type Place } from "./besides";
import { Minka } from "./Minka";

const SETTLED = 350; // ms: a board that has changed its view or moved its pieces
const NEAR = 24; // px
const NOWHERE: Placed = { left: 8, top: 8, target: null, size: { width: 0, height: 0 } };

interface BubbleProps {
  label: string;
  title: string;
  text: string;
  /** A drawing between title and text. */
  picture?: ComponentChildren;
  children: ComponentChildren;
}

export function Bubble({ label, title, text, picture, children }: BubbleProps) {
  const { kind, width, height } = useWindow();
  const box = useRef<HTMLElement>(null);
  const { left, top, target, size } = usePlace(box, [title, text, width, height]);
  const turned = target !== null && target.left > left;
  const minka = kind === "land" ? 0 : kind === "phone" ? 64 : 110;
  // Her paw: she sits at the end of the bubble that is nearer to the thing, at its foot.
  const paw = [
    turned ? left + size.width - 0.06 * minka : left + 0.06 * minka,
    top + size.height - 0.5 * minka,
  ];
  return (
    <>
      {minka > 0 && target && <Pointer from={paw as [number, number]} target={target} />}
      <section
        class={`tutor ${turned ? "turned" : ""}`}
        role="dialog"
        aria-label={label}
        ref={box}
        style={`left:${left}px;top:${top}px`}
      >
        {minka > 0 && <Minka width={minka} />}
        <div class="bubble floating">
          <h3>{title}</h3>
          {picture}
          <p>{text}</p>
          <div class="row wrap foot">{children}</div>
        </div>
      </section>
    </>
  );
}

interface Placed extends Place {
  size: { width: number; height: number };
}

/** Where the bubble lies; looked for once what is lit is lit, and again when that has moved below it. */
function usePlace(box: { readonly current: HTMLElement | null }, when: readonly unknown[]): Placed {
  const [place, setPlace] = useState<Placed>(NOWHERE);
  useLayoutEffect(() => {
    const look = (stay: boolean) => {
      const table = box.current?.closest(".table");
      if (!table || !box.current) return;
      const size = { width: box.current.offsetWidth, height: box.current.offsetHeight };
      const near = { ...besides(table, size.width, size.height), size };
      setPlace((before) => {
        const next =
          stay && !isOnChoice(table, { ...before, ...size }) ? { ...near, ...corner(before) } : near;
        return JSON.stringify(before) === JSON.stringify(next) ? before : next;
      });
    };
    const frame = requestAnimationFrame(() => look(false)); // what is lit is lit by an effect as well
    const settled = setTimeout(() => look(false), SETTLED);
    const later = setInterval(() => look(true), SETTLED); // a slow table moves what is lit later still
    return () => (cancelAnimationFrame(frame), clearTimeout(settled), clearInterval(later));
  }, when);
  return place;
}

const corner = ({ left, top }: Place) => ({ left, top });

/** A dotted line from the paw to the edge of the thing; none where the thing is as near as that. */
function Pointer({ from: [x, y], target }: { from: [number, number]; target: Box }) {
  const to = [clamp(x, target.left, target.width), clamp(y, target.top, target.height)] as const;
  if (Math.hypot(to[0] - x, to[1] - y) < NEAR) return null;
  return (
    <svg class="tutor-line" aria-hidden="true">
      <path d={`M${x} ${y}Q${(x + to[0]) / 2} ${Math.min(y, to[1]) - 18} ${to[0]} ${to[1]}`} />
      <circle cx={to[0]} cy={to[1]} r="5" />
    </svg>
  );
}

const clamp = (at: number, from: number, length: number) => Math.max(from, Math.min(from + length, at));
