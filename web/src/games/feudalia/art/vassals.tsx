// The vassals of the learning game, each drawn in its own pose; 120 x 90, the head around (60, 38).

import type { Backdrop } from "./backdrops";
import vassals from "./drawings/vassals.json";
import { type Brushes, drawn, type Strokes } from "./drawn";
import { hat, type HatName } from "./hats";
import { FUR, type Fur, head, type Look } from "./head";
import { type Drawing, dot, inked, line, type Paint } from "./shapes";

/** A drawn character: where it stands, and the cat itself. */
export interface Character {
  backdrop: Backdrop;
  figure(): Drawing;
}

export const torso = (cloth: Paint, trim?: Drawing): Drawing => [
  inked("M60 55C43 55 34 66 31 94H89C86 66 77 55 60 55Z", cloth),
  trim,
];
export const paw = (x: number, y: number, fur: Fur): Drawing => [
  dot(x, y, 5.4, FUR[fur][0]),
  line(`M${x - 1.6} ${y + 1}v3M${x + 1.6} ${y + 1}v3`, "ink", 1),
];

/** A head whose hat is named, or drawn around a named one. */
interface Hatted extends Omit<Look, "hat"> {
  hat: HatName | Strokes;
}
const hatted = (x: number, y: number, scale: number, look: Hatted): Drawing =>
  head(x, y, scale, {
    ...look,
    hat: typeof look.hat === "string" ? hat(look.hat) : drawn(look.hat, { hat }),
  });

const BRUSHES: Brushes = { torso, paw, head: hatted };

export const VASSALS: Readonly<Record<string, Character>> = Object.fromEntries(
  Object.entries(vassals).map(([card, { backdrop, figure }]) => [
    card,
    { backdrop: backdrop as Backdrop, figure: () => drawn(figure, BRUSHES) },
  ]),
);
