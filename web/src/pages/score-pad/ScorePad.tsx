// A score pad for games on a real table: the referee that runs the games counts here too.

import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import type { Words } from "../../api/words";
import { useGameWords } from "../../app/language";
import { useAsync } from "../../app/useAsync";
import { Sheet } from "../../scorepad/Sheet";
import type { Task } from "../../scorepad/task";
import { Chips } from "../../ui/Chips";
import { Page } from "../../ui/Page";
import { ofKnownGame } from "../lost/KnownGame";
import { Lost } from "../lost/Lost";

/** What `games/<game>/pad.ts` offers: questions with a sheet to fill in, or a pad of its own. */
interface PadModule {
  tasks?: readonly Task[];
  Pad?: ComponentType<{ words: Words }>;
}

export const ScorePad = ofKnownGame(PadOf);

function PadOf({ game }: { game: string }) {
  const words = useGameWords(game);
  const pad = useAsync<PadModule>(() => import(`../../games/${game}/pad.ts`), [game]);
  const [chosen, setChosen] = useState(0);
  if (pad.error) return <Lost />;
  if (!words || !pad.value) return null;
  const { tasks = [], Pad } = pad.value;
  const task = tasks[chosen];
  const name = words.say("game.name");
  return (
    <Page title={name} heading={`${words.say("pad.title")}: ${name}`} lead={words.say("pad.hint")}>
      {Pad && <Pad words={words} />}
      {tasks.length > 1 && (
        <Chips
          legend={words.say("pad.task")}
          name="task"
          value={chosen}
          options={tasks.map((other, i) => [i, words.say(other.name)] as const)}
          onChange={(value: number) => setChosen(value)}
        />
      )}
      {task && <Sheet key={chosen} game={game} task={task} words={words} />}
    </Page>
  );
}
