// Keys: whoever lies on top is asked first. The frame is at level 0, a game at 1, what opens over them at 2.

import { useEffect, useRef } from "preact/hooks";

/** Answer a key; true if it meant something here. */
export type KeyHandler = (key: string, event: KeyboardEvent) => boolean;

const handlers: { level: number; handle: (event: KeyboardEvent) => boolean }[] = [];

function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable;
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event)) return;
  const top = [...handlers].sort((a, b) => b.level - a.level);
  if (top.some(({ handle }) => handle(event))) event.preventDefault();
});

/** Listen to keys while this is on screen. Letters come as small letters, "shift+u" with the shift key. */
export function useKeys(handler: KeyHandler, level = 1): void {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    const entry = { level, handle: (event: KeyboardEvent) => latest.current(nameOf(event), event) };
    handlers.push(entry);
    return () => void handlers.splice(handlers.indexOf(entry), 1);
  }, [level]);
}

function nameOf(event: KeyboardEvent): string {
  if (event.key.length > 1) return event.key;
  const letter = event.key.toLowerCase();
  return event.shiftKey && /[a-zäöüß]/.test(letter) ? `shift+${letter}` : letter;
}

/** Whether Enter or Space would press the control that has the focus anyway. */
export function onControl(event: KeyboardEvent): boolean {
  return (event.target as Element).closest?.("button, a, summary, [role=button]") !== null;
}
