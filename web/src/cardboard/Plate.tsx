// A rounded plate inside a picture: labels, chips, tiles and crates lie on it.

import { INK } from "./palette";

interface PlateProps {
  width: number;
  height?: number;
  round: number;
  fill: string;
  /** The width of the ink line around it. */
  line: number;
  /** Its colour. */
  ink?: string;
  /** Its middle; x is 0. */
  y?: number;
}

export const Plate = ({ width, height = width, round, fill, line, ink = INK, y = 0 }: PlateProps) => (
  <rect
    x={-width / 2}
    y={y - height / 2}
    width={width}
    height={height}
    rx={round}
    fill={fill}
    stroke={ink}
    stroke-width={line}
  />
);
