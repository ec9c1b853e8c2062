// A puzzle as a table: the same state a server would send, and somebody who answers what the table asks.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { nothing, type TableLine, type TableState } from "../../api/connection";
import * as api from "../../api/puzzles";
import type { PuzzleTable, PuzzleVerdict, SeatInfo, TableInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import type { LiveTable } from "../../table/useTable";

export interface Attempt {
  verdict: PuzzleVerdict;
  action: number;
}

export interface PuzzlePlay {
  live: LiveTable;
  info: TableInfo;
  /** The last try; null before the first, and while the next is thought about. */
  attempt: Attempt | null;
  tries: number;
  error: Error | null;
  again(): void;
}

const OTHERS = ["murr", "minka"]; // who played the game the puzzle comes from, as far as their names are known

/** A table with nobody behind it: its seats, one of them mine. */
function infoOf(game: string, table: PuzzleTable, levels: readonly string[], words: Words): TableInfo {
  const { info, settings, seen, to_act } = table;
  const known = OTHERS.filter((level) => levels.includes(level));
  const faces = known.length ? known : levels;
  const seats = Array.from({ length: info.seats }, (_, seat): SeatInfo => {
    if (seat === seen.seat)
      return { seat, kind: "here", name: words.say("puzzle.you"), level: "", taken: true };
    const level = faces[seat % faces.length] ?? "";
    const name = words.name("bot", level);
    return { seat, kind: "bot", name, level, taken: true };
  });
  return {
    table: `puzzle-${info.id}`,
    status: "playing",
    game,
    variant: info.variant,
    settings,
    rules: "",
    seats,
    created: 0,
    step: 0,
    to_act,
    winners: [],
    undo: "off",
    spectators: false,
    clock: 0,
    seed: "",
    rematch: "",
    branch_of: null,
  };
}

export function usePuzzle(
  game: string,
  table: PuzzleTable,
  levels: readonly string[],
  words: Words,
  over: boolean,
): PuzzlePlay {
  const { seen, to_act } = table;
  const [entry, setEntry] = useState(0); // the log entry the table shows: one more after each try
  const [asks, setAsks] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const tries = useRef(0);
  const info = useMemo(() => infoOf(game, table, levels, words), [table, levels, words]);
  const closed = over || attempt?.verdict.right === true;
  const shownInfo = useMemo((): TableInfo => (closed ? { ...info, status: "over" } : info), [info, closed]);
  const state: TableState = useMemo(
    () => ({
      ...nothing,
      line: "open",
      info: shownInfo,
      mySeats: [seen.seat],
      seq: entry,
      taken: entry ? entry : -1,
      toAct: to_act,
      seats: new Map([[seen.seat, seen]]),
      asks,
      waiting,
    }),
    [shownInfo, table, entry, asks, waiting],
  );

  const act = (_seat: number, action: number, free = false) => {
    if (free) return setAsks((n) => n + 1); // a try counts: it is confirmed first
    setWaiting(true);
    setError(null);
    api
      .attempt(game, table.info.id, action)
      .then((verdict) => {
        tries.current++;
        setAttempt({ verdict, action });
      })
      .catch(setError)
      .finally(() => {
        setWaiting(false);
        setEntry((last) => last + 1);
      });
  };
  const line: TableLine = {
    act,
    why: (_seat, action, following = []) => api.whyNot(game, table.info.id, action, following),
    weigh: async (seat, action) => ({ type: "weighed", seat, action, better: -1, reasons: [], seq: entry }),
    hint: () => new Promise(() => undefined),
    undo: () => undefined,
    redo: () => undefined,
    consent: () => undefined,
    chat: () => undefined,
    noteMuted: () => undefined,
  };
  useEffect(() => {
    setAttempt(null);
    tries.current = 0;
  }, [table]);
  return {
    live: { state, connection: line, behind: 0 },
    info: shownInfo,
    attempt,
    tries: tries.current,
    error,
    again: () => setAttempt(null),
  };
}
