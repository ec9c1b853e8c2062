// What pleases: bots mastered, puzzles solved, days in a row.

import { remembered, solvedOf, streak } from "../../api/puzzles";
import type { OwnGames, Shelf } from "../../api/wire";
import type { Words } from "../../api/words";
import { useGameWords, useWords } from "../../app/language";
import { Portrait } from "../../cardboard/Face";
import { Icon } from "../../ui/icons";
import { LAST, masteries, type Mastery } from "./mastered";

export function Achievements({ own, shelf }: { own: OwnGames; shelf: Shelf }) {
  const words = useWords();
  const games = [...new Set(own.played.map(({ game }) => game))];
  return (
    <div class="curves-of-games">
      <PuzzlesSolved shelf={shelf} words={words} />
      {games.map((game) => (
        <Mastered
          key={game}
          game={game}
          bots={masteries(
            own.played.filter((entry) => entry.game === game),
            shelf.bots,
          )}
        />
      ))}
    </div>
  );
}

/** How many puzzles of each game are solved; the streak, or an invitation to begin one. */
function PuzzlesSolved({ shelf, words }: { shelf: Shelf; words: Words }) {
  const known = remembered();
  const days = streak(known);
  return (
    <section class="panel achievements">
      <h2>{words.say("puzzle.title")}</h2>
      <p class="muted">{days > 0 ? words.say("puzzle.streak", { days }) : words.say("stats.no_streak")}</p>
      <ul class="plain">
        {shelf.games.map(({ name }) => (
          <li key={name}>
            <SolvedLine game={name} solved={solvedOf(known, name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SolvedLine({ game, solved }: { game: string; solved: number }) {
  const words = useGameWords(game);
  return (
    <a class="row" href={`/puzzles/${game}`}>
      <Icon name={solved ? "star" : "lamp"} size={18} colour="var(--accent)" />
      <span class="grow">{words?.say("game.name")}</span>
      <b>{words?.say("stats.solved", { n: solved })}</b>
    </a>
  );
}

function Mastered({ game, bots }: { game: string; bots: readonly Mastery[] }) {
  const words = useGameWords(game);
  if (!words || !bots.length) return null;
  return (
    <section class="panel achievements">
      <h2>{words.say("stats.mastered_in", { game: words.say("game.name") })}</h2>
      <p class="muted">{words.say("stats.mastered_hint", { last: LAST })}</p>
      <ul class="plain">
        {bots.map(({ level, games, won, mastered }) => (
          <li key={level} class="row">
            <Portrait name={words.name("bot", level)} seat={0} level={level} size={34} />
            <b class="grow">{words.name("bot", level)}</b>
            <span>{words.say("stats.won_of", { won, games })}</span>
            {mastered && (
              <span class="row mastered">
                <Icon name="crown" size={18} colour="var(--accent)" /> {words.say("stats.mastered")}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
