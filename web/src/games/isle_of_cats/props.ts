// The types of this game's table, and small helpers for what is printed and seen.

import type { Words } from "../../api/words";
import type { Before as AnyBefore, GamePage, TableProps } from "../../table/contract";
import type { Printed, Question, View } from "./types";

export type Props = TableProps<View, Printed, Question>;
export type Before = AnyBefore<View, Printed, Question>;
export type Page = GamePage<View, Printed, Question>;

/** Row and column, as the server sends them. */
export type Square = readonly number[];

/** A card's name and text, whichever pile it comes from. */
export function cardWords(card: string, words: Words, family: boolean): { title: string; text: string } {
  const [name, text] = family ? ["family_card", "family_text"] : ["card", "card_text"];
  return { title: words.name(name as string, card), text: words.name(text as string, card) };
}
