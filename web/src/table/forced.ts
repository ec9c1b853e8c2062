// Decisions without a choice are taken by themselves, with a word.

import { useEffect, useState } from "preact/hooks";
import type { Choice, Option } from "../api/choices";
import type { TableState } from "../api/connection";
import type { Player } from "./contract";

interface Forced {
  /** The only thing that may be done; null if there is a choice, or nothing to decide. */
  only: Option | null;
  /** Whether it must not be taken by itself now. */
  wait: boolean;
  step: number;
  take(option: Option): void;
  label(choice: Choice): string;
}

/**
 * Whether nobody looks on: a decision that takes no time would tell other people that there was no choice, and so
 * what is in a hand.
 */
export function alone(players: readonly Player[], { mySeats, spectators }: TableState): boolean {
  return mySeats.length === 1 && spectators === 0 && players.every(({ bot, mine }) => bot || mine);
}

/** Take the only choice; returns in words what was taken since the last choice of one's own. */
export function useForced({ only, wait, step, take, label }: Forced): string {
  const [taken, setTaken] = useState<{ text: string; step: number } | null>(null);
  const ready = only !== null && !wait;
  useEffect(() => {
    if (!ready) return;
    setTaken({ text: label(only.choice), step });
    take(only);
  }, [ready, step]);
  return taken && step > taken.step && step <= taken.step + SHOWN ? taken.text : "";
}

const SHOWN = 8; // steps for which the word stands
