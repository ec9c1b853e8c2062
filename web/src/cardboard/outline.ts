// Outlines of sets of cells: cats, rooms, hulls. All in cell units, as SVG path data.

export type Cell = readonly [x: number, y: number];

interface Edge {
  from: Cell;
  to: Cell;
}

interface Side {
  start: Cell;
  end: Cell;
  way: Cell;
}

const key = (x: number, y: number) => `${x},${y}`;
const shown = (n: number) => String(Math.round(n * 1000) / 1000);
export const point = (x: number, y: number) => `${shown(x)} ${shown(y)}`;

/** The rounded outline of some cells, drawn inside by `inset` (outside if negative). */
export function outline(cells: readonly Cell[], inset = 0.055, radius = 0.3): string {
  return loops(cells)
    .map((sides) => rounded(sides, inset, radius))
    .join("");
}

/** The boundary of some cells: one closed walk per loop, cells on the right hand. */
function loops(cells: readonly Cell[]): Side[][] {
  const edges = boundary(cells);
  const walks: Side[][] = [];
  while (edges.size) {
    const first = edges.values().next().value as Edge[];
    walks.push(walk(first[0] as Edge, edges));
  }
  return walks;
}

function boundary(cells: readonly Cell[]): Map<string, Edge[]> {
  const has = new Set(cells.map(([x, y]) => key(x, y)));
  const edges = new Map<string, Edge[]>();
  const add = (from: Cell, to: Cell) => {
    const start = key(...from);
    edges.set(start, [...(edges.get(start) ?? []), { from, to }]);
  };
  for (const [x, y] of cells) {
    if (!has.has(key(x, y - 1))) add([x, y], [x + 1, y]);
    if (!has.has(key(x + 1, y))) add([x + 1, y], [x + 1, y + 1]);
    if (!has.has(key(x, y + 1))) add([x + 1, y + 1], [x, y + 1]);
    if (!has.has(key(x - 1, y))) add([x, y + 1], [x, y]);
  }
  return edges;
}

/** Walk once around, joining straight pieces; the edges walked are taken out. */
function walk(first: Edge, edges: Map<string, Edge[]>): Side[] {
  const sides: Side[] = [];
  let edge: Edge | undefined = first;
  while (edge) {
    take(edge, edges);
    const way: Cell = [edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]];
    const last = sides[sides.length - 1];
    if (last && same(last.way, way)) last.end = edge.to;
    else sides.push({ start: edge.from, end: edge.to, way });
    const next: Edge[] = edges.get(key(...edge.to)) ?? [];
    // Where two loops touch at a corner, turn right: the cells of one loop stay together.
    edge =
      next.find((other) =>
        same([other.to[0] - other.from[0], other.to[1] - other.from[1]], [-way[1], way[0]]),
      ) ?? next[0];
  }
  const [head, tail] = [sides[0], sides[sides.length - 1]];
  if (sides.length > 1 && head && tail && same(head.way, tail.way)) {
    head.start = tail.start;
    sides.pop();
  }
  return sides;
}

function take(edge: Edge, edges: Map<string, Edge[]>): void {
  const start = key(...edge.from);
  const rest = (edges.get(start) ?? []).filter((other) => other !== edge);
  if (rest.length) edges.set(start, rest);
  else edges.delete(start);
}

const same = (a: Cell, b: Cell) => a[0] === b[0] && a[1] === b[1];

function rounded(sides: readonly Side[], inset: number, radius: number): string {
  let path = "";
  sides.forEach((side, i) => {
    const before = (sides[(i + sides.length - 1) % sides.length] as Side).way;
    const after = side.way;
    const x = side.start[0] + inset * (-before[1] - after[1]);
    const y = side.start[1] + inset * (before[0] + after[0]);
    const enter = point(x - before[0] * radius, y - before[1] * radius);
    const leave = point(x + after[0] * radius, y + after[1] * radius);
    path += `${i ? "L" : "M"}${enter}Q${point(x, y)} ${leave}`;
  });
  return `${path}Z`;
}

/** Width and height of some cells that start at 0, 0. */
export function extent(cells: readonly Cell[]): { width: number; height: number } {
  return {
    width: Math.max(...cells.map(([x]) => x)) + 1,
    height: Math.max(...cells.map(([, y]) => y)) + 1,
  };
}

/** Turn cells by quarter turns clockwise, perhaps flipped first, and move them to 0, 0. */
export function oriented(cells: readonly Cell[], turns: number, flipped = false): Cell[] {
  let turned: Cell[] = cells.map(([x, y]) => [flipped ? -x : x, y]);
  for (let n = 0; n < ((turns % 4) + 4) % 4; n++) turned = turned.map(([x, y]) => [-y, x]);
  const left = Math.min(...turned.map(([x]) => x));
  const top = Math.min(...turned.map(([, y]) => y));
  return turned.map(([x, y]) => [x - left, y - top]);
}
