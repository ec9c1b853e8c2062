// What everything on the Isle's table is called, what it does, and what it is worth now.

import type { About, Thing } from "../../table/contract";
import { read, titled, told } from "../../table/told";
import { shownCard } from "./IsleCard";
import { cardWords, type Props } from "./props";
import type { LaidTile, Printed, Question, TileKind, View } from "./types";

type IsleThing = Thing<View, Printed, Question>;

/** "orange, step": a cat by colour and shape. */
const catName = ({ words }: Props, colour: string, shape: string): string =>
  `${words.name("tile", "cat")}: ${words.name("colour", colour)}, ${words.name("shape", shape)}`;

function fieldCat(element: Element, props: Props): About {
  const [colour = "", shape = ""] = read(element, "data-cat").split(/-(.*)/);
  const cat = props.view.fields.find((other) => other.colour === colour && other.shape === shape);
  const price = cat?.price;
  return {
    name: catName(props, colour, shape),
    does: props.words.say("about.cat_does"),
    worth: props.words.say(price === undefined ? "about.cat_free" : "about.cat_price", { n: price ?? 0 }),
  };
}

function find(element: Element, props: Props): About {
  const shape = read(element, "data-shape");
  const kind = (props.printed.shapes[shape]?.kind ?? "common") as TileKind;
  const left = Object.values(props.view.supply).find((shapes) => shape in shapes)?.[shape] ?? 0;
  return {
    name: `${props.words.name("tile", kind)}: ${props.words.name("shape", shape)}`,
    does: props.words.say(`about.${kind}_does`),
    worth: props.words.say("about.left_worth", { n: left }),
  };
}

const isBeside = (a: LaidTile, b: LaidTile): boolean =>
  a.squares.some(([row = 0, column = 0]) =>
    b.squares.some(([r = 0, c = 0]) => Math.abs(row - r) + Math.abs(column - c) === 1),
  );

/** All tiles of its colour that hang together with a tile. */
function familyOf(tile: LaidTile, tiles: readonly LaidTile[]): readonly LaidTile[] {
  const family = [tile];
  for (const member of family)
    family.push(
      ...tiles.filter(
        (other) => other.colour === tile.colour && !family.includes(other) && isBeside(member, other),
      ),
    );
  return family;
}

function laid(element: Element, props: Props): About | null {
  const tiles = props.view.seats[Math.max(0, props.shown)]?.tiles ?? [];
  const tile = tiles.find(({ squares }) => String(squares) === read(element, "data-tile"));
  if (!tile) return null;
  const { words } = props;
  const name = tile.colour
    ? `${words.name("tile", tile.kind)}: ${words.name("colour", tile.colour)}`
    : words.name("tile", tile.kind);
  const worth = tile.colour ? words.say("about.family_worth", { n: familyOf(tile, tiles).length }) : "";
  return { name, does: words.say(`about.${tile.kind}_does`), worth };
}

/** Squares of a room of the boat on screen that no tile covers. */
function room(element: Element, props: Props): About {
  const letter = read(element, "data-room");
  const tiles = props.view.seats[Math.max(0, props.shown)]?.tiles ?? [];
  const covered = new Set(tiles.flatMap(({ squares }) => squares.map(String)));
  const free = props.printed.room_grid.flatMap((row, y) =>
    [...row].filter((mark, x) => mark === letter && !covered.has(`${y},${x}`)),
  ).length;
  return {
    name: props.words.name("room", letter),
    does: props.words.say("about.room_does"),
    worth: props.words.say("about.room_worth", { n: free }),
  };
}

function rat(_: Element, props: Props): About {
  const n = document.querySelectorAll("#board .sea .rat:not(.below)").length;
  return told(props.words, "rat", { n });
}

function map(element: Element, props: Props): About {
  return told(props.words, "map", { colour: read(element, "data-colour") });
}

function store(element: Element, props: Props): About {
  const seat = props.view.seats[Math.max(0, props.shown)];
  const kind = read(element, "data-store");
  const n =
    kind === "fish"
      ? (seat?.fish ?? 0)
      : kind === "boots"
        ? (seat?.boots ?? 0)
        : (seat?.baskets?.active ?? 0);
  return told(props.words, kind, { n });
}

/** A card: its text, what its kind is for, and what it is worth or costs now. */
function card(element: Element, props: Props): About {
  const name = read(element, "data-card");
  const { words, printed, view } = props;
  if (printed.sister_lessons.some((lesson) => lesson.card === name)) {
    const points = view.sister?.lines.find(({ facts }) => facts["card"] === name)?.points ?? 0;
    return {
      name: words.name("sister_card", name),
      does: words.name("sister_text", name),
      worth: words.say("screen.now", { n: points }),
    };
  }
  const family = printed.family_cards.some((other) => other.card === name) && view.mode === "family";
  const { title, text } = cardWords(name, words, family);
  const { kind, price } = shownCard(name, props, family);
  const outlook = view.seats[Math.max(0, props.shown)]?.outlooks?.find((other) => other.card === name);
  const now = outlook ? words.say("screen.now", { n: outlook.points }) : "";
  const cost = price === null || outlook ? "" : words.say("screen.price", { n: price });
  return {
    name: title,
    does: `${text} ${words.say(`about.${kind}_card`)}`,
    worth: [now, cost].filter(Boolean).join(" · "),
  };
}

function otherBoat(element: Element, { words, view, names }: Props): About {
  const seat = Number(read(element, "data-place").replace("boat-", ""));
  return told(words, "other_boat", { name: names[seat] ?? "", n: view.seats[seat]?.tiles.length ?? 0 });
}

function inOrder(element: Element, { words, view, names }: Props): About {
  const place = [...(element.parentElement?.children ?? [])].indexOf(element);
  return told(words, "order", { name: names[view.order[place] ?? 0] ?? "", n: place + 1 });
}

export const things: readonly IsleThing[] = [
  { at: ".islecard, .minicard, .lessonrow", about: card },
  { at: ".fieldcat[data-cat]", about: fieldCat },
  { at: ".fieldcat.gone", about: (element, props) => titled(element, told(props.words, "gone")) },
  { at: ".find[data-shape]", about: find },
  { at: ".stores [data-store]", about: store },
  { at: ".sea .laid", about: laid },
  { at: ".sea .rat:not(.below)", about: rat },
  { at: ".sea .map:not(.below)", about: map },
  { at: ".sea .room", about: room },
  {
    at: ".field h2 b",
    about: (element, props) => told(props.words, "price", { n: Number(element.textContent?.trim() ?? 0) }),
  },
  { at: ".days", about: (_, props) => told(props.words, "days", { n: props.view.day }) },
  { at: ".order li", about: inOrder },
  { at: ".minis .other", about: otherBoat },
  {
    at: ".chooser",
    about: (element, props) => ({ ...told(props.words, "draft"), worth: read(element, "title") }),
  },
  {
    at: ".sister .colours li[title]",
    about: (element, props) => ({ ...told(props.words, "sister"), worth: read(element, "title") }),
  },
];
