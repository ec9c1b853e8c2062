// What Minka says: a bubble in the corner where it lies least on what is lit.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useWindow } from "../app/services";
import { type Corner, freeCorner } from "./lights";
import { Minka } from "./Minka";

interface BubbleProps {
  label: string;
  title: string;
  text: string;
  children: ComponentChildren;
}

export function Bubble({ label, title, text, children }: BubbleProps) {
  const { kind, width, height } = useWindow();
  const [corner, setCorner] = useState<Corner>("foot-right");
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = () =>
      box.current && setCorner(freeCorner(box.current.offsetWidth, box.current.offsetHeight));
    const frame = requestAnimationFrame(place); // what is lit is lit by an effect as well
    return () => cancelAnimationFrame(frame);
  }, [title, width, height]);
  return (
    <section class={`tutor ${corner}`} role="dialog" aria-label={label} ref={box}>
      {kind !== "land" && <Minka width={kind === "phone" ? 64 : 110} />}
      <div class="bubble floating">
        <h3>{title}</h3>
        <p>{text}</p>
        <div class="row wrap">{children}</div>
      </div>
    </section>
  );
}
