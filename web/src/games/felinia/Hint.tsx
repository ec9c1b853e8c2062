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

/** Where the hint of a thing stands now, null while it is hidden; what shows and hides it are handlers of the thing. */
function useShown() {
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
  const mouse = { onMouseEnter: show, onMouseLeave: hide, onClick: show };
  const finger = { onPointerDown: hold, onPointerUp: letGo, onPointerCancel: letGo };
  const keys = {
    onFocus: show,
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && hide(),
  };
  return { thing, at, handlers: { ...mouse, ...finger, ...keys } };
}

interface HintProps {
  text: string;
  children: ComponentChildren;
  class?: string;
}

/** Something with a hint; it can be reached by keys. */
export function Hint({ text, children, class: look = "" }: HintProps) {
  const { thing, at, handlers } = useShown();
  return (
    <span ref={thing} class={`hinted ${look}`} tabIndex={0} role="img" aria-label={text} {...handlers}>
      {children}
      {at && <Bubble at={at} text={text} />}
    </span>
  );
}
