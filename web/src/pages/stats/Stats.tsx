// Statistics: my own games, the last one first, and on request how fair the games are when bots play them.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { save } from "../../api/download";
import * as api from "../../api/http";
import { tokens } from "../../api/seatKeys";
import type * as wire from "../../api/wire";
import type { GameInfo, ReportSection, Tally, VariantInfo } from "../../api/wire";
import { useGameWords, useWords } from "../../app/language";
import { useCatalogue } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { usePolled } from "../../app/usePolled";
import { Chips } from "../../ui/Chips";
import { Page } from "../../ui/Page";
import { Problem } from "../../ui/Problem";
import { SleepingCat } from "../lost/SleepingCat";
import { usualSeats } from "../new-table/seats";
import { SeatCountChips, VariantChips } from "../new-table/VariantChips";
import { Achievements } from "./Achievements";
import { OwnCurve, pointsText } from "./OwnCurve";

export function Stats() {
  const words = useWords();
  const shelf = useAsync(useCatalogue().shelf, []);
  const own = useAsync(() => api.ownGames(tokens()), []);
  const [bots, setBots] = useState(false);
  const title = words.say("stats.title");
  return (
    <Page class="stats" title={title} heading={title} error={own.error ?? shelf.error}>
      {own.value && <OwnGames own={own.value} />}
      {own.value && shelf.value && <Achievements own={own.value} shelf={shelf.value} />}
      <details class="panel" onToggle={(event) => setBots(event.currentTarget.open)}>
        <summary>{words.say("stats.bots")}</summary>
        {bots && shelf.value && <Bots games={shelf.value.games} />}
      </details>
    </Page>
  );
}

const ORDER = ["game", "variant", "seat", "bot"];
const percent = (share: number) => `${Math.round(100 * share)}\u00a0%`;

function OwnGames({ own }: { own: wire.OwnGames }) {
  const words = useWords();
  const { played, tallies } = own;
  if (!played.length) {
    return (
      <section class="panel nothing">
        <SleepingCat />
        <p>{words.say("stats.none")}</p>
        <a class="button primary" href="/">
          {words.say("stats.play")}
        </a>
      </section>
    );
  }
  const games = [...new Set(played.map(({ game }) => game))];
  return (
    <>
      <div class="curves-of-games">
        {games.map((game) => (
          <OwnCurve key={game} game={game} played={played.filter((entry) => entry.game === game)} />
        ))}
      </div>
      <h2>{words.say("stats.last")}</h2>
      <LastGames played={played} />
      <details class="panel">
        <summary>{words.say("stats.counted")}</summary>
        <p class="muted">{words.say("stats.own_hint")}</p>
        <Tallies tallies={tallies} />
      </details>
    </>
  );
}

const FIRST_SHOWN = 10;

/** Finished games, the last one first. */
function LastGames({ played }: { played: readonly wire.PlayedGame[] }) {
  const words = useWords();
  const [all, setAll] = useState(false);
  return (
    <>
      <div class="tables">
        {(all ? played : played.slice(0, FIRST_SHOWN)).map((entry) => (
          <PlayedRow key={entry.table} played={entry} />
        ))}
      </div>
      {!all && played.length > FIRST_SHOWN && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {words.say("stats.all", { n: played.length })}
        </button>
      )}
    </>
  );
}

function PlayedRow({ played }: { played: wire.PlayedGame }) {
  const words = useGameWords(played.game);
  if (!words) return null;
  const { seat, names, points, created, won } = played;
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(created);
  const others = names
    .map((name, other) => `${name} ${pointsText(points[other] ?? 0)}`)
    .filter((_, other) => other !== seat);
  return (
    <div class={`mytable ${won ? "won" : ""}`}>
      <b class="score">{pointsText(points[seat] ?? 0)}</b>
      <span class="grow">
        <b>{words.say("game.name")}</b> {words.name("variant", played.variant)}
        <br />
        <span class="muted small">
          {day} · {others.join(", ")}
        </span>
      </span>
      <span>{words.say(won ? "stats.you_won" : "stats.you_lost")}</span>
      <a class="button" href={`/t/${played.table}/review`}>
        {words.say("end.review")}
      </a>
    </div>
  );
}

