// Animation: moved pieces glide to their new position, a reward flies to its owner.
//
// One layer for all games. What moves is measured where it is seen just before the board is drawn anew; then every
// earlier animation is cancelled, and only then the new position is measured, so that no offset is ever counted
// twice. At most 400 ms; any key or tap ends it; a short fade instead where motion is reduced.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isCalm } from "../app/settings";

const GLIDE = 260; // ms
const STAGGER = 40; // ms between pieces of one event
const LONGEST = 400; // ms for all of them
const FADE = 120; // ms
const MOST = 24; // more pieces than that have not moved: the board was laid out anew

const OURS = "piece"; // the id of animations started here
function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  return element.animate(frames, { id: OURS, easing: "ease-out", fill: "backwards", ...options });
}

const ours = (): Animation[] => document.getAnimations().filter(({ id }) => id === OURS);

/** End all running animations of pieces. */
export function finishAnimations(): void {
  for (const animation of ours()) animation.finish();
}

/** Let any key or tap end running animations. */
export function finishAnimationsOnInput(): void {
  addEventListener("keydown", finishAnimations, { capture: true });
  addEventListener("pointerdown", finishAnimations, { capture: true });
}

/** Where pieces were seen, and how large their board was: after a change of size nothing has moved. */
interface Seen {
  room: DOMRect;
  places: Map<string, DOMRect>;
}

function look(root: Element): Seen {
  const places = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll("[data-piece]"))
    places.set(piece.getAttribute("data-piece") as string, piece.getBoundingClientRect());
  return { room: root.getBoundingClientRect(), places };
}

interface Move {
  piece: Element;
  from: DOMRect;
  to: DOMRect;
}

/**
 * Let pieces glide: every element with `data-piece="<id>"` below `board` that is elsewhere after `changed` has
 * changed moves there from where it was seen. A new one fades in, or comes from the element of the board whose
 * `data-place` is its `data-from`.
 */
export function useGlide(board: RefObject<HTMLElement | SVGElement | null>, changed: unknown): void {
  const last = useRef<{ changed: unknown; seen: Seen | null }>({ changed: undefined, seen: null });
  // While rendering, the board still shows what it showed before.
  if (last.current.changed !== changed) {
    last.current = { changed, seen: board.current ? look(board.current) : null };
  }
  useLayoutEffect(() => {
    const [root, { seen }] = [board.current, last.current];
    if (!root || !seen) return;
    for (const animation of ours()) if (isIn(root, animation)) animation.cancel();
    const room = root.getBoundingClientRect();
    const resized =
      Math.abs(room.width - seen.room.width) > 1 || Math.abs(room.height - seen.room.height) > 1;
    if (!resized && seen.places.size) glideAll(movesOf(root, seen, room));
  }, [changed]);
}

function isIn(root: Element, { effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && effect.target !== null && root.contains(effect.target);
}

/** The pieces that are not where they were; new ones without a place to come from fade in. */
function movesOf(root: Element, seen: Seen, room: DOMRect): Move[] {
  const [dx, dy] = [room.left - seen.room.left, room.top - seen.room.top];
  const moves: Move[] = [];
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const to = piece.getBoundingClientRect();
    const was = seen.places.get(piece.getAttribute("data-piece") as string);
    const from = was
      ? new DOMRect(was.left + dx, was.top + dy, was.width, was.height)
      : placeOf(root, piece.getAttribute("data-from"));
    if (!from) run(piece, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    else if (from.width > 0 && to.width > 0 && distance(from, to) >= 2 && touches(from, room))
      moves.push({ piece, from, to });
  }
  return moves;
}

function placeOf(root: Element, name: string | null): DOMRect | undefined {
  return name ? root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
}

const middle = (box: DOMRect): DOMPoint => new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);

function distance(from: DOMRect, to: DOMRect): number {
  const [a, b] = [middle(from), middle(to)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Whether some of a piece lies on the board. */
const touches = (box: DOMRect, room: DOMRect): boolean =>
  box.right > room.left && box.left < room.right && box.bottom > room.top && box.top < room.bottom;

function glideAll(moves: readonly Move[]): void {
  if (moves.length > MOST) return;
  moves.forEach(({ piece, from, to }, order) => {
    if (isCalm()) return void run(piece, [{ opacity: 0.4 }, { opacity: 1 }], { duration: FADE });
    const { x, y } = offset(piece, from, to);
    const delay = Math.min(order * STAGGER, LONGEST - GLIDE);
    run(piece, [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], { duration: GLIDE, delay });
  });
}

/** The way back in the units in which a piece is moved: pixels, or inside a drawing those of the drawing. */
function offset(piece: Element, from: DOMRect, to: DOMRect): { x: number; y: number } {
  let [start, end] = [middle(from), middle(to)];
  const parent = piece instanceof SVGElement && piece.ownerSVGElement ? piece.parentNode : null;
  const units = parent instanceof SVGGraphicsElement ? parent.getScreenCTM()?.inverse() : undefined;
  if (units) [start, end] = [start.matrixTransform(units), end.matrixTransform(units)];
  return { x: start.x - end.x, y: start.y - end.y };
}

/** Animate a copy of an element from one element to another, then remove it. */
export function fly(what: Element, from: Element, to: Element, order = 0): void {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (isCalm() || !start.width || !end.width || isPartOfDrawing(what)) return;
  const copy = what.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  for (const name of ["id", "data-piece", "data-place"]) copy.removeAttribute(name);
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
  const centred = (rect: DOMRect) =>
    `translate(${rect.left + rect.width / 2 - size.width / 2}px, ${rect.top + rect.height / 2 - size.height / 2}px)`;
  const animation = run(
    copy,
    [{ transform: centred(start) }, { transform: `${centred(end)} scale(.6)`, opacity: 0.5 }],
    { duration: 320, delay: Math.min(order * STAGGER, LONGEST - 320), fill: "both" },
  );
  animation.onfinish = animation.oncancel = () => copy.remove();
}

/** A shape that is drawn only inside its SVG. */
const isPartOfDrawing = (thing: Element): boolean =>
  thing instanceof SVGElement && thing.ownerSVGElement !== null;

/** Animate a piece that is put down: it falls by 0.4 of a square. */
export function drop(piece: Element): void {
  if (isCalm()) return void run(piece, [{ opacity: 0.4 }, { opacity: 1 }], { duration: FADE });
  run(
    piece,
    [
      { translate: "0 -.4px", opacity: 0.5 },
      { translate: "0 0", opacity: 1 },
    ],
    { duration: 220 },
  );
}

/** Animate a card or tile that is turned face up; a part of a drawing has no axis of its own to turn on, and fades. */
export function reveal(piece: Element): void {
  const fades = isCalm() || isPartOfDrawing(piece);
  const frames = fades
    ? [{ opacity: 0.4 }, { opacity: 1 }]
    : [{ transform: "rotateY(90deg)" }, { transform: "none" }];
  run(piece, frames, { duration: fades ? FADE : 220 });
}
