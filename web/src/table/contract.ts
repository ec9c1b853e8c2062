// What the frame gives a game's table to draw, and what a game's folder offers in return.
//
// A table draws what it is given and picks one of the options it was given. It holds no rule, no price
// and no hidden card; only selection, dragging and animation are its own.

import type { ComponentType, JSX } from "preact";
import type { Choice, Choices, Option } from "../api/choices";
import type { Heard, Result, ScoreLine } from "../api/wire";
import type { Facts, Words } from "../api/words";
import type { Settings } from "../app/settings";
import type { Motion } from "../ui/animate";
import type { IconName } from "../ui/icons";
import type { Counted } from "./count";
import type { Passed } from "./forced";
import type { LogPlan } from "./turns";

export interface Player {
  seat: number;
  name: string;
  bot: boolean;
  /** A bot's level; empty for people. */
  level: string;
  /** How many bots of this level sit before this one. */
  twin: number;
  online: boolean;
  mine: boolean;
}

/** What a choice would gain: points, and the lines of the score that come and go. */
export interface Gain {
  points: number;
  come: readonly ScoreLine[];
  go: readonly ScoreLine[];
}

/** Something another seat did since my last decision. The same number stands on the board and in the strip. */
export interface RecentMove {
  /** 1 for the oldest. */
  n: number;
  seat: number;
  /** The step of the game it belongs to. */
  step: number;
  event: Facts;
  /** The event in words: "Minka bought books for 1". */
  text: string;
}

/**
 * A game knows the types of its own view, question and printed things (its `types.ts`); the frame does not.
 */
export interface TableProps<View = unknown, Printed = unknown, Question = Facts> {
  /** What this seat may see: `table.view(seat)`. */
  view: View;
  /** What is printed on board, tiles and cards: `game.printed()`. */
  printed: Printed;
  /** The seat that looks, or -1 for a spectator. */
  seat: number;
  /** Whose side of the table to show large; `seat` unless a seat pill was clicked. */
  shown: number;
  players: readonly Player[];
  names: readonly string[];
  /** The seats that owe a decision. */
  toAct: readonly number[];
  /** What this seat is asked, with its facts; empty if it owes nothing. */
  question: Question;
  /** Everything this seat may do now; interruptions too. */
  legal: readonly Option[];
  /** All choices of the game by name and number. */
  choices: Choices;
  /** What is chosen and not yet sent; several if one follows from the other. */
  pending: readonly Option[];
  /**
   * Choose; nothing is sent before the confirm button. An illegal choice says why. Without arguments: put
   * back. For what is looked at before it is decided: a cat turned over the boat, a proposal.
   */
  pick(...plan: Choice[]): void;
  /**
   * Decide by one gesture (a click, a drop): sent at once where nothing hidden follows and undo is free, else
   * chosen, and the confirm button asks. The server knows which; the setting "confirm every choice" makes it `pick`.
   */
  decide(...plan: Choice[]): void;
  /** What a lesson asks for: where the table proposes something, it proposes the first of these that is possible. */
  wanted?: readonly Choice[];
  /** The parts (`GamePage.parts`) a lesson speaks of while there is nothing to choose: one view at a time opens the first. */
  spokenOf?: readonly string[];
  /** Send what is chosen, one after the other. */
  confirm(): void;
  /** The legal options with these fields: `may({kind: "buy"})`. */
  may(wanted: Partial<Choice>): readonly Option[];
  /** Show this seat's side of the table large; the own one for going back. */
  show(seat: number): void;
  /** Say why a choice may not be taken now, beside this element. */
  why(choice: Choice, beside?: Element | null): void;
  /** The same once the pointer has rested there for a moment. */
  whyAtRest(choice: Choice, beside: Element): void;
  /** The pointer has left, or has decided. */
  cancelRest(): void;
  /**
   * Ask the server what a legal choice would gain, together with those that follow it; null if one of them is not
   * legal when the question arrives.
   */
  gains(choice: Choice, ...then: Choice[]): Promise<Gain | null>;
  /** The short text of a choice: "Buy wine for 2". */
  label(choice: Choice): string;
  words: Words;
  /** How it ended; null while the game runs. */
  result: Result | null;
  /** The line of a score that is counted now, at the end of a game. */
  counted?: Counted | undefined;
  /** What happened since the last view, to animate. */
  events: readonly Heard[];
  /**
   * What the others did since my last decision, oldest first; it stays until my turn ends. A game draws the
   * number in a chip of the seat's colour where it happened (`<MoveChip>` of table/News.tsx).
   */
  recent: readonly RecentMove[];
  settings: Settings;
  /** Review and spectators: nothing can be picked. */
  readOnly: boolean;
}