function Tallies({ tallies: given }: { tallies: readonly Tally[] }) {
  const words = useWords();
  const sortKey = ({ game, by }: Tally) => game + ORDER.indexOf(by);
  const tallies = [...given].sort((a, b) => sortKey(a).localeCompare(sortKey(b)));
  const head = ["stats.what", "stats.games", "stats.won", "stats.share", "stats.interval", "stats.fair"].map(
    (key) => words.say(key),
  );
  const table = () =>
    ["by,game,name,games,won,low,high,fair", ...tallies.map((tally) => Object.values(tally).join(","))].join(
      "\n",
    );
  return (
    <>
      <div class="scroll" tabIndex={0} role="region" aria-label={words.say("stats.counted")}>
        <Table head={head}>
          {tallies.map((tally) => (
            <Row tally={tally} />
          ))}
        </Table>
      </div>
      <button type="button" onClick={() => save(new Blob([table()]), "katzentisch.csv")}>
        {words.say("stats.csv")}
      </button>
    </>
  );
}

function Table({ head, children }: { head: readonly string[]; children: ComponentChildren }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th scope="col">{cell}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Row({ tally }: { tally: Tally }) {
  const words = useGameWords(tally.game);
  const { by, name, games, won, low, high, fair } = tally;
  if (!words) return null;
  const named = {
    game: () => words.say("game.name"),
    seat: () => words.say("new.seat", { number: name }),
    variant: () => words.name("variant", name),
    bot: () => words.say("home.against", { bots: words.name("bot", name) }),
  }[by]();
  return (
    <tr data-by={by}>
      <th scope="row">{named}</th>
      <td>{games}</td>
      <td>{Number(won.toFixed(1))}</td>
      <td>
        <b>{percent(won / games)}</b>
      </td>
      <td>
        {percent(low)} – {percent(high)}
      </td>
      <td>{percent(fair)}</td>
    </tr>
  );
}

function Bots({ games }: { games: readonly GameInfo[] }) {
  const words = useWords();
  const [game, setGame] = useState(games[0] as GameInfo);
  return (
    <>
      <p class="muted">{words.say("stats.bots_hint")}</p>
      <Chips
        legend={words.say("stats.game")}
        name="game"
        value={game.name}
        options={games.map(({ name }) => [name, <Name game={name} />] as const)}
        onChange={(name) => setGame(games.find((other) => other.name === name) as GameInfo)}
      />
      <Balance key={game.name} game={game} />
    </>
  );
}

const Name = ({ game }: { game: string }) => <>{useGameWords(game)?.say("game.name")}</>;

function Balance({ game }: { game: GameInfo }) {
  const words = useGameWords(game.name);
  const [variant, setVariant] = useState(game.variants[0] as VariantInfo);
  const [wish, setSeats] = useState(usualSeats(variant));
  const seats = variant.seats.includes(wish) ? wish : usualSeats(variant);
  const path = `/api/balance/${game.name}/${variant.name}/${seats}`;
  const language = words?.language;
  const { value, error } = usePolled(language ? () => api.balance(`${path}/${language}`) : null, [
    path,
    language,
  ]);
  if (!words) return null;
  return (
    <>
      <div class="row wrap">
        <VariantChips game={game} variant={variant} words={words} onChange={setVariant} />
        <SeatCountChips variant={variant} count={seats} words={words} onChange={setSeats} />
      </div>
      {error && <Problem error={error} />}
      {value && !value.ready && (
        <p role="status">
          {words.say("stats.playing", { done: value.done, of: value.of })}{" "}
          <progress max={value.of} value={value.done} aria-label={words.say("stats.bots")} />
        </p>
      )}
      {value?.ready && (
        <>
          <p>
            {value.intro}{" "}
            <a href={`${path}/csv`} download>
              {words.say("stats.csv")}
            </a>
          </p>
          {value.sections.map((section, i) => (
            <Section key={section.title} section={section} open={!i} />
          ))}
        </>
      )}
    </>
  );
}

function Section({ section, open }: { section: ReportSection; open: boolean }) {
  const { title, text, plots, head, rows } = section;
  return (
    <details class="panel" open={open}>
      <summary>{title}</summary>
      <p class="muted">{text}</p>
      <div class="scroll" tabIndex={0}>
        {plots.map((plot) => (
          <img src={`data:image/svg+xml,${encodeURIComponent(plot)}`} alt="" />
        ))}
        <Table head={head}>
          {rows.map(([first, ...cells]) => (
            <tr>
              <th scope="row">{first}</th>
              {cells.map((cell) => (
                <td>{cell}</td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
    </details>
  );
}
