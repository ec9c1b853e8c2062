// Sentences in the chosen language: the page's own, and those of a game.

import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import german from "words:de";
import english from "words:en";
import { Words } from "../api/words";
import { useCatalogue } from "./services";

const own: Record<string, string> = { en: english, de: german };

export const WordsContext = createContext(new Words("en"));
export const useWords = () => useContext(WordsContext);

/** The page's own sentences in a language. */
export async function pageWords(of: string): Promise<string> {
  return (await fetch(new URL(own[of] ?? english, import.meta.url))).text();
}

/** The page's words and a game's together; null until they have arrived. */
export function useGameWords(game: string | undefined): Words | null {
  const page = useWords();
  const catalogue = useCatalogue();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game) {
      catalogue.gameWords(game, page.language).then(
        (table) => wanted && setWords(new Words(page.language, ...page.sources, table)),
        () => wanted && setWords(page),
      );
    }
    return () => void (wanted = false);
  }, [game, page]);
  return words;
}
