// Small pictures by name, centred on 0, 0 and 24 wide: what the faces of cards are put together from.

import type { VNode } from "preact";
import { Cat } from "../../../cardboard/Cat";
import { FAMILIES, FAMILY_NAMES, type FamilyName } from "../../../cardboard/families";
import { type Cell, extent } from "../../../cardboard/outline";
import { CREAM, INK } from "../../../cardboard/palette";
import { Treasure } from "../../../cardboard/Treasure";
import { Glyph } from "../../../ui/icons";
import { familyOf } from "../colours";
import { Bag, Basket, Boot, BrokenBasket, CardBack, Crossed, Fish } from "./things";

const ONE: readonly Cell[] = [[0, 0]];
const BEND: readonly Cell[] = [
  [0, 0],
  [0, 1],
  [1, 1],
];
const PAIR: readonly Cell[] = [
  [0, 0],
  [1, 0],
];
const STEP: readonly Cell[] = [
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
];
const OSHAX: readonly Cell[] = [
  [2, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [0, 2],
];

/** Draw tiles of some cells so that they fill a box of 24 around 0, 0. */
function fitted(cells: readonly Cell[], tile: VNode): VNode {
  const { width, height } = extent(cells);
  const scale = 23 / Math.max(width, height, 1);
  return <g transform={`scale(${scale}) translate(${-width / 2} ${-height / 2})`}>{tile}</g>;
}

const cat = (family: FamilyName | null) =>
  fitted(ONE, <Cat cells={ONE} family={family} oshax={family === null} />);

/** A cat whose colour is still to be named: five stripes of colour and a question mark. */
const anyCat = () => (
  <>
    {FAMILY_NAMES.map((name, i) => (
      <rect key={name} x={-11 + i * 4.4} y="-11" width="4.4" height="22" fill={FAMILIES[name].colour} />
    ))}
    <rect x="-11" y="-11" width="22" height="22" rx="6" fill="none" stroke={INK} stroke-width="1.6" />
    <circle r="7" fill={CREAM} stroke={INK} stroke-width="1.2" />
    <text y="4.4" text-anchor="middle" class="tokentext">
      ?
    </text>
  </>
);

const rat = () => (
  <g transform="scale(33)" fill="var(--rat)">
    <path d="M-.26 .14Q-.22 -.2 .1 -.13Q.32 -.08 .35 .11Q.3 .16 .2 .15Z" />
    <path d="M-.26 .14q-.14 .1 -.02 .2" fill="none" stroke="var(--rat)" stroke-width=".05" />
    <circle cx=".05" cy="-.15" r=".09" />
  </g>
);

const map = () => (
  <g stroke={INK} stroke-linejoin="round">
    <rect x="-11" y="-9" width="22" height="18" rx="3" fill={CREAM} stroke-width="1.5" />
    <path d="M-7 4Q-3 -5 1 1T5 -1" fill="none" stroke-dasharray="2 1.7" stroke-width="1.6" />
    <path d="M3 -5l4 4m0 -4l-4 4" stroke="var(--brick)" stroke-width="2" />
  </g>
);

const book = () => (
  <>
    <rect x="-10" y="-12" width="20" height="24" rx="4" fill={CREAM} stroke={INK} stroke-width="1.4" />
    <path d="M-10 -8.5q0 -3.5 4 -3.5H6q4 0 4 3.5z" fill="var(--isle-lesson)" />
    <Glyph name="book" x={0} y={2} size={13} colour="var(--isle-lesson)" />
  </>
);

const icon = (name: "crown" | "flag" | "moon" | "star") => (
  <Glyph name={name} x={0} y={0} size={22} colour="var(--ink)" />
);

const TOKENS: Readonly<Record<string, () => VNode>> = {
  fish: () => <Fish />,
  basket: () => <Basket />,
  broken: () => <BrokenBasket />,
  boot: () => <Boot />,
  bag: () => <Bag />,
  card: () => <CardBack />,
  oshax: () => fitted(OSHAX, <Cat cells={OSHAX} family={null} oshax />),
  rare: () => fitted(STEP, <Treasure cells={STEP} rare />),
  common: () => fitted(BEND, <Treasure cells={BEND} rare={false} />),
  small: () => fitted(PAIR, <Treasure cells={PAIR} rare={false} />),
  colour: anyCat,
  rat,
  map,
  book,
  crown: () => icon("crown"),
  first: () => icon("flag"),
};

/** Draw a token: a name of the list above, a colour for a cat, `!name` for crossed out, anything else is text. */
export function drawn(name: string): VNode {
  if (name.startsWith("!")) return <Crossed>{drawn(name.slice(1))}</Crossed>;
  const family = familyOf(name);
  if (family) return cat(family);
  const token = TOKENS[name];
  return token ? (
    token()
  ) : (
    <text y="6" text-anchor="middle" class="tokentext">
      {name}
    </text>
  );
}

interface StripProps {
  /** Rows of tokens. */
  rows: readonly (readonly string[])[];
  /** The box they are to fill. */
  x: number;
  y: number;
  width: number;
  height: number;
  largest?: number;
}

/** How much of its box's height a token that is wider than high fills: alone in a row it is drawn larger. */
const FLAT: Readonly<Record<string, number>> = { oshax: 0.75 };

/** Rows of tokens, as large as a box has room for, in its middle. */
export function Strip({ rows, x, y, width, height, largest = 66 }: StripProps) {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const flat = rows.length === 1 && columns === 1 ? (FLAT[rows[0]?.[0] ?? ""] ?? 1) : 1;
  const size = Math.min(largest / flat, width / columns, height / rows.length / flat);
  return (
    <>
      {rows.flatMap((row, r) =>
        row.map((name, c) => (
          <g
            key={`${r},${c}`}
            transform={`translate(${x + width / 2 + (c - (row.length - 1) / 2) * size} ${y + height / 2 + (r - (rows.length - 1) / 2) * size}) scale(${size / 27})`}
          >
            {drawn(name)}
          </g>
        )),
      )}
    </>
  );
}
