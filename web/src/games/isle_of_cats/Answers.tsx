// Answers that are neither cards nor tiles: colours, baskets, fields, done and pass.

import type { Choice } from "../../api/choices";
import { mark } from "../../cardboard/catArt";
import { FAMILIES } from "../../cardboard/families";
import { INK, WHITE } from "../../cardboard/palette";
import { offer } from "../../table/offer";
import { Icon } from "../../ui/icons";
import { familyOf } from "./colours";
import { nothingText } from "./picks";
import type { Props } from "./props";
import type { Hand } from "./useHeld";

/** Kinds of choice that are made on a card, on a tile or on the boat. */
const ELSEWHERE = [
  "keep",
  "buy",
  "choose",
  "play",
  "forget",
  "keep_family",
  "rescue",
  "herd",
  "take",
  "place",
  "remove",
];

/** The call at the end of a day is answered by going on. */
export const isGoingOn = ({ question }: Props, choice?: Choice) =>
  question.kind === "call" && choice?.kind === "done";

export const answersOf = ({ readOnly, legal }: Props) =>
  readOnly ? [] : legal.filter(({ choice }) => !ELSEWHERE.includes(choice.kind));

export function Answers({ props }: { props: Props }) {
  const answers = answersOf(props);
  if (!answers.length) return null;
  return (
    <div class="answers" role="group" aria-label={props.words.say("table.choices")}>
      {answers.map(({ action, choice }) => (
        <button type="button" key={action} aria-label={answerText(props, choice)} {...offer(props, choice)}>
          {typeof choice["colour"] === "string" && <InColour props={props} colour={choice["colour"]} />}
          <span class="whole">{answerText(props, choice)}</span>
        </button>
      ))}
    </div>
  );
}

/** The sign of a family, and its colour as a word for where the whole answer has no room. */
const InColour = ({ props, colour }: { props: Props; colour: string }) => (
  <>
    <FamilyChip colour={colour} />
    <span class="colourword">{props.words.name("colour", colour)}</span>
  </>
);

function answerText(props: Props, choice: Choice): string {
  if (isGoingOn(props, choice)) return props.words.say("screen.continue");
  return (choice.kind === "done" && nothingText(props)) || props.label(choice);
}

/** The baskets that could be used for the cat in hand, where there is a choice. */
export function Baskets({ props, hand }: { props: Props; hand: Hand }) {
  const { words } = props;
  if (hand.held?.first?.kind !== "rescue" || hand.baskets.length < 2) return null;
  return (
    <div class="answers baskets" role="group" aria-label={words.say("screen.use_basket")}>
      {hand.baskets.map((basket) => (
        <button
          type="button"
          key={basket}
          data-basket={basket}
          aria-pressed={basket === hand.basket}
          onClick={() => hand.takeBasket(basket)}
        >
          <Icon name="basket" size={18} /> {words.name("basket", basket)}
        </button>
      ))}
    </div>
  );
}

/** A family's colour with its fur mark. */
export function FamilyChip({ colour, size = 26 }: { colour: string; size?: number }) {
  const name = familyOf(colour);
  if (!name) return null;
  const family = FAMILIES[name];
  return (
    <svg class="chipmark" viewBox="0 0 1 1" width={size} height={size} aria-hidden="true">
      <rect
        x=".04"
        y=".04"
        width=".92"
        height=".92"
        rx=".26"
        fill={family.colour}
        stroke={INK}
        stroke-width=".06"
      />
      <path
        d={mark([0, 0], family.fur)}
        fill="none"
        stroke={family.pale ? INK : WHITE}
        stroke-width={family.fur === "spots" ? 0.14 : 0.08}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
