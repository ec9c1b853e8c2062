// "Since your last turn": at most seven lines, shown to somebody who comes back.

import { useEffect, useState } from "preact/hooks";
import type { Heard } from "../api/wire";
import type { Words } from "../api/words";
import { LogLine, logLines } from "./Drawer";

const LINES = 7;

interface DigestProps {
  heard: readonly Heard[];
  seat: number;
  words: Words;
  names: readonly string[];
  onJump(step: number): void;
  onClose(): void;
}

/** Events after this seat's own last action. */
export function sinceLastTurn(heard: readonly Heard[], seat: number): readonly Heard[] {
  const last = heard.findLastIndex(({ event }) => event["seat"] === seat);
  return last < 0 ? [] : heard.slice(last + 1);
}

/** Whether somebody has just come back: the page was opened anew, or the tab was out of sight. */
export function useReturn(): [boolean, () => void] {
  const [returned, setReturned] = useState(true);
  useEffect(() => {
    const look = () => !document.hidden && setReturned(true);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return [returned, () => setReturned(false)];
}

export function Digest({ heard, seat, words, names, onJump, onClose }: DigestProps) {
  const lines = logLines(sinceLastTurn(heard, seat), words, names);
  if (!lines.length) return null;
  const more = lines.length - LINES;
  return (
    <section class="digest" aria-label={words.say("digest.title")}>
      <h2>{words.say("digest.title")}</h2>
      {lines.slice(-LINES).map((line) => (
        <LogLine {...line} onJump={onJump} />
      ))}
      <div class="row">
        <span class="grow muted small">{more > 0 ? words.say("digest.more", { n: more }) : ""}</span>
        <button type="button" onClick={onClose}>
          {words.say("digest.dismiss")}
        </button>
      </div>
    </section>
  );
}
