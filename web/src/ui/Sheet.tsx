// On a phone: a sheet from the foot of the screen, and tabs that share it.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useWords } from "../app/language";
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

interface TabsProps<T extends string> {
  tabs: readonly (readonly [name: T, text: ComponentChildren])[];
  open: T | null;
  /** Tabs with an open decision get a dot. */
  hot?: readonly T[];
  label: string;
  onOpen(tab: T): void;
}

/** A bar of views for a phone. */
export function PhoneTabs<T extends string>({ tabs, open, hot = [], label, onOpen }: TabsProps<T>) {
  return (
    <nav class="phonetabs" aria-label={label}>
      {tabs.map(([name, text]) => (
        <button
          type="button"
          key={name}
          aria-pressed={open === name}
          class={hot.includes(name) ? "hot" : ""}
          onClick={() => onOpen(name)}
        >
          {text}
        </button>
      ))}
    </nav>
  );
}
