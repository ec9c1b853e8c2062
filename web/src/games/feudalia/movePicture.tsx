// A choice as a small picture, for the review: the cat it is about, and what becomes of it.

import type { JSX } from "preact";
import type { Choice } from "../../api/choices";
import { INK } from "../../cardboard/palette";
import { backdrop } from "./art/backdrops";
import { characterOf } from "./art/cast";
import { Sign, type SignName } from "./art/signs";
import { colourOf } from "./Price";
import type { Before } from "./props";

/** What a kind of choice leads to, as a sign. */
const TOWARD: Readonly<Record<string, SignName>> = {
  work: "field",
  use: "field",
  income: "coin",
  sell: "coin",
  influence: "crown",
  hire: "cards",
  hire_master: "home",
  take_master: "home",
  house: "home",
  hire_cathedral_master: "home",
  keep: "check",
  discard: "cross",
  eliminate: "cross",
  put_under: "cards",
  upgrade: "up",
  build: "window",
};

const CARDS = ["vassal", "master", "card"];

export function movePicture(choice: Choice, at: Before): JSX.Element | null {
  const toward = TOWARD[choice.kind];
  const card = CARDS.map((field) => choice[field]).find((name) => isCat(at, name));
  const fief = at.view.seats[at.seat]?.fiefs[Number(choice["fief"] ?? 0) - 1];
  if (card === undefined && !fief && choice.kind !== "build") return null;
  return (
    <svg viewBox="0 0 134 110" aria-hidden="true">
      {card !== undefined && <Card card={String(card)} />}
      {card === undefined && (
        <Spot x={36} name={fief ? fief.colour : "window"} {...(fief && { colour: colourOf(fief.colour) })} />
      )}
      {toward && (
        <>
          <path class="arrow" d="M76 55H88M82 48L89 55L82 62" />
          <Spot x={112} name={fief && card !== undefined ? fief.colour : toward} />
        </>
      )}
    </svg>
  );
}

const isCat = ({ printed }: Before, name: unknown): boolean =>
  printed.vassals.some(({ vassal }) => vassal === name) ||
  [...printed.masters, ...printed.cathedral_masters].some(({ master }) => master === name);

/** The cat as on its card. */
function Card({ card }: { card: string }) {
  const character = characterOf(card);
  return (
    <g stroke={INK}>
      <svg x="6" y="13" width="64" height="84" viewBox="24 0 72 90" preserveAspectRatio="xMidYMin slice">
        <g stroke="none">{backdrop(character.backdrop)}</g>
        {character.figure()}
      </svg>
      <rect x="6" y="13" width="64" height="84" rx="9" fill="none" stroke-width="2.4" />
    </g>
  );
}

/** A sign on a small card. */
const Spot = ({ x, name, colour = INK }: { x: number; name: string; colour?: string }) => (
  <g transform={`translate(${x} 55)`}>
    <rect class="card" x="-18" y="-18" width="36" height="36" rx="9" />
    <g transform="translate(-12 -12)">
      <Sign name={name as SignName} size={24} colour={colour} />
    </g>
  </g>
);
