// Statistics: my own games, and how fair the games are when bots play them.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { save } from "../../api/download";
import * as api from "../../api/http";
import { tokens } from "../../api/seatKeys";
import type { GameInfo, ReportSection, Tally, VariantInfo } from "../../api/wire";
import { useGameWords, useWords } from "../../app/language";
import { useCatalogue } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { usePolled } from "../../app/usePolled";
import { Chips } from "../../ui/Chips";
import { Page } from "../../ui/Page";
import { Problem } from "../../ui/Problem";
import { usualSeats } from "../new-table/seats";
import { SeatCountChips, VariantChips } from "../new-table/VariantChips";

export function Stats() {
  const words = useWords();
  const shelf = useAsync(useCatalogue().shelf, []);
  return (
    <Page class="stats" title={words.say("stats.title")} heading={words.say("stats.title")}>
      <OwnGames />
      <h2>{words.say("stats.bots")}</h2>
      {shelf.error && <Problem error={shelf.error} />}
      {shelf.value && <Bots games={shelf.value.games} />}
    </Page>
  );
}

const ORDER = ["game", "variant", "seat", "bot"];
const percent = (share: number) => `${Math.round(100 * share)} %`;

function OwnGames() {
  const words = useWords();
  const { value, error } = useAsync(() => api.ownGames(tokens()), []);
  const sortKey = ({ game, by }: Tally) => game + ORDER.indexOf(by);
  const tallies = value ? [...value.tallies].sort((a, b) => sortKey(a).localeCompare(sortKey(b))) : [];
  const head = ["stats.what", "stats.games", "stats.won", "stats.share", "stats.interval", "stats.fair"].map(
    (key) => words.say(key),
  );
  const table = () =>
    ["by,game,name,games,won,low,high,fair", ...tallies.map((tally) => Object.values(tally).join(","))].join(
      "\n",
    );
  return (
    <>
      <h2>{words.say("stats.own")}</h2>
      <p class="muted">{words.say(tallies.length || !value ? "stats.own_hint" : "stats.none")}</p>
      {error && <Problem error={error} />}
      {tallies.length > 0 && (
        <>
          <div class="scroll" tabIndex={0}>
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
      )}
    </>
  );
}

function Table({ head, children }: { head: readonly string[]; children: ComponentChildren }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th>{cell}</th>
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
