// Questions to the server about a single choice: why it may not be taken, what it would gain.

import { useCallback, useRef, useState } from "preact/hooks";
import type { Choice, Choices } from "../api/choices";
import type { TableLine } from "../api/connection";
import type { Gain } from "./contract";
import type { Asked } from "./WhyNot";

/** How long the pointer must rest on something unlit before it says why not. */
const REST = 450; // ms

export interface WhyNotQuestions {
  /** The question on screen; null if there is none. */
  asked: Asked | null;
  close(): void;
  why(choice: Choice, beside?: Element | null): void;
  whyAtRest(choice: Choice, beside: Element): void;
  cancelRest(): void;
  gains(choice: Choice, ...then: Choice[]): Promise<Gain | null>;
}

export function useWhyNot(connection: TableLine, choices: Choices, seat: number): WhyNotQuestions {
  const [asked, setAsked] = useState<Asked | null>(null);
  const count = useRef(0);
  const timer = useRef(0);
  const close = useCallback(() => setAsked(null), []);
  const why = (choice: Choice, beside: Element | null = document.activeElement) => {
    const number = ++count.current;
    const action = choices.number(choice);
    if (action < 0 || seat < 0) return;
    setAsked({ beside, reason: null });
    void connection
      .why(seat, action)
      .then((reason) => number === count.current && setAsked({ beside, reason }));
  };
  return {
    asked,
    close,
    why,
    whyAtRest(choice, beside) {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => why(choice, beside), REST);
    },
    cancelRest: () => clearTimeout(timer.current),
    async gains(choice, ...then) {
      const [first, ...later] = [choice, ...then].map((next) => choices.number(next)) as [
        number,
        ...number[],
      ];
      const { code, facts } = await connection.why(seat, first, later);
      return code || !("points" in facts) ? null : (facts as unknown as Gain);
    },
  };
}
