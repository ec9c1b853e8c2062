// "A puzzle a day": one position for each game, and how many days in a row one was solved.

import { remembered, streak, today } from "../../api/puzzles";
import type { GameInfo } from "../../api/wire";
import { useGameWords, useWords } from "../../app/language";
import { usePicture } from "../../games";
import { Icon } from "../../ui/icons";

export function DailyPuzzles({ games }: { games: readonly GameInfo[] }) {
  const words = useWords();
  const known = remembered();
  const solved = known.days[today()] ?? [];
  const days = streak(known);
  return (
    <section class="daily-puzzles">
      <div class="row wrap">
        <h2 class="grow">{words.say("puzzle.home")}</h2>
        {days > 0 && <span class="streak">{words.say("puzzle.streak", { days })}</span>}
        <a class="button" href={`/puzzles/${games[0]?.name}`}>
          {words.say("puzzle.all")}
        </a>
      </div>
      <p class="muted">{words.say("puzzle.home_lead")}</p>
      <div class="daily-cards">
        {games.map(({ name }) => (
          <DailyCard key={name} game={name} done={solved.includes(name)} />
        ))}
      </div>
    </section>
  );
}

function DailyCard({ game, done }: { game: string; done: boolean }) {
  const words = useGameWords(game);
  const Picture = usePicture(game);
  if (!words) return null;
  return (
    <a class={`linkcard daily-card ${done ? "done" : ""}`} href={`/puzzles/${game}/today`}>
      <span class="thumb" aria-hidden="true">
        {Picture && <Picture />}
      </span>
      <span class="grow">
        <b>{words.say("game.name")}</b>
        <br />
        <span class="small">{words.say(done ? "puzzle.home_done" : "puzzle.of_day")}</span>
      </span>
      <Icon name={done ? "check" : "next"} colour={done ? "var(--ok)" : "var(--accent)"} />
    </a>
  );
}
