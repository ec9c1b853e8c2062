// What the others did since my last decision, numbered.

import { useMemo } from "preact/hooks";
import type { Heard } from "../api/wire";
import type { Words } from "../api/words";
import type { RecentMove } from "./contract";

/** The seat whose decision a step was: the one its first event names. */
const actorOf = (events: readonly Heard[]): number =>
  Number(events.find(({ event }) => event["seat"] !== undefined)?.event["seat"] ?? -1);

/** Events in groups by step, oldest first. */
function stepsOf(heard: readonly Heard[]): Heard[][] {
  const steps: Heard[][] = [];
  for (const entry of heard) {
    if (steps.at(-1)?.[0]?.step !== entry.step) steps.push([]);
    steps.at(-1)!.push(entry);
  }
  return steps;
}

/** The steps of others before my turn (that may have begun), or since it ended. */
function othersSteps(heard: readonly Heard[], seat: number, myTurn: boolean): Heard[][] {
  const steps = stepsOf(heard);
  const mine = steps.map((events) => actorOf(events) === seat);
  let end = steps.length;
  if (myTurn) while (end > 0 && mine[end - 1]) end--;
  const last = mine.lastIndexOf(true, end - 1);
  return end === 0 ? [] : steps.slice(last + 1, end);
}

export function recentMoves(
  heard: readonly Heard[],
  seat: number,
  myTurn: boolean,
  words: Words,
  names: readonly string[],
): RecentMove[] {
  return othersSteps(heard, seat, myTurn)
    .flat()
    .filter(({ event }) => Number(event["seat"] ?? seat) !== seat && words.has(`event.${event["kind"]}`))
    .map(({ step, event }, i) => ({
      n: i + 1,
      seat: Number(event["seat"]),
      step,
      event,
      text: words.event(event, names),
    }));
}

/** The same, worked out anew only when something happened. */
export function useRecentMoves(
  heard: readonly Heard[],
  seat: number,
  mine: boolean,
  words: Words,
  names: readonly string[],
): RecentMove[] {
  return useMemo(
    () => recentMoves(heard, seat, mine, words, names),
    [heard, seat, mine, words, names.join()],
  );
}
