import { useEffect, useRef } from "preact/hooks";
import type { KeyHandler } from "./keyboard";
import { useServices } from "./services";

/** Listen to keys while this is on screen. */
export function useKeys(handler: KeyHandler, level = 1): void {
  const { keyboard } = useServices();
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => keyboard.listen((key, event) => latest.current(key, event), level), [keyboard, level]);
}
