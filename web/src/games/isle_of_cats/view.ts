// The shape of The Isle of Cats' view (view.py) and of what is printed (printed.py).

import type { ScoreLine } from "../../api/wire";
import type { Words } from "../../api/words";
import type { GamePage, TableProps } from "../../table/contract";
import type { BoatDrawing } from "./Boat";

export type Square = readonly [row: number, column: number];
export type Kind = "cat" | "oshax" | "rare" | "common";

export interface LaidTile {
  kind: Kind;
  shape: string;
  colour?: string;
  squares: readonly Square[];
}

export interface FieldCat {
  colour: string;
  shape: string;
  side?: "left" | "right";
  price?: number;
}

/** What a lesson is worth now; `missing` has a sentence, `n` fills it. */
export interface Outlook {
  card: string;
  public?: boolean;
  colour?: string;
  points: number;
  missing: string;
  n: number;
}

export interface SeatOfIsle {
  boat: string;
  figure: string | null;
  tiles: readonly LaidTile[];
  passed: boolean;
  chosen: boolean;
  fish?: number;
  baskets?: { active: number; used: number };
  boots?: number;
  cards_in_hand?: number;
  private_lessons?: number;
  rescue_cards?: number;
  revealed?: readonly string[];
  // Only of the seat that looks:
  hand?: readonly string[];
  pack?: readonly string[];
  kept?: readonly string[];
  picked?: readonly string[];
  /** In the draft: the seat that gets the cards one does not keep. */
  passes_to?: number;
  chosen_cards?: readonly string[];
  drawn?: readonly string[];
  lessons?: readonly string[];
  outlooks?: readonly Outlook[];
  dealt?: readonly string[];
  family_cards?: readonly string[];
}

export interface IsleView {
  mode: "full" | "family" | "solo";
  day: number;
  vesh: number;
  phase: string;
  order: readonly number[];
  fields: readonly FieldCat[];
  supply: Readonly<Record<string, Readonly<Record<string, number>>>>;
  seats: readonly SeatOfIsle[];
  public_lessons?: readonly { card: string; colour: string | null }[];
  sister?: {
    first: boolean;
    colours: readonly string[];
    lessons: readonly string[];
    cards_left: number;
    card: string | null;
    deck: number;
    lines: readonly ScoreLine[];
  };
}

export interface PrintedCard {
  card: string;
  kind: "rescue" | "oshax" | "anytime" | "treasure" | "lesson" | "public_lesson";
  price: number;
}

export interface IslePrinted extends BoatDrawing {
  rows: number;
  columns: number;
  colours: readonly string[];
  shapes: Readonly<Record<string, { kind: Kind; turns: readonly (readonly Square[])[] }>>;
  cards: readonly PrintedCard[];
}

export type Props = TableProps<IsleView, IslePrinted>;
export type Page = GamePage<IsleView, IslePrinted>;

/** A card's name and text, whichever pile it comes from. */
export function cardWords(card: string, words: Words, family: boolean): { title: string; text: string } {
  const [name, text] = family ? ["family_card", "family_text"] : ["card", "card_text"];
  return { title: words.name(name as string, card), text: words.name(text as string, card) };
}
