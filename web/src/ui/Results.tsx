// What people made of the same deal, the best first.

import type { ChallengeResult } from "../api/wire";
import type { Words } from "../api/words";
import { points } from "./points";

export function Results({ results, words }: { results: readonly ChallengeResult[]; words: Words }) {
  const over = results.filter((result) => result.over).sort((a, b) => b.points - a.points);
  const playing = results.filter((result) => !result.over);
  return (
    <ol class="results plain">
      {over.map((result) => (
        <li>
          <b>{result.name}</b>
          <span class="muted small">
            {[result.won && words.say("challenge.won"), result.again && words.say("challenge.again")]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <b class="made">
            {words.say("challenge.points", { points: points(result.points), count: result.points })}
          </b>
        </li>
      ))}
      {playing.map((result) => (
        <li class="muted">
          {result.name} <span class="small">{words.say("challenge.playing")}</span>
        </li>
      ))}
    </ol>
  );
}
