// Three boxes on the shelf, and my tables with whose turn it is.

import { useEffect, useState } from "preact/hooks";
import * as api from "../../api/http";
import { forget, keep, keepMade, tokens } from "../../api/seatKeys";
import type { GameInfo, MyTable, Shelf } from "../../api/wire";
import { friendlyName } from "../../app/friendlyName";
import { useGameWords, useWords } from "../../app/language";
import { go } from "../../app/route";
import { useCatalogue, useSettings } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { usePicture } from "../../games";
import { IconButton } from "../../ui/icons";
import { Page } from "../../ui/Page";
import { Problem } from "../../ui/Problem";
import { quickTable } from "../new-table/seats";

const SHOWN = 8;

/** How long a game against bots takes: ten seconds a decision, in steps of five minutes. */
const minutes = (decisions: number) => 5 * Math.round(decisions / 30);

export function Home() {
  const words = useWords();
  const shelf = useAsync(useCatalogue().shelf, []);
  return (
    <Page title={words.say("app.name")}>
      <div class="hero">
        <h1>{words.say("app.tagline")}</h1>
      </div>
      {shelf.error && <Problem error={shelf.error} />}
      <Continue />
      <div class="shelf">
        {shelf.value?.games.map((game) => (
          <Box key={game.name} game={game} shelf={shelf.value as Shelf} />
        ))}
      </div>
      <MyTables />
      <Recover />
    </Page>
  );
}

function Box({ game, shelf }: { game: GameInfo; shelf: Shelf }) {
  const words = useGameWords(game.name);
  const { name } = useSettings();
  const Picture = usePicture(game.name);
  const [error, setError] = useState<Error | null>(null);
  if (!words) return null;
  const seats = game.variants.flatMap((variant) => variant.seats);
  const [from, to] = [Math.min(...seats), Math.max(...seats)];
  const play = () =>
    api.makeTable(quickTable(game, shelf, name || friendlyName(words), words)).then((made) => {
      keepMade(made);
      go(`/t/${made.info.table}`);
    }, setError);
  return (
    <article class="box" aria-label={words.say("game.name")}>
      <div class="picture">{Picture && <Picture />}</div>
      <div class="text">
        <h2>{words.say("game.name")}</h2>
        <div>{words.say("game.tagline")}</div>
        <div class="muted small row wrap">
          <span>{words.say(from === to ? "home.players_one" : "home.players", { from, to })}</span>
          <span title={words.say("home.minutes_why", { decisions: game.decisions })}>
            {words.say("home.minutes", { minutes: minutes(game.decisions) })}
          </span>
          <a href={`/rules/${game.name}`}>{words.say("home.rules")}</a>
          <a href={`/pad/${game.name}`}>{words.say("home.pad")}</a>
        </div>
        {error && <Problem error={error} />}
        <div class="actions">
          <button type="button" class="primary" onClick={play}>
            {words.say("home.play_now")}
          </button>
          <a class="button" href={`/new/${game.name}?invite`}>
            {words.say("home.invite")}
          </a>
          <a class="button" href={`/new/${game.name}`}>
            {words.say("home.more")}
          </a>
        </div>
      </div>
    </article>
  );
}

/** My tables, newest first; polled while the page is visible. */
function useMine(): [MyTable[], () => void] {
  const [mine, setMine] = useState<MyTable[]>([]);
  const [asked, ask] = useState(0);
  useEffect(() => {
    const look = () => {
      const own = tokens();
      if (!own.length) setMine([]);
      else if (!document.hidden)
        api.mine(own).then(
          ({ tables }) => setMine(tables),
          () => undefined,
        );
    };
    look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, [asked]);
  return [mine, () => ask((n) => n + 1)];
}

const isMyTurn = ({ info, seats }: MyTable) =>
  info.status === "playing" && info.to_act.some((seat) => seats.includes(seat));

function Continue() {
  const [mine] = useMine();
  const next = mine.find(isMyTurn);
  return next ? (
    <div class="tables">
      <TableRow mine={next} />
    </div>
  ) : null;
}

function MyTables() {
  const words = useWords();
  const [mine, again] = useMine();
  return (
    <section>
      <div class="row">
        <h2 class="grow">{words.say("home.mine")}</h2>
        <a class="button" href="/stats">
          {words.say("stats.title")}
        </a>
      </div>
      {!mine.length && <p class="muted">{words.say("home.none")}</p>}
      <div class="tables">
        {mine.slice(0, SHOWN).map((table) => (
          <TableRow
            key={table.info.table}
            mine={table}
            onForget={() => {
              forget(table.info.table);
              again();
            }}
          />
        ))}
      </div>
    </section>
  );
}

function TableRow({ mine, onForget }: { mine: MyTable; onForget?: () => void }) {
  const { info, seats } = mine;
  const words = useGameWords(info.game);
  if (!words) return null;
  const name = (seat: number) => info.seats[seat]?.name ?? "";
  const others = info.seats
    .filter(({ seat }) => !seats.includes(seat))
    .map((seat) => (seat.taken ? seat.name : words.say("lobby.open_seat")));
  const state = {
    lobby: () => words.say("home.lobby"),
    over: () => words.say("home.won", { names: info.winners.map(name) }),
    playing: () =>
      isMyTurn(mine)
        ? words.say("home.your_turn")
        : words.say("home.waiting_for", { names: info.to_act.map(name) }),
  }[info.status]();
  return (
    <div class={`mytable ${isMyTurn(mine) ? "turn" : ""}`}>
      <b>{words.say("game.name")}</b>
      <span class="muted small">
        {words.name("variant", info.variant)}
        {others.length > 0 && ` · ${words.say("home.against", { bots: others })}`}
      </span>
      <span class="grow" />
      <span>{state}</span>
      <a class={`button ${isMyTurn(mine) ? "primary" : ""}`} href={`/t/${info.table}`}>
        {words.say(info.status === "over" ? "end.result" : "home.continue")}
      </a>
      {onForget && (
        <IconButton
          icon="cross"
          size={16}
          class="quiet"
          label={words.say("home.forget")}
          title={words.say("home.forget")}
          onClick={onForget}
        />
      )}
    </div>
  );
}

function Recover() {
  const words = useWords();
  const [code, setCode] = useState("");
  const [error, setError] = useState<Error | null>(null);
  const bring = (event: Event) => {
    event.preventDefault();
    api.recover(code.trim().toLowerCase()).then(({ keys }) => {
      keep(...keys);
      const newest = keys[keys.length - 1];
      if (newest) go(`/t/${newest.table}`);
    }, setError);
  };
  return (
    <section>
      <h2>{words.say("home.recover")}</h2>
      <p class="muted">{words.say("home.recover_hint")}</p>
      {error && <Problem error={error} />}
      <form class="row wrap" onSubmit={bring}>
        <input
          value={code}
          required
          aria-label={words.say("home.recover_words")}
          placeholder={words.say("home.recover_words")}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button>{words.say("home.recover_go")}</button>
        <span class="grow" />
        <a class="button" href="/record">
          {words.say("home.open_record")}
        </a>
      </form>
    </section>
  );
}
