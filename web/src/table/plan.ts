// What is chosen and not yet sent. A compound move (this cat, that basket, there) may be planned as
// several choices; confirming sends the first, and each next one as soon as the server asks for it.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Choice, Choices, Option } from "../api/choices";

export interface Plan {
  pending: readonly Option[];
  /** Whether something was sent and is not yet answered, or more of a plan follows. */
  busy: boolean;
  /** Choose; returns the choice that is not legal, if the plan cannot begin. */
  pick(plan: readonly Choice[]): Option | null;
  confirm(): void;
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
  send(action: number): void;
}

export function usePlan({ choices, legal, seat, seq, taken, refused, send }: PlanInput): Plan {
  const [pending, setPending] = useState<readonly Option[]>([]);
  const rest = useRef<readonly Option[]>([]);
  const sentAfter = useRef<number | null>(null); // what `taken` was before we sent; null if nothing is under way
  const isLegal = (action: number) => legal.some((option) => option.action === action);

  const start = (plan: readonly Option[]) => {
    const [first, ...later] = plan;
    rest.current = later;
    sentAfter.current = first ? taken : null;
    if (first) send(first.action);
  };

  useEffect(() => {
    const arrived = sentAfter.current !== null && taken > sentAfter.current && seq >= taken;
    if (refused) {
      sentAfter.current = null;
      rest.current = [];
    } else if (arrived) {
      const next = rest.current[0];
      start(next && isLegal(next.action) ? rest.current : []); // else the table answered otherwise: ask again
    }
    // Others may act meanwhile: what is chosen stays chosen as long as it may be done.
    setPending((chosen) => (chosen[0] && isLegal(chosen[0].action) ? chosen : []));
  }, [seq, taken, refused]);

  // Another seat at this screen chooses anew. A layout effect: it must run before the table proposes
  // something.
  useLayoutEffect(() => {
    setPending([]);
    start([]);
  }, [seat]);

  return {
    pending,
    busy: sentAfter.current !== null,
    pick(plan) {
      const options = plan.map((choice) => ({ action: choices.number(choice), choice }));
      const first = options[0];
      if (first && !isLegal(first.action)) return first;
      setPending(options);
      return null;
    },
    confirm() {
      setPending([]);
      start(pending);
    },
  };
}
