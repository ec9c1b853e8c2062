// Who is at a table, for the pages before and around it.

import type { SeatInfo, TableInfo } from "../../api/wire";

/** The people who sit there, the one who made the table first. */
export function peopleAt({ seats }: TableInfo): SeatInfo[] {
  const people = seats.filter(({ kind, taken }) => kind !== "bot" && taken);
  return [...people.filter(({ kind }) => kind === "here"), ...people.filter(({ kind }) => kind !== "here")];
}

/** Whoever made the table; nobody where bots play alone. */
export const hostOf = (info: TableInfo): SeatInfo | undefined => peopleAt(info)[0];
