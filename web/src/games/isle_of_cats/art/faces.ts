// What is drawn on every card: one table of tokens and squares. Token names are those of tokens.tsx.

import type { PrintedCard, Worth } from "../types";

export type Rows = readonly (readonly string[])[];

export interface FaceOf {
  /** Squares of the boat that are painted. */
  boat?: { squares: "edge" | "middle" | "rooms"; rooms?: readonly string[]; empty?: boolean };
  tokens?: Rows;
  /** What the seal says. */
  seal?: string;
}

const COLOURS = ["blue", "green", "red", "purple", "orange"];
const MOST = 5; // things drawn one by one; of more the number is written

const rows = (text: string): Rows => text.split("/").map((row) => row.trim().split(/\s+/));

/** Cards that do something, by name. */
const DEEDS: Readonly<Record<string, Rows>> = {
  call_an_oshax: rows("oshax"),
  oshax_fish: rows("fish fish / ×1 oshax"),
  place_anywhere: rows("purple / ⤳"),
  draw_two: rows("card card"),
  draw_three: rows("card card card"),
  lucky_bag: rows("bag → colour"),
  sell_a_basket: rows("basket / fish 5"),
  herd_the_cats: rows("red ⇄ blue"),
  lesson_fish: rows("fish / ×1 book"),
  one_more_cat: rows("+1 green"),
  new_arrivals: rows("bag / blue red green orange"),
  new_basket: rows("+1 basket"),
  lessons_for_a_basket: rows("book book → basket"),
  treasures_for_a_basket: rows("small common → basket"),
  rainbow_fish: rows("fish / blue green red purple orange"),
  rare_treasure_fish: rows("fish fish / ×1 rare"),
  common_treasure_fish: rows("fish / ×1 common"),
  one_colour_fish: rows("fish / ×1 colour"),
  rare_or_two_common: rows("rare / common small"),
  two_small_or_pay_for_two_common: rows("small small / fish common common"),
};

/** So many of a thing, in rows of at most five; many as a number. */
function many(thing: string, value: number): Rows {
  if (value === 0) return [[`!${thing}`]];
  if (value > MOST) return [[`${value}`, thing]];
  const all = Array.from({ length: value }, () => thing);
  return value > 3 ? [all.slice(0, Math.ceil(value / 2)), all.slice(Math.ceil(value / 2))] : [all];
}

/** What a lesson measures, as squares of the boat and tokens. */
const MEASURED: Readonly<Record<string, (worth: Worth) => FaceOf>> = {
  edge_empty: () => ({ boat: { squares: "edge" } }),
  middle_row_empty: () => ({ boat: { squares: "middle" } }),
  cats: ({ value }) => ({ tokens: [[String(value)], ["blue", "red", "green"]] }),
  oshax: () => ({ tokens: [["oshax"]] }),
  colour_count: ({ colour, value }) => ({ tokens: many(colour ?? "colour", value || 1) }),
  min_colour_count: ({ value }) => ({ tokens: Array.from({ length: value }, () => COLOURS) }),
  edge_cats: () => ({ boat: { squares: "edge" }, tokens: [["red", "blue"]] }),
  edge_colour_count: ({ colour }) => ({ boat: { squares: "edge" }, tokens: [[colour ?? "colour"]] }),
  edge_colour_best: () => ({ boat: { squares: "edge" }, tokens: [["blue", "blue", "blue"]] }),
  edge_colours: () => ({ boat: { squares: "edge" }, tokens: [COLOURS] }),
  lonely_cats: () => ({ tokens: [["red", "purple", "green"]] }),
  lonely_colour_count: () => ({ tokens: [["red", "colour", "green"]] }),
  families: () => ({ tokens: rows("blue blue / blue blue") }),
  family_lead: () => ({ tokens: rows("crown / blue blue blue") }),
  largest_family: () => ({ tokens: rows("crown / blue blue blue") }),
  nth_family_points: () => ({ tokens: rows("1. blue blue blue / 2. red red / 3. green ×2") }),
  rare_treasures: () => ({ tokens: [["rare"]] }),
  common_treasures: () => ({ tokens: rows("common small") }),
  treasures: ({ value }) => ({
    tokens: value > 0 ? rows("rare common small / common rare") : rows("rare common"),
  }),
  treasures_touching: () => ({ tokens: rows("common colour") }),
  visible_rats: ({ value, each }) => ({ tokens: each ? rows("rat") : many("rat", value) }),
  visible_maps: () => ({ tokens: [["map"]] }),
  filled_rooms: () => ({ boat: { squares: "rooms", rooms: ["B", "C", "F"] } }),
  rooms_unfilled_of: ({ rooms }) => ({ boat: { squares: "rooms", rooms } }),
  rooms_touched_of: ({ rooms }) => ({ boat: { squares: "rooms", rooms, empty: true } }),
  private_lessons: ({ value, each }) => ({ tokens: each ? rows("book") : many("book", value) }),
  permanent_baskets: ({ value }) => ({ tokens: many("basket", value) }),
  turn_position: () => ({ tokens: rows("1. first") }),
  fish: ({ value, each }) => ({ tokens: each ? rows("fish") : many("fish", value) }),
  colours_not_touching_treasure: () => ({ tokens: rows("!common / blue green red") }),
  colours_not_on_edge: () => ({ boat: { squares: "edge" }, tokens: rows("!blue !green !red") }),
  colours_not_touching_rat: () => ({ tokens: rows("!rat / blue green red") }),
  cats_over_15: () => ({ tokens: rows(">15 / blue red") }),
  cats_not_touching_treasure: () => ({ tokens: rows("!common blue") }),
  covered_maps: () => ({ tokens: rows("!map") }),
  best_solo_lesson: () => ({ tokens: rows("book ×2") }),
};

/** The measures that have a picture, for the test that all of them have. */
export const MEASURES_DRAWN: readonly string[] = Object.keys(MEASURED);

export function lessonFace(worth: Worth): FaceOf {
  const { points, each } = worth;
  return { ...MEASURED[worth.measure]?.(worth), seal: each ? `${points}×` : String(points) };
}

function rescueTokens({ basket, boots }: PrintedCard): Rows {
  const shod = Array.from({ length: boots }, () => "boot");
  if (basket === "none") return [shod.slice(0, 2), shod.slice(2)];
  const held = basket === "half" ? "broken" : "basket";
  return shod.length > 1 ? [[held], shod] : [[held, ...shod]];
}

export function cardFace(card: PrintedCard): FaceOf {
  if (card.worth) return lessonFace(card.worth);
  return { tokens: card.kind === "rescue" ? rescueTokens(card) : (DEEDS[card.card] ?? []) };
}
