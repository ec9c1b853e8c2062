// How far the tax collector is from a seat, by what the looker may know.

import type { Props } from "./props";
import type { SeatView } from "./types";

const COLLECTOR = "tax_collector";
const FEW = 3; // cards of a deck among which he is "near"

/** In the discard, somewhere in the deck, among its last cards, surely drawn for the next turn, in the hand. */
export type TaxState = "far" | "deck" | "near" | "next" | "now";

export function taxState({ printed }: Props, seat: SeatView): TaxState | null {
  const holds = (cards: Readonly<Record<string, number>> | undefined) => (cards?.[COLLECTOR] ?? 0) > 0;
  if (holds(seat.hand) || holds(seat.known_in_hand)) return "now";
  if (holds(seat.deck)) return seat.deck_size <= printed.hand_size ? "next" : "deck";
  if (holds(seat.hand_and_deck)) return seat.deck_size <= FEW ? "near" : "deck";
  return holds(seat.discard) ? "far" : null;
}

export const isClose = (state: TaxState | null): boolean =>
  state === "near" || state === "next" || state === "now";
