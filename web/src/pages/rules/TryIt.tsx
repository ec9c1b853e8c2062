// "Try it": opens a position of the game of bots as a table, with the reader in the seat that decides.

import { useState } from "preact/hooks";
import * as api from "../../api/http";
import { keepMade } from "../../api/seatKeys";
import type { Words } from "../../api/words";
import { friendlyName } from "../../app/friendlyName";
import { go } from "../../app/route";
import { useCatalogue, useSettings } from "../../app/services";
import { useTaught } from "../../table/useTaught";
import { Problem } from "../../ui/Problem";
import { bot } from "../new-table/seats";

interface TryItProps {
  game: string;
  variant: string;
  phase: string;
  words: Words;
}

export function TryIt({ game, variant, phase, words }: TryItProps) {
  const catalogue = useCatalogue();
  const { name } = useSettings();
  const [error, setError] = useState<Error | null>(null);
  const open = async () => {
    const round = await catalogue.round(game, variant);
    const mine = round.phases.find(({ id }) => id === phase)?.seen.seat;
    const seats = Array.from({ length: round.seats }, (_, seat) =>
      seat === mine ? ({ who: "here", name: name || friendlyName(words) } as const) : bot("kruemel", words),
    );
    const made = await api.makeTable({ game, variant, phase, seats });
    keepMade(made);
    go(`/t/${made.info.table}`);
  };
  return (
    <>
      <button
        type="button"
        class="try"
        title={words.say("rules.try_hint")}
        onClick={() => void open().catch(setError)}
      >
        {words.say("rules.try")}
      </button>
      {error && <Problem error={error} />}
    </>
  );
}

/** The same for a section of the rules; nothing where no phase of a round belongs to it. */
export function TryRule({ game, rule, words }: { game: string; rule: string; words: Words }) {
  const taught = useTaught(game, words);
  for (const { variant, phases } of taught?.lessons.rounds ?? []) {
    const phase = phases.find((known) => known.rule === rule);
    if (phase) return <TryIt game={game} variant={variant} phase={phase.id} words={words} />;
  }
  return null;
}
