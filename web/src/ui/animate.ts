// Animation: moved pieces glide to their new position, copies of pieces fly between the board and the seats.
//
// One layer for all games. What moves is measured where it is seen just before the board is drawn anew; then every
// earlier animation is cancelled, and only then the new position is measured, so that no offset is ever counted
// twice. At most 400 ms; any key or tap ends it; a short fade instead where motion is reduced.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isCalm } from "../app/settings";

const GLIDE = 260; // ms
const FLIGHT = 320; // ms
const TURN = 220; // ms
const HOP = 24; // px a merchant jumps
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
 * What an event sets in motion, besides the pieces that glide by themselves. All are selectors of elements of the page,
 * several in order of preference divided by `|`; what is not there does not move.
 */
export interface Motion {
  /** What moves, as it was seen before or is seen now. */
  what: string;
  /** A copy flies from here; without it from where `what` was. */
  from?: string;
  /** A copy flies to here; without it to where `what` is now. */
  to?: string;
  /** `fly` by default. A merchant hops; a tile or card turns, buildings rise, a piece falls into its place, where they are. */
  how?: "fly" | "hop" | "turn" | "rise" | "fall";
}

/** A motion with what of it was on screen before the board was drawn anew. */
interface Prepared {
  motion: Motion;
  what: Sketch | undefined;
  from: DOMRect | undefined;
}

/** A picture of an element that may be gone a moment later. */
interface Sketch {
  copy: HTMLElement | SVGElement;
  box: DOMRect;
}

/**
 * Let pieces move: every element with `data-piece="<id>"` below `board` that is elsewhere after `changed` has changed
 * glides there from where it was seen. A new one fades in, or comes from the first of the places named in its
 * `data-from`. Then what `motions` name. Nothing moves without an event: after an undo or a break all is just there.
 */
export function useMotion(
  board: RefObject<HTMLElement | SVGElement | null>,
  changed: unknown,
  motions: () => readonly Motion[] | null,
): void {
  const last = useRef<{ changed: unknown; seen: Seen | null; prepared: readonly Prepared[] }>({
    changed: undefined,
    seen: null,
    prepared: [],
  });
  const moved = useRef(false); // to ask the browser for its animations costs as much as drawing the board anew
  // While rendering, the board still shows what it showed before.
  if (last.current.changed !== changed) {
    const named = board.current ? motions() : null;
    last.current = {
      changed,
      seen: board.current && named ? look(board.current) : null,
      prepared: named?.map(prepare) ?? [],
    };
  }
  useLayoutEffect(() => {
    const [root, { seen, prepared }] = [board.current, last.current];
    if (!root) return;
    if (moved.current)
      for (const animation of ours()) if (isIn(root, animation) || isCopy(animation)) animation.cancel();
    moved.current = seen !== null;
    if (!seen) return;
    const room = root.getBoundingClientRect();
    const resized =
      Math.abs(room.width - seen.room.width) > 1 || Math.abs(room.height - seen.room.height) > 1;
    if (resized) return;
    if (seen.places.size) glideAll(movesOf(root, seen, room));
    prepared.forEach((piece, order) => carryOut(piece, room, order));
  }, [changed]);
}

/** The first element on screen that one of these selectors names. */
function find(selectors: string | undefined): Element | undefined {
  for (const selector of selectors?.split("|") ?? []) {
    const seen = [...document.querySelectorAll(selector)].find(
      (element) => element.getBoundingClientRect().width > 0,
    );
    if (seen) return seen;
  }
  return undefined;
}

/** The selector of the place of this name. */
export const placeNamed = (name: string): string => `[data-place="${CSS.escape(name)}"]`;

/** The selector of the piece of this name. */
export const pieceNamed = (name: unknown): string => `[data-piece="${CSS.escape(String(name))}"]`;

/** Where a seat is: its house on the board if that is shown, else its name in the bar. */
export const homeOf = (seat: unknown): string =>
  `${placeNamed(`home-${String(seat)}`)}|${placeNamed(`seat-${String(seat)}`)}`;

function prepare(motion: Motion): Prepared {
  const flies = FLIES.includes(motion.how ?? "fly");
  const what = flies && !isCalm() ? find(motion.what) : undefined;
  return { motion, what: what && sketch(what), from: find(motion.from)?.getBoundingClientRect() };
}

const FLIES: readonly Motion["how"][] = ["fly", "hop"];

