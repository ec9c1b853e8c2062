// Everybody else: one table says fur, face, hat, garment, tool, load and backdrop; one function draws the cat.

import type { Backdrop } from "./backdrops";
import { type HatName, HATS } from "./hats";
import { type Eyes, type Fur, head, type Look } from "./head";
import { type Drawing, dot, inked, limb, line, type Paint } from "./shapes";
import { type Load, LOADS, type Tool, TOOLS } from "./tools";
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

const w = (
  look: readonly [Fur, Look["marks"] | "", Eyes | ""],
  hat: HatName,
  garment: readonly [Paint, Trim, Paint],
  tool: Tool,
  back: Backdrop,
  load: Load = "none",
  face: Partial<Look> = {},
): Costume => ({
  fur: look[0],
  ...(look[1] && { marks: look[1] }),
  ...(look[2] && { eyes: look[2] }),
  hat,
  cloth: garment[0],
  trim: garment[1],
  second: garment[2],
  tool,
  load,
  back,
  face,
});

/** Vassals of the later scenarios, masters, cathedral masters. */
const CAST: Readonly<Record<string, Costume>> = {
  // Vassals.
  prior: w(["grey", "tux", "half"], "cowl", ["bark", "cross", "linen"], "keys", "church"),
  procurator: w(["black", "", "stern"], "chaperon", ["plum", "chain", "gold"], "scroll", "quay", "chest"),
  farmhand: w(["ginger", "tabby", "open"], "bandana", ["denim", "bib", "oat"], "pitchfork", "wheat", "bag"),
  pickpocket: w(["black", "", ""], "mask", ["graphite", "collar", "brick"], "purse", "tavern"),
  plowman: w(["tabby", "tabby", "stern"], "cockle", ["moss", "bib", "linen"], "plough", "wheat"),
  overseer: w(["grey", "spots", "stern"], "widebrim", ["cocoa", "sash", "gold"], "whip", "yard"),
  bishop: w(["white", "", "closed"], "mitre", ["wine", "cross", "paper"], "crozier", "church", "none", {
    fat: true,
  }),
  friar: w(["brown", "", "closed"], "tonsure", ["cocoa", "collar", "bark"], "cross", "church", "bundle", {
    blush: true,
  }),
  majordomo: w(["tux", "tux", "half"], "beret", ["tide", "chain", "gold"], "keys", "hall"),
  alewife: w(
    ["cream", "patch", "open"],
    "wimple",
    ["brick", "apron", "linen"],
    "tankard",
    "cellar",
    "barrel",
    {
      blush: true,
    },
  ),
  beggar: w(["tabby", "spots", "big"], "rags", ["tan", "patches", "moss"], "bowl", "plain"),
  smuggler: w(["night", "", "half"], "bandana", ["teal", "stripes", "pitch"], "lantern", "quay", "barrel", {
    eye: "lamp",
  }),
  messenger: w(["siam", "siam", "open"], "messenger", ["azure", "sash", "cream"], "letter", "tower", "none", {
    eye: "cyan",
  }),
  pilgrim: w(["ginger", "patch", "closed"], "cockle", ["honey", "cape", "leather"], "staff", "meadow", "bag"),
  // Masters of wheat.
  plow_builder: w(["brown", "tabby", "stern"], "straw", ["oak", "apron", "walnut"], "plough", "wheat"),
  miller: w(["white", "", "half"], "coif", ["linen", "apron", "paper"], "sack", "wheat", "bag", {
    blush: true,
  }),
  baker: w(["cream", "", "closed"], "baker", ["paper", "bib", "honey"], "bread", "kitchen", "basket", {
    blush: true,
  }),
  brewer: w(
    ["ginger", "tabby", "open"],
    "cap",
    ["leather", "apron", "honey"],
    "tankard",
    "cellar",
    "barrel",
    {
      moustache: true,
    },
  ),
  granary_keeper: w(["grey", "tux", "open"], "straw", ["mustard", "bib", "linen"], "keys", "wheat", "sheaf"),
  // Masters of wood.
  lumberer: w(["tabby", "tabby", "stern"], "feather", ["forest", "stripes", "deep"], "axe", "wood", "logs"),
  carpenter: w(["cream", "spots", "open"], "cap", ["denim", "apron", "tan"], "saw", "wood"),
  cabinetmaker: w(
    ["brown", "patch", "half"],
    "beret",
    ["teal", "apron", "leather"],
    "plane",
    "office",
    "chest",
  ),
  charcoal_burner: w(["night", "", "open"], "rags", ["coal", "patches", "brick"], "torch", "wood", "logs", {
    eye: "lamp",
  }),
  forester: w(["ginger", "tabby", "open"], "hood", ["moss", "collar", "deep"], "sapling", "wood"),
  // Masters of clay.
  brick_worker: w(["ginger", "", "stern"], "scarf", ["adobe", "apron", "linen"], "brick", "clay"),
  potter: w(["white", "patch", "closed"], "bandana", ["terra", "apron", "cream"], "pot", "clay"),
  tiler: w(["grey", "spots", "open"], "visor", ["rust", "bib", "sand"], "tile", "clay", "bricks"),
  clay_digger: w(["brown", "tabby", "open"], "leather", ["peach", "patches", "kiln"], "spade", "clay"),
  kiln_master: w(["black", "", "half"], "scarf", ["kiln", "apron", "soot"], "bellows", "clay", "jar", {
    eye: "ember",
  }),
  // Masters of stone.
  quarry_foreman: w(["grey", "tux", "stern"], "widebrim", ["slate", "sash", "brick"], "horn", "stone"),
  stone_hauler: w(
    ["tabby", "tabby", "closed"],
    "bandana",
    ["flint", "patches", "silver"],
    "hook",
    "stone",
    "stones",
  ),
  sculptor: w(["white", "", "half"], "beret", ["snow", "collar", "azure"], "bust", "stone"),
  paver: w(["ginger", "spots", "open"], "coif", ["graphite", "bib", "sand"], "stoneblock", "stone"),
  wall_builder: w(["brown", "", "stern"], "helm", ["iron", "apron", "leather"], "trowel", "stone", "bricks"),
  // Masters of any land.
  mason: w(["grey", "", "stern"], "leather", ["silver", "apron", "leather"], "hammer", "stone", "stones"),
  treasurer: w(["black", "", "half"], "bighat", ["wine", "chain", "gold"], "coins", "office", "chest", {
    eye: "gold",
  }),
  guild_master: w(["tux", "tux", "half"], "chaperon", ["jade", "chain", "gold"], "banner", "office"),
  countess: w(["white", "", "half"], "tiara", ["heather", "collar", "lilac"], "mirror", "hall", "none", {
    lashes: true,
    eye: "heather",
  }),
  dancer: w(["siam", "siam", "wink"], "flower", ["scarlet", "sash", "gold"], "fan", "tavern", "none", {
    eye: "cyan",
    tilt: -8,
    lashes: true,
  }),
  accountant: w(
    ["grey", "patch", "half"],
    "goggles",
    ["coal", "collar", "paper"],
    "quill",
    "office",
    "ledger",
  ),
  architect: w(["cream", "", "open"], "biretta", ["azure", "bib", "snow"], "compass", "office"),
  innkeeper: w(
    ["ginger", "patch", "closed"],
    "skullcap",
    ["brick", "apron", "paper"],
    "cup",
    "cellar",
    "none",
    {
      fat: true,
      moustache: true,
    },
  ),
  bailiff: w(["brown", "tabby", "stern"], "helm", ["brick", "chain", "silver"], "banner", "yard", "shield"),
  chronicler: w(["white", "spots", "half"], "cowl", ["plum", "collar", "linen"], "quill", "office", "ledger"),
  steward: w(["tux", "tux", "open"], "circlet", ["forest", "sash", "gold"], "candle", "hall"),
  chamberlain: w(["lion", "", "half"], "skullcap", ["wine", "cape", "tide"], "keys", "hall", "cloth", {
    mane: true,
  }),
  moneylender: w(["night", "", "half"], "widebrim", ["pitch", "chain", "gold"], "scales", "shop", "bag", {
    eye: "lamp",
  }),
  // Cathedral masters.
  dean: w(["tux", "tux", "closed"], "biretta", ["coal", "cross", "paper"], "book", "church"),
  glazier: w(["cream", "spots", "big"], "goggles", ["denim", "apron", "leather"], "pane", "church"),
  silversmith: w(
    ["grey", "tux", "stern"],
    "cap",
    ["graphite", "apron", "silver"],
    "chalice",
    "church",
    "none",
    {
      eye: "gold",
    },
  ),
};

