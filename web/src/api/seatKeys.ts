// The seats this browser sits in: secret tokens, kept in this browser only.

import type { Invitation, SeatKey, TableMade } from "./wire";

const STORED = "katzentisch.seats";

interface Kept {
  keys: SeatKey[];
  /** Tokens of tables this browser may look at, by table. */
  looking: Record<string, string>;
  /** Links this browser may hand out, by table. */
  invitations: Record<string, Invitation[]>;
  spectators: Record<string, string>;
}

function read(): Kept {
  const empty: Kept = { keys: [], looking: {}, invitations: {}, spectators: {} };
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

/** Keep everything the maker of a table is told: own seats, links for others. */
export function keepMade(made: TableMade): void {
  keep(...made.keys);
  const kept = read();
  const table = made.info.table;
  kept.invitations[table] = made.invitations;
  if (made.spectator) kept.spectators[table] = made.spectator;
  write(kept);
}

/** A rematch is opened by the same tokens: whoever sat there sits here too. */
export function keepRematch(table: string, rematch: string): void {
  for (const key of keys()) if (key.table === table) keep({ ...key, table: rematch });
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
  write({ ...kept, keys: kept.keys.filter((key) => key.table !== table) });
}
