// What can be done with a card of the hand: work in a fief, speak with influence, or be turned into coins.

import type { Choice } from "../../api/choices";
import type { Props } from "./props";
import type { VassalPrinted } from "./types";

const PLAYED = ["work", "income", "influence"];

/** The card that is chosen now, if one is. */
export function heldCard({ pending }: Props): string | null {
  const choice = pending[0]?.choice;
  return choice && PLAYED.includes(choice.kind) ? String(choice["vassal"]) : null;
}

/** Where it may lie: `can_work` of the view. */
export const fiefsFor = ({ view, seat }: Props, vassal: string): readonly number[] =>
  view.seats[seat]?.can_work?.[vassal] ?? [];

export const workIn = (vassal: string, fief: number): Choice[] => [
  { kind: "work", vassal },
  { kind: "fief", fief },
];

/** What a card is for, proposed when it is taken up: influence, then a field, then its coins. */
export function proposal(props: Props, vassal: string): Choice[] | null {
  if (props.may({ kind: "influence", vassal }).length) return [{ kind: "influence", vassal }];
  const fief = fiefsFor(props, vassal)[0];
  if (fief !== undefined && props.may({ kind: "work", vassal }).length) return workIn(vassal, fief);
  return props.may({ kind: "income", vassal }).length ? [{ kind: "income", vassal }] : null;
}

/** A card let go on a fief ("2"), on the coins or on the table; an influence card speaks wherever it lies. */
export function dropOn(props: Props, card: VassalPrinted, onto: string | undefined): void {
  const { vassal } = card;
  const fief = Number(onto);
  if (!onto) props.pick();
  else if (onto === "income") props.decide({ kind: "income", vassal });
  else if (card.influence) props.decide({ kind: "influence", vassal });
  else if (!fief) props.pick(...(proposal(props, vassal) ?? []));
  else if (fiefsFor(props, vassal).includes(fief)) props.decide(...workIn(vassal, fief));
  else props.why({ kind: "work", vassal });
}
