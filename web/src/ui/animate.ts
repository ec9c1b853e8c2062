// Animation: moved pieces glide to their new position, a reward flies to its owner.
// At most 400 ms; any key or tap ends it; a short fade instead where motion is reduced.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isCalm } from "../app/settings";

const GLIDE = 260; // ms
const STAGGER = 40; // ms between pieces of one event
const LONGEST = 400; // ms for all of them
const FADE = 120; // ms

const OURS = "piece"; // the id of animations started here
function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  return element.animate(frames, { id: OURS, easing: "ease-out", fill: "backwards", ...options });
}

/** End all running animations of pieces. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) if (animation.id === OURS) animation.finish();
}

/** Let any key or tap end running animations. */
export function finishAnimationsOnInput(): void {
  addEventListener("keydown", finishAnimations, { capture: true });
  addEventListener("pointerdown", finishAnimations, { capture: true });
}

/**
 * Let pieces glide: every element with `data-piece="<id>"` below `board` whose position has changed
 * after drawing moves there from where it was. A new one fades in, or comes from the element
 * whose `data-place` is its `data-from`. Inside an SVG, put the attribute on a group without a transform.
 */
export function useGlide(board: RefObject<HTMLElement | SVGElement | null>, changed: unknown): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    const before = places.current;
    const now = new Map<string, DOMRect>();
    let moved = 0;
    for (const piece of root.querySelectorAll("[data-piece]")) {
      const id = piece.getAttribute("data-piece") as string;
      const to = piece.getBoundingClientRect();
      now.set(id, to);
      if (!before.size) continue;
      const from = before.get(id) ?? placeOf(root, piece.getAttribute("data-from"));
      if (glide(piece, from, to, moved)) moved++;
    }
    places.current = now;
  }, [changed]);
}

function placeOf(root: Element, name: string | null): DOMRect | undefined {
  return name ? root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
}

function glide(piece: Element, from: DOMRect | undefined, to: DOMRect, order: number): boolean {
  if (isCalm() || !from) {
    if (!from) run(piece, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    return false;
  }
  const scale =
    piece instanceof SVGGraphicsElement && piece.ownerSVGElement ? piece.getScreenCTM()?.a || 1 : 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  if (Math.hypot(x, y) * scale < 2) return false;
  const delay = Math.min(order * STAGGER, LONGEST - GLIDE);
  run(piece, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: GLIDE, delay });
  return true;
}

/** Animate a copy of an element from one element to another, then remove it. */
export function fly(what: Element, from: Element, to: Element, order = 0): void {
  if (isCalm()) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const copy = what.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  const size = what.getBoundingClientRect();
  Object.assign(copy.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${size.width}px`,
    height: `${size.height}px`,
    zIndex: "40",
    pointerEvents: "none",
    margin: "0",
  });
  document.body.append(copy);
  const middle = (rect: DOMRect) =>
    `translate(${rect.left + rect.width / 2 - size.width / 2}px, ${rect.top + rect.height / 2 - size.height / 2}px)`;
  const animation = run(
    copy,
    [{ transform: middle(start) }, { transform: `${middle(end)} scale(.6)`, opacity: 0.5 }],
    { duration: 320, delay: Math.min(order * STAGGER, LONGEST - 320), fill: "both" },
  );
  animation.onfinish = animation.oncancel = () => copy.remove();
}

/** Animate a piece that is put down: it falls by 0.4 of a square, with a slight squash. */
export function drop(piece: Element): void {
  if (isCalm()) return void run(piece, [{ opacity: 0.4 }, { opacity: 1 }], { duration: FADE });
  run(
    piece,
    [
      { transform: "translateY(-.4px) scale(1)", opacity: 0.5 },
      { transform: "translateY(0) scale(1.02, .96)", offset: 0.75 },
      { transform: "none" },
    ],
    { duration: 220 },
  );
}

/** Animate a card or tile that is turned face up. */
export function reveal(piece: Element): void {
  const frames = isCalm()
    ? [{ opacity: 0.4 }, { opacity: 1 }]
    : [{ transform: "rotateY(90deg)" }, { transform: "none" }];
  run(piece, frames, { duration: isCalm() ? FADE : 220 });
}
