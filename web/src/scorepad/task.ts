// A score sheet: rows to fill in for each player, made into a case for the referee.

import type { Words } from "../api/words";

export type Cell = number | string | boolean;

/** One row of the sheet; `list` takes numbers with commas between them. */
export interface Row {
  key: string;
  label: string;
  kind: "number" | "list" | "check" | "name";
  most?: number;
}

export type Column = Readonly<Record<string, Cell>>;

/** A question the pad can ask about a game. */
export interface Task {
  /** The key of its name in the words. */
  name: string;
  rows(words: Words): Row[];
  /** The number of columns: players, fiefs. */
  columns: { least: number; most: number; start: number };
  columnName(words: Words, index: number): string;
  /** Fields that belong to no column. */
  common?(words: Words): Row[];
  toCase(columns: readonly Column[], common: Column): unknown;
}

export function numberOf(column: Column, key: string): number {
  return Number(column[key] ?? 0) || 0;
}

/** "4, 2 1" -> [4, 2, 1] */
export function listOf(column: Column, key: string): number[] {
  return (String(column[key] ?? "").match(/\d+/g) ?? []).map(Number);
}

/** The counts above zero, by name. */
export function countsOf(column: Column, prefix: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of Object.keys(column)) {
    if (key.startsWith(prefix) && numberOf(column, key))
      counts[key.slice(prefix.length)] = numberOf(column, key);
  }
  return counts;
}

/** The names that are ticked. */
export function tickedOf(column: Column, prefix: string): string[] {
  return Object.keys(column)
    .filter((key) => key.startsWith(prefix) && column[key])
    .map((key) => key.slice(prefix.length));
}
