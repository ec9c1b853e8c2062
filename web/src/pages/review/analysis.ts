// A review computed by the lab: what the server answers for a finished game, and what
// `katzentisch --json review RECORD` prints.

import type { Choice } from "../../api/choices";
import type * as wire from "../../api/wire";
import type { Facts, Words } from "../../api/words";
import { labelOf } from "../../table/props";

export type Analysis = Pick<wire.Review, "moments" | "turning_points" | "luck">;

/** A decision that changed the game: it cost much of the win, or gained much. */
export interface Point {
  /** The step it led to. */
  step: number;
  seat: number;
  /** -1 in a game without rounds. */
  round: number;
  /** Shares of the win lost (below 0) or gained. */
  change: number;
  /** The deciding seat's share without and with this decision. */
  before: number;
  after: number;
  /** What is drawn: the better choice, or the good one that was made. */
  shown: Choice;
  /** What the lab found; null for a good decision. */
  missed: wire.TurningPoint | null;
  choice: Choice;
  question: Facts;
}

/** A stretch of steps in the same round. */
export interface Round {
  round: number;
  from: number;
  to: number;
}

const LEAST_GAIN = 0.05; // of the win: below that, sampling alone may have moved the curve
const MOST_GOOD = 2;

/** Read a file, or say that it is no review. */
export function readAnalysis(text: string, problem: string): Analysis {
  const data = JSON.parse(text) as Partial<Analysis>;
  if (!Array.isArray(data.moments) || !Array.isArray(data.turning_points)) throw new Error(problem);
  return { luck: [], ...data } as Analysis;
}

/** Decision n leads to step n + 1. */
export const stepOf = ({ number }: wire.Judged): number => number + 1;

/** Everybody's share of the win after a step; equal shares before the first decision. */
export function sharesAt({ moments }: Analysis, step: number, seats: number): readonly number[] {
  const now = moments.findLast((moment) => stepOf(moment) <= step);
  return now?.shares ?? Array.from({ length: seats }, () => 1 / seats);
}

/** The rounds in order; none in a game without rounds. */
export function roundsOf({ moments }: Analysis): Round[] {
  const rounds: Round[] = [];
  for (const moment of moments) {
    const last = rounds[rounds.length - 1];
    if (last?.round === moment.round) last.to = stepOf(moment);
    else if (moment.round >= 0)
      rounds.push({ round: moment.round, from: stepOf(moment) - 1, to: stepOf(moment) });
  }
  return rounds;
}

/** What turned the game for these seats, in order: decisions that cost much, and the best ones. */
export function pointsOf(analysis: Analysis, seats: readonly number[]): Point[] {
  const missed = analysis.turning_points.map(missedPoint);
  const good = goodPoints(analysis).filter(({ step }) => missed.every((point) => point.step !== step));
  const own = ({ seat }: Point) => seats.includes(seat);
  const best = good.filter(own).sort((a, b) => b.change - a.change);
  return [...missed.filter(own), ...best.slice(0, MOST_GOOD)].sort((a, b) => a.step - b.step);
}

function missedPoint(missed: wire.TurningPoint): Point {
  const { seat, round, cost, question } = missed;
  const after = missed.expected[seat] ?? 0;
  const choice = missed.choice as Choice;
  const shown = (missed.better ?? choice) as Choice;
  const step = stepOf(missed);
  return { step, seat, round, change: -cost, before: after + cost, after, shown, missed, choice, question };
}

/** Decisions none was better than, after which the deciding seat stood clearly better than before. */
function goodPoints({ moments }: Analysis): Point[] {
  return moments.flatMap((moment, i) => {
    const { seat, round } = moment;
    const before = moments[i - 1]?.shares[seat] ?? 1 / moment.shares.length;
    const after = moment.expected[seat] ?? 0;
    const change = after - before;
    if (moment.better || change < Math.max(LEAST_GAIN, moment.band[seat] ?? 0)) return [];
    const choice = moment.choice as Choice;
    return {
      step: stepOf(moment),
      seat,
      round,
      change,
      before,
      after,
      shown: choice,
      missed: null,
      choice,
      question: {},
    };
  });
}

/** A share of the win as people read it: 0.294 -> 29. */
export const percent = (share: number): number => Math.round(100 * share);

/** What was done and what was better, as sentences; lab/review_report.py has the same. */
export function pointText(
  point: Point,
  names: readonly string[],
  words: Words,
  /** A choice in the game's own words; empty for its name. */
  told: (choice: Choice) => string,
): string {
  const label = (choice: Choice) => told(choice) || labelOf(choice, point.question, words, names);
  const { seat } = point;
  if (!point.missed) return words.say("review.good", { seat, chosen: label(point.choice) }, names);
  const leading = point.missed.reasons.find(({ key }) => key.startsWith("feature_"));
  const facts = {
    seat,
    better: label(point.shown),
    chosen: label(point.choice),
    share: percent(point.before),
    chosen_share: percent(point.after),
    way: leading ? (leading.key === "feature_more" ? "less" : "more") : "none",
    feature: leading?.facts["feature"] ?? "",
  };
  return words.say("reason.better", facts, names);
}
