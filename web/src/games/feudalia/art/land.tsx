// The land of a fief: hills in the colour of its resource, its trade at the left, its settlement at the right.
// A level only adds buildings; nothing that stood there moves.

import { memo } from "../../../ui/memo";
import type { Resource } from "../types";
import { at, type Drawing, dot, flat, inked, line } from "./shapes";

export const ROOFS: Readonly<Record<Resource, string>> = {
  wheat: "rust",
  wood: "forest",
  clay: "wine",
  stone: "graphite",
};

const pane = (x: number, y: number, width: number, height: number): Drawing => (
  <rect class="pane" x={x} y={y} width={width} height={height} />
);

const hut = (x: number, y: number, scale: number, roof: string): Drawing =>
  at(x, y, scale, [
    inked("M-11 0V-13H11V0Z", "linen"),
    inked("M-15-12L0-27L15-12Z", roof),
    flat("M-3 0V-8H3V0Z", "ink", 0.75),
    pane(5, -10, 4, 4),
  ]);

const tower = (x: number, y: number, scale: number, roof: string): Drawing =>
  at(x, y, scale, [
    inked("M-9 0V-40H9V0Z", "oat"),
    inked("M-12-39L0-60L12-39Z", roof),
    pane(-3, -32, 6, 8),
    pane(-3, -17, 6, 7),
  ]);

function wall(from: number, to: number, y: number): Drawing {
  const teeth = "h6v4h6v-4".repeat(Math.ceil((to - from) / 12));
  return inked(`M${from} ${y}V${y - 13}${teeth}V${y}Z`, "bone");
}

const fir = (x: number, y: number, scale: number, leaf: string): Drawing =>
  at(x, y, scale, [
    inked("M-3 0V-8H3V0Z", "bark"),
    inked("M-15-7L0-34L15-7Z", leaf),
    inked("M-11-22L0-46L11-22Z", leaf),
  ]);

const mill = (x: number, y: number): Drawing =>
  at(x, y, 1.1, [
    inked("M-14 0L-9-40H9L14 0Z", "linen"),
    inked("M-11-39Q0-54 11-39Z", "mustard"),
    flat("M-4 0V-10Q0-14 4-10V0Z", "ink", 0.75),
    pane(-3, -28, 6, 7),
    [20, 110, 200, 290].map((turn) =>
      at(0, -40, 1, [line("M0 0V-30", "ink", 2.4), inked("M1-8H9V-29H1Z", "cream", 1.6)], turn),
    ),
    dot(0, -40, 3, "walnut"),
  ]);

const sheaf = (x: number, y: number): Drawing =>
  at(x, y, 0.9, [inked("M-9 0Q-5-10-12-22L0-18L12-22Q5-10 9 0Z", "corn"), line("M-6-10H6", "oak", 2.4)]);

const sawmill = (x: number, y: number): Drawing =>
  at(x, y, 1, [
    inked("M-24 0V-20H18V0Z", "timber"),
    line("M-24-7H18M-24-13H18", "bark", 1.6),
    inked("M-29-19L-3-40L23-19Z", "moss"),
    dot(20, -8, 13, "oak"),
    dot(20, -8, 8, "ice"),
    line("M20-21V5M7-8H33M11-17L29 1M29-17L11 1", "ink", 2),
  ]);

const LOGS: readonly (readonly [number, number])[] = [
  [-9, -5],
  [3, -5],
  [15, -5],
  [-3, -14],
  [9, -14],
];
const logs = (x: number, y: number): Drawing =>
  at(
    x,
    y,
    1,
    LOGS.map(([a, b]) => [dot(a, b, 6, "sand"), dot(a, b, 2, "adobe", false)]),
  );

const kiln = (x: number, y: number): Drawing =>
  at(x, y, 0.95, [
    inked("M10-20V-62H20V-16Z", "adobe"),
    inked("M-26 0V-22Q-24-46 0-48Q24-46 26-22V0Z", "terra"),
    line("M-22-26H22M-24-13H-12M12-13H24M-8-38H10", "kiln", 1.8),
    flat("M-10 0V-12Q0-24 10-12V0Z", "umber"),
    flat("M-6 0Q-5-9 0-12Q5-8 6 0Z", "ember"),
  ]);

const bricks = (x: number, y: number, scale: number): Drawing =>
  at(x, y, scale, [
    inked("M-16 0V-8H16V0ZM-12-8V-16H12V-8Z", "adobe"),
    line("M-6-8V0M5-8V0M0-16V-8", "ink", 1.8),
  ]);

const rock = (): Drawing => [
  inked("M40 172L52 138L74 128L96 142L108 168Z", "iron"),
  line("M52 138L64 150L60 170M74 128L78 150L96 142", "flint", 2),
];
const crane = (x: number, y: number): Drawing =>
  at(x, y, 1, [
    line("M0 0V-44L26-30M0-44L-12-20M26-30V-14", "walnut", 4),
    inked("M20-14H32V-4H20Z", "steel"),
  ]);

/** Far hills, the ridge, the near ground. */
const HILLS: Readonly<Record<Resource, readonly [string, string, string]>> = {
  wheat: ["hill-wheat-1", "hill-wheat-2", "hill-wheat-3"],
  wood: ["hill-wood-1", "hill-wood-2", "hill-wood-3"],
  clay: ["hill-clay-1", "hill-clay-2", "hill-clay-3"],
  stone: ["hill-stone-1", "hill-stone-2", "hill-stone-3"],
};

