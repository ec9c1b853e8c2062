// What is chosen and not yet sent. A compound move (this cat, that basket, there) may be planned as
// several choices; the first is sent, and each next one as soon as the server asks for it.
//
// `pick` only chooses; `decide` also sends, as long as the choice can be undone freely: the server knows, and asks for
// a confirmation otherwise.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Choice, Choices, Option } from "../api/choices";

export interface Plan {
  pending: readonly Option[];
  /** Whether something was sent and is not yet answered, or more of a plan follows. */
  busy: boolean;
  /** Choose; returns the choice that is not legal, if the plan cannot begin. */
  pick(plan: readonly Choice[]): Option | null;
  /** Choose and send, if that can be undone freely; returns the choice that is not legal. */
  decide(plan: readonly Choice[]): Option | null;
  confirm(): void;
  /** Put back what is chosen and was not sent. */
  cancel(): void;
}

interface PlanInput {
  choices: Choices;
  legal: readonly Option[];
  seat: number;
  /** The log entry of the view on screen. */
  seq: number;
  /** The log entry of our own last action that was taken. */
  taken: number;
  refused: boolean;
  /** How often the server has asked for a confirmation. */
  asks: number;
  /** Send an action; with `free` only if it can be undone freely. */
  send(action: number, free: boolean): void;
}

/** What was sent and is not yet answered. */
interface Flight {
  /** What `taken` was before. */
  after: number;
  plan: readonly Option[];
  free: boolean;
}

export function usePlan({ choices, legal, seat, seq, taken, refused, asks, send }: PlanInput): Plan {
  const [pending, setPending] = useState<readonly Option[]>([]);
  const flight = useRef<Flight | null>(null);
  const isLegal = (action: number) => legal.some((option) => option.action === action);

  const start = (plan: readonly Option[], free: boolean) => {
    const first = plan[0];
    flight.current = first ? { after: taken, plan, free } : null;
    if (first) send(first.action, free);
  };

  useEffect(() => {
    const sent = flight.current;
    if (refused) flight.current = null;
    else if (sent && taken > sent.after && seq >= taken) {
      const rest = sent.plan.slice(1);
      // If the table answers otherwise than planned, it is asked again.
      const goesOn = rest[0] && isLegal(rest[0].action);
      // The table may have proposed the next choice already: only what was sent is put away.
      setPending((chosen) => (chosen === sent.plan ? [] : chosen));
      start(goesOn ? rest : [], sent.free);
    }
    // Others may act meanwhile: what is chosen stays chosen as long as it may be done.
    setPending((chosen) => (chosen[0] && isLegal(chosen[0].action) ? chosen : []));
  }, [seq, taken, refused]);

  useEffect(() => {
    // A new list, so that the table is drawn again: nothing is under way any more.
    if (flight.current) setPending([...flight.current.plan]);
    flight.current = null;
  }, [asks]);

  // Another seat at this screen chooses anew. A layout effect: it must run before the table proposes
  // something.
  useLayoutEffect(() => {
    setPending([]);
    start([], false);
  }, [seat]);

  const planned = (plan: readonly Choice[]) =>
    plan.map((choice) => ({ action: choices.number(choice), choice }));
  const unless = (options: readonly Option[]) =>
    options[0] && !isLegal(options[0].action) ? options[0] : null;

  return {
    pending,
    busy: flight.current !== null,
    pick(plan) {
      const options = planned(plan);
      const illegal = unless(options);
      if (!illegal) setPending(options);
      return illegal;
    },
    decide(plan) {
      const options = planned(plan);
      const illegal = unless(options);
      if (illegal || flight.current) return illegal;
      setPending(options);
      start(options, true);
      return null;
    },
    confirm() {
      setPending([]);
      start(pending, false);
    },
    cancel() {
      setPending([]);
      flight.current = null;
    },
  };
}
