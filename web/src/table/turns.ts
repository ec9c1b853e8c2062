// The log by chapters: which events belong to one turn, round or day, and what came of it in one line.

import type { Heard } from "../api/wire";
import type { Facts, Words } from "../api/words";
import type { RecentMove } from "./contract";

/** How a game's log is cut into chapters, and what their headings sum up. */
export interface LogPlan {
  /** Kinds of events that begin a chapter, each with the sentence of its heading. */
  begins: Readonly<Record<string, string>>;
  /** The event that begins the first chapter where the game tells none; without it those lines have no heading. */
  first?: Facts;
  /** A chapter is the turn of one seat, and its heading tells what that seat did; else what every seat did. */
  turns?: boolean;
  /** A sentence of the heading, the events it counts, and which of their facts it lists or, if numbers, adds up. */
  parts: readonly (readonly [sentence: string, kinds: readonly string[], fact: string])[];
}

/** Events that belong together. */
export interface Chapter {
  /** The sentence of its heading; empty if no event began it. */
  heading: string;
  /** The seat whose turn it is, or -1. */
  seat: number;
  /** What the events that began this chapter and those before it said. */
  facts: Facts;
  heard: Heard[];
}

/** The events in chapters. Several events of one kind in a row, as when all reveal their cards, begin one chapter. */
export function chaptersOf(heard: readonly Heard[], plan: LogPlan): Chapter[] {
  const chapters = [newChapter(plan, plan.first ?? {}, {})];
  let before = "";
  for (const entry of heard) {
    const kind = String(entry.event["kind"]);
    if (kind in plan.begins && kind !== before)
      chapters.push(newChapter(plan, entry.event, chapters.at(-1)!.facts));
    chapters.at(-1)!.heard.push(entry);
    before = kind;
  }
  return chapters.filter((each) => each.heard.length);
}

function newChapter(plan: LogPlan, event: Facts, before: Facts): Chapter {
  return {
    heading: plan.begins[String(event["kind"])] ?? "",
    seat: plan.turns ? Number(event["seat"] ?? -1) : -1,
    facts: { ...before, ...event },
    heard: [],
  };
}

/** A turn of another seat, in one line. */
export interface TurnTold {
  seat: number;
  text: string;
}

/** Moves as turns: those of one seat in a row together; null for a game whose log has no turns. */
export function turnsTold(
  moves: readonly RecentMove[],
  plan: LogPlan | undefined,
  words: Words,
  names: readonly string[],
): TurnTold[] | null {
  const heading = plan?.turns && Object.values(plan.begins)[0];
  if (!heading) return null;
  const chapters: Chapter[] = [];
  for (const { seat, step, event } of moves) {
    if (seat < 0) continue; // nobody's: a new round, for one
    if (chapters.at(-1)?.seat !== seat) chapters.push({ heading, seat, facts: { seat }, heard: [] });
    chapters.at(-1)!.heard.push({ step, event });
  }
  return chapters.map((chapter) => ({ seat: chapter.seat, text: headingOf(chapter, plan, words, names) }));
}

/** What was done in a chapter, as one line. */
export function headingOf(chapter: Chapter, plan: LogPlan, words: Words, names: readonly string[]): string {
  if (plan.turns) {
    const parts = partsOf(chapter, chapter.seat, plan, words, names);
    const told = parts.length ? parts.join("; ") : words.say("log.nothing");
    return words.say(chapter.heading, { ...chapter.facts, parts: told }, names);
  }
  const seats = names.flatMap((_, seat) => {
    const parts = partsOf(chapter, seat, plan, words, names);
    return parts.length ? [words.say("log.seat", { seat, parts: parts.join(", ") }, names)] : [];
  });
  return [words.say(chapter.heading, chapter.facts, names), ...seats].join(" · ");
}

function partsOf(
  chapter: Chapter,
  seat: number,
  plan: LogPlan,
  words: Words,
  names: readonly string[],
): string[] {
  const own = chapter.heard.map(({ event }) => event).filter((event) => event["seat"] === seat);
  return plan.parts.flatMap(([sentence, kinds, fact]) => {
    const things = own.filter((event) => kinds.includes(String(event["kind"]))).map((event) => event[fact]);
    const n = things.reduce<number>((sum, thing) => sum + (typeof thing === "number" ? thing : 1), 0);
    return n ? [words.say(sentence, { things, n }, names)] : [];
  });
}
