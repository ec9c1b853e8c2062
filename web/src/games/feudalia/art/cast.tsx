// Everybody else: one table says fur, face, hat, garment, tool, load and backdrop; one function draws the cat.

import type { Backdrop } from "./backdrops";
import cast from "./drawings/cast.json";
import { hat, type HatName } from "./hats";
import { type Eyes, type Fur, head, type Look } from "./head";
import { type Drawing, dot, inked, limb, line, type Paint } from "./shapes";
import { load, type Load, tool, type Tool } from "./tools";
import { type Character, paw, torso, VASSALS } from "./vassals";

type Trim =
  | "plain"
  | "apron"
  | "bib"
  | "stripes"
  | "sash"
  | "collar"
  | "cape"
  | "cross"
  | "patches"
  | "chain";

interface Costume {
  fur: Fur;
  marks?: Look["marks"];
  eyes?: Eyes;
  face?: Partial<Look>;
  hat: HatName;
  cloth: Paint;
  trim: Trim;
  second: Paint;
  tool: Tool;
  load?: Load;
  back: Backdrop;
}

/** What is sewn on the garment. */
const TRIMS: Readonly<Record<Trim, (colour: Paint) => Drawing>> = {
  plain: () => null,
  apron: (c) => inked("M48 58L44 94H76L72 58Q60 64 48 58Z", c),
  bib: (c) => inked("M60 55L47 58L50 94H70L73 58Z", c),
  stripes: (c) => line("M40 66V94M50 58V94M60 56V94M70 58V94M80 66V94", c, 3),
  sash: (c) => inked("M44 58L52 56L80 88L76 94H70Z", c),
  collar: (c) => inked("M44 56Q60 74 76 56L72 66Q60 80 48 66Z", c),
  cape: (c) => [
    inked("M60 54C38 54 26 70 22 94H40C40 78 46 66 60 62C74 66 80 78 80 94H98C94 70 82 54 60 54Z", c),
    dot(60, 62, 3.4, "gold"),
  ],
  cross: (c) => [inked("M48 56L46 94H74L72 56Q60 64 48 56Z", c), line("M60 68V88M53 75H67", "gold", 3.4)],
  patches: (c) => [
    inked("M40 72L52 70L53 82L42 84Z", c, 1.8),
    inked("M66 80L78 77L80 88L68 90Z", c, 1.8),
    line("M42 75l3-1M70 82l3-1", "white", 1.2),
  ],
  chain: (c) => [line("M46 58Q60 82 74 58", "ink", 5), line("M46 58Q60 82 74 58", c, 2.6), dot(60, 73, 4, c)],
};

/** Vassals of the later scenarios, masters, cathedral masters. */
const CAST = cast as Readonly<Record<string, Costume>>;

const lookOf = (c: Costume): Look => ({
  fur: c.fur,
  hat: hat(c.hat),
  ...(c.marks && { marks: c.marks }),
  ...(c.eyes && { eyes: c.eyes }),
  ...c.face,
});

/** A cat in its garment: the tool raised in the right paw, a load in the left arm or the paw on the hip. */
function figure(c: Costume): Drawing {
  return [
    <g transform="translate(98 52)">{tool(c.tool)}</g>,
    torso(c.cloth, TRIMS[c.trim](c.second)),
    limb("M78 67Q97 72 97 58", c.cloth, 10),
    paw(97, 55, c.fur),
    c.load && <g transform="translate(30 78)">{load(c.load)}</g>,
    limb("M42 66Q28 72 37 82", c.cloth, 10),
    paw(38, 82, c.fur),
    head(59, c.hat === "mitre" || c.hat === "baker" ? 45 : 40, 1, lookOf(c)),
  ];
}

/** The looks of the heads drawn by hand, for the faces in doors and on plates. */
const HEADS: Readonly<Record<string, Look>> = Object.fromEntries(
  Object.entries(CAST).map(([card, costume]) => [card, lookOf(costume)]),
);

const STRANGER: Costume = {
  fur: "tabby",
  marks: "tabby",
  eyes: "open",
  hat: "cap",
  cloth: "graphite",
  trim: "plain",
  second: "ink",
  tool: "staff",
  back: "plain",
};

/** A card's character; whoever has no drawing of its own is a tabby with a staff. */
export function characterOf(card: string): Character {
  const own = VASSALS[card];
  if (own) return own;
  const costume = CAST[card] ?? STRANGER;
  return { backdrop: costume.back, figure: () => figure(costume) };
}

/** The head alone, with other eyes while the cat sleeps. */
export function headOf(card: string, asleep = false): Drawing {
  const look = HEADS[card] ?? lookOf(STRANGER);
  return head(0, 0, 1, asleep ? { ...look, eyes: "closed" } : look);
}

/** The cards that have a character of their own. */
export const DRAWN: readonly string[] = [...Object.keys(VASSALS), ...Object.keys(CAST)];
