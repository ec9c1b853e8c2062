// Hook: a round as it went in a game of bots, and how to draw a table of it.

import { useMemo } from "preact/hooks";
import { Choices } from "../../api/choices";
import type { DrawnRound, Printed, Result, SeatView, TableInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import { useCatalogue, useSettings } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { useGamePage } from "../../games";
import type { GamePage, Player, TableProps } from "../../table/contract";
import { noChoosing, tableProps } from "../../table/props";

const LEVELS = ["minka", "kruemel", "murr"]; // who is said to have played

export interface Drawn {
  round: DrawnRound;
  page: GamePage;
  names: string[];
  /** What a table is given to draw what a seat saw. */
  props(seen: SeatView, toAct: readonly number[], result?: Result | null): TableProps;
}

export function useDrawn(game: string, variant: string, words: Words): Drawn | null {
  const catalogue = useCatalogue();
  const settings = useSettings();
  const page = useGamePage(game);
  const { value } = useAsync(async () => {
    const round = await catalogue.round(game, variant);
    return { round, printed: await catalogue.printedOf(game, variant, round.seats) };
  }, [game, variant]);
  return useMemo(
    () => (value && page ? drawn(value.round, value.printed, page, words, settings) : null),
    [value, page, words],
  );
}

function drawn(
  round: DrawnRound,
  printed: Printed,
  page: GamePage,
  words: Words,
  settings: TableProps["settings"],
): Drawn {
  const players = LEVELS.slice(0, round.seats).map((level, seat): Player => {
    const name = words.name("bot", level);
    return { seat, name, bot: true, level, twin: 0, online: true, mine: false };
  });
  const names = players.map(({ name }) => name);
  const choices = new Choices(printed.blocks);
  const fixed = { info: {} as TableInfo, printed, choices, players, words, settings, events: [] };
  const props = (seatView: SeatView, toAct: readonly number[], result: Result | null = null) =>
    tableProps(
      {
        ...fixed,
        seatView,
        legal: choices.options(seatView.legal),
        toAct,
        result,
        shown: seatView.seat,
        readOnly: result !== null,
      },
      noChoosing,
    );
  return { round, page, names, props };
}
