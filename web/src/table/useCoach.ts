// The coach: before a clear mistake is sent, one gentle question. It never waits long and never asks twice in a row.

import { useEffect, useRef, useState } from "preact/hooks";
import type { TableLine } from "../api/connection";
import type { TableInfo, Weighed } from "../api/wire";
import { useSettings } from "../app/services";
import type { Player } from "./contract";

const PATIENCE = 1200; // ms; a choice that is not weighed by then is simply played

/** Whether hints may be given: nobody else plays, or all people agreed at the start. */
export const mayBeAdvised = (players: readonly Player[], { hints = [] }: TableInfo): boolean =>
  players.every(({ bot, mine }) => bot || mine) ||
  players.every(({ bot, seat }) => bot || hints.includes(seat));

export interface Coach {
  /** What is clearly better than the choice about to be played; null if nothing is. */
  doubt: Weighed | null;
  /** Send a choice, or ask first. */
  send(action: number, free: boolean): void;
  /** Play what was chosen all the same. */
  insist(): void;
  /** Forget the question; true if there was one, or a choice still being weighed. */
  dismiss(): boolean;
}

/** The coach of a seat; `asks` says whether its choice may be weighed now. */
export function useCoach(connection: TableLine, seat: number, asks: () => boolean): Coach {
  const { coach } = useSettings();
  const [doubt, setDoubt] = useState<Weighed | null>(null);
  const held = useRef<(() => void) | null>(null); // what is sent once nothing speaks against it
  const asked = useRef(false); // whether the last choice was doubted
  const dismiss = () => {
    const some = held.current !== null;
    held.current = null;
    setDoubt(null);
    return some;
  };
  const insist = () => {
    const play = held.current;
    dismiss();
    play?.();
  };
  const send = (action: number, free: boolean) => {
    dismiss();
    const play = () => connection.act(seat, action, free);
    if (!coach || asked.current || !asks()) {
      asked.current = false;
      return play();
    }
    held.current = play;
    const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
    void Promise.race([connection.weigh(seat, action), late]).then((weighed) => {
      if (held.current !== play) return; // something else was chosen meanwhile
      if (!weighed || weighed.better < 0) return insist();
      asked.current = true;
      setDoubt(weighed);
    });
  };
  useEffect(() => void dismiss(), [seat]);
  return { doubt, send, insist, dismiss };
}
