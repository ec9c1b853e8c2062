// Cards that are chosen several at once: kept, bought, laid down, given up. What is chosen is the frame's plan.

import { useState } from "preact/hooks";
import type { Choice, Option } from "../../api/choices";
import type { Props } from "./props";

type Pile = "pack" | "kept" | "hand" | "drawn" | "lessons" | "dealt";

interface Asking {
  /** The kind of choice a card is. */
  kind: string;
  pile: Pile;
  /** Whether "done" ends the choosing, so that any number may be chosen. */
  done?: boolean;
}

/** The card choices of a question, and the piles they are made from. */
const ASKING: Readonly<Record<string, Asking>> = {
  draft: { kind: "keep", pile: "pack" },
  buying: { kind: "buy", pile: "kept", done: true },
  drawn: { kind: "buy", pile: "drawn", done: true },
  choosing: { kind: "choose", pile: "hand", done: true },
  find: { kind: "play", pile: "hand" },
  call: { kind: "play", pile: "hand" },
  forget: { kind: "forget", pile: "lessons" },
  family_cards: { kind: "keep_family", pile: "dealt" },
};

/** Whether the open question is about cards. */
export function asksForCards({ question, readOnly, view, seat }: Props): boolean {
  const asked = ASKING[String(question.kind)];
  if (!asked || readOnly) return false;
  return question.kind === "call" || (view.seats[seat]?.[asked.pile] ?? []).length > 0; // a find needs no card
}

export interface Picks {
  kind: string;
  cards: readonly string[];
  /** Positions among the cards. */
  chosen: readonly number[];
  /** How many may be chosen. */
  most: number;
  /** Fish that stay if what is chosen is paid; null where nothing is paid. */
  left: number | null;
  priceOf(card: string): number;
  toggle(at: number, beside: Element): void;
  isLegal(card: string): boolean;
}

/** How many cards may be chosen at once. */
function mostOf(question: Props["question"], asked: Asking): number {
  if (asked.done) return Infinity;
  if ("picks" in question) return question.picks ?? 1;
  return "left" in question ? (question.left ?? 1) : 1;
}

/** Which positions are chosen: those clicked as far as the plan has their cards, then the first of the same card. */
function positions(
  pending: readonly Option[],
  kind: string,
  cards: readonly string[],
  clicked: readonly number[],
): number[] {
  const taken: number[] = [];
  for (const { choice } of pending) {
    if (choice.kind !== kind) continue;
    const fits = (at: number) => cards[at] === choice["card"] && !taken.includes(at);
    const at = [...clicked, ...cards.keys()].find(fits);
    if (at !== undefined) taken.push(at);
  }
  return taken;
}

export function usePicks(props: Props): Picks | null {
  const { question, view, seat, printed, pending } = props;
  const [clicked, setClicked] = useState<readonly number[]>([]);
  const asked = ASKING[String(question.kind)];
  const own = view.seats[seat];
  if (!asked || !own || !asksForCards(props)) return null;
  const { kind } = asked;
  const cards = own[asked.pile] ?? [];
  const chosen = positions(pending, kind, cards, clicked);
  const most = mostOf(question, asked);
  const priceOf = (card: string) => printed.cards.find((entry) => entry.card === card)?.price ?? 0;
  const cost = (at: readonly number[]) => at.reduce((sum, entry) => sum + priceOf(cards[entry] ?? ""), 0);
  const isLegal = (card: string) => props.may({ kind, card }).length > 0;
  const left = kind === "keep" || kind === "buy" ? purse(props, kind, priceOf) - cost(chosen) : null;

  const toggle = (at: number, beside: Element) => {
    const choice: Choice = { kind, card: cards[at] ?? "" };
    const isChosen = chosen.includes(at);
    if (!isChosen && !isLegal(choice["card"] as string)) return props.why(choice, beside);
    if (!isChosen && kind === "buy" && left !== null && left < priceOf(cards[at] ?? "")) return;
    const next = isChosen ? chosen.filter((entry) => entry !== at) : [...chosen, at].slice(-most);
    setClicked(next);
    const plan = next.map((entry): Choice => ({ kind, card: cards[entry] ?? "" }));
    props.pick(...plan, ...(asked.done && plan.length ? [{ kind: "done" }] : []));
  };
  return { kind, cards, chosen, most, left, priceOf, toggle, isLegal };
}

/** The fish to pay with: in a draft, what would be left after all cards kept before are bought. */
function purse({ view, seat, question }: Props, kind: string, priceOf: (card: string) => number): number {
  const own = view.seats[seat];
  if (kind === "buy") return "fish" in question ? (question.fish ?? 0) : (own?.purse ?? 0);
  return (own?.fish ?? 0) - (own?.kept ?? []).reduce((sum, card) => sum + priceOf(card), 0);
}

/** What confirming cards that are chosen together is called; empty if the plan is none of that. */
export function picksText(props: Props, plan: readonly Option[]): string {
  const kind = plan[0]?.choice.kind ?? "";
  if (!["keep", "buy", "choose", "forget", "keep_family"].includes(kind)) {
    const done = kind === "done" && ASKING[String(props.question.kind)]?.done;
    return done ? nothingText(props) : "";
  }
  const cards = plan.filter(({ choice }) => choice.kind === kind).map(({ choice }) => choice["card"]);
  const price = (card: unknown) => props.printed.cards.find((entry) => entry.card === card)?.price ?? 0;
  const fish = cards.reduce<number>((sum, card) => sum + price(card), 0);
  return props.words.say(`screen.pick_${kind}`, { n: cards.length, fish });
}

/** What "done" means where nothing is chosen. */
export function nothingText({ question, words }: Props): string {
  return question.kind === "choosing"
    ? words.say("screen.none_choose")
    : question.kind === "buying" || question.kind === "drawn"
      ? words.say("screen.none_buy")
      : "";
}
