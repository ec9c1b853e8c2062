// A choice as a small picture, for the review: a card, or a cat on its way to the boat.

import type { Choice } from "../../api/choices";
import { outline } from "../../cardboard/outline";
import { INK } from "../../cardboard/palette";
import { CardPicture } from "./art/CardPicture";
import { cardFace, lessonFace } from "./art/faces";
import { Boat } from "./Boat";
import { squaresAt } from "./placeWords";
import type { Before } from "./props";
import { Tile } from "./Tile";
import { asCells } from "./turning";
import type { Printed } from "./types";

const HULL = "M4 66H130L116 96Q112 102 104 102H30Q22 102 18 96Z";

export function movePicture(choice: Choice, at: Before): preact.JSX.Element | null {
  const { printed } = at;
  if (choice.kind === "place") return placePicture(choice, at);
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

const [WIDE, HIGH] = [9, 7.4]; // squares around a tile that is placed

/** The part of the boat where a tile is laid, with the tile on it. */
function placePicture(choice: Choice, at: Before): preact.JSX.Element | null {
  const { printed, view, question, seat } = at;
  const owner = view.seats[seat];
  if (!owner || question.kind !== "place") return null;
  const cells = asCells(squaresAt(at, choice));
  const middle = (axis: 0 | 1) => {
    const along = cells.map((cell) => cell[axis]);
    return (Math.min(...along) + Math.max(...along) + 1) / 2;
  };
  const corner = `${middle(0) - WIDE / 2} ${middle(1) - HIGH / 2}`;
  return (
    <svg viewBox={`${corner} ${WIDE} ${HIGH}`} aria-hidden="true">
      <Boat drawing={printed} boat={owner.boat} />
      {owner.tiles.map(({ kind, squares, colour }) => (
        <Tile kind={kind} cells={asCells(squares)} colour={colour} />
      ))}
      <Tile kind={question.tile} cells={cells} colour={question.colour ?? null} />
      <path d={outline(cells, 0.02, 0.3)} fill="none" stroke="var(--ok)" stroke-width=".22" />
    </svg>
  );
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
