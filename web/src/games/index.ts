// Games are loaded by the name of their folder: `games/<game>/index.tsx` draws the table, `picture.tsx` the
// box.
// A game without a folder here is still playable, by lists.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GamePage } from "../table/contract";
import { Lists } from "../table/Lists";

const byLists: GamePage = { Table: Lists };

/** Fetch a game's drawing before it is shown. */
export const fetchGame = async (game: string): Promise<void> => void (await gamePage(game));

async function gamePage(game: string): Promise<GamePage> {
  try {
    const module = (await import(`./${game}/index.tsx`)) as { default: GamePage };
    return module.default;
  } catch (error) {
    console.warn(`no drawing of ${game}; it is played by lists`, error);
    return byLists;
  }
}

/** How a game is drawn; null until its script has arrived. */
export function useGamePage(game: string | undefined): GamePage | null {
  const [page, setPage] = useState<GamePage | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game) gamePage(game).then((loaded) => wanted && setPage(loaded));
    return () => void (wanted = false);
  }, [game]);
  return page;
}

/** The picture on a game's box; null until it has arrived, or if there is none. */
export function usePicture(game: string): ComponentType | null {
  const [picture, setPicture] = useState<{ Picture: ComponentType } | null>(null);
  useEffect(() => {
    let wanted = true;
    import(`./${game}/picture.tsx`).then(
      (module: { Picture: ComponentType }) => wanted && setPicture(module),
      () => undefined, // a box without a picture
    );
    return () => void (wanted = false);
  }, [game]);
  return picture?.Picture ?? null;
}
