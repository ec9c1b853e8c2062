// A choice as a small picture, for the review: a card, or a cat on its way to the boat.

import type { Choice } from "../../api/choices";
import { outline } from "../../cardboard/outline";
import { INK } from "../../cardboard/palette";
import { CardPicture } from "./art/CardPicture";
import { cardFace, lessonFace } from "./art/faces";
import { Tile } from "./Tile";
import { asCells } from "./turning";
import type { Printed, View } from "./types";

const HULL = "M4 66H130L116 96Q112 102 104 102H30Q22 102 18 96Z";

export function movePicture(choice: Choice, printed: Printed, _view: View): preact.JSX.Element | null {
  if (choice["card"] !== undefined) return cardPicture(choice, printed);
  if (choice["shape"] !== undefined) return tilePicture(choice, printed);
  return null;
}

function cardPicture(choice: Choice, printed: Printed): preact.JSX.Element | null {
  const card = printed.cards.find((entry) => entry.card === choice["card"]);
  const family = printed.family_cards.find((entry) => entry.card === choice["card"]);
  const face = choice.kind === "keep_family" ? family && lessonFace(family.worth) : card && cardFace(card);
  return face ? <CardPicture face={face} grid={printed.room_grid} /> : null;
}

/** A tile above a hull: it comes aboard. */
function tilePicture(choice: Choice, printed: Printed): preact.JSX.Element | null {
  const shape = printed.shapes[String(choice["shape"])];
  if (!shape) return null;
  const cells = asCells(shape.turns[0] ?? []);
  const colour = choice["colour"] === undefined ? null : String(choice["colour"]);
  return (
    <svg viewBox="0 0 134 110" aria-hidden="true">
      <path d={HULL} fill="var(--hull)" stroke={INK} stroke-width="2.4" stroke-linejoin="round" />
      <path d="M14 72H120" stroke="var(--deck-0)" stroke-width="5" stroke-linecap="round" />
      <g transform="translate(30 6) scale(15)">
        <path d={outline(cells, 0.05, 0.3)} transform="translate(.15 .25)" fill={INK} opacity=".25" />
        <Tile kind={shape.kind} cells={cells} colour={colour} />
      </g>
    </svg>
  );
}
