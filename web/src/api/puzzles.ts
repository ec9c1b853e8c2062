// Puzzles: requests, and what this browser remembers of them. There is no account, so nobody else knows.

import { ask } from "./http";
import type * as wire from "./wire";

const path = (game: string, puzzle: string) =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`;

export const puzzles = (game: string) => ask<wire.Puzzles>(`/api/puzzles/${encodeURIComponent(game)}`);
export const puzzle = (game: string, id: string) => ask<wire.PuzzleTable>(path(game, id));
export const attempt = (game: string, id: string, action: number) =>
  ask<wire.PuzzleVerdict>(`${path(game, id)}/try`, { action } satisfies wire.PuzzleTry);
export const whyNot = (game: string, id: string, action: number, following: readonly number[]) =>
  ask<wire.Reason>(`${path(game, id)}/why`, { action, following: [...following] } satisfies wire.PuzzleWhy);
export const solution = (game: string, id: string) => ask<wire.PuzzleSolution>(`${path(game, id)}/solution`);

const STORED = "katzentisch.puzzles";
const DAY = 86_400_000; // ms

export interface Remembered {
  /** By game and puzzle: tries until it was solved; 0 where the solution was looked at first. */
  solved: Record<string, Record<string, number>>;
  /** Days (UTC) on which a puzzle of the day was solved, and of which games. */
  days: Record<string, string[]>;
}

export function remembered(): Remembered {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Remembered>;
    return { solved: kept.solved ?? {}, days: kept.days ?? {} };
  } catch {
    return { solved: {}, days: {} };
  }
}

function keep(all: Remembered): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(all));
  } catch {
    // Private mode without storage: marks and streak last as long as the page.
  }
}

/** Note how a puzzle went; what was noted first counts. `day` is given if it is the puzzle of that day. */
export function keepSolved(game: string, id: string, tries: number, day: string): void {
  const all = remembered();
  const ofGame = (all.solved[game] ??= {});
  ofGame[id] ??= tries;
  const solvedToday = (all.days[day] ??= []);
  if (day && tries > 0 && !solvedToday.includes(game)) solvedToday.push(game);
  if (!solvedToday.length || !day) delete all.days[day];
  keep(all);
}

/** A day as the puzzle of the day counts them: UTC, so that it is the same for everybody. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const today = (): string => dayOf(Date.now());

/** Days in a row, up to today or yesterday, on which a puzzle of the day was solved. */
export function streak({ days }: Remembered, now = Date.now()): number {
  const solved = (daysAgo: number) => (days[dayOf(now - daysAgo * DAY)] ?? []).length > 0;
  const first = solved(0) ? 0 : 1;
  let length = 0;
  while (solved(first + length)) length++;
  return length;
}

/** How many puzzles of a game were solved; those whose solution was looked at first do not count. */
export const solvedOf = ({ solved }: Remembered, game: string): number =>
  Object.values(solved[game] ?? {}).filter((tries) => tries > 0).length;
