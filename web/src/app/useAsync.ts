// Hook for one request: nothing yet, its value, or its error.

import { useEffect, useState } from "preact/hooks";

export interface Answer<T> {
  value: T | null;
  error: Error | null;
}

export function useAsync<T>(ask: () => Promise<T>, depends: readonly unknown[]): Answer<T> {
  const [state, setState] = useState<Answer<T>>({ value: null, error: null });
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setState({ value, error: null }),
      (error: Error) => wanted && setState({ value: null, error }),
    );
    return () => void (wanted = false);
  }, depends);
  return state;
}
