// Which seat this screen shows. Several people at one screen are separated by a curtain.

import { useEffect, useState } from "preact/hooks";
import type { TableState } from "../api/connection";

export interface ActiveSeat {
  seat: number;
  /** Whether the view must stay hidden until the right person says so. */
  curtain: boolean;
  open(): void;
}

export function useActiveSeat(state: TableState): ActiveSeat {
  const mine = state.mySeats.filter((seat) => seat >= 0);
  const shared = mine.length > 1;
  const [opened, setOpened] = useState<number | null>(null);
  const owing = mine.filter((seat) => state.toAct.includes(seat));
  // The seat that was opened stays while it owes a decision, or while no seat of this screen does.
  const keeps = opened !== null && (owing.includes(opened) || !owing.length);
  const seat = !shared ? (mine[0] ?? -1) : keeps ? opened : (owing[0] ?? mine[0] ?? -1);

  useEffect(() => {
    if (!shared) return;
    const close = () => setOpened(null);
    addEventListener("blur", close);
    return () => removeEventListener("blur", close);
  }, [shared]);

  return { seat, curtain: shared && opened !== seat && state.result === null, open: () => setOpened(seat) };
}
