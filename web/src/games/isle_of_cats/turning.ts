// A tile in hand: which of its drawings is shown after a turn or a flip. Drawings are numbered by the server.

import { type Cell, oriented } from "../../cardboard/outline";
import type { Square } from "./props";

export const asCells = (squares: readonly Square[]): Cell[] =>
  squares.map(([row = 0, column = 0]) => [column, row]);

/** Rows and columns a tile takes. */
export const sizeOf = (squares: readonly Square[]): [height: number, width: number] => [
  Math.max(0, ...squares.map(([row = 0]) => row)) + 1,
  Math.max(0, ...squares.map(([, column = 0]) => column)) + 1,
];

const shapeKey = (cells: readonly Cell[]) => cells.map(String).sort().join(";");

/** The number of the drawing that a turn (and perhaps a flip) of this one gives. */
export function turned(
  turns: readonly (readonly Square[])[],
  now: number,
  quarter: number,
  flipped = false,
): number {
  const wanted = shapeKey(oriented(asCells(turns[now] ?? []), quarter, flipped));
  const turn = turns.findIndex((squares) => shapeKey(asCells(squares)) === wanted);
  return turn < 0 ? now : turn;
}

export interface Spot {
  turn: number;
  row: number;
  column: number;
}

export const spotKey = ({ turn, row, column }: Spot) => `${turn},${row},${column}`;

/** The legal spot nearest to this one; the same turn is preferred. */
export function nearest(spots: readonly Spot[], to: Spot): Spot | null {
  const far = (spot: Spot) =>
    Math.hypot(spot.row - to.row, spot.column - to.column) + (spot.turn === to.turn ? 0 : 1.5);
  return spots.reduce<Spot | null>((best, spot) => (!best || far(spot) < far(best) ? spot : best), null);
}
