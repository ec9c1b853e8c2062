// Open a record: a game played in the terminal, downloaded from another table, or brought along from this device or its server. A
// finished game is looked back at; an unfinished one goes on, with whoever shall sit there.

import { useEffect, useState } from "preact/hooks";
import * as api from "../../api/http";
import { arrived, keepGame, moved, type Moved } from "../../api/moving";
import { keepMade } from "../../api/seatKeys";
import type { Shelf } from "../../api/wire";
import { friendlyName } from "../../app/friendlyName";
import { useGameWords, useWords } from "../../app/language";
import { go } from "../../app/route";
import { useCatalogue, useSettings } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { here, isLocal } from "../../local/place";
import { Page } from "../../ui/Page";
import { SeatRows } from "../new-table/SeatRows";
import { bot, type SeatWish, usualLevel } from "../new-table/seats";

/** The record of a game that is not over, and who sat there, as far as that is known. */
interface Unfinished {
  text: string;
  game: string;
  seats: Moved["seats"];
}

export function OpenRecord() {
  const words = useWords();
  const title = words.say("review.open");
  const [error, setError] = useState<Error | null>(null);
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const brought = here().searchParams.has("moved") ? moved() : null;
  const open = async (text: string, seats: Moved["seats"]) => {
    setError(null);
    setUnfinished(null);
    try {
      const names = seats.map(({ name }) => name);
      const info = await api.openRecord(text, names);
      if (brought) arrived();
      if (isLocal) keepGame({ table: info.table, game: info.game, variant: info.variant, names });
      go(`/t/${info.table}/review`, Boolean(brought));
    } catch (problem) {
      const facts = problem instanceof api.Refusal ? problem.problem : null;
      if (facts?.code !== "not_over") setError(problem as Error);
      else setUnfinished({ text, game: String(facts.facts["game"]), seats: seatsOf(facts.facts, seats) });
    }
  };
  useEffect(() => {
    if (brought?.over) void open(brought.record, brought.seats);
    else if (brought) setUnfinished({ text: brought.record, game: brought.game, seats: brought.seats });
  }, []);
  const choose = async (event: Event) => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    if (file) await open(await file.text(), []);
  };
  if (unfinished) return <GoOn key={unfinished.text} {...unfinished} />;
  return (
    <Page title={title} heading={title} lead={words.say("review.open_hint")} error={error}>
      <label class="field">
        <span>{words.say("review.choose_file")}</span>
        <input type="file" accept=".jsonl,.json,.txt" onChange={choose} />
      </label>
    </Page>
  );
}

/** As many seats as the game has; those nobody told of are bots but for the first. */
function seatsOf(facts: Record<string, unknown>, known: Moved["seats"]): Moved["seats"] {
  const other = (i: number) => ({ kind: i ? ("bot" as const) : ("here" as const), level: "", name: "" });
  return Array.from({ length: Number(facts["seats"]) }, (_, i) => known[i] ?? other(i));
}

function GoOn({ text, game, seats }: Unfinished) {
  const words = useGameWords(game);
  const shelf = useAsync(useCatalogue().shelf, []).value;
  return words && shelf ? <GoOnForm {...{ text, game, seats, words, shelf }} /> : null;
}

type GoOnProps = Unfinished & { words: NonNullable<ReturnType<typeof useGameWords>>; shelf: Shelf };

/** The variant in the first line of a record that the server has read before. */
const variantOf = (text: string): string =>
  (JSON.parse(text.split("\n", 1)[0] ?? "{}") as { variant?: string }).variant ?? "";

function GoOnForm({ text, game, seats: before, words, shelf }: GoOnProps) {
  const { name } = useSettings();
  const [error, setError] = useState<Error | null>(null);
  const [seats, setSeats] = useState<SeatWish[]>(() =>
    before.map((seat, i) => {
      if (seat.kind !== "bot") return { who: "here", name: seat.name || name || friendlyName(words) };
      return bot(seat.level || usualLevel(shelf, i), words);
    }),
  );
  const start = (event: Event) => {
    event.preventDefault();
    api.playOn({ text, seats }).then((made) => {
      arrived();
      keepMade(made);
      go(`/t/${made.info.table}`, true);
    }, setError);
  };
  const change = (index: number, seat: SeatWish) =>
    setSeats(seats.map((old, i) => (i === index ? seat : old)));
  const open = seats.some(({ who }) => who === "invited");
  return (
    <Page
      title={words.say("game.name")}
      heading={words.say("review.go_on")}
      lead={words.say(isLocal ? "review.go_on_here" : "review.go_on_hint")}
      error={error}
    >
      <form onSubmit={start}>
        <div class="form">
          <section class="panel">
            <h2>{words.say("new.seats")}</h2>
            <SeatRows
              seats={seats}
              shelf={shelf}
              game={game}
              variant={variantOf(text)}
              words={words}
              onChange={change}
            />
          </section>
        </div>
        <div class="foot">
          <button class="primary">{words.say(open ? "new.start_lobby" : "review.go_on")}</button>
        </div>
      </form>
    </Page>
  );
}
