// Three boxes on the shelf, and my tables with whose turn it is.

import { useEffect, useRef, useState } from "preact/hooks";
import { downloadRecord } from "../../api/download";
import * as api from "../../api/http";
import { moveOver } from "../../api/moving";
import { forget, keep, keepRecovered, keepMade, keepOwn, keys, person, tokens } from "../../api/seatKeys";
import type { GameInfo, MyTable, SeatKey, Shelf, TableInfo, VariantInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import { friendlyName } from "../../app/friendlyName";
import { useGameWords, useWords } from "../../app/language";
import { later } from "../../app/later";
import { go } from "../../app/route";
import { useCatalogue, useSettings } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { Portrait, twinOf } from "../../cardboard/Face";
import { fetchGame, usePicture } from "../../games";
import { hasServer, isLocal } from "../../local/place";
import { Icon } from "../../ui/icons";
import { Page } from "../../ui/Page";
import { PlayOfflineLink } from "../../ui/PlayOffline";
import { Problem } from "../../ui/Problem";
import { StrengthNote } from "../../ui/StrengthNote";
import { fairLevels } from "../new-table/fairMatch";
import { firstVariant, quickTable, usualSeats } from "../new-table/seats";
import { CatTable } from "./CatTable";
import { DailyPuzzles } from "./DailyPuzzles";
import { Forget } from "./Forget";
import { KeptGames } from "./KeptGames";
import { Learn } from "./Learn";
import { byUrgency, isMyTurn } from "./mine";

const SHOWN = 8;
const CallDialog = later(async () => (await import("../../table/CallDialog")).CallDialog);

/** How long a game against bots takes: ten seconds a decision, in steps of five minutes. */
const minutes = (decisions: number) => 5 * Math.round(decisions / 30);

export function Home() {
  const words = useWords();
  const shelf = useAsync(useCatalogue().shelf, []);
  const [mine, again] = useMine();
  const next = mine.filter(isMyTurn);
  useGamesAhead(shelf.value, mine);
  return (
    <Page title={words.say("app.name")} class="home">
      <div class="hero">
        <div>
          <h1>{words.say("app.tagline")}</h1>
          {!tokens().length && <p class="lead">{words.say("home.welcome")}</p>}
        </div>
        <CatTable />
      </div>
      {shelf.error && <Problem error={shelf.error} />}
      {next.length > 0 && (
        <section class="tables" aria-label={words.say("home.your_turn")}>
          {next.slice(0, 2).map((table) => (
            <TableRow key={table.info.table} mine={table} />
          ))}
        </section>
      )}
      <div class="shelf">
        {shelf.value &&
          inOrder(shelf.value).map((game) => (
            <Box key={game.name} game={game} shelf={shelf.value as Shelf} mine={mine} />
          ))}
      </div>
      {shelf.value && <DailyPuzzles games={shelf.value.games} />}
      <MyTables mine={mine} onForget={again} />
      {isLocal && <KeptGames />}
      {isLocal ? <ThisDevice /> : <Recover />}
      {!isLocal && <PlayOffline />}
    </Page>
  );
}

const QUIET = 400; // ms without anything else to fetch

/** What "Play now" means: the easy beginning for newcomers to the game. */
function variantToPlay(game: GameInfo, mine: readonly MyTable[]): VariantInfo {
  const known = mine.some(({ info }) => info.game === game.name);
  return (known ? game.variants[0] : firstVariant(game)) as VariantInfo;
}

/**
 * Fetch the tables of the games and what is printed there while somebody looks at the boxes, one after the other; not
 * for those who save data.
 */
function useGamesAhead(shelf: Shelf | null, mine: readonly MyTable[]): void {
  const catalogue = useCatalogue();
  const known = useRef(mine);
  known.current = mine;
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!shelf || connection?.saveData) return;
    let wanted = true;
    const fetchAhead = async (game: GameInfo): Promise<void> => {
      const variant = variantToPlay(game, known.current);
      const usual = Object.fromEntries(variant.settings.map((setting) => [setting.name, setting.default]));
      await fetchGame(game.name);
      if (isLocal) return; // who looks at the boxes has not asked for Python, and a tab that plays must not lose its tables
      await catalogue.printedWith(game.name, variant.name, usualSeats(variant), usual).catch(() => undefined);
    };
    const timer = setTimeout(async () => {
      for (const game of inOrder(shelf)) if (wanted) await fetchAhead(game);
    }, QUIET);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [shelf]);
}

