// A game on its way between this device and its server. Both pages have one origin: the record waits in the browser's storage until
// the other page opens it. A host without a server takes and gives the same record as a file.

import { isLocal, root } from "../local/place";
import { recordOf } from "./download";
import { Refusal } from "./http";
import type { SeatInfo, TableInfo } from "./wire";

export interface Moved {
  record: string;
  game: string;
  over: boolean;
  seats: Pick<SeatInfo, "kind" | "level" | "name">[];
}

/** A game kept on this device, as the start page lists it. */
export interface KeptGame {
  table: string;
  game: string;
  variant: string;
  names: string[];
}

const MOVING = "katzentisch.moving";
const KEPT = "katzentisch.kept-games";

/** Take a game to the other side: a page that opens it there is shown. */
export async function moveOver(info: TableInfo): Promise<void> {
  const record = await recordOf(info.table);
  if (isLocal) await findServer();
  const seats = info.seats.map(({ kind, level, name }) => ({ kind, level, name }));
  try {
    const moving: Moved = { record, game: info.game, over: info.status === "over", seats };
    localStorage.setItem(MOVING, JSON.stringify(moving));
  } catch {
    throw new Refusal({ code: "local_no_room", facts: {}, message: "There is no room for the record." });
  }
  location.assign(new URL(isLocal ? "record?moved" : "offline/#/record?moved", root));
}

async function findServer(): Promise<void> {
  const answer = await fetch(new URL("api/games", root)).catch(() => null);
  if (!answer?.ok)
    throw new Refusal({ code: "no_connection", facts: {}, message: "The server cannot be reached." });
}

/** The game that is to be opened here; null if there is none. */
export function moved(): Moved | null {
  return read<Moved | null>(MOVING, null);
}

/** It has arrived. */
export const arrived = (): void => localStorage.removeItem(MOVING);

export const keptGames = (): KeptGame[] => read<KeptGame[]>(KEPT, []);

export const keepGame = (game: KeptGame): void => write([game, ...keptGames()]);

export const forgetGame = (table: string): void => write(keptGames().filter((game) => game.table !== table));

function write(games: KeptGame[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(games));
  } catch {
    // Without room the game is there all the same, under its address.
  }
}

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? "null") as T) ?? otherwise;
  } catch {
    return otherwise;
  }
}
