// What grows and stands in the provinces: each kingdom has its own, and the same board always the same.

import { INK, WHITE } from "../../../cardboard/palette";
import { memo } from "../../../ui/memo";
import type { Printed, Province } from "../types";
import { chance, distance, isInside, type Point } from "./geometry";

interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
  dash?: string;
}

const trunk = (d: string): Stroke => ({ d, line: "var(--bark)", width: 2.4 });
const body = (d: string, fill: string): Stroke => ({ d, fill, line: INK, width: 1.1 });
const shine = (d: string): Stroke => ({ d, line: WHITE, width: 1.4, opacity: 0.4 });

const THINGS = {
  pine: [
    trunk("M0 6v5"),
    body("M0 -12L6.5 -1H3.6L8.5 7H-8.5L-3.6 -1H-6.5Z", "var(--leaf-2)"),
    { d: "M0 -12L-6.5 -1H-3.6L-8.5 7H-2Z", fill: WHITE, opacity: 0.16 },
  ],
  tree: [
    trunk("M0 3v8"),
    body("M-8 2C-10 -4 -5 -7 -4 -7C-3 -12 5 -11 5 -7C10 -6 10 1 6 3C3 6 -5 6 -8 2Z", "var(--leaf-1)"),
    shine("M-5 -1C-5 -4 -2 -6 0 -6"),
  ],
  autumn: [
    trunk("M0 3v8"),
    body("M-7 3C-9 -6 -3 -12 0 -12S9 -6 7 3Q0 7 -7 3Z", "var(--autumn)"),
    shine("M-3.6 0Q-4 -6 -1 -8"),
  ],
  mount: [
    body("M-17 9L-5 -11L0 -5L5 -15L18 9Z", "var(--rock-1)"),
    {
      d: "M5 -15L18 9H7L9 0L4 -3ZM-5 -11L-3 -2L-7 9H0L2 1L0 -5Z",
      fill: "var(--rock-2)",
      opacity: 0.6,
    },
    { d: "M5 -15L9 -7.5L6 -9L4 -6.5L1.6 -8.5Z", fill: WHITE, opacity: 0.92 },
  ],
  mesa: [
    body("M-14 8L-10 -7H-2L0 -3L3 -10H10L14 8Z", "var(--mesa)"),
    { d: "M-11 -2H-1M-12 3H13M3 -5H11", line: INK, width: 1.2, opacity: 0.35 },
  ],
  hill: [
    { d: "M-15 6Q-7 -9 1 2Q6 -5 14 6Z", fill: INK, opacity: 0.1 },
    { d: "M-15 6Q-7 -9 2 5M0 1Q7 -6 14 6", line: INK, width: 1.4, opacity: 0.5 },
  ],
  wheat: [
    { d: "M-10 6h20M-8 0h20M-12 -6h20", line: "var(--field)", width: 2, opacity: 0.75, dash: "2.4 2.6" },
  ],
  acacia: [
    { d: "M0 10V0L-5 -4M0 2L5 -4", line: "var(--bark)", width: 2 },
    body("M-12 -4Q-8 -10 0 -9Q9 -10 12 -4Q0 -1 -12 -4Z", "var(--acacia)"),
  ],
  vine: [
    {
      d: "M-9 -6q3 -4 6 0t6 0t6 0M-7 0q3 -4 6 0t6 0t6 0M-5 6q3 -4 6 0t6 0t6 0",
      line: "var(--leaf-2)",
      width: 2.2,
    },
    { d: "M-5 -3h.1M3 3h.1M7 -3h.1M-2 9h.1", line: "var(--grape)", width: 3.4 },
  ],
  palm: [
    { d: "M0 11Q3 2 0 -4", line: "var(--bark)", width: 2.4 },
    body(
      "M0 -4Q-8 -9 -11 -2Q-5 -5 0 -4Q8 -10 11 -2Q5 -5 0 -4Q-4 -13 -9 -10Q-3 -8 0 -4Q4 -13 9 -10Q3 -8 0 -4Z",
      "var(--leaf-1)",
    ),
  ],
  grass: [
    {
      d: "M-5 4Q-5 -1 -7 -3M-4 4Q-3 -2 -3 -4M-3 4Q-1 0 1 -2",
      line: INK,
      width: 1.3,
      opacity: 0.45,
    },
  ],
} as const satisfies Record<string, readonly Stroke[]>;

