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

/** What would have been better, and what the choice made led to; lab/review_report.py has the same. */
export function turningText(point: wire.TurningPoint, names: readonly string[], words: Words): string {
  const label = (choice: unknown) => (choice ? labelOf(choice as Choice, point.question, words, names) : "–");
  const share = point.expected[point.seat] ?? 0;
  const leading = point.reasons.find(({ key }) => key.startsWith("feature_"));
  const facts = {
    number: stepOf(point),
    round: point.round,
    seat: point.seat,
    better: label(point.better),
    chosen: label(point.choice),
    cost: Math.round(100 * point.cost),
    share: Math.round(100 * (share + point.cost)),
    chosen_share: Math.round(100 * share),
    way: leading ? (leading.key === "feature_more" ? "less" : "more") : "none",
    feature: leading?.facts["feature"] ?? "",
  };
  return `${words.say("reason.turning_point", facts, names)}. ${words.say("reason.better", facts, names)}`;
}

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
