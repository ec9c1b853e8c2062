// Hook for the lab's review of a game: computed by the server, or opened from a file.

import { useState } from "preact/hooks";
import * as api from "../../api/http";
import { tokensOf } from "../../api/seatKeys";
import type { TableInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import { usePolled } from "../../app/usePolled";
import { type Analysis, readAnalysis } from "./analysis";

export interface Judgement {
  /** Null until it is computed. */
  analysis: Analysis | null;
  /** Only a finished game is reviewed. */
  over: boolean;
  /** How many of the decisions are reviewed. */
  done: number;
  of: number;
  error: Error | null;
  /** Read the file that was chosen. */
  open(event: Event): void;
}

export function useAnalysis({ table, status }: TableInfo, words: Words): Judgement {
  const over = status === "over";
  const [opened, setOpened] = useState<Analysis | null>(null);
  const [wrong, setWrong] = useState<Error | null>(null);
  const ask = over ? () => api.review(table, tokensOf(table)) : null;
  const { value, error } = usePolled(ask, [table, over]);
  const open = async (event: Event) => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    try {
      if (file) setOpened(readAnalysis(await file.text(), words.say("review.no_review")));
    } catch (problem) {
      setWrong(problem as Error);
    }
  };
  const analysis = opened ?? (value?.ready ? value : null);
  return { analysis, over, done: value?.done ?? 0, of: value?.of ?? 0, error: wrong ?? error, open };
}
