// A review computed by the lab: what `katzentisch --json review RECORD` prints, opened here.

import type { Choice } from "../choices";
import type { Facts } from "../words";

/** What was found at one decision; shares of the win by seat, `band` half a 95 % interval. */
export interface Judged {
  number: number;
  seat: number;
  choice: Choice;
  shares: number[];
  band: number[];
  better: Choice | null;
  cost: number;
}

export interface TurningPoint extends Judged {
  reasons: { key: string; facts: Facts }[];
}

export interface Analysis {
  moments: Judged[];
  turning_points: TurningPoint[];
  /** By seat: shares of the win that chance gave or took. */
  luck: number[];
}

/** Read a file, or say that it is no review. */
export function readAnalysis(text: string, problem: string): Analysis {
  const data = JSON.parse(text) as Partial<Analysis>;
  if (!Array.isArray(data.moments) || !Array.isArray(data.turning_points)) throw new Error(problem);
  return { luck: [], ...data } as Analysis;
}

/** Decision n leads to step n + 1. */
export const stepOf = ({ number }: Judged): number => number + 1;