/** Newcomers find the game with an easy beginning first; everybody else the usual order. */
function inOrder({ games }: Shelf): GameInfo[] {
  if (tokens().length) return games;
  const easy = (game: GameInfo) => Number(firstVariant(game) !== game.variants[0]);
  return [...games].sort((a, b) => easy(b) - easy(a));
}

interface BoxProps {
  game: GameInfo;
  shelf: Shelf;
  mine: readonly MyTable[];
}

function Box({ game, shelf, mine }: BoxProps) {
  const words = useGameWords(game.name);
  const { name } = useSettings();
  const Picture = usePicture(game.name);
  const catalogue = useCatalogue();
  const [error, setError] = useState<Error | null>(null);
  if (!words) return null;
  const seats = game.variants.flatMap((variant) => variant.seats);
  const [from, to] = [Math.min(...seats), Math.max(...seats)];
  const variant = variantToPlay(game, mine);
  const bots = fairLevels(game.name, mine, shelf.bots, usualSeats(variant) - 1);
  const play = () =>
    api.makeTable(quickTable(game, bots, name || friendlyName(words), words, variant)).then((made) => {
      keepMade(made);
      void catalogue.printed(made.info); // beside the connection to the table, not after it
      go(`/t/${made.info.table}`);
    }, setError);
  return (
    <article
      class="box"
      aria-label={words.say("game.name")}
      onPointerEnter={() => void fetchGame(game.name)}
      onFocusIn={() => void fetchGame(game.name)}
    >
      <div class="picture">{Picture && <Picture />}</div>
      <div class="text">
        <h2>{words.say("game.name")}</h2>
        <div>{words.say("game.tagline")}</div>
        <div class="muted small row wrap facts">
          <span>
            <Icon name="merchant" size={15} />{" "}
            {words.say(from === to ? "home.players_one" : "home.players", { from, to })}
          </span>
          <span title={words.say("home.minutes_why", { decisions: game.decisions })}>
            <Icon name="clock" size={15} /> {words.say("home.minutes", { minutes: minutes(game.decisions) })}
          </span>
        </div>
        {error && <Problem error={error} />}
        <Learn
          game={game.name}
          words={words}
          tables={mine.map(({ info }) => info.table)}
          onError={setError}
        />
        <Opponents bots={bots} words={words} />
        <StrengthNote
          shelf={shelf}
          game={game.name}
          variant={variant.name}
          seats={bots.length + 1}
          levels={bots}
        />
        <div class="actions">
          <button type="button" class="primary" onClick={play}>
            {words.say("home.play_now")}
            {game.variants.length > 1 && <span class="small"> · {words.name("variant", variant.name)}</span>}
          </button>
          {!isLocal && (
            <a class="button" href={`/new/${game.name}?invite`}>
              {words.say("home.invite")}
            </a>
          )}
          <a class="button" href={`/new/${game.name}`}>
            {words.say("home.more")}
          </a>
          <a class="button quiet" href={`/rules/${game.name}`}>
            {words.say("home.rules")}
          </a>
          <a class="button quiet" href={`/pad/${game.name}`}>
            {words.say("home.pad")}
          </a>
        </div>
      </div>
    </article>
  );
}

/** Who is met by "Play now": bots against whom I win about as often as they do. */
function Opponents({ bots, words }: { bots: readonly string[]; words: Words }) {
  const names = bots.map((level) => words.name("bot", level));
  return (
    <div class="row small opponents">
      <span class="row faces">
        {bots.map((level, i) => (
          <Portrait key={i} name="" level={level} twin={twinOf(bots, i)} seat={0} size={30} />
        ))}
      </span>
      <span>{words.say("home.fair", { bots: names })}</span>
    </div>
  );
}

