// The five families and the four seats: one colour and one mark each, the same in all games.

import type { Fur } from "./catArt";

export interface Family {
  /** A CSS colour: `var(--tide)`. */
  colour: string;
  fur: Fur;
  /** Whether ink is drawn on it rather than white. */
  pale: boolean;
}

export const FAMILIES = {
  tide: { colour: "var(--tide)", fur: "chevrons", pale: false },
  mint: { colour: "var(--mint)", fur: "bars", pale: true },
  brick: { colour: "var(--brick)", fur: "spots", pale: false },
  heather: { colour: "var(--heather)", fur: "waves", pale: false },
  amber: { colour: "var(--amber)", fur: "diamonds", pale: true },
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;
export const FAMILY_NAMES = Object.keys(FAMILIES) as FamilyName[];

const SEAT_SIGNS = ["●", "▲", "■", "◆"] as const;

export const seatColour = (seat: number) => `var(--seat-${seat % 4})`;
export const seatSign = (seat: number) => SEAT_SIGNS[seat % 4] as string;
