// Outlines, bent roads and seeded chance, for drawing the island.

export type Point = readonly [x: number, y: number];

interface Place {
  x: number;
  y: number;
}

/** A closed path along straight lines. */
export const outline = (points: readonly (readonly number[])[]): string =>
  `M${points.map((point) => point.join(" ")).join("L")}Z`;

/** A closed path that runs round through the middle of every side. */
export function smooth(points: readonly (readonly number[])[]): string {
  const corners = points.map(([x = 0, y = 0]): Point => [x, y]);
  const middles = corners.map((corner, i) => between(corner, corners[(i + 1) % corners.length] ?? corner));
  const last = middles[middles.length - 1] ?? [0, 0];
  return `M${last.join(" ")}${corners.map((corner, i) => `Q${corner.join(" ")} ${middles[i]?.join(" ")}`).join("")}Z`;
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Whether a point lies inside an outline. */
export function isInside(x: number, y: number, points: readonly (readonly number[])[]): boolean {
  let within = false;
  points.forEach(([ax = 0, ay = 0], i) => {
    const [bx = 0, by = 0] = points[(i + points.length - 1) % points.length] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** How far a point is from the line between two others. */
export function distance(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

const BEND = 0.1; // of the length of a road, at most

/** The point that bends the road between two places, the same from both ends. */
function bendOf(from: Place, to: Place): Point {
  const [a, b] = from.x < to.x || (from.x === to.x && from.y < to.y) ? [from, to] : [to, from];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bend = ((((a.x * 7 + b.y * 3) % 21) - 10) / 10) * BEND;
  return [(a.x + b.x) / 2 - dy * bend, (a.y + b.y) / 2 + dx * bend];
}

/** The road from one place to another, slightly bent. */
export const road = (from: Place, to: Place): string =>
  `M${from.x} ${from.y}Q${bendOf(from, to).join(" ")} ${to.x} ${to.y}`;

/** A place on that road, and where one looks there, in degrees. */
export function onRoad(from: Place, to: Place, part: number): { x: number; y: number; turn: number } {
  const [cx, cy] = bendOf(from, to);
  const rest = 1 - part;
  const at = (a: number, c: number, b: number) => rest * rest * a + 2 * rest * part * c + part * part * b;
  const slope = (a: number, c: number, b: number) => rest * (c - a) + part * (b - c);
  const turn = Math.atan2(slope(from.y, cy, to.y), slope(from.x, cx, to.x));
  return { x: at(from.x, cx, to.x), y: at(from.y, cy, to.y), turn: (turn * 180) / Math.PI + 90 };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function chance(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 11);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
