// The log by turns: which events belong to one turn, and what came of it in one line.

import type { Heard } from "../api/wire";
import type { Words } from "../api/words";

/** The events in groups; each group but the first begins with a turn. */
export function turnsOf(heard: readonly Heard[]): Heard[][] {
  const turns: Heard[][] = [];
  for (const entry of heard) {
    if (entry.event["kind"] === "turn_began" || !turns.length) turns.push([]);
    turns.at(-1)!.push(entry);
  }
  return turns;
}

/** Which events a part of the summary counts, and which fact it lists. */
const PARTS: readonly [part: string, kinds: readonly string[], fact: string][] = [
  ["worked", ["worked", "influenced"], "vassal"],
  ["hired", ["hired_vassal"], "vassal"],
  ["housed", ["hired_master"], "master"],
  ["upgraded", ["upgraded"], "fief"],
  ["built", ["built"], "card"],
];

/** What a seat did in its turn and the points it gained, as one line. */
export function turnSummary(
  turn: readonly Heard[],
  seat: number,
  words: Words,
  names: readonly string[],
): string {
  const own = turn.map(({ event }) => event).filter((event) => event["seat"] === seat);
  const parts = PARTS.flatMap(([part, kinds, fact]) => {
    const things = own.filter((event) => kinds.includes(String(event["kind"]))).map((event) => event[fact]);
    return things.length ? [words.say(`log.turn_${part}`, { things }, names)] : [];
  });
  const points = own.reduce((sum, event) => sum + Number(event["points"] ?? 0), 0);
  if (points) parts.push(words.say("log.turn_points", { points }, names));
  if (!parts.length) parts.push(words.say("log.turn_nothing"));
  return words.say("log.turn", { seat, parts: parts.join("; ") }, names);
}
