// Hook: the lessons and rounds of a game, with words that say them.

import { useMemo } from "preact/hooks";
import type { Lessons } from "../api/wire";
import { Words } from "../api/words";
import { useCatalogue } from "../app/services";
import { useAsync } from "../app/useAsync";

export interface Taught {
  lessons: Lessons;
  words: Words;
}

/** What is taught of a game; null until it is there, or if it is not `wanted`. */
export function useTaught(game: string, base: Words, wanted = true): Taught | null {
  const catalogue = useCatalogue();
  const { language } = base;
  const { value } = useAsync(
    async () => (wanted ? catalogue.lessons(game, language) : null),
    [game, language, wanted],
  );
  return useMemo(
    () => (value ? { lessons: value, words: new Words(language, ...base.sources, value.words) } : null),
    [value, base],
  );
}
