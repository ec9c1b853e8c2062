// Cubes as oblique blocks with the icon of their resource on the front, stacked three high.

import type { JSX } from "preact";
import { Glyph } from "../../../ui/icons";
import type { Resource } from "../types";

const SIDE = 20;
const DEPTH = 7;
const HIGH = 3;

/** What happens to the topmost cubes of a stack. */
export type Fate = "given" | "due";

interface StackProps {
  stuff: Resource;
  n: number;
  /** So many of the last ones are lifted: proposed as payment ("given"), or due as tax ("due"). */
  lifted?: number;
  fate?: Fate | undefined;
}

/** Where the cube with this number stands: column, row. */
const placeOf = (i: number): readonly [number, number] => [Math.floor(i / HIGH), i % HIGH];

export function Stack({ stuff, n, lifted = 0, fate = "given" }: StackProps): JSX.Element {
  const columns = Math.ceil(n / HIGH);
  const [width, height] = [columns * SIDE + DEPTH + 2, Math.min(n, HIGH) * SIDE + DEPTH + 2];
  const order = Array.from({ length: n }, (_, i) => i).sort(byDepth);
  return (
    <svg
      class={`stack stack-${stuff}`}
      viewBox={`0 0 ${width} ${height}`}
      style={`--w:${width};--h:${height}`}
      aria-hidden="true"
    >
      {order.map((i) => {
        const [column, row] = placeOf(i);
        const [x, y] = [1 + column * SIDE, height - 1 - (row + 1) * SIDE];
        const isLifted = i >= n - lifted;
        return (
          <g class={`cube ${isLifted ? `lifted ${fate}` : ""}`} data-cube={i} key={i}>
            <Block stuff={stuff} x={x} y={y} />
            {isLifted && fate === "due" && (
              <path class="strike" d={`M${x + 4} ${y + 16}L${x + 16} ${y + 4}`} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Drawn from the right to the left and from the bottom to the top, so that the nearer covers the farther. */
const byDepth = (a: number, b: number): number => {
  const [[ca, ra], [cb, rb]] = [placeOf(a), placeOf(b)];
  return cb - ca || ra - rb;
};

function Block({ stuff, x, y }: { stuff: Resource; x: number; y: number }) {
  return (
    <>
      <path class="top" d={`M${x} ${y}l${DEPTH}-${DEPTH}h${SIDE}l-${DEPTH} ${DEPTH}Z`} />
      <path class="flank" d={`M${x + SIDE} ${y}l${DEPTH}-${DEPTH}v${SIDE}l-${DEPTH} ${DEPTH}Z`} />
      <path class="front" d={`M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}Z`} />
      <Glyph name={stuff} x={x + SIDE / 2} y={y + SIDE / 2} size={12} colour="var(--cube-sign)" />
    </>
  );
}
