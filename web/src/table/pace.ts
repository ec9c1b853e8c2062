// The moves of others one by one. The server may send them faster than one can see; here they wait their turn.
//
// The queue holds states in the order in which they came. A view older than one already shown is never shown: an undo,
// a view after a break, or any input of the person empties the queue and shows what is true now.

import { useEffect, useRef, useState } from "preact/hooks";
import type { TableState } from "../api/connection";
import { useSettings } from "../app/services";
import type { Pace } from "../app/settings";
import type { LiveTable } from "./useTable";

/** How long a view stands before the next one is shown, in ms. */
export const DELAYS: Readonly<Record<Pace, number>> = { slow: 1200, normal: 600, fast: 250, "at once": 0 };

/** What a view brought; everything else of a state (chat, line, refusals) is shown at once. */
function viewOf({ seq, step, toAct, seats, heard, asked, result }: TableState) {
  return { seq, step, toAct, seats, heard, asked, result };
}

export class PacedViews {
  /** The state on screen. */
  shown: TableState;
  private waiting: TableState[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null; // runs while the view on screen stands

  constructor(
    first: TableState,
    private readonly delay: () => number,
    private readonly changed: (shown: TableState) => void,
  ) {
    this.shown = first;
  }

  /** Views that have arrived and are not yet shown. */
  get behind(): number {
    return this.waiting.length;
  }

  /** A state has arrived. */
  take(state: TableState): void {
    const newest = this.waiting.at(-1) ?? this.shown;
    if (state === newest) return;
    if (state.seats === newest.seats) return this.sameView(state, newest);
    if (!this.isFurther(state, newest)) return this.showNow(state);
    if (!this.waiting.length && (!this.timer || isOurs(state, this.shown))) return this.showAndStand(state);
    this.waiting.push(state);
    this.set({ ...state, ...viewOf(this.shown) });
  }

  /** Show what is true now. */
  skip = (): void => {
    const newest = this.waiting.at(-1);
    if (newest) this.showNow(newest);
  };

  /** Nothing is shown any more. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
  }

  /** Whether a view is one more move: not the first view, and not an undo. */
  private isFurther(state: TableState, before: TableState): boolean {
    const follows = before.seats.size > 0 && state.seq > before.seq && state.step > before.step;
    return follows && this.delay() > 0 && !document.hidden;
  }

  /** Something else than the view has changed: it is shown at once, and goes with what waits. */
  private sameView(state: TableState, newest: TableState): void {
    if (!this.waiting.length) return this.set(state);
    this.waiting[this.waiting.indexOf(newest)] = state;
    this.set({ ...state, ...viewOf(this.shown) });
  }

  private next = (): void => {
    this.timer = null;
    const state = this.waiting.shift();
    if (state) this.showAndStand({ ...(this.waiting.at(-1) ?? state), ...viewOf(state) });
  };

  private showAndStand(state: TableState): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(this.next, this.delay());
    this.set(state);
  }

  private showNow(state: TableState): void {
    this.stop();
    this.set(state);
  }

  private set(state: TableState): void {
    this.shown = state;
    this.changed(state);
  }
}

/** Whether a view answers something this page has sent. */
const isOurs = (state: TableState, shown: TableState): boolean =>
  state.taken > shown.taken || state.waiting || shown.waiting;

/** A table whose views are shown at the pace of the settings; any input skips to what is true now. */
export function usePaced(live: LiveTable | null): LiveTable | null {
  const { pace } = useSettings();
  const delay = useRef(0);
  delay.current = DELAYS[pace];
  const views = useRef<PacedViews | null>(null);
  const [, redraw] = useState(0);
  if (!live) views.current = null;
  else if (!views.current) {
    views.current = new PacedViews(
      live.state,
      () => delay.current,
      () => redraw((n) => n + 1),
    );
  }
  useEffect(() => void (live && views.current?.take(live.state)), [live?.state]);
  useEffect(() => () => views.current?.stop(), []);
  useSkipping(views);
  return live && views.current ? { ...live, state: views.current.shown, behind: views.current.behind } : null;
}

const DECIDES = /^([1-9]|e|u|Enter| )$/; // keys that would decide something nobody has seen yet

/** Any key or tap skips to now. One meant for the board goes no further: the board is not the one it was meant for. */
function useSkipping(views: { current: PacedViews | null }): void {
  useEffect(() => {
    const skips = () => {
      const behind = (views.current?.behind ?? 0) > 0;
      if (behind) views.current?.skip();
      return behind;
    };
    const key = (event: KeyboardEvent) => {
      if (skips() && DECIDES.test(event.key)) stopEvent(event);
    };
    const press = (event: PointerEvent) => {
      const onTable = (event.target as Element).closest?.("main.table") !== null;
      if (skips() && onTable) swallowPress(event);
    };
    addEventListener("keydown", key, { capture: true });
    addEventListener("pointerdown", press, { capture: true });
    return () => {
      removeEventListener("keydown", key, { capture: true });
      removeEventListener("pointerdown", press, { capture: true });
    };
  }, []);
}

function stopEvent(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Swallow a press, and the click that would follow from it. */
function swallowPress(event: PointerEvent): void {
  stopEvent(event);
  addEventListener("click", stopEvent, { capture: true, once: true });
  const over = () => setTimeout(() => removeEventListener("click", stopEvent, { capture: true }), 50);
  addEventListener("pointerup", over, { once: true });
  addEventListener("pointercancel", over, { once: true });
}
