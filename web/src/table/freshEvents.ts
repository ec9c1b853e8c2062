// What happened since the last view, to animate. Nothing on the first view, nothing after an undo.

import { useRef } from "preact/hooks";
import type { Heard } from "../api/wire";

export function useFreshEvents(heard: readonly Heard[], seat: number, seq: number): readonly Heard[] {
  const last = useRef({ seq: -1, seat: -2, length: 0, fresh: [] as readonly Heard[] });
  const before = last.current;
  if (before.seq !== seq || before.seat !== seat) {
    const follows = before.seat === seat && before.seq >= 0;
    last.current = { seq, seat, length: heard.length, fresh: follows ? heard.slice(before.length) : [] };
  }
  return last.current.fresh;
}
