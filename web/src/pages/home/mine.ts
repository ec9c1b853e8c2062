// My tables in the order somebody looks for them.

import type { MyTable } from "../../api/wire";

export const isMyTurn = ({ info, seats }: MyTable): boolean =>
  info.status === "playing" && !info.paused && info.to_act.some((seat) => seats.includes(seat));

const RANKS = { playing: 1, lobby: 2, over: 3, closed: 4, outdated: 5, damaged: 6 } as const;
const rank = (table: MyTable) => (isMyTurn(table) ? 0 : RANKS[table.info.status]);

/** Those that wait for me, running ones, those that wait for players, finished ones; each newest first. */
export function byUrgency(tables: readonly MyTable[]): MyTable[] {
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.info.created - a.info.created);
}