type Thing = keyof typeof THINGS;

const LANDS: Record<string, readonly Thing[]> = {
  lion: ["acacia", "wheat", "wheat", "hill", "acacia", "grass"],
  tiger: ["vine", "tree", "vine", "hill", "tree", "grass"],
  panther: ["pine", "pine", "mount", "pine", "pine", "grass"],
  lynx: ["mesa", "autumn", "autumn", "hill", "autumn", "grass"],
  cheetah: ["palm", "grass", "palm", "hill", "tree", "grass"],
};
const MANY = { port: 3, crossroads: 7, trading_post: 6 } as const;
const CLEAR = { port: 44, crossroads: 33, trading_post: 35 } as const; // around what stands in the middle
const TRIES = 120;

interface Placed {
  thing: Thing;
  x: number;
  y: number;
  scale: number;
}

/** Where everything stands, from back to front. */
export function plant({ board }: Printed, roads: readonly (readonly [Point, Point])[]): Placed[] {
  const luck = chance(board.board.id);
  const coast = board.board.coast.map(([x = 0, y = 0]): Point => [x, y]);
  const things = board.province.flatMap((province) => grow(province, coast, roads, luck));
  return things.sort((a, b) => a.y - b.y);
}

function grow(
  province: Province,
  coast: readonly Point[],
  roads: readonly (readonly [Point, Point])[],
  luck: () => number,
): Placed[] {
  const lands = LANDS[province.country] ?? ["grass"];
  const [xs, ys] = [province.outline.map(([x = 0]) => x), province.outline.map(([, y = 0]) => y)];
  const within = (all: number[]) => Math.min(...all) + luck() * (Math.max(...all) - Math.min(...all));
  const grown: Placed[] = [];
  for (let n = 0; n < TRIES && grown.length < MANY[province.kind]; n++) {
    const [x, y] = [Math.round(within(xs)), Math.round(within(ys))];
    if (!isFree(x, y, province, coast, roads)) continue;
    if (grown.some((other) => Math.hypot(x - other.x, (y - other.y) * 1.4) < 17)) continue;
    const thing = lands[Math.floor(luck() * lands.length)] as Thing;
    const scale = thing === "mount" || thing === "mesa" ? 0.8 : Math.round(84 + luck() * 20) / 100;
    grown.push({ thing, x, y, scale });
  }
  return grown;
}

/** Whether there is room for something beside the middle, the roads, the borders and the coast. */
function isFree(
  x: number,
  y: number,
  province: Province,
  coast: readonly Point[],
  roads: readonly (readonly [Point, Point])[],
): boolean {
  const sides = province.outline.map(([px = 0, py = 0]): Point => [px, py]);
  return (
    isInside(x, y, sides) &&
    isInside(x, y - 8, sides) &&
    Math.hypot(x - province.x, y - province.y) >= CLEAR[province.kind] &&
    sides.every((side, i) => distance(x, y, side, sides[(i + 1) % sides.length] ?? side) >= 10) &&
    coast.every(([cx, cy]) => Math.hypot(x - cx, y - cy) >= 17) &&
    roads.every(([from, to]) => distance(x, y, from, to) >= 13)
  );
}

/** The drawings, once each, to be used by their names. */
const Drawings = () => (
  <defs>
    {Object.entries(THINGS).map(([name, strokes]) => (
      <g key={name} id={`scenery-${name}`} stroke-linejoin="round" stroke-linecap="round">
        {(strokes as readonly Stroke[]).map(({ d, fill = "none", line, width, opacity, dash }) => (
          <path
            key={d}
            d={d}
            fill={fill}
            stroke={line}
            stroke-width={width}
            opacity={opacity}
            stroke-dasharray={dash}
          />
        ))}
      </g>
    ))}
  </defs>
);

export const Scenery = memo(function Scenery({ things }: { things: readonly Placed[] }) {
  return (
    <g class="above scenery">
      <Drawings />
      {things.map(({ thing, x, y, scale }) => (
        <use
          key={`${x} ${y}`}
          href={`#scenery-${thing}`}
          transform={`translate(${x} ${y}) scale(${scale})`}
        />
      ))}
    </g>
  );
});
