// A merchant: a cat in a cloak of the seat's colour, with the seat's sign on a cream disc.

import { seatColour } from "../../../cardboard/families";
import { CREAM, INK } from "../../../cardboard/palette";

interface SignProps {
  seat: number;
  x?: number;
  y?: number;
  /** Half of its width. */
  size: number;
  colour: string;
}

/** The sign of a seat as a shape: disc, triangle, square, diamond. */
export function Sign({ seat, x = 0, y = 0, size, colour }: SignProps) {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  const shapes = [
    `M${at(-1, 0)}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`,
    `M${at(0, -1.1)}L${at(1.1, 0.85)}L${at(-1.1, 0.85)}Z`,
    `M${at(-0.9, -0.9)}L${at(0.9, -0.9)}L${at(0.9, 0.9)}L${at(-0.9, 0.9)}Z`,
    `M${at(0, -1.2)}L${at(1.2, 0)}L${at(0, 1.2)}L${at(-1.2, 0)}Z`,
  ];
  return <path d={shapes[seat % 4]} fill={colour} stroke="none" />;
}

interface FigureProps {
  seat: number;
  x?: number;
  y?: number;
  scale?: number;
}

/** A merchant inside a drawing, standing on (x, y + 15). */
export function Figure({ seat, x = 0, y = 0, scale = 1 }: FigureProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill={seatColour(seat)}
      stroke={INK}
      stroke-width="2"
      stroke-linejoin="round"
    >
      <ellipse cy="14" rx="13" ry="4" fill={INK} stroke="none" opacity=".25" />
      <path d="M-11 13C-11 3 -7 -1 0 -1S11 3 11 13Q0 17 -11 13Z" />
      <path d="M-7.5 -7L-8 -17L-2.5 -13.5H2.5L8 -17L7.5 -7C7.5 -2 4 0 0 0S-7.5 -2 -7.5 -7Z" />
      <path d="M-3.2 -7.5h.1M3.2 -7.5h.1" stroke={CREAM} stroke-width="2.6" stroke-linecap="round" />
      <circle cy="8" r="5.4" fill={CREAM} stroke="none" />
      <Sign seat={seat} y={8} size={3.3} colour={INK} />
    </g>
  );
}

/** A merchant by himself, beside a number. */
export const FigureIcon = ({ seat, size = 28 }: { seat: number; size?: number }) => (
  <svg class="figure" width={size * 0.8} height={size} viewBox="-15 -19 30 38" aria-hidden="true">
    <Figure seat={seat} />
  </svg>
);
