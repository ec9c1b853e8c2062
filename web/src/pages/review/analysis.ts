// A review computed by the lab: what the server answers for a finished game, and what
// `katzentisch --json review RECORD` prints.

import type { Choice } from "../../api/choices";
import type * as wire from "../../api/wire";
import type { Words } from "../../api/words";
import { labelOf } from "../../table/props";

export type Analysis = Pick<wire.Review, "moments" | "turning_points" | "luck">;

/** Read a file, or say that it is no review. */
export function readAnalysis(text: string, problem: string): Analysis {
  const data = JSON.parse(text) as Partial<Analysis>;
  if (!Array.isArray(data.moments) || !Array.isArray(data.turning_points)) throw new Error(problem);
  return { luck: [], ...data } as Analysis;
}

/** Decision n leads to step n + 1. */
export const stepOf = ({ number }: wire.Judged): number => number + 1;

/** Why a choice is good for a seat, as sentences; a fact that is a choice is put into words first. */
export function reasonsText(
  reasons: readonly wire.BotReason[],
  words: Words,
  names: readonly string[],
  seat: number,
): string {
  const shown = (fact: unknown) => (isChoice(fact) ? labelOf(fact, {}, words, names) : fact);
  return reasons
    .map(({ key, facts }) => {
      const said = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, shown(fact)]));
      return words.say(`reason.${key}`, { seat, ...said }, names);
    })
    .join(" ");
}

const isChoice = (fact: unknown): fact is Choice =>
  typeof fact === "object" && fact !== null && "kind" in fact;