const lookOf = (c: Costume): Look => ({
  fur: c.fur,
  hat: HATS[c.hat](),
  ...(c.marks && { marks: c.marks }),
  ...(c.eyes && { eyes: c.eyes }),
  ...c.face,
});

/** A cat in its garment: the tool raised in the right paw, a load in the left arm or the paw on the hip. */
function figure(c: Costume): Drawing {
  return [
    <g transform="translate(98 52)">{TOOLS[c.tool]()}</g>,
    torso(c.cloth, TRIMS[c.trim](c.second)),
    limb("M78 67Q97 72 97 58", c.cloth, 10),
    paw(97, 55, c.fur),
    c.load && c.load !== "none" && <g transform="translate(30 78)">{LOADS[c.load]()}</g>,
    limb("M42 66Q28 72 37 82", c.cloth, 10),
    paw(38, 82, c.fur),
    head(59, c.hat === "mitre" || c.hat === "baker" ? 45 : 40, 1, lookOf(c)),
  ];
}

/** The looks of the heads drawn by hand, for the faces in doors and on plates. */
const HEADS: Readonly<Record<string, Look>> = Object.fromEntries(
  Object.entries(CAST).map(([card, costume]) => [card, lookOf(costume)]),
);

const STRANGER: Costume = w(
  ["tabby", "tabby", "open"],
  "cap",
  ["graphite", "plain", "ink"],
  "staff",
  "plain",
);

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
