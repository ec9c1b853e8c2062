// What everything on Felinia's table is called, what it does, and what it is worth now.

import type { About, Thing } from "../../table/contract";
import { read, titled, told } from "../../table/told";
import { shownIn, spreadOf } from "./describe";
import { lackOf, shipsOf } from "./Harbour";
import { tipOf } from "./island/Land";
import { liveLine } from "./island/Legends";
import type { Props } from "./props";
import type { Family, Printed, Question, View } from "./types";

type FeliniaThing = Thing<View, Printed, Question>;

const shownFamily = ({ view, shown }: Props): Family => view.seats[Math.max(0, shown)] as Family;

function good(element: Element, props: Props): About {
  const kind = read(element, "data-kind");
  const { scoring } = props.printed.setup;
  const facts = { silver: props.printed.goods.sale.merchandise, points: scoring.merchandise_points };
  return { ...told(props.words, "good", facts), name: props.words.name("good", kind) };
}

/** Silver, gold, spice, food: what its family has of it. */
function resource(element: Element, props: Props): About | null {
  const what = read(element, "data-what");
  const { printed, words } = props;
  if (what === "merchandise") return told(props.words, "store", { ...printed.goods.storage });
  const n = shownFamily(props)[what as "silver" | "gold" | "spice" | "food"];
  const { spices_per_point, gold_points } = printed.setup.scoring;
  const points = what === "gold" ? n * gold_points : Math.floor(n / spices_per_point);
  const silver = printed.goods.sale[what as "gold"] ?? 0;
  return {
    ...told(props.words, what, { n, points, silver, cap: printed.goods.silver.cap }),
    name: words.say(`board.${what}`),
  };
}

function stall(element: Element, props: Props): About {
  const name = read(element, "data-drop");
  const { view, words, question, printed } = props;
  const income =
    question.kind === "bid" ? question.income : (printed.goods.silver.bank_income[view.turn - 1] ?? 0);
  if (name === "bank") return told(props.words, "bank", { income });
  const price = view.spaces.find(({ space }) => space === name)?.price ?? 0;
  if (name === "guild") return told(props.words, "guild");
  return { ...told(props.words, "market", { price }), name: words.name("space", name) };
}

function ship(element: Element, props: Props): About | null {
  const all = [...(element.closest(".ships, .small-ships")?.querySelectorAll(".ship, .small-ship") ?? [])];
  const moored = shipsOf(props)[all.indexOf(element)];
  if (!moored) return null;
  const { boat, berth } = moored;
  const facts = {
    time: boat.departure,
    kingdom: boat.destination,
    seats: boat.seats,
    free: boat.seats - berth.riders.length,
  };
  const worth = [props.words.say("about.boat_worth", facts), lackOf(props, moored).text];
  return { ...told(props.words, "boat", facts), worth: worth.filter(Boolean).join(" · ") };
}

function land(element: Element, props: Props): About | null {
  const id = read(element, "data-province");
  const province = props.printed.board.province.find((other) => other.id === id);
  if (!province) return null;
  const post = props.view.provinces[id];
  const kind = post ? (post.merchant !== null ? "settled" : post.trade ? "post" : "hidden") : province.kind;
  return {
    name: props.words.say("about.land", { province: id, what: shownIn(props, province) }),
    does: props.words.say(`about.${kind}_does`),
    worth: tipOf(props, province),
  };
}

function legend(element: Element, props: Props): About {
  const kingdom = read(element, "data-kingdom");
  const { printed, view, words } = props;
  return {
    name: words.name("kingdom", kingdom),
    does: spreadOf(props, kingdom),
    worth: liveLine(printed, view, words, kingdom),
  };
}

export const things: readonly FeliniaThing[] = [
  { at: ".hinted", about: () => null }, // tells by itself
  { at: ".crate", about: good },
  {
    at: ".at-home, .strip [data-what=merchants]",
    about: (_, props) => told(props.words, "merchants", { n: shownFamily(props).stock }),
  },
  {
    at: ".part.points, .strip [data-what=points]",
    about: (_, props) => told(props.words, "points", { n: shownFamily(props).own?.points ?? 0 }),
  },
  { at: ".part .count[data-what], .strip [data-what], .gift, .track", about: resource },
  {
    at: ".costs",
    about: (element, props) => told(props.words, "price", { price: element.textContent ?? "" }),
  },
  { at: ".coins", about: (_, props) => told(props.words, "fare") },
  {
    at: ".leads-to",
    about: (element, props) => ({ ...told(props.words, "leads_to"), worth: read(element, "title") }),
  },
  { at: ".token", about: (_, props) => told(props.words, "token") },
  { at: ".tile.empty", about: (_, props) => told(props.words, "store", { ...props.printed.goods.storage }) },
  {
    at: ".top-bonus, button.bonus",
    about: (_, props) => told(props.words, "bonus", { left: props.view.bonus.left }),
  },
  { at: ".harbour .pile", about: (_, props) => told(props.words, "pile", { left: props.view.pile.left }) },
  { at: ".ship, .small-ship", about: ship },
  { at: ".stall", about: stall },
  { at: ".store", about: (_, props) => told(props.words, "store", { ...props.printed.goods.storage }) },
  { at: ".set", about: (element, props) => titled(element, told(props.words, "tiles")) },
  { at: ".land", about: land },
  { at: ".legend, .kingdom-foot", about: legend },
  { at: ".overlays button[aria-pressed]", about: (_, props) => told(props.words, "groups") },
  { at: ".overlays button", about: (_, props) => told(props.words, "sets") },
];
