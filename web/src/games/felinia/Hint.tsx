// A few words about something, beside it: while the mouse is over it, while it has the focus, or after a tap.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

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
      onKeyDown={(event) => event.key === "Escape" && hide()}
    >
      {children}
      {at && <Bubble at={at} text={text} />}
    </span>
  );
}
