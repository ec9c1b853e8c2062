// A cat in the shape of some cells: the spine is the longest shortest path through them, the head
// sits on its upper end, the tail curls on the other. Recomputed after a turn or flip, so a cat is
// never upside down.

import { type Cell, outline, point } from "./outline";

export type Fur = "chevrons" | "bars" | "spots" | "waves" | "diamonds";

export interface CatArt {
  body: string;
  back: string;
  tail: string;
  fur: string;
  ears: string;
  whiskers: string;
  head: Cell;
}

const key = (x: number, y: number) => `${x},${y}`;

/** Everything needed to draw one cat, in cell units. */
export function catArt(cells: readonly Cell[], fur: Fur | null): CatArt {
  const path = spine(cells);
  const [head, ...rest] = path as [Cell, ...Cell[]];
  const centre: Cell = [head[0] + 0.5, head[1] + 0.5];
  return {
    body: outline(cells),
    back: path.map(([x, y], i) => (i ? "L" : "M") + point(x + 0.5, y + 0.5)).join(""),
    tail: tail(path),
    fur: fur
      ? cells
          .filter((cell) => cell !== head || !rest.length)
          .map((cell) => mark(cell, fur))
          .join("")
      : "",
    ears: ears(centre),
    whiskers: whiskers(centre),
    head: centre,
  };
}

/** The longest walk through the cells that never turns back: head first, tail last. */
export function spine(cells: readonly Cell[]): Cell[] {
  const [far] = farthest(cells, cells[0] as Cell) as [Cell];
  const path = farthest(cells, far);
  const [a, b] = [path[0] as Cell, path[path.length - 1] as Cell];
  const startsUpper = a[1] < b[1] || (a[1] === b[1] && a[0] > b[0]);
  return startsUpper ? path : path.reverse();
}

/** The shortest path to the cell farthest from `start`, that cell first. */
function farthest(cells: readonly Cell[], start: Cell): Cell[] {
  const has = new Map(cells.map((cell) => [key(...cell), cell]));
  const came = new Map<string, Cell | null>([[key(...start), null]]);
  const queue = [start];
  let last = start;
  for (let cell = queue.shift(); cell; cell = queue.shift()) {
    last = cell;
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const next = has.get(key(cell[0] + dx, cell[1] + dy));
      if (!next || came.has(key(...next))) continue;
      came.set(key(...next), cell);
      queue.push(next);
    }
  }
  const path: Cell[] = [];
  for (let cell: Cell | null | undefined = last; cell; cell = came.get(key(...cell))) path.push(cell);
  return path;
}

function tail(path: readonly Cell[]): string {
  const end = path[path.length - 1] as Cell;
  const before = path[path.length - 2] ?? ([end[0] - 0.6, end[1]] as Cell);
  const [ex, ey] = [end[0] + 0.5, end[1] + 0.5];
  const [px, py] = [before[0] + 0.5, before[1] + 0.5];
  const [ux, uy] = [ex - px, ey - py];
  return `M${point(px, py)}Q${point(ex + ux * 0.25, ey + uy * 0.25)} ${point(ex - uy * 0.22, ey + ux * 0.22)}`;
}

function ears([x, y]: Cell): string {
  const at = (dx: number, dy: number) => point(x + dx, y + dy);
  return `M${at(-0.31, -0.04)}L${at(-0.27, -0.42)}L${at(-0.03, -0.25)}L${at(0.03, -0.25)}L${at(0.27, -0.42)}L${at(0.31, -0.04)}Z`;
}

function whiskers([x, y]: Cell): string {
  const line = (fx: number, fy: number, tx: number, ty: number) =>
    `M${point(x + fx, y + fy)}L${point(x + tx, y + ty)}`;
  return [-1, 1]
    .map((side) => line(side * 0.12, 0.12, side * 0.4, 0.07) + line(side * 0.12, 0.15, side * 0.39, 0.19))
    .join("");
}

/** The fur mark of one cell: a family is never told by colour alone. */
export function mark([cx, cy]: Cell, fur: Fur): string {
  const x = cx + 0.5;
  const y = cy + 0.5;
  const at = (dx: number, dy: number) => point(x + dx, y + dy);
  switch (fur) {
    case "chevrons":
      return `M${at(-0.28, -0.3)}L${at(-0.1, -0.05)}L${at(0.08, -0.3)}M${at(-0.08, 0.3)}L${at(0.1, 0.05)}L${at(0.28, 0.3)}`;
    case "bars":
      return [
        [-0.32, -0.18],
        [-0.12, 0],
        [-0.32, 0.18],
      ]
        .map(([dx, dy]) => `M${at(dx as number, dy as number)}h.44`)
        .join("");
    case "spots":
      return [
        [-0.2, -0.16],
        [0.16, -0.2],
        [-0.02, 0.06],
        [0.22, 0.18],
        [-0.24, 0.2],
      ]
        .map(([dx, dy]) => `M${at(dx as number, dy as number)}h.01`)
        .join("");
    case "waves":
      return `M${at(-0.2, 0.1)}q.1 -.32 .2 0t.2 0`;
    case "diamonds":
      return `M${at(0, -0.22)}L${at(0.2, 0)}L${at(0, 0.22)}L${at(-0.2, 0)}Z`;
  }
}
