// A table as one seat plays it: what it sees, what it may choose and has chosen.

import { useMemo, useState } from "preact/hooks";
import { type Choice, Choices, type Option } from "../api/choices";
import { isInLesson } from "../api/lessonProgress";
import type { Heard, Printed, SeatView, TableInfo } from "../api/wire";
import type { Words } from "../api/words";
import { useSettings } from "../app/services";
import type { GamePage, Player, TableProps } from "./contract";
import { alone, type Passed, usePassed } from "./forced";
import { useFreshEvents } from "./freshEvents";
import { type Plan, usePlan } from "./plan";
import { playersOf, tableProps } from "./props";
import { useRecentMoves } from "./recent";
import { type Coach, mayBeAdvised, useCoach } from "./useCoach";
import type { LiveTable } from "./useTable";
import { useWhyNot, type WhyNotQuestions } from "./useWhyNot";

export interface FrameProps {
  live: LiveTable;
  info: TableInfo;
  printed: Printed;
  page: GamePage;
  words: Words;
}

export interface Play {
  seat: number;
  seatView: SeatView;
  players: readonly Player[];
  heard: readonly Heard[];
  legal: readonly Option[];
  readOnly: boolean;
  plan: Plan;
  coach: Coach;
  /** Whether this seat may ask for hints. */
  advised: boolean;
  /** Put back the choice the coach asked about. */
  thinkAgain(): void;
  whyNot: WhyNotQuestions;
  /** What the game's table is given to draw. */
  props: TableProps;
  pick(...wanted: Choice[]): void;
  decide(...wanted: Choice[]): void;
  /** What was taken by itself because nothing else could be done, in words; empty if nothing was. */
  byItself: string;
  /** Whose side of the table is large. */
  shown: number;
  setShown(of: number | null): void;
  /** Show a side of the table large; the same again for the own one. */
  show(of: number): void;
  undo(): void;
  redo(): void;
}

export function usePlay(frame: FrameProps, seat: number): Play {
  const { info, printed, words } = frame;
  const { state, connection } = frame.live;
  const settings = useSettings();
  const [shownSeat, setShown] = useState<number | null>(null);

  const seatView = state.seats.get(seat) as SeatView;
  const choices = useMemo(() => new Choices(printed.blocks), [printed]);
  const legal = useMemo(() => choices.options(seatView.legal), [choices, seatView]);
  const players = useMemo(
    () => playersOf(info, state.mySeats, state.online),
    [info, state.mySeats, state.online],
  );
  const heard = state.heard.get(seat) ?? [];
  const events = useFreshEvents(heard, seat, state.seq);
  const readOnly = seat < 0 || info.status === "over";
  const shown = shownSeat ?? seat;
  const whyNot = useWhyNot(connection, choices, seat);
  const { why, whyAtRest, cancelRest, gains } = whyNot;
  const { seq, taken, toAct, result } = state;
  const names = players.map(({ name }) => name);
  const myTurn = toAct.includes(seat);
  const recent = useRecentMoves(heard, seat, myTurn, words, names);
  const advised = !readOnly && mayBeAdvised(players, info);
  const coach = useCoach(connection, seat, () => advised && legal.length > 1 && !isInLesson(info.table));
  const plan = usePlan({
    choices,
    legal,
    seat,
    seq,
    taken,
    refused: state.refused !== null,
    asks: state.asks,
    send: coach.send,
  });
  const thinkAgain = () => coach.dismiss() && plan.cancel();

  const choose = (how: "pick" | "decide", wanted: readonly Choice[]) => {
    whyNot.close();
    thinkAgain();
    const refused = readOnly ? null : plan[how](wanted);
    if (refused) why(refused.choice);
  };
  const pick = (...wanted: Choice[]) => choose("pick", wanted);
  const decide = (...wanted: Choice[]) =>
    choose(settings.alwaysConfirm || !wanted.length ? "pick" : "decide", wanted);
  const confirm = () => plan.confirm();
  const show = (of: number) => setShown(of === seat || of === shownSeat ? null : of);

  const props = tableProps(
    {
      info,
      printed,
      choices,
      seatView,
      legal,
      toAct,
      players,
      words,
      result,
      events,
      recent,
      settings,
      shown,
      readOnly,
    },
    { pending: plan.pending, pick, decide, confirm, show, why, whyAtRest, cancelRest, gains },
  );
  const byItself = usePassed({
    passed: myTurn && !readOnly && !settings.everyStop ? passedAt(frame, props) : null,
    wait: frame.live.behind > 0 || plan.busy || seatView.redo,
    unseen: alone(players, state),
    step: state.step,
    take: (choice) => connection.act(seat, choices.number(choice)),
    propose: (choice) => legal.length > 1 && !plan.pending.length && plan.pick([choice]),
  });
  return {
    seat,
    seatView,
    players,
    heard,
    legal,
    readOnly,
    plan,
    coach,
    advised,
    thinkAgain,
    whyNot,
    props,
    pick,
    decide,
    byItself,
    shown,
    setShown,
    show,
    undo: () => seatView.undo.how !== "off" && connection.undo(seat),
    redo: () => connection.redo(seat),
  };
}

/** The only thing that may be done, or what the game would not ask, but in a lesson, which may speak of it. */
function passedAt({ page, info }: FrameProps, props: TableProps): Passed | null {
  const [only, other] = props.legal;
  if (!only) return null;
  if (!other) {
    const what = props.label(only.choice);
    return { choice: only.choice, why: props.words.say("table.by_itself", { what }) };
  }
  const passed = page.passed?.(props) ?? null;
  return passed && !isInLesson(info.table) ? passed : null;
}
