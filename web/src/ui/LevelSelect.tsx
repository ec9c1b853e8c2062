// The choice of a bot by its level.

import type { Words } from "../api/words";

interface LevelSelectProps {
  levels: readonly string[];
  level: string;
  words: Words;
  onLevel(level: string): void;
}

export const LevelSelect = ({ levels, level, words, onLevel }: LevelSelectProps) => (
  <select
    aria-label={words.say("new.level")}
    value={level}
    onChange={(event) => onLevel(event.currentTarget.value)}
  >
    {levels.map((offered) => (
      <option value={offered}>{words.name("bot", offered)}</option>
    ))}
  </select>
);
