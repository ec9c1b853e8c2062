// The review of a finished table: asked for again and again while the server computes it.

import { useEffect, useState } from "preact/hooks";
import * as api from "../net/api";
import { tokensOf } from "../net/keys";
import type { Review } from "../wire";

const PACE = 1500; // ms between two questions

export interface ReviewState {
  review: Review | null;
  error: Error | null;
}

/** What is known of a table's review so far; nothing is asked while the game runs. */
export function useReview(table: string, over: boolean): ReviewState {
  const [state, setState] = useState<ReviewState>({ review: null, error: null });
  useEffect(() => {
    if (!over) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = async () => {
      try {
        const review = await api.review(table, tokensOf(table));
        if (!wanted) return;
        setState({ review, error: null });
        if (!review.ready) timer = setTimeout(ask, PACE);
      } catch (problem) {
        if (wanted) setState({ review: null, error: problem as Error });
      }
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [table, over]);
  return state;
}
