// Which bots somebody has mastered: a level that was beaten in most of the last games against it.

import type { PlayedGame } from "../../api/wire";

export const LAST = 5; // games that count
export const NEEDED = 3; // of them to be won

export interface Mastery {
  level: string;
  /** Games among the last ones, and how many of them were won. */
  games: number;
  won: number;
  mastered: boolean;
}

/** How somebody stands against each level they have met, the weakest level first; `played` is newest first. */
export function masteries(played: readonly PlayedGame[], levels: readonly string[]): Mastery[] {
  return levels.flatMap((level) => {
    const met = played.filter((game) => game.levels.includes(level)).slice(0, LAST);
    const won = met.filter((game) => game.won > 0).length;
    return met.length ? [{ level, games: met.length, won, mastered: won >= NEEDED }] : [];
  });
}
