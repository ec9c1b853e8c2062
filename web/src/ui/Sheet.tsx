// On a phone: a sheet from the foot of the screen.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useWords } from "../app/language";
import { useClosable } from "../app/useKeys";
import { drag } from "./drag";

interface SheetProps {
  label: string;
  onClose(): void;
  children: ComponentChildren;
}

const CLOSES = 60; // px to pull down

export function Sheet({ label, onClose, children }: SheetProps) {
  const words = useWords();
  const box = useRef<HTMLElement>(null);
  useClosable(true, onClose);
  const pull = (event: PointerEvent) => {
    const top = event.clientY;
    const touch = event.pointerType === "touch" ? 56 : 0;
    const settle = (y: number) =>
      box.current && (box.current.style.transform = y > 0 ? `translateY(${y}px)` : "");
    drag(event, {
      move: ({ y }) => settle(y + touch - top),
      drop: ({ y }) => (y + touch - top > CLOSES ? onClose() : settle(0)),
      cancel: () => settle(0),
    });
  };
  return (
    <section class="sheet" aria-label={label} ref={box}>
      <button
        type="button"
        class="grip"
        aria-label={words.say("app.close")}
        onPointerDown={pull}
        onClick={onClose}
      />
      <div class="inside">{children}</div>
    </section>
  );
}
