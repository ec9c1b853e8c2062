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

/** What a lesson asks for just now. */
export const askedFor = ({ wanted, question }: Props): Choice | undefined =>
  question.kind === "main" ? wanted?.[0] : undefined;

/** The field to work in that a lesson asks for; else the first. */
function fieldFor(props: Props, vassal: string): number | undefined {
  const fiefs = fiefsFor(props, vassal);
  const then = props.wanted?.[1];
  return askedFor(props)?.kind === "work" && then?.kind === "fief"
    ? (fiefs.find((fief) => fief === then["fief"]) ?? fiefs[0])
    : fiefs[0];
}

/** What a card is for, proposed when it is taken up: what a lesson asks for, influence, then a field, then its coins. */
export function proposal(props: Props, vassal: string): Choice[] | null {
  const fief = fieldFor(props, vassal);
  const works = fief !== undefined && props.may({ kind: "work", vassal }).length > 0;
  const asked = askedFor(props)?.kind;
  if (asked === "income" && props.may({ kind: "income", vassal }).length) return [{ kind: "income", vassal }];
  if (asked === "work" && works) return workIn(vassal, fief);
  if (props.may({ kind: "influence", vassal }).length) return [{ kind: "influence", vassal }];
  if (works) return workIn(vassal, fief);
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
