// Where a bubble lies: beside what it speaks of, never on a choice that is lit, and off the button that confirms.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Obstacle {
  box: Box;
  /** How bad it is to lie on a square pixel of it. */
  weight: number;
}

/** A place for a bubble in the table, and what it points at. */
export interface Place {
  left: number;
  top: number;
  /** The middle of what it speaks of; null if nothing is lit. */
  target: Box | null;
}

const CHOICES = "[data-lighted][data-lit]";
const MARGIN = 8; // px around a bubble
const COLUMNS = 9; // places tried in a row, and rows tried
const ROWS = 12;
const ON_CHOICE = 1000;
const ON_CONFIRM = 300;
const ON_DECISION = 2;
const ON_PART = 1;
const BY_WAY = 40; // square pixels that a pixel of way to the thing weighs

/** The best place for a bubble of this size in the table, in the table's own pixels. */
export function besides(table: Element, width: number, height: number): Place {
  const frame = table.getBoundingClientRect();
  const boxes = (selector: string) => boxesOf(table, selector, frame);
  const choices = boxes(CHOICES);
  const parts = boxes("[data-lighted]:not([data-lit])");
  const obstacles: Obstacle[] = [
    ...choices.map((box) => ({ box, weight: ON_CHOICE })),
    ...parts.map((box) => ({ box, weight: ON_PART })),
    ...boxes(".confirm:enabled").map((box) => ({ box, weight: ON_CONFIRM })),
    ...boxes(".decision").map((box) => ({ box, weight: ON_DECISION })),
  ];
  const target = choices[0] ?? parts[0] ?? null;
  const places = grid(frame.width - width, frame.height - height);
  const cost = ({ left, top }: { left: number; top: number }) =>
    costOf({ left, top, width, height }, obstacles, target);
  const best = places.reduce((least, place) => (cost(place) < cost(least) ? place : least));
  return { ...best, target };
}

/** Whether a bubble lies on a choice that is lit. */
export const isOnChoice = (table: Element, bubble: Box): boolean =>
  boxesOf(table, CHOICES, table.getBoundingClientRect()).some((box) => shared(bubble, box) > 0);

const boxesOf = (table: Element, selector: string, frame: DOMRect): Box[] =>
  [...table.querySelectorAll(selector)]
    .map((element) => within(element.getBoundingClientRect(), frame))
    .filter((box) => box.width > 0 && box.height > 0);

const grid = (free: number, high: number) =>
  Array.from({ length: COLUMNS * ROWS }, (_, n) => ({
    left: between(free, (n % COLUMNS) / (COLUMNS - 1)),
    top: between(high, 1 - Math.floor(n / COLUMNS) / (ROWS - 1)), // from the foot upwards
  }));

const between = (free: number, share: number) => Math.max(0, MARGIN + share * Math.max(0, free - 2 * MARGIN));

/** How bad a place is: what it covers, and how far it is from what it speaks of. */
export function costOf(bubble: Box, obstacles: readonly Obstacle[], target: Box | null): number {
  const covered = obstacles.reduce((sum, { box, weight }) => sum + weight * shared(bubble, box), 0);
  return covered + (target ? BY_WAY * way(bubble, target) : 0);
}

function within(box: DOMRect, frame: DOMRect): Box {
  return { left: box.left - frame.left, top: box.top - frame.top, width: box.width, height: box.height };
}

/** The area two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The gap between two boxes. */
function way(a: Box, b: Box): number {
  const across = Math.max(0, b.left - (a.left + a.width), a.left - (b.left + b.width));
  const down = Math.max(0, b.top - (a.top + a.height), a.top - (b.top + b.height));
  return Math.hypot(across, down);
}
