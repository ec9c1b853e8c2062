// How hard a puzzle is, as one to three paws; read aloud as a word.

import type { Words } from "../../api/words";
import { Icon } from "../../ui/icons";

export const LEVELS = [1, 2, 3] as const;

export function Level({ level, words }: { level: number; words: Words }) {
  const name = words.say(`puzzle.level_${level}`);
  return (
    <span class="puzzle-level" role="img" aria-label={name} title={name}>
      {LEVELS.map((step) => (
        <Icon key={step} name="paw" size={15} colour={step <= level ? "var(--accent)" : "var(--line)"} />
      ))}
    </span>
  );
}
