// Where a tile may lie, as the question says it: by turn and row one number whose bits are columns.

import type { Props } from "./props";
import type { Spot } from "./turning";

export type Places = readonly (readonly number[])[];

/** The places of a shape that could be taken now; null if the server did not say. */
export function placesOf(question: Props["question"], shape: string): Places | null {
  return ("places" in question && question.places?.[shape]) || null;
}

export function isPlace(places: Places, { turn, row, column }: Spot): boolean {
  if (row < 0 || column < 0) return false;
  return (((places[turn]?.[row] ?? 0) >> column) & 1) === 1;
}

export function spotsOf(places: Places): Spot[] {
  return places.flatMap((rows, turn) =>
    rows.flatMap((word, row) => columnsOf(word).map((column) => ({ turn, row, column }))),
  );
}

/** The bits that are set. */
function columnsOf(word: number): number[] {
  const columns: number[] = [];
  for (let column = 0; word >> column; column++) if ((word >> column) & 1) columns.push(column);
  return columns;
}
