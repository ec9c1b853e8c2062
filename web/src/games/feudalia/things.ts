// What everything on Feudalia's table is called, what it does, and what it is worth now; whole cards open by themselves (look.ts).

import type { About, Thing } from "../../table/contract";
import { read, told } from "../../table/told";
import { points } from "../../ui/points";
import { lacksFor, missing } from "./Price";
import type { Counts, Props } from "./props";
import type { FiefView, Printed, Question, View } from "./types";

type FeudaliaThing = Thing<View, Printed, Question>;

const seatOf = ({ view, shown }: Props) => view.seats[Math.max(0, shown)];

function fiefAround(element: Element, props: Props): FiefView | undefined {
  const slot = Number(read(element.closest("[data-slot]") ?? element, "data-slot"));
  return seatOf(props)?.fiefs[slot - 1] ?? undefined;
}

function cubes(element: Element, props: Props): About {
  const stuff = read(element, "data-piece").split("-").at(-1) ?? "";
  const n = (fiefAround(element, props)?.cubes as Counts | undefined)?.[stuff] ?? 0;
  return { ...told(props.words, "cubes", { n }), name: props.words.name("cube", stuff) };
}

/** A coin or a cube of a price. */
function part(element: Element, props: Props): About {
  const name = read(element, "data-stuff");
  if (name === "coins")
    return told(props.words, "coins", { n: seatOf(props)?.coins ?? 0, keeps: seatOf(props)?.keeps ?? 0 });
  const has =
    seatOf(props)?.fiefs.reduce((sum, fief) => sum + ((fief?.cubes as Counts | undefined)?.[name] ?? 0), 0) ??
    0;
  return {
    ...told(props.words, name === "any" ? "any" : "cubes", { n: has }),
    name: props.words.name("cube", name),
  };
}

function fiefThing(element: Element, props: Props): About | null {
  const of = fiefAround(element, props);
  if (!of) return null;
  const facts = {
    points: points(of.vp),
    fields: of.free_fields,
    cubes: of.total,
    limit: props.printed.fief_limit,
  };
  return {
    ...told(props.words, "fief", facts),
    name: props.words.say("page.settlement", { colour: of.colour, level: of.level }),
  };
}

function stage(element: Element, props: Props): About | null {
  const { words, printed } = props;
  const card = read(element, "data-card");
  const face =
    printed.cathedral.find((other) => other.card === card) ??
    printed.objectives.find((other) => other.objective === card);
  if (!face) return null;
  return {
    name: words.name("building", card),
    does: words.say("about.stage_does"),
    worth: [
      words.say("about.stage_worth", { points: points(face.vp) }),
      missing(words, lacksFor(props, card)),
    ]
      .filter(Boolean)
      .join(" · "),
  };
}

export const things: readonly FeudaliaThing[] = [
  { at: ".price [data-stuff]", about: part },
  {
    at: ".left",
    about: (element, props) => told(props.words, "left", { n: Number(element.textContent ?? 0) }),
  },
  {
    at: ".kill",
    about: (element, props) => ({ ...told(props.words, "kill"), worth: read(element, "title") }),
  },
  {
    at: ".where",
    about: (element, props) => ({ ...told(props.words, "where"), worth: read(element, "title") }),
  },
  {
    at: ".income",
    about: (element, props) => told(props.words, "income", { n: Number(element.textContent ?? 0) }),
  },
  { at: "[data-look]", about: () => null }, // its whole card opens
  { at: ".stacked, .pilebutton", about: cubes },
  {
    at: ".upgrade",
    about: (element, props) => ({ ...told(props.words, "upgrade"), worth: upgradeOf(element, props) }),
  },
  { at: ".cap", about: (_, props) => told(props.words, "cap", { n: props.printed.fief_limit }) },
  {
    at: ".fate",
    about: (element, props) => told(props.words, "fate", { n: fiefAround(element, props)?.tax ?? 0 }),
  },
  {
    at: ".tagged",
    about: (_, props) =>
      told(props.words, "points", { n: points(seatOf(props)?.vp ?? 0), target: points(props.view.target) }),
  },
  { at: ".city.soon", about: (_, props) => told(props.words, "city_soon") },
  { at: ".city", about: (_, props) => told(props.words, "city") },
  {
    at: ".plots .slot, .plots .here",
    about: (element, props) =>
      told(props.words, "field", { n: fiefAround(element, props)?.free_fields ?? 0 }),
  },
  {
    at: "[data-place=coins], .keeps, .road, .treasury .line",
    about: (_, props) =>
      told(props.words, "coins", { n: seatOf(props)?.coins ?? 0, keeps: seatOf(props)?.keeps ?? 0 }),
  },
  {
    at: ".victory",
    about: (_, props) =>
      told(props.words, "points", { n: points(seatOf(props)?.vp ?? 0), target: points(props.view.target) }),
  },
  { at: ".influences", about: (_, props) => told(props.words, "influence", { n: props.view.now.influence }) },
  {
    at: "[data-place=deck]",
    about: (_, props) =>
      told(props.words, "deck", {
        deck: seatOf(props)?.deck_size ?? 0,
        discard: seatOf(props)?.discard_size ?? 0,
      }),
  },
  { at: ".stage", about: stage },
  { at: ".standing", about: (_, props) => told(props.words, "cathedral") },
  { at: ".fief", about: fiefThing },
  {
    at: ".stall h3",
    about: (element, props) => ({ ...told(props.words, "kind"), name: element.textContent?.trim() ?? "" }),
  },
  {
    at: ".masters h2",
    about: (_, props) => told(props.words, "masters", { n: props.view.master_deck.size }),
  },
];

/** What is missing for the next level of a fief. */
function upgradeOf(element: Element, props: Props): string {
  const slot = read(element.closest("[data-slot]") ?? element, "data-slot");
  return missing(props.words, lacksFor(props, `fief_${slot}`)) || props.words.say("about.upgrade_ready");
}
