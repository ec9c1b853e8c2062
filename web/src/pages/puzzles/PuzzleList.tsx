// All puzzles of a game: that of the day, a filter by level, and which are solved.

import { useState } from "preact/hooks";
import * as api from "../../api/puzzles";
import type { PuzzleInfo, Puzzles } from "../../api/wire";
import type { Words } from "../../api/words";
import { useGameWords, useWords } from "../../app/language";
import { useCatalogue } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { CheckField } from "../../ui/CheckField";
import { Chips } from "../../ui/Chips";
import { Icon } from "../../ui/icons";
import { Page } from "../../ui/Page";
import "../../style/puzzles.css";
import { Level, LEVELS } from "./Level";

export function PuzzleList({ game }: { game: string }) {
  const page = useWords();
  const words = useGameWords(game);
  const listed = useAsync(() => api.puzzles(game), [game]);
  const title = page.say("puzzle.title");
  const heading = words ? `${words.say("game.name")}: ${title}` : title;
  return (
    <Page class="puzzles" title={title} heading={heading} lead={page.say("puzzle.lead")} error={listed.error}>
      <OtherGames game={game} />
      {listed.value && words && <Listed game={game} listed={listed.value} words={words} />}
    </Page>
  );
}

/** The way to the puzzles of the other games. */
function OtherGames({ game }: { game: string }) {
  const shelf = useAsync(useCatalogue().shelf, []);
  return (
    <nav class="row wrap">
      {shelf.value?.games.map(({ name }) => (
        <GameLink key={name} game={name} current={name === game} />
      ))}
    </nav>
  );
}

function GameLink({ game, current }: { game: string; current: boolean }) {
  const words = useGameWords(game);
  return (
    <a
      class={`button ${current ? "primary" : ""}`}
      href={`/puzzles/${game}`}
      aria-current={current ? "page" : undefined}
    >
      {words?.say("game.name")}
    </a>
  );
}

type Shown = 0 | 1 | 2 | 3;

function Listed({ game, listed, words }: { game: string; listed: Puzzles; words: Words }) {
  const known = api.remembered();
  const solved = known.solved[game] ?? {};
  const [level, setLevel] = useState<Shown>(0);
  const [openOnly, setOpenOnly] = useState(false);
  const shown = listed.puzzles
    .map((info, index) => ({ info, number: index + 1 }))
    .filter(({ info }) => (!level || info.level === level) && !(openOnly && solved[info.id]));
  if (!listed.puzzles.length) return <p>{words.say("puzzle.none")}</p>;
  return (
    <>
      <Daily game={game} listed={listed} words={words} />
      <div class="row wrap">
        <Chips
          legend={words.say("puzzle.level")}
          name="level"
          value={level}
          options={[
            [0, words.say("puzzle.any_level")],
            ...LEVELS.map((step) => [step, words.say(`puzzle.level_${step}`)] as const),
          ]}
          onChange={(value) => setLevel(value as Shown)}
        />
        <CheckField label={words.say("puzzle.open_only")} checked={openOnly} onChange={setOpenOnly} />
        <span class="grow" />
        <span class="muted">
          {words.say("puzzle.solved_of", { solved: api.solvedOf(known, game), all: listed.puzzles.length })}
        </span>
      </div>
      {!shown.length && <p class="muted">{words.say("puzzle.none_left")}</p>}
      <ol class="plain puzzle-grid">
        {shown.map(({ info, number }) => (
          <li key={info.id}>
            <Tile game={game} info={info} number={number} tries={solved[info.id]} words={words} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface TileProps {
  game: string;
  info: PuzzleInfo;
  number: number;
  /** Tries until it was solved; 0 if the solution was looked at, undefined if it is open. */
  tries: number | undefined;
  words: Words;
}

function Tile({ game, info, number, tries, words }: TileProps) {
  const state = tries === undefined ? "" : tries > 0 ? "solved" : "seen";
  return (
    <a class={`linkcard puzzle-tile ${state}`} href={`/puzzles/${game}/${info.id}`}>
      <b>{number}</b>
      <span class="grow">
        {words.say(`theme.${info.kind}`)}
        <br />
        <span class="muted small">
          {words.name("variant", info.variant)} · {words.say("puzzle.players", { seats: info.seats })}
        </span>
      </span>
      <span class="marks">
        <Level level={info.level} words={words} />
        {state && (
          <span class="small">
            <Icon name={state === "solved" ? "check" : "eye"} size={15} colour="var(--ok)" />{" "}
            {words.say(`puzzle.${state}`)}
          </span>
        )}
      </span>
    </a>
  );
}

/** The puzzle of the day, and how many days in a row there was one solved. */
function Daily({ game, listed, words }: { game: string; listed: Puzzles; words: Words }) {
  const known = api.remembered();
  const info = listed.puzzles.find(({ id }) => id === listed.of_day);
  if (!info) return null;
  const done = known.days[listed.day]?.includes(game) ?? false;
  const days = api.streak(known);
  const date = new Intl.DateTimeFormat(words.language, { dateStyle: "long", timeZone: "UTC" });
  return (
    <section class="panel daily">
      <Icon name={done ? "check" : "sun"} size={34} colour="var(--accent)" />
      <div class="grow">
        <h2>{words.say("puzzle.of_day")}</h2>
        <p>
          {date.format(Date.parse(listed.day))} · {words.say(`theme.${info.kind}`)}{" "}
          <Level level={info.level} words={words} />
        </p>
        <p class="muted small">{words.say("puzzle.same_for_all")}</p>
      </div>
      {days > 0 && <span class="streak">{words.say("puzzle.streak", { days })}</span>}
      <a class={`button ${done ? "" : "primary"}`} href={`/puzzles/${game}/${info.id}`}>
        {words.say(done ? "puzzle.once_more" : "puzzle.solve")}
      </a>
    </section>
  );
}