/** Where the sun and two clouds stand. */
const SKY: Readonly<Record<Resource, readonly [number, number, number, number, number, number]>> = {
  wheat: [150, 48, 40, 66, 230, 70],
  wood: [60, 40, 220, 50, 110, 76],
  clay: [150, 46, 40, 72, 230, 78],
  stone: [80, 38, 210, 52, 120, 84],
};

function sky(stuff: Resource): Drawing {
  const [sunX, sunY, x1, y1, x2, y2] = SKY[stuff];
  return [
    <rect y="-240" width="360" height="500" fill="var(--fief-sky)" />,
    dot(sunX, sunY, 20, "var(--fief-sun)", false),
    at(x1, y1, 1, flat("M0 0q8-14 22-7q9-12 22-3q12-2 13 10Z", "var(--fief-cloud)")),
    at(x2, y2, 1, flat("M0 0q6-10 16-5q8-9 16-2q9-1 10 7Z", "var(--fief-cloud)")),
  ];
}

const crags = (): Drawing => [
  flat("M-4 150L40 66L66 96L104 44L150 120L180 150Z", "pebble"),
  flat("M200 150L262 58L290 90L312 70L364 130V160H200Z", "silver"),
  flat("M104 44L92 64L104 60L116 66Z", "white"),
  flat("M262 58L252 73L264 70L274 74Z", "white"),
];
const firs = (): Drawing =>
  [14, 42, 70, 100, 300, 326, 350].map((x, i) =>
    fir(x, 150 - (i % 3) * 4, 0.9 + (i % 2) * 0.25, i % 2 ? "pine" : "forest"),
  );

/** What the fief lives by; from level 1 on, the works. */
const TRADES: Readonly<Record<Resource, (level: number) => Drawing>> = {
  wheat: (level) => [
    line(
      "M10 178Q80 156 150 168M8 190Q80 168 152 180M220 166Q290 156 352 164M226 178Q290 168 356 176",
      "mustard",
      2,
      0.4,
    ),
    level ? mill(74, 164) : [sheaf(60, 168), sheaf(86, 166)],
  ],
  wood: (level) => (level ? sawmill(78, 168) : logs(70, 168)),
  clay: (level) => [
    flat("M10 172Q80 146 150 160V172Q80 160 10 184Z", "adobe", 0.5),
    level ? kiln(72, 170) : [bricks(64, 172, 1), bricks(100, 168, 0.7)],
  ],
  stone: (level) => [rock(), level > 0 && crane(118, 166)],
};

/** Two huts, five houses with a tower, walls with a gate and three towers. */
function settlement(level: number, roof: string): Drawing {
  const y = 160;
  if (level === 0) return [hut(222, y, 1, roof), hut(256, y + 3, 0.85, "honey")];
  const village = [
    hut(188, y - 3, 0.85, "honey"),
    hut(214, y, 1, roof),
    tower(246, y - 2, level === 1 ? 0.8 : 1.15, roof),
    hut(276, y + 1, 1, roof),
    hut(306, y - 1, 0.85, "honey"),
  ];
  if (level === 1) return village;
  return [
    tower(172, y - 4, 0.78, roof),
    village,
    tower(334, y - 4, 0.78, roof),
    wall(158, 348, y + 6),
    inked(`M242 ${y + 6}v-10q8-9 16 0v10Z`, "walnut"),
  ];
}

export const Landscape = memo(({ stuff, level }: { stuff: Resource; level: number }) => {
  const [far, ridge, near] = HILLS[stuff];
  return (
    <svg class="land" viewBox="0 0 360 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {sky(stuff)}
      {stuff === "stone" && crags()}
      {flat("M-4 150Q50 108 120 132T250 122T364 128V262H-4Z", far)}
      {stuff === "wood" && firs()}
      {flat("M-4 168Q70 138 150 154T364 146V262H-4Z", ridge)}
      {TRADES[stuff](level)}
      <g class="settlement">{settlement(level, ROOFS[stuff])}</g>
      {flat("M-4 196Q80 172 180 184T364 178V560H-4Z", near)}
    </svg>
  );
});

const SOIL: Readonly<Record<Resource, readonly [string, string]>> = {
  wheat: ["hill-wheat-3", "mustard"],
  wood: ["glade", "deep"],
  clay: ["adobe", "kiln"],
  stone: ["iron", "slate"],
};

const CROPS: Readonly<Record<Resource, () => Drawing>> = {
  wheat: () => [28, 45, 62, 78].map((x) => line(`M${x} 30v-9m0 4l-3-4m3 4l3-4`, "walnut", 2)),
  wood: () => [30, 52, 74].map((x) => flat(`M${x - 6} 32L${x} 14L${x + 6} 32Z`, "deep")),
  clay: () => [30, 52, 74].map((x) => flat(`M${x - 7} 30a7 3.6 0 1 0 14 0a7 3.6 0 1 0-14 0Z`, "kiln")),
  stone: () => [30, 54, 76].map((x) => flat(`M${x - 7} 34l3-9 7-2 5 6 1 5Z`, "pebble")),
};

/** A ploughed field; the edge lights up where a vassal may work. */
export const Plot = memo(({ stuff }: { stuff: Resource }) => {
  const [soil, furrow] = SOIL[stuff];
  return (
    <svg class="bed" viewBox="0 0 104 58" preserveAspectRatio="none" aria-hidden="true">
      <path class="edge" d="M17 4H87L101 54H3Z" style={`--soil:var(--paint-${soil})`} />
      {[0, 1, 2, 3].map((i) => line(`M${22 + i * 17} 10L${10 + i * 25} 50`, furrow, 3, 0.6))}
      {CROPS[stuff]()}
    </svg>
  );
});
