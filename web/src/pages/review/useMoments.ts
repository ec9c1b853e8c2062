// Hooks for what the seats saw at a step; each step is asked for once.

import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../../api/http";
import { tokensOf } from "../../api/seatKeys";
import type { Moment, SeatView } from "../../api/wire";
import type { Point } from "./analysis";

export function useMoment(table: string, step: number): Moment | null {
  const seen = useRef(new Map<number, Moment>());
  const [moment, setMoment] = useState<Moment | null>(null);
  useEffect(() => {
    let wanted = true;
    const known = seen.current.get(step);
    if (known) return setMoment(known);
    void api.moment(table, step, tokensOf(table)).then(
      (arrived) => {
        seen.current.set(step, arrived);
        if (wanted) setMoment(arrived);
      },
      () => undefined, // the step before stays in sight; the next one asks again
    );
    return () => void (wanted = false);
  }, [table, step]);
  return moment;
}

/** What the deciding seat saw and was asked before each turning point, by the step it led to. */
export function useViews(table: string, points: readonly Point[]): ReadonlyMap<number, SeatView | undefined> {
  const [views, setViews] = useState<ReadonlyMap<number, SeatView | undefined>>(new Map());
  const steps = points.map(({ step }) => step).join();
  useEffect(() => {
    let wanted = true;
    const ask = ({ step, seat }: Point) =>
      api
        .moment(table, step - 1, tokensOf(table))
        .then(({ seats }) => [step, seats.find((entry) => entry.seat === seat)] as const);
    void Promise.all(points.map(ask)).then(
      (arrived) => wanted && setViews(new Map(arrived)),
      () => undefined, // icons are drawn instead
    );
    return () => void (wanted = false);
  }, [table, steps]);
  return views;
}
