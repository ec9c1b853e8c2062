// Decisions without a choice are taken by themselves, with a word.

import { useEffect, useState } from "preact/hooks";
import type { Choice } from "../api/choices";
import type { TableState } from "../api/connection";
import type { Player } from "./contract";

/** A decision that is none: what is taken, and in words why nobody is asked. */
export interface Passed {
  choice: Choice;
  why: string;
}

interface Passing {
  /** Null if there is a choice, or nothing to decide. */
  passed: Passed | null;
  /** Whether nothing is taken by itself now. */
  wait: boolean;
  /** Whether nobody else looks on. */
  unseen: boolean;
  step: number;
  take(choice: Choice): void;
  propose(choice: Choice): void;
}

/**
 * Whether nobody looks on: a decision that takes no time would tell other people that there was no choice, and so
 * what is in a hand.
 */
export function alone(players: readonly Player[], { mySeats, spectators }: TableState): boolean {
  return mySeats.length === 1 && spectators === 0 && players.every(({ bot, mine }) => bot || mine);
}

/**
 * Take what is no choice; returns in words why nobody was asked since the last choice of one's own. Where others look on
 * it is proposed and waits to be confirmed, once: whoever puts it back is left alone.
 */
export function usePassed({ passed, wait, unseen, step, take, propose }: Passing): string {
  const [taken, setTaken] = useState<{ text: string; step: number } | null>(null);
  const ready = passed !== null && !wait;
  useEffect(() => {
    if (!ready) return;
    if (!unseen) propose(passed.choice);
    else {
      setTaken({ text: passed.why, step });
      take(passed.choice);
    }
  }, [ready, unseen, step]);
  return taken && step > taken.step && step <= taken.step + SHOWN ? taken.text : "";
}

const SHOWN = 8; // steps for which the word stands
