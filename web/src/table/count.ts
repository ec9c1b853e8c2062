// The count at the end of a game: line by line of every score, the winner last; then the result is told. Any input ends it.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Result, ScoreLine } from "../api/wire";
import { useSettings } from "../app/services";
import { isCalm } from "../app/settings";
import type { GamePage, TableProps } from "./contract";

/** A line of a score that is being counted. */
export interface Counted {
  seat: number;
  line: ScoreLine;
  /** The points of this seat so far, this line among them. */
  sum: number;
}

const LINE = 900; // ms a line is lit
const SHORTEST = 350; // ms where there are many of them
const ALL = 10_000; // ms for all of them

/** What is counted, in this order: seats by their points, the winner last; lines that bring nothing are left out. */
export function countOf({ scores, winners }: Result): Counted[] {
  const won = (seat: number) => Number(winners.includes(seat));
  return scores
    .toSorted((a, b) => won(a.seat) - won(b.seat) || a.total - b.total)
    .flatMap(({ seat, lines }) => {
      let sum = 0;
      return lines
        .filter(({ points }) => points !== 0)
        .map((line) => ({ seat, line, sum: (sum += line.points) }));
    });
}

export interface Count {
  /** What is counted now; null before and after. */
  now: Counted | null;
  /** Whether the result is due. */
  over: boolean;
}

/** Count a result that comes while one looks on; who sees everything at once, or comes later, is told the result. */
export function useCount(result: Result | null): Count {
  const { pace } = useSettings();
  const [begunOver] = useState(result !== null);
  const counted = useMemo(() => (result ? countOf(result) : []), [result]);
  const [at, setAt] = useState(0);
  const atOnce = begunOver || pace === "at once" || isCalm();
  const over = result !== null && (atOnce || at >= counted.length);
  const running = result !== null && !over;
  useEffect(() => {
    if (!running) return;
    const wait = Math.max(SHORTEST, Math.min(LINE, ALL / counted.length));
    const timer = setTimeout(() => setAt(at + 1), wait);
    return () => clearTimeout(timer);
  }, [running, at]);
  useEffect(() => {
    if (!running) return;
    // The key means nothing else: Enter must not press the first button of the result, which opens at once.
    const skip = (event: Event) => {
      if (event.type === "keydown") event.preventDefault();
      event.stopPropagation();
      setAt(counted.length);
    };
    for (const kind of INPUTS) addEventListener(kind, skip, { capture: true });
    return () => {
      for (const kind of INPUTS) removeEventListener(kind, skip, { capture: true });
    };
  }, [running]);
  return { now: running ? (counted[at] ?? null) : null, over };
}

const INPUTS = ["pointerdown", "keydown"] as const;

const LATER = 140; // ms between two groups of one line

/** Light what earned the line that is counted, group by group. */
export function useCountedLight(page: GamePage, props: TableProps): void {
  const lit = useRef<Element[]>([]);
  useEffect(() => {
    for (const element of lit.current) element.removeAttribute("data-counted");
    const groups = (props.counted && page.earned?.(props.counted.line, props)) || [];
    lit.current = groups.flatMap((selector, group) =>
      [...document.querySelectorAll<HTMLElement>(`.board :is(${selector})`)].map((element) => {
        element.setAttribute("data-counted", "");
        element.style.setProperty("--wait", `${group * LATER}ms`);
        return element;
      }),
    );
  }, [props.counted]);
}
