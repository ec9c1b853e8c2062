// From what the server sent to what a game's table is given to draw.

import { type Choice, type Choices, fits, type Option } from "../api/choices";
import type { Heard, Printed, Result, SeatView, TableInfo } from "../api/wire";
import type { Words } from "../api/words";
import type { Settings } from "../app/settings";
import { twinOf } from "../cardboard/Face";
import type { Gain, Player, RecentMove, TableProps } from "./contract";

export interface Sources {
  info: TableInfo;
  printed: Printed;
  choices: Choices;
  seatView: SeatView;
  legal: readonly Option[];
  toAct: readonly number[];
  players: readonly Player[];
  words: Words;
  result: Result | null;
  events: readonly Heard[];
  recent?: readonly RecentMove[];
  settings: Settings;
  shown: number;
  readOnly: boolean;
}

/** Everything about choosing; a review has none of it. */
export interface Choosing {
  pending: readonly Option[];
  pick(...plan: Choice[]): void;
  decide(...plan: Choice[]): void;
  confirm(): void;
  show(seat: number): void;
  why(choice: Choice, beside?: Element | null): void;
  whyAtRest(choice: Choice, beside: Element): void;
  cancelRest(): void;
  gains(choice: Choice, ...then: Choice[]): Promise<Gain | null>;
}

export const noChoosing: Choosing = {
  pending: [],
  pick: () => undefined,
  decide: () => undefined,
  confirm: () => undefined,
  show: () => undefined,
  why: () => undefined,
  whyAtRest: () => undefined,
  cancelRest: () => undefined,
  gains: () => new Promise(() => undefined),
};

export function playersOf(info: TableInfo, mySeats: readonly number[], online: readonly number[]): Player[] {
  const levels = info.seats.map(({ kind, level }) => (kind === "bot" ? level : ""));
  return info.seats.map(({ seat, name, kind }) => ({
    seat,
    name,
    bot: kind === "bot",
    level: levels[seat] ?? "",
    twin: twinOf(levels, seat),
    online: kind === "bot" || online.includes(seat),
    mine: mySeats.includes(seat),
  }));
}

/** The short text of a choice; the facts of the question fill its blanks too. */
export function labelOf(
  choice: Choice,
  question: Readonly<Record<string, unknown>>,
  words: Words,
  names: readonly string[],
): string {
  const text = words.say(`choice.${choice.kind}`, { ...question, ...choice }, names);
  return text.startsWith("choice.") ? Object.values(choice).join(" ") : text;
}

export function tableProps(from: Sources, choosing: Choosing): TableProps {
  const { seatView, words, players, legal } = from;
  const names = players.map(({ name }) => name);
  return {
    view: seatView.view,
    printed: from.printed.printed,
    seat: seatView.seat,
    shown: from.shown,
    players,
    names,
    toAct: from.toAct,
    question: seatView.question,
    legal,
    choices: from.choices,
    ...choosing,
    may: (wanted) => legal.filter(({ choice }) => fits(choice, wanted)),
    label: (choice) => labelOf(choice, seatView.question, words, names),
    words,
    result: from.result,
    events: from.events,
    recent: from.recent ?? [],
    settings: from.settings,
    readOnly: from.readOnly,
  };
}
