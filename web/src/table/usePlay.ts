// A table as one seat plays it: what it sees, what it may choose and has chosen.

import { useMemo, useState } from "preact/hooks";
import { type Choice, Choices, type Option } from "../api/choices";
import type { Heard, Printed, SeatView, TableInfo } from "../api/wire";
import type { Words } from "../api/words";
import { useSettings } from "../app/services";
import type { GamePage, Player, TableProps } from "./contract";
import { useFreshEvents } from "./freshEvents";
import { type Plan, usePlan } from "./plan";
import { playersOf, tableProps } from "./props";
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
  whyNot: WhyNotQuestions;
  /** What the game's table is given to draw. */
  props: TableProps;
  pick(...wanted: Choice[]): void;
  /** Whose side of the table is large. */
  shown: number;
  setShown(of: number | null): void;
  /** Show a side of the table large; the same again for the own one. */
  show(of: number): void;
  undo(): void;
  redo(): void;
}

/** `onConfirm` is called before what is chosen is sent. */
export function usePlay(frame: FrameProps, seat: number, onConfirm: () => void): Play {
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
  const plan = usePlan({
    choices,
    legal,
    seat,
    seq,
    taken,
    refused: state.refused !== null,
    send: (action) => connection.act(seat, action),
  });

  const pick = (...wanted: Choice[]) => {
    whyNot.close();
    if (readOnly) return;
    const refused = plan.pick(wanted);
    if (refused) why(refused.choice);
  };
  const confirm = () => {
    onConfirm();
    plan.confirm();
  };
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
      settings,
      shown,
      readOnly,
    },
    { pending: plan.pending, pick, confirm, show, why, whyAtRest, cancelRest, gains },
  );
  return {
    seat,
    seatView,
    players,
    heard,
    legal,
    readOnly,
    plan,
    whyNot,
    props,
    pick,
    shown,
    setShown,
    show,
    undo: () => seatView.undo.how !== "off" && connection.undo(seat),
    redo: () => connection.redo(seat),
  };
}
