// A card of the game, whole or small: kind, price, picture, name, text, and what paying for it would leave.

import type { ComponentChildren } from "preact";
import { Icon } from "../../ui/icons";
import { CardPicture } from "./art/CardPicture";
import { cardFace, type FaceOf, lessonFace } from "./art/faces";
import { PriceFish } from "./art/things";
import { cardWords, type Props } from "./props";
import type { CardKind, Printed } from "./types";

export interface Shown {
  title: string;
  text: string;
  kind: CardKind;
  price: number | null;
  face: FaceOf;
}

/** Everything that is printed on a card, of the deck or of the family game. */
export function shownCard(card: string, props: Pick<Props, "printed" | "words">, family: boolean): Shown {
  const { printed, words } = props;
  const { title, text } = cardWords(card, words, family);
  if (family) return { title, text, kind: "lesson", price: null, face: familyFace(card, printed) };
  const known = printed.cards.find((other) => other.card === card);
  if (!known) return { title, text, kind: "lesson", price: null, face: {} };
  return { title, text, kind: known.kind, price: known.price, face: cardFace(known) };
}

function familyFace(card: string, printed: Printed): FaceOf {
  const worth = printed.family_cards.find((other) => other.card === card)?.worth;
  return worth ? lessonFace(worth) : {};
}

interface CardProps {
  card: string;
  props: Props;
  family?: boolean;
  /** Whether the price hangs at its corner. */
  priced?: boolean;
  foot?: ComponentChildren;
  /** Attributes of a button; without them the card only lies there. */
  offered?: Record<string, unknown> | undefined;
  chosen?: boolean;
  /** The tab on a chosen card. */
  mark?: string;
  /** The key that chooses it. */
  shortcut?: number;
}

export function IsleCard(given: CardProps) {
  const { card, props, family = false, offered, chosen = false } = given;
  const { title, text, kind, price, face } = shownCard(card, props, family);
  const inside = (
    <>
      {given.priced && price !== null && (
        <PriceFish price={price} label={props.words.say("screen.price", { n: price })} />
      )}
      <span class="kind">{props.words.say(`screen.kind_${kind}`)}</span>
      {given.shortcut !== undefined && (
        <kbd class="key" aria-hidden="true">
          {given.shortcut}
        </kbd>
      )}
      <span class="art">
        <CardPicture face={face} grid={props.printed.room_grid} />
      </span>
      <span class="text">
        <b>{title}</b>
        <span>{text}</span>
      </span>
      {given.foot && <span class="foot">{given.foot}</span>}
      {chosen && given.mark && (
        <span class="keepmark">
          <Icon name="check" size={13} /> {given.mark}
        </span>
      )}
    </>
  );
  const look = `islecard ${kind} ${given.priced && price !== null ? "priced" : ""} ${chosen ? "chosen" : ""}`;
  return offered ? (
    <button type="button" class={look} data-card={card} {...offered}>
      {inside}
    </button>
  ) : (
    <div class={look} data-card={card}>
      {inside}
    </div>
  );
}

interface MiniProps {
  card: string;
  props: Props;
  family?: boolean;
  foot?: ComponentChildren;
  offered?: Record<string, unknown> | undefined;
}

/** A card in small: its colour, its picture and one line. The title says the rest. */
export function MiniCard({ card, props, family = false, foot, offered }: MiniProps) {
  const { title, text, kind, face } = shownCard(card, props, family);
  const inside = (
    <>
      <span class="art">
        <CardPicture face={face} grid={props.printed.room_grid} />
      </span>
      <span class="line">{foot ?? title}</span>
      {foot !== undefined && <span class="spoken">{title}</span>}
    </>
  );
  const attributes = { class: `minicard ${kind}`, "data-card": card, title: `${title}: ${text}` };
  return offered ? (
    <button type="button" {...attributes} {...offered}>
      {inside}
    </button>
  ) : (
    <span {...attributes}>{inside}</span>
  );
}