/** A decision before it is made: what the seat that decides sees and is asked. */
export type Before<View = unknown, Printed = unknown, Question = Facts> = Pick<
  TableProps<View, Printed, Question>,
  "view" | "printed" | "question" | "seat" | "names" | "words"
>;

/** The value on a seat's pill, with an icon that says what it counts. */
export interface Counter {
  value: number | string;
  icon?: IconName;
  label: string;
}

/** "Round 2", and its phases: "Trade", and whether it is the present one. */
export interface PhasesOfRound {
  text: string;
  steps: readonly { text: string; now: boolean }[];
}

/** What something on the board is called, what it does, and what it is worth now, if anything. */
export interface About {
  name: string;
  does: string;
  worth?: string;
}

/** A kind of thing on the board; null from `about` if the table tells what it is by itself. */
export interface Thing<View = unknown, Printed = unknown, Question = Facts> {
  /** A selector below the board. */
  at: string;
  about(element: Element, props: TableProps<View, Printed, Question>): About | null;
}

/** What `games/<game>/index.tsx` exports by default. Everything but `Table` has a sensible fallback. */
export interface GamePage<View = unknown, Printed = unknown, Question = Facts> {
  Table: ComponentType<TableProps<View, Printed, Question>>;
  /** The side of `shown` in small, for pointing at a seat's pill. */
  Miniature?: ComponentType<TableProps<View, Printed, Question>>;
  /** What is looked at first (the island, a boat, the land of `shown`) alone, filling its box: for the review, where a whole table is too small to read. */
  Scene?: ComponentType<TableProps<View, Printed, Question>>;
  /** The pill beside the title: "Day 2 · Rescue". */
  phase?(props: TableProps<View, Printed, Question>): string;
  /** The phases of a round in their order, in a word each; the present one is marked. Shown in the bar where there is room. */
  phases?(props: TableProps<View, Printed, Question>): PhasesOfRound;
  /** The number on a seat's pill. */
  counter?(props: TableProps<View, Printed, Question>, seat: number): Counter | null;
  /** More on a seat's pill than its count: what everybody shall see of everybody at any time. */
  plate?(props: TableProps<View, Printed, Question>, seat: number): JSX.Element | null;
  /** The table in words, one paragraph each, for screen readers and the key Q. */
  describe?(props: TableProps<View, Printed, Question>): string[];
  /** A choice in the list of moves, where its own name says too little; empty for that. */
  choiceText?(props: Before<View, Printed, Question>, choice: Choice): string;
  /** What is chosen, in words, where the name of its last choice does not say it all; empty for that. */
  plan?(props: TableProps<View, Printed, Question>, plan: readonly Option[]): string;
  /** The text of the confirm button, where the name of the last choice is not the best; empty for that. */
  confirm?(props: TableProps<View, Printed, Question>, plan: readonly Option[]): string;
  /** What choosing this would gain, for the status line. */
  gain?(props: TableProps<View, Printed, Question>, plan: readonly Option[]): string;
  /** Somebody who sits in no seat and is scored all the same: the sister. */
  rival?(props: TableProps<View, Printed, Question>): { name: string; lines: readonly ScoreLine[] } | null;
  /** Small drawings for the rules, by the id of the section they belong to. */
  drawings?(words: Words): Record<string, JSX.Element>;
  /**
   * A choice as a small picture, 134 x 110: token → stall, cat → boat. For the review's better moves; without it,
   * or where it is null, icons of the choice's words are drawn.
   */
  movePicture?(choice: Choice, at: Before<View, Printed, Question>): JSX.Element | null;
  /** What an event sets in motion: cats to boats, tokens from their seat, tiles that turn. */
  motions?(event: Facts, props: TableProps<View, Printed, Question>): readonly Motion[];
  /** What earned a line of a score, as selectors below the board: they are lit one after the other. */
  earned?(line: ScoreLine, props: TableProps<View, Printed, Question>): readonly string[];
  /** Parts of the table that a lesson may light, by name: selectors below the board. */
  parts?: Readonly<Record<string, string>>;
  /** Everything on the table that has a name; the innermost that fits is told. */
  things?: readonly Thing<View, Printed, Question>[];
  /** The chapters of the log and what their headings sum up. */
  log?: LogPlan;
  /** A question that is none: all but one of its answers may be given at any other time too. Null if there is a choice. */
  passed?(props: TableProps<View, Printed, Question>): Passed | null;
  /** Kinds of choice that end a turn, for the key E. */
  ends?: readonly string[];
  /** Keys of this game for the help, with the key of their sentence in the words. */
  keys?: readonly (readonly [key: string, sentence: string])[];
}