function carryOut({ motion, what, from }: Prepared, room: DOMRect, order: number): void {
  const now = find(motion.what);
  const how = motion.how ?? "fly";
  if (!FLIES.includes(how)) return now && inPlace(now, how, order);
  if (isCalm()) return;
  const thing = what ?? (now && sketch(now));
  const start = from ?? what?.box;
  const end = (motion.to ? find(motion.to) : now)?.getBoundingClientRect();
  if (!thing || !start?.width || !end?.width || distance(start, end) < 2) return;
  flyCopy(thing, onto(start, room), onto(end, room), order, how === "hop");
  // What flies to its own place is not there yet.
  if (!motion.to && now) run(now, [{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT });
}

/** A box as near to where it is as the board and one size of its own around it allow: seats lie in the bar above. */
function onto(box: DOMRect, room: DOMRect): DOMRect {
  const near = (low: number, at: number, high: number) => Math.max(low, Math.min(high, at));
  return new DOMRect(
    near(room.left - box.width / 2, box.left, room.right - box.width / 2),
    near(room.top - box.height / 2, box.top, room.bottom - box.height / 2),
    box.width,
    box.height,
  );
}

function isIn(root: Element, { effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && effect.target !== null && root.contains(effect.target);
}

const isCopy = ({ effect }: Animation): boolean =>
  effect instanceof KeyframeEffect && effect.target !== null && effect.target.hasAttribute("data-flies");

/** The pieces that are not where they were; new ones without a place to come from fade in. */
function movesOf(root: Element, seen: Seen, room: DOMRect): Move[] {
  const [dx, dy] = [room.left - seen.room.left, room.top - seen.room.top];
  const moves: Move[] = [];
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const to = piece.getBoundingClientRect();
    const was = seen.places.get(piece.getAttribute("data-piece") as string);
    const from = was
      ? new DOMRect(was.left + dx, was.top + dy, was.width, was.height)
      : cameFrom(piece, room);
    if (!from) run(piece, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    else if (from.width > 0 && to.width > 0 && distance(from, to) >= 2 && touches(from, room))
      moves.push({ piece, from, to });
  }
  return moves;
}

/** The first place on screen named in a piece's `data-from`, as near as it is to the board. */
function cameFrom(piece: Element, room: DOMRect): DOMRect | undefined {
  const names = piece.getAttribute("data-from")?.split(" ") ?? [];
  const box = find(names.map(placeNamed).join("|") || undefined)?.getBoundingClientRect();
  const size = piece.getBoundingClientRect();
  if (!box) return undefined;
  const at = middle(box);
  return onto(new DOMRect(at.x - size.width / 2, at.y - size.height / 2, size.width, size.height), room);
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

/** A copy of an element in its size; a shape of a drawing gets a drawing of its own. */
function sketch(thing: Element): Sketch {
  const box = thing.getBoundingClientRect();
  const copy = isPartOfDrawing(thing) ? drawn(thing as SVGGraphicsElement, box) : thing.cloneNode(true);
  return { copy: copy as HTMLElement | SVGElement, box };
}

const SVG = "http://www.w3.org/2000/svg";

function drawn(shape: SVGGraphicsElement, box: DOMRect): SVGElement {
  const [svg, group] = [document.createElementNS(SVG, "svg"), document.createElementNS(SVG, "g")];
  const {
    a = 1,
    b = 0,
    c = 0,
    d = 1,
    e = 0,
    f = 0,
  } = (shape.parentNode as SVGGraphicsElement).getScreenCTM() ?? {};
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
  group.append(shape.cloneNode(true));
  svg.style.overflow = "visible";
  svg.append(group);
  return svg;
}

function flyCopy({ copy, box }: Sketch, start: DOMRect, end: DOMRect, order: number, hops: boolean): void {
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("data-flies", "");
  for (const name of ["id", "data-piece", "data-place", "data-lit", "data-kind", "data-drop"])
    copy.removeAttribute(name);
  Object.assign(copy.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: "40",
    pointerEvents: "none",
    margin: "0",
  });
  document.body.append(copy);
  const centred = ({ x, y }: DOMPoint, up = 0) =>
    `translate(${x - box.width / 2}px, ${y - box.height / 2 - up}px)`;
  const [from, to] = [middle(start), middle(end)];
  const halfway = new DOMPoint((from.x + to.x) / 2, (from.y + to.y) / 2);
  const frames = [
    { transform: centred(from) },
    ...(hops ? [{ transform: centred(halfway, HOP) }] : []),
    { transform: `${centred(to)} scale(${hops ? 1 : 0.6})`, opacity: hops ? 1 : 0.5 },
  ];
  const delay = Math.min(order * STAGGER, LONGEST - FLIGHT);
  const animation = run(copy, frames, { duration: FLIGHT, delay, fill: "both" });
  animation.onfinish = animation.oncancel = () => copy.remove();
}

/** A shape that is drawn only inside its SVG. */
const isPartOfDrawing = (thing: Element): boolean =>
  thing instanceof SVGElement && thing.ownerSVGElement !== null;

const FADES: Keyframe[] = [{ opacity: 0.4 }, { opacity: 1 }];
const CENTRE = { transformBox: "fill-box", transformOrigin: "50% 50%" };
const FOOT = { transformBox: "fill-box", transformOrigin: "50% 100%" };
const IN_PLACE: Readonly<Record<string, Keyframe[]>> = {
  turn: [
    { ...CENTRE, scale: "0 1" },
    { ...CENTRE, scale: "1 1" },
  ],
  rise: [
    { ...FOOT, scale: "1 .7", opacity: 0.3 },
    { ...FOOT, scale: "1 1", opacity: 1 },
  ],
  fall: [
    { ...CENTRE, scale: "1.18", opacity: 0.6 },
    { ...CENTRE, scale: "1", opacity: 1 },
  ],
};

/** Animate something where it is. A part of a drawing turns on its own axis too. */
function inPlace(thing: Element, how: string, order: number): void {
  if (isCalm()) return void run(thing, FADES, { duration: FADE });
  const duration = how === "rise" ? FLIGHT : TURN;
  run(thing, IN_PLACE[how] ?? FADES, { duration, delay: Math.min(order * STAGGER, LONGEST - duration) });
}
