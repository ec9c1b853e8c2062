// Hook that polls a computation of the server until it is ready.

import { useEffect, useState } from "preact/hooks";
import type { Answer } from "./useAsync";

const PACE = 1500; // ms between two questions

/** The latest answer; nothing while `ask` is null. */
export function usePolled<T extends { ready: boolean }>(
  ask: (() => Promise<T>) | null,
  depends: readonly unknown[],
): Answer<T> {
  const [state, setState] = useState<Answer<T>>({ value: null, error: null });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const look = async () => {
      try {
        const value = (await ask?.()) ?? null;
        if (!wanted) return;
        setState({ value, error: null });
        if (value && !value.ready) timer = setTimeout(look, PACE);
      } catch (problem) {
        if (wanted) setState({ value: null, error: problem as Error });
      }
    };
    void look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, depends);
  return state;
}
