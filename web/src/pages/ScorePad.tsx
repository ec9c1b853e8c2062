// A score pad for games on a real table: the referee that runs the games counts here too.

import { useState } from "preact/hooks";
import { useGameWords } from "../app/language";
import { Problem } from "../app/Problem";
import { TopBar } from "../app/TopBar";
import * as api from "../net/api";
import { Tree } from "../table/Lists";

export function ScorePad({ game }: { game: string }) {
  const words = useGameWords(game);
  const [text, setText] = useState("{}");
  const [answer, setAnswer] = useState<unknown>(null);
  const [error, setError] = useState<Error | null>(null);
  if (!words) return null;
  const count = async (event: Event) => {
    event.preventDefault();
    setError(null);
    setAnswer(null);
    try {
      setAnswer(await api.referee(game, JSON.parse(text)));
    } catch (problem) {
      setError(problem as Error);
    }
  };
  return (
    <div class="app">
      <TopBar title={words.say("game.name")} />
      <main class="page">
        <h1>{words.say("pad.title")}: {words.say("game.name")}</h1>
        <p class="lead">{words.say("pad.hint")}</p>
        <form class="field" onSubmit={count}>
          <span>{words.say("pad.raw")}</span>
          <textarea rows={12} value={text} aria-label={words.say("pad.input")} onInput={(event) => setText(event.currentTarget.value)} />
          <div class="foot"><button class="primary">{words.say("pad.score")}</button></div>
        </form>
        {error && <Problem error={error} />}
        {answer !== null && <section class="panel lists"><div class="tree"><Tree value={answer} open={3} /></div></section>}
      </main>
    </div>
  );
}
