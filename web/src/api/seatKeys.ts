// The seats this browser sits in: secret tokens, kept in this browser only.

import { isLocal } from "../local/place";
import type { Invitation, SeatKey, TableMade } from "./wire";

// Seats of this device and those of the server are never mixed: each asks only for its own.
const STORED = isLocal ? "katzentisch.local-seats" : "katzentisch.seats";
const MOST_FORGOTTEN = 300;

interface Kept {
  keys: SeatKey[];
  /** Tokens of tables this browser may look at, by table. */
  looking: Record<string, string>;
  /** Links this browser may hand out, by table. */
  invitations: Record<string, Invitation[]>;
  spectators: Record<string, string>;
  /** The seat by whose four words I am known on other devices. */
  person: SeatKey | null;
  /** Tables that are not to come back with the others. */
  forgotten: string[];
}

function read(): Kept {
  const empty: Kept = {
    keys: [],
    looking: {},
    invitations: {},
    spectators: {},
    person: null,
    forgotten: [],
  };
  try {
    return { ...empty, ...JSON.parse(localStorage.getItem(STORED) ?? "{}") };
  } catch {
    return empty;
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(kept));
  } catch {
    // Private mode without storage: the seat lasts as long as the tab.
  }
}

export const keys = (): SeatKey[] => read().keys;
export const tokens = (): string[] => keys().map((key) => key.token);

/** What opens this table: the tokens of our seats, or the spectators' token. */
export function tokensOf(table: string): string[] {
  const kept = read();
  const own = kept.keys.filter((key) => key.table === table).map((key) => key.token);
  const looking = kept.looking[table];
  return own.length || !looking ? own : [looking];
}

export function keep(...more: SeatKey[]): void {
  const kept = read();
  const isNew = (key: SeatKey) => !more.some((other) => other.table === key.table && other.seat === key.seat);
  write({ ...kept, keys: [...kept.keys.filter(isNew), ...more] });
}

/** Who sits down: the seat whose words shall open the next one too, if there is any. */
export function person(): SeatKey | null {
  const { keys: own, person: known } = read();
  return known ?? own.find(({ code }) => code) ?? null;
}

/** Keep a seat I have just sat down in; without words of its own it has mine. */
export function keepOwn(key: SeatKey): void {
  const known = person();
  const own = key.code || !known ? key : { ...key, code: known.code };
  keep(own);
  write({ ...read(), person: own });
}

/** Keep the seats of my words, but none that I have forgotten; returns how many are new. */
export function keepRecovered(recovered: readonly SeatKey[]): number {
  const kept = read();
  const isKnown = ({ table, seat }: SeatKey) =>
    kept.forgotten.includes(table) || kept.keys.some((key) => key.table === table && key.seat === seat);
  const more = recovered.filter((key) => !isKnown(key));
  if (more.length) keep(...more);
  return more.length;
}

/** One set of words for all my seats. */
export function shareCode(code: string): void {
  const kept = read();
  for (const key of kept.keys) key.code = code;
  write(kept);
}

/** Keep everything the maker of a table is told: own seats, links for others. */
export function keepMade(made: TableMade): void {
  const [first, ...others] = made.keys;
  keep(...others);
  if (first) keepOwn(first);
  const kept = read();
  const table = made.info.table;
  kept.invitations[table] = made.invitations;
  if (made.spectator) kept.spectators[table] = made.spectator;
  write(kept);
}

/** A rematch is opened by the same tokens: whoever sat there sits here too, a seat further. */
export function keepRematch(table: string, rematch: string, seats: number): void {
  if (keys().some((key) => key.table === rematch)) return;
  for (const key of keys())
    if (key.table === table) keep({ ...key, table: rematch, seat: (key.seat + 1) % seats });
  const looking = read().looking[table];
  if (looking) keepLooking(rematch, looking);
}

export function keepLooking(table: string, token: string): void {
  const kept = read();
  kept.looking[table] = token;
  write(kept);
}

export const invitationsOf = (table: string): Invitation[] => read().invitations[table] ?? [];
export const spectatorOf = (table: string): string | undefined => read().spectators[table];

/** Forget a table: it is gone from the list, its seats can be recovered by their four words. */
export function forget(table: string): void {
  const kept = read();
  delete kept.looking[table];
  delete kept.invitations[table];
  delete kept.spectators[table];
  write({
    ...kept,
    keys: kept.keys.filter((key) => key.table !== table),
    person: kept.person?.table === table ? null : kept.person,
    forgotten: [...kept.forgotten, table].slice(-MOST_FORGOTTEN),
  });
}
