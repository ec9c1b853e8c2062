import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { KeyHandler } from "./keyboard";
import { useServices } from "./services";

/** While `open`, Escape closes this; what was opened last is closed first. */
export function useClosable(open: boolean, close: () => void): void {
  const { keyboard } = useServices();
  const latest = useRef(close);
  latest.current = close;
  // A layout effect: as soon as it is seen, Escape must close it and nothing else.
  useLayoutEffect(() => (open ? keyboard.opened(() => latest.current()) : undefined), [keyboard, open]);
}

/** Listen to keys while this is on screen. */
export function useKeys(handler: KeyHandler, level = 1): void {
  const { keyboard } = useServices();
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => keyboard.listen((key, event) => latest.current(key, event), level), [keyboard, level]);
}
