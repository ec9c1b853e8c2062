// The brushes: flat shapes with one dark ink line, in the paints of style/tokens.css.

import type { ComponentChildren } from "preact";

/** A drawing in the coordinates of whatever it is put into. */
export type Drawing = ComponentChildren;

/** A paint of the tokens: "straw" is `--paint-straw`; a whole CSS value stands for itself. */
export type Paint = string;

const INK = "var(--tile-ink)";
export const paint = (name: Paint): string =>
  name === "ink" ? INK : name.startsWith("var(") || name === "none" ? name : `var(--paint-${name})`;

/** A shape with the ink line around it. */
export const inked = (d: string, fill: Paint, width = 2.2): Drawing => (
  <path
    d={d}
    fill={paint(fill)}
    stroke={INK}
    stroke-width={width}
    stroke-linejoin="round"
    stroke-linecap="round"
  />
);

/** A shape without a line. */
export const flat = (d: string, fill: Paint, opacity = 1): Drawing => (
  <path d={d} fill={paint(fill)} opacity={opacity === 1 ? undefined : opacity} />
);

export const line = (d: string, stroke: Paint = "ink", width = 2.2, opacity = 1): Drawing => (
  <path
    d={d}
    fill="none"
    stroke={paint(stroke)}
    stroke-width={width}
    stroke-linejoin="round"
    stroke-linecap="round"
    opacity={opacity === 1 ? undefined : opacity}
  />
);

/** An arm, a leg, a stick: a line of paint inside a line of ink. */
export const limb = (d: string, fill: Paint, width = 9): Drawing => [
  line(d, "ink", width + 4.4),
  line(d, fill, width),
];

/** A handle or a shaft, thinner than a limb. */
export const pole = (d: string, wood: Paint = "oak", width = 3.2): Drawing => [
  line(d, "ink", width + 3.6),
  line(d, wood, width),
];

export const dot = (x: number, y: number, r: number, fill: Paint, outlined = true, opacity = 1): Drawing => (
  <circle
    cx={x}
    cy={y}
    r={r}
    fill={paint(fill)}
    opacity={opacity === 1 ? undefined : opacity}
    {...(outlined && { stroke: INK, "stroke-width": 2.2 })}
  />
);

export const oval = (x: number, y: number, rx: number, ry: number, fill: Paint, width = 0): Drawing => (
  <ellipse
    cx={x}
    cy={y}
    rx={rx}
    ry={ry}
    fill={paint(fill)}
    {...(width > 0 && { stroke: INK, "stroke-width": width })}
  />
);

export const at = (x: number, y: number, scale: number, drawing: Drawing, turn = 0): Drawing => (
  <g
    transform={`translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale === 1 ? "" : ` scale(${scale})`}`}
  >
    {drawing}
  </g>
);
