// Answers that are neither cards nor tiles: colours, baskets, fields, done and pass.

import type { Choice } from "../../api/choices";
import { mark } from "../../cardboard/catArt";
import { FAMILIES } from "../../cardboard/families";
import { INK, WHITE } from "../../cardboard/palette";
import { offer } from "../../table/offer";
import { familyOf } from "./colours";
import type { Props } from "./props";

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

export function Answers({ props }: { props: Props }) {
  const answers = props.readOnly ? [] : props.legal.filter(({ choice }) => !ELSEWHERE.includes(choice.kind));
  if (!answers.length) return null;
  return (
    <div class="answers" role="group" aria-label={props.words.say("table.choices")}>
      {answers.map(({ action, choice }) => (
        <button type="button" key={action} {...offer(props, choice)}>
          {typeof choice["colour"] === "string" && <FamilyChip colour={choice["colour"]} />}
          {isGoingOn(props, choice) ? props.words.say("screen.continue") : props.label(choice)}
        </button>
      ))}
    </div>
  );
}

/** A family's colour with its fur mark. */
export function FamilyChip({ colour }: { colour: string }) {
  const name = familyOf(colour);
  if (!name) return null;
  const family = FAMILIES[name];
  return (
    <svg class="chipmark" viewBox="0 0 1 1" width="26" height="26" aria-hidden="true">
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
