// Notices over the board: the connection is lost, somebody asks to undo.

import { useEffect, useState } from "preact/hooks";
import type { TableState } from "../api/connection";
import type { TableInfo } from "../api/wire";
import type { Words } from "../api/words";
import { isLocal } from "../local/place";
import { Icon } from "../ui/icons";
import { PlayOfflineLink, useKeptPage } from "../ui/PlayOffline";

const LASTS = 4000; // ms without a connection until it is more than a hiccup

interface NoticesProps {
  state: TableState;
  words: Words;
  names: readonly string[];
  seat: number;
  onConsent(agree: boolean): void;
  info: TableInfo;
  onArrange(): void;
}

export function Notices({ state, words, names, seat, onConsent, info, onArrange }: NoticesProps) {
  if (state.line === "lost") return <Lost words={words} />;
  const asked = state.asked;
  if (!asked) return <Arranged info={info} words={words} names={names} seat={seat} onArrange={onArrange} />;
  return (
    <div class="toast" role="alert">
      <span>{words.say("table.undo_asked", { seat: asked.seat }, names)}</span>
      {asked.waiting_for.includes(seat) && (
        <>
          <button type="button" class="primary" onClick={() => onConsent(true)}>
            {words.say("table.agree")}
          </button>
          <button type="button" onClick={() => onConsent(false)}>
            {words.say("table.disagree")}
          </button>
        </>
      )}
    </div>
  );
}

/** The server is away; when that lasts, one can play on this device meanwhile, if it keeps the games. */
function Lost({ words }: { words: Words }) {
  const [lasts, setLasts] = useState(false);
  const kept = useKeptPage();
  useEffect(() => {
    const timer = setTimeout(() => setLasts(true), LASTS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="toast" role="alert">
      <Icon name="link" colour="var(--no)" /> <span>{words.say("table.lost")}</span>
      {lasts && kept && !isLocal && <PlayOfflineLink class="primary" />}
    </div>
  );
}

/** A pause, a wish for one, or a bot in one's own seat: told, with the way to what can be done about it. */
function Arranged({ info, words, names, seat, onArrange }: Omit<NoticesProps, "state" | "onConsent">) {
  if (info.status !== "playing") return null;
  const pausing = info.pausing ?? [];
  const wish = pausing.find((other) => other !== seat);
  const asked = wish !== undefined && seat >= 0 && !pausing.includes(seat);
  const mine = info.seats[seat]?.lent ? "seat.lent_short" : asked ? "pause.asked" : "";
  const key = info.paused ? "pause.now" : mine;
  if (!key) return null;
  return (
    <div class="toast" role="status">
      <span>{words.say(key, { seat: wish ?? 0 }, names)}</span>
      {seat >= 0 && (
        <button type="button" class="primary" onClick={onArrange}>
          {words.say("arrange.open")}
        </button>
      )}
    </div>
  );
}