/** My tables, those that wait for me first; polled while the page is visible. */
function useMine(): [MyTable[], () => void] {
  const [mine, setMine] = useState<MyTable[]>([]);
  const [asked, ask] = useState(0);
  useEffect(() => {
    const me = person();
    if (!me?.code) return;
    // Tables I sat down at on another device come with the same words.
    api.recover(me.code, me.token).then(
      (recovered) => keepRecovered(recovered.keys) && ask((n) => n + 1),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const look = () => {
      const own = tokens();
      if (!own.length) setMine([]);
      else if (!document.hidden)
        api.mine(own).then(
          ({ tables }) => setMine(byUrgency(tables)),
          () => undefined,
        );
    };
    look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, [asked]);
  return [mine, () => ask((n) => n + 1)];
}

/** The keys of my own seats at some tables. */
function seatsAt(tables: readonly MyTable[]): SeatKey[] {
  const listed = new Set(tables.map(({ info }) => info.table));
  return keys().filter(({ table, seat }) => seat >= 0 && listed.has(table));
}

function MyTables({ mine, onForget }: { mine: readonly MyTable[]; onForget(): void }) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const [calling, setCalling] = useState(false);
  const running = seatsAt(mine.filter(({ info }) => info.status === "playing" || info.status === "lobby"));
  const shown = all ? mine : mine.slice(0, SHOWN);
  return (
    <section>
      <div class="row wrap">
        <h2 class="grow">{words.say("home.mine")}</h2>
        {running.length > 0 && (
          <button type="button" onClick={() => setCalling(true)}>
            <Icon name="bell" size={16} /> {words.say("calls.title")}
          </button>
        )}
        <a class="button" href="/stats">
          {words.say("stats.title")}
        </a>
        {calling && <CallDialog seats={running} onClose={() => setCalling(false)} />}
      </div>
      {!mine.length && <p class="muted">{words.say("home.none")}</p>}
      <div class="tables">
        {shown.map((table) => (
          <TableRow
            key={table.info.table}
            mine={table}
            onForget={() => {
              forget(table.info.table);
              onForget();
            }}
          />
        ))}
      </div>
      {mine.length > shown.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {words.say("home.all", { n: mine.length })}
        </button>
      )}
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
        : info.paused
          ? words.say("home.paused")
          : words.say("home.waiting_for", { names: info.to_act.map(name) }),
    outdated: () => words.say("home.outdated"),
    damaged: () => words.say("home.damaged"),
    closed: () => words.say("home.closed"),
  }[info.status]();
  const opens = ["lobby", "playing", "over"].includes(info.status);
  return (
    <div class={`mytable ${isMyTurn(mine) ? "turn" : ""}`}>
      <b>{words.say("game.name")}</b>
      <span class="muted small grow">
        {words.name("variant", info.variant)}
        {others.length > 0 && ` · ${words.say("home.against", { bots: others })}`}
      </span>
      <span class="state">{state}</span>
      {opens && (
        <a class={`button ${isMyTurn(mine) ? "primary" : ""}`} href={`/t/${info.table}`}>
          {words.say(info.status === "over" ? "end.result" : "home.continue")}
        </a>
      )}
      {isLocal && onForget && info.status === "playing" && <TakeOnline info={info} words={words} />}
      {onForget && <Forget words={words} onForget={onForget} />}
    </div>
  );
}

/** A table of this device goes on with others: at its server, or as a file at any. */
function TakeOnline({ info, words }: { info: TableInfo; words: Words }) {
  const [error, setError] = useState<Error | null>(null);
  const take = () => (hasServer ? moveOver(info) : downloadRecord(info.table)).catch(setError);
  const what = hasServer ? "local.take_online" : "local.save";
  return (
    <>
      <button type="button" class="quiet" title={words.say(`${what}_hint`)} onClick={take}>
        {words.say(what)}
      </button>
      {error && <Problem error={error} />}
    </>
  );
}

function PlayOffline() {
  const words = useWords();
  return (
    <section>
      <h2>{words.say("local.play")}</h2>
      <div class="row wrap">
        <p class="muted grow">{words.say("local.play_hint")}</p>
        <PlayOfflineLink />
      </div>
    </section>
  );
}

/** On this device nobody has to find a seat again; a record can be opened all the same. */
function ThisDevice() {
  const words = useWords();
  return (
    <section>
      <h2>{words.say("local.this_device")}</h2>
      <p class="muted">{words.say("local.this_device_lead")}</p>
      <div class="row wrap">
        {hasServer && (
          <a class="button" href="/" data-leaves="yes">
            {words.say("local.online")}
          </a>
        )}
        <a class="button" href="/record">
          {words.say("home.open_record")}
        </a>
      </div>
    </section>
  );
}

function Recover() {
  const words = useWords();
  const [code, setCode] = useState("");
  const [error, setError] = useState<Error | null>(null);
  const bring = (event: Event) => {
    event.preventDefault();
    setError(null);
    api
      .recover(
        code
          .trim()
          .toLowerCase()
          .replace(/[\s,.-]+/g, " "),
      )
      .then((recovered) => {
        const newest = recovered.keys[recovered.keys.length - 1];
        keep(...recovered.keys);
        if (newest) keepOwn(newest);
        if (newest) go(`/t/${newest.table}`);
        else setError(new Error(words.say("home.recover_wrong")));
      }, setError);
  };
  return (
    <section id="recover">
      <h2>{words.say("home.recover")}</h2>
      <p class="muted">{words.say("home.recover_hint")}</p>
      {error && <Problem error={error} />}
      <form class="row wrap" onSubmit={bring}>
        <input
          value={code}
          required
          autocomplete="off"
          autocapitalize="none"
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
