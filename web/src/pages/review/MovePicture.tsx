// A choice as a small picture: as the game draws it, else icons of the words the choice is made of.

import type { Choice } from "../../api/choices";
import { seatColour } from "../../cardboard/families";
import type { Before, GamePage } from "../../table/contract";
import { Glyph, type IconName, ICONS } from "../../ui/icons";
import { SignMark } from "./SignMark";

interface MovePictureProps {
  page: GamePage;
  choice: Choice;
  seat: number;
  /** What the deciding seat saw and was asked; null until it has arrived. */
  before: Before | null;
}

/** Words of choices that mean what an icon of another name shows. */
const MEANT: Readonly<Record<string, IconName>> = {
  bank: "coin",
  income: "coin",
  pay: "coin",
  buy: "coin",
  sell: "coin",
  silver: "coin",
  market: "basket",
  guild: "crown",
  influence: "crown",
  board: "anchor",
  ship: "anchor",
  go: "map",
  place: "map",
  reveal: "eye",
  books: "book",
  watches: "watch",
  coats: "coat",
  glasses: "glass",
  keep: "hand",
  take: "hand",
  choose: "hand",
  rescue: "basket",
  herd: "paw",
  colour: "paw",
  hire: "merchant",
  work: "merchant",
  vassal: "merchant",
  build: "window",
  upgrade: "window",
  pass: "clock",
  stop: "clock",
  done: "check",
  end: "check",
  decline: "cross",
  discard: "cross",
};

/** The icons of a choice: of its values first, which say more than its kind. */
export function iconsOf({ kind, ...fields }: Choice): IconName[] {
  const parts = [...Object.values(fields), kind].flatMap((value) => String(value).split(/[_ ]/));
  const icons = parts.flatMap((part) => (part in ICONS ? (part as IconName) : (MEANT[part] ?? [])));
  return [...new Set(icons)].slice(0, 2);
}

export function MovePicture({ page, choice, seat, before }: MovePictureProps) {
  const drawn = before && page.movePicture?.(choice, before);
  return (
    <span class="move-picture" aria-hidden="true">
      {drawn ?? <Icons choice={choice} seat={seat} />}
    </span>
  );
}

/** The seat's token, an arrow, and what it is about. */
function Icons({ choice, seat }: { choice: Choice; seat: number }) {
  const icons = iconsOf(choice);
  const shown: readonly IconName[] = icons.length ? icons : ["paw"];
  return (
    <svg viewBox="0 0 134 110">
      <g transform="translate(30 55)">
        <circle r="19" fill="var(--panel)" stroke={seatColour(seat)} stroke-width="3.4" />
        <SignMark seat={seat} size={18} />
      </g>
      <path class="arrow" d="M56 55H72M66 48L73 55L66 62" />
      {shown.map((name, i) => (
        <g transform={`translate(102 ${55 + 46 * (i - (shown.length - 1) / 2)})`}>
          <rect class="card" x="-20" y="-20" width="40" height="40" rx="9" />
          <Glyph name={name} x={0} y={0} size={26} colour="var(--tile-ink)" />
        </g>
      ))}
    </svg>
  );
}
