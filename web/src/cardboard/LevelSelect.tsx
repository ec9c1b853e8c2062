// The choice of a bot by its level, weakest first.

import type { Words } from "../api/words";
import { Portrait } from "./Face";

interface LevelSelectProps {
  levels: readonly string[];
  level: string;
  words: Words;
  /** Whether the cat is shown beside its name. */
  portrait?: boolean;
  onLevel(level: string): void;
}

export const LevelSelect = ({ levels, level, words, portrait = false, onLevel }: LevelSelectProps) => {
  const select = (
    <select
      aria-label={words.say("new.level")}
      title={words.say(`bot_about.${level}`)}
      value={level}
      onChange={(event) => onLevel(event.currentTarget.value)}
    >
      {levels.map((offered, i) => (
        <option value={offered}>
          {words.say("new.level_of", { name: words.name("bot", offered), n: i + 1 })}
        </option>
      ))}
    </select>
  );
  if (!portrait) return select;
  return (
    <span class="row levelselect">
      <Portrait name="" level={level} seat={0} size={36} />
      {select}
    </span>
  );
};
