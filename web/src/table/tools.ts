// A game's own controls beside the confirm button: turn, flip, sandbox.

import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";

export const ToolsContext = createContext<(tools: ComponentChildren) => void>(() => undefined);

/** Put controls into the decision bar; drawn anew when one of `depends` changes. */
export function useTools(tools: ComponentChildren, depends: readonly unknown[]): void {
  const set = useContext(ToolsContext);
  useEffect(() => {
    set(tools);
    return () => set(null);
  }, depends);
}
