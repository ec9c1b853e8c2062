// A fair match: the level against which I win about half of my games, from how my last games went.

import type { MyTable } from "../../api/wire";

const ODDS = 3; // a level wins three games of four against the one below
const STEP = 0.8; // levels gained by a win that nobody expected
const LAST = 20; // games; who has learned since should not be held to the first ones
const BEGINNER = 1; // the second level, until the first games tell more

/** One game of mine: the ranks of the bots at the table (0 is the weakest), and my share of the win. */
export interface Played {
  bots: readonly number[];
  share: number;
}

/** My finished games of one game in which all the others were bots, oldest first. */
export function playedGames(game: string, tables: readonly MyTable[], levels: readonly string[]): Played[] {
  return tables
    .filter(({ info, seats }) => info.game === game && info.status === "over" && seats.length === 1)
    .sort((a, b) => a.info.created - b.info.created)
    .flatMap(({ info, seats }) => {
      const others = info.seats.filter(({ seat }) => seat !== seats[0]);
      const bots = others.map(({ kind, level }) => (kind === "bot" ? levels.indexOf(level) : -1));
      if (!bots.length || bots.includes(-1)) return [];
      const won = info.winners.includes(seats[0] as number);
      return [{ bots, share: won ? 1 / info.winners.length : 0 }];
    });
}

/** How strong I am, as a rank between the levels: moved after each game by how far it came out otherwise than expected. */
function strengthOf(games: readonly Played[], levels: number): number {
  const last = games.slice(-LAST);
  const first = games.length > LAST ? last[0]?.bots : undefined; // earlier games led to these bots
  let strength = first ? Math.max(...first) : BEGINNER;
  for (const { bots, share } of last) {
    const mine = ODDS ** strength;
    const theirs = bots.reduce((sum, rank) => sum + ODDS ** rank, 0);
    strength += STEP * (share - mine / (mine + theirs));
    strength = Math.min(levels, Math.max(-1, strength)); // beyond the ends: who is there always meets the last one
  }
  return strength;
}

/** The level, by its rank, against which I win about half of my games. */
export const fairRank = (games: readonly Played[], levels: number): number =>
  Math.min(levels - 1, Math.max(0, Math.round(strengthOf(games, levels))));

/** The levels of the bots I should meet: the nearest to my strength first, then the one below, then the one above. */
export function fairLevels(
  game: string,
  tables: readonly MyTable[],
  levels: readonly string[],
  bots: number,
): string[] {
  const nearest = fairRank(playedGames(game, tables, levels), levels.length);
  return Array.from({ length: bots }, (_, i) => {
    const rank = nearest + ([0, -1, 1][i % 3] as number);
    return levels[Math.min(levels.length - 1, Math.max(0, rank))] ?? "";
  });
}
