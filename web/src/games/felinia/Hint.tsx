// A few words about something, beside it: while the mouse is over it, while it has the focus, after a tap or while a finger holds it.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { LONG_PRESS } from "../../ui/drag";

interface Place {
  left: number;
  top: number;
  bottom: number;
}

const WIDTH = 240; // px, at most
const MARGIN = 8;

/** Words beside a rectangle of the window; above it if there is room, and never outside the window. */
export function Bubble({ at, text }: { at: Place; text: string }) {
  const left = Math.max(MARGIN, Math.min(at.left, innerWidth - WIDTH - MARGIN));
  const above = at.top > 90;
  const style = above
    ? `left:${left}px;bottom:${innerHeight - at.top + 6}px`
    : `left:${left}px;top:${at.bottom + 6}px`;
  return (
    <span class="felinia-hint" role="tooltip" style={style}>
      {text}
    </span>
  );
}

/** Something with a hint; it can be reached by keys. */
export function Hint({
  text,
  children,
  class: look = "",
}: {
  text: string;
  children: ComponentChildren;
  class?: string;
}) {
  const [at, setAt] = useState<Place | null>(null);
  const thing = useRef<HTMLSpanElement>(null);
  const show = () => setAt(thing.current?.getBoundingClientRect() ?? null);
  const hide = () => setAt(null);
  const timer = useRef(0);
  const hold = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") timer.current = window.setTimeout(show, LONG_PRESS);
  };
  const letGo = () => clearTimeout(timer.current);
  useEffect(() => {
    if (!at) return;
    const elsewhere = (event: Event) => !thing.current?.contains(event.target as Node) && hide();
    addEventListener("pointerdown", elsewhere);
    return () => removeEventListener("pointerdown", elsewhere);
  }, [at !== null]);
  return (
    <span
      ref={thing}
      class={`hinted ${look}`}
      tabIndex={0}
      role="img"
      aria-label={text}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
      onPointerDown={hold}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={(event) => event.key === "Escape" && hide()}
    >
      {children}
      {at && <Bubble at={at} text={text} />}
    </span>
  );
}
