// Written by tools/wire_types.py from katzentisch.games.isle_of_cats. Do not edit: `make wire` writes it anew.

/** A room of the boats. */
export type PrintedRoom = { letter: string; symbol: string };

export type TileKind = "common" | "rare" | "oshax" | "cat";

/** A tile: its drawing, and its squares in each turn. */
export type PrintedShape = { kind: TileKind; rows: string[]; turns: number[][][] };

/** Fish for a cat, by field. */
export type PrintedPrices = { left: number; right: number };

export type CardKind = "rescue" | "oshax" | "anytime" | "treasure" | "lesson" | "public_lesson";

export type Basket = "none" | "half" | "whole";

/** What a lesson is worth: points for each thing, or once if as many as `value` are there. */
export type Worth = {
  measure: string; points: number; each: boolean; value: number;
  /** of the cats that count */ colour: string | null; /** letters of the rooms that count */ rooms: string[];
};

/** A sort of discovery card, with the numbers of its copies. */
export type PrintedCard = {
  card: string; kind: CardKind; numbers: number[]; price: number; boots: number; basket: Basket;
  asks_colour: boolean; /** of a lesson */ worth: Worth | null;
};

/** A lesson of the family game. */
export type PrintedFamilyCard = { card: string; number: number; points: number; worth: Worth };

/** A lesson of the sister. */
export type PrintedSisterLesson = { card: string; number: number; worth: Worth };

/** Two positions of the line of cats that are swapped. */
export type SwapStep = { swap: number[] };

/** A common treasure the sister takes. */
export type CommonStep = { take: "common"; shape: string };

/** What the sister takes from a position of a line. */
export type LineStep = { take: "cat" | "oshax" | "rare"; at: number };

/** A basket card of the sister: her speed, her cards of the day, and two steps. */
export type PrintedBasketCard = {
  card: string; number: number; boots: number; baskets: number; steps: (SwapStep | CommonStep | LineStep)[];
};

/** All a page needs to draw any table. */
export type Printed = {
  rows: number; columns: number; room_grid: string[]; rooms: PrintedRoom[];
  boats: { [key: string]: string[] }; colours: string[]; shapes: { [key: string]: PrintedShape };
  prices: PrintedPrices; cards: PrintedCard[]; family_cards: PrintedFamilyCard[];
  sister_lessons: PrintedSisterLesson[]; basket_cards: PrintedBasketCard[];
};

export type Mode = "full" | "family" | "solo";

export type Phase =
  | "figures" | "family_cards" | "draft" | "buying" | "reading" | "choosing" | "rescuing" | "finds" | "call"
  | "taking" | "over";

export type Side = "left" | "right";

/** A cat in the fields; the family game has no sides and no prices. */
export type FieldCat = { colour: string; shape: string; side?: Side; price?: number };

/** The treasures and oshax on the table, by shape. */
export type Supply = {
  common: { [key: string]: number }; rare: { [key: string]: number }; oshax?: { [key: string]: number };
};

/** A tile on a boat. */
export type LaidTile = {
  kind: TileKind; shape: string; /** of a cat or an oshax */ colour?: string; squares: number[][];
};

/** Permanent baskets. */
export type Baskets = { active: number; used: number };

/** The last buying, as all saw it. */
export type Bought = { cards: number; fish: number };

/** One purchase, as all saw it. */
export type Purchase = { day: number; cards: number; fish: number; drawn: boolean };

/** What a lesson is worth now; `missing` is a key of the words, `n` fills its blank. */
export type LessonProgress = {
  card: string; public?: boolean; colour?: string; points: number; missing: string; n: number;
};

/** A seat: what all see, and the secrets of the seat that looks. */
export type Seat = {
  boat: string; figure: string | null; tiles: LaidTile[]; passed: boolean; chosen: boolean; fish?: number;
  baskets?: Baskets; anywhere?: boolean; extra?: number; boots?: number; bought?: Bought;
  purchases?: Purchase[]; cards_in_hand?: number; cards_to_buy?: number; private_lessons?: number;
  rescue_cards?: number; revealed?: string[];
  /** of the seat that looks, or of all when the game is over */ lessons?: string[];
  outlooks?: LessonProgress[]; hand?: string[]; hand_numbers?: number[]; pack?: string[]; kept?: string[];
  picked?: string[]; chosen_cards?: string[]; thrown_away?: string[]; picks?: number; passes_to?: number;
  purse?: number; drawn?: string[];
  /** the card the seat wants to play, until all have answered the call */ wish?: string; dealt?: string[];
  family_cards?: string[];
};

/** A lesson for all, with the colour named for it. */
export type PublicLesson = { card: string; colour: string | null };

/** A line of the sister's score. */
export type SisterLine = { key: string; points: number; facts: { [key: string]: unknown } };

/** The sister of the solo game. */
export type Sister = {
  first: boolean; /** as if the game ended now, on the player's boat */ lines: SisterLine[];
  colours: string[]; lessons: string[]; cards_left: number; card: string | null; deck: number;
  oshax: string[]; rare: string[];
};

/** What a seat, or a spectator, may see. */
export type View = {
  mode: Mode; day: number; vesh: number; phase: Phase; step: number; order: number[]; to_act: number[];
  fields: FieldCat[]; supply: Supply; bag: number; deck: number; seats: Seat[];
  public_lessons?: PublicLesson[]; discard?: string[]; face_down?: number; drawn?: number; sister?: Sister;
};

/** The seat is not asked. */
export type NoQuestion = { [key: string]: undefined };

/** A question whose options say everything. */
export type PlainQuestion = { kind: "figure" | "choosing" | "find" | "turn_end" | "call" | "oshax" };

/** Which cat, or which treasure for a map, to take; and where each of them might lie. */
export type TakingQuestion = { kind: "taking" | "bonus"; places: { [key: string]: number[][] } };

/** Which cards to keep, and how many more. */
export type PicksQuestion = { kind: "family_cards" | "draft"; picks: number };

/** Which cards to buy with so many fish. */
export type BuyingQuestion = { kind: "buying" | "drawn"; fish: number };

/** Which cat to rescue, with how many more rescues in this turn; its baskets, and where each cat might lie. */
export type RescueQuestion = {
  kind: "rescue" | "rescue_more"; fish: number; more: number; baskets: string[];
  places: { [key: string]: number[][] };
};

/** Where to lay a tile. */
export type PlaceQuestion = {
  kind: "place"; shape: string; tile: TileKind; /** of a cat or an oshax */ colour?: string;
};

/** Which basket, or which field, for a cat. */
export type CatQuestion = { kind: "basket" | "arrival"; colour: string; shape: string };

/** Which colour an oshax has. */
export type OshaxColourQuestion = { kind: "oshax_colour"; shape: string };

/** What a card asks, and how many things are left to give for it. */
export type CardQuestion = {
  kind: "lesson_colour" | "option" | "fish_colour" | "sell" | "forget" | "remove"; card: string; left: number;
};

export type TreasureQuestion = {
  kind: "treasure" | "second_treasure"; from: "rare" | "common" | "small"; left: number;
  places: { [key: string]: number[][] };
};

/** Which cat changes its field, and how many more may. */
export type HerdQuestion = { kind: "herd"; left: number };

export type Question =
  | NoQuestion | PlainQuestion | TakingQuestion | PicksQuestion | BuyingQuestion | RescueQuestion
  | PlaceQuestion | CatQuestion | OshaxColourQuestion | CardQuestion | TreasureQuestion | HerdQuestion;
