// The time for a decision, in words.

import type { TableInfo } from "../../api/wire";
import type { Words } from "../../api/words";

export const DAY = 24 * 3600;

/** "3 days", "60 seconds", or that there is no clock. */
export function clockText(seconds: number, words: Words): string {
  if (!seconds) return words.say("new.clock_off");
  return seconds % DAY
    ? words.say("new.clock_seconds", { seconds })
    : words.say("new.clock_days", { days: seconds / DAY });
}

/** What whoever sits down agrees to about time; empty where there is no clock. */
export function clockTerms({ clock, late }: TableInfo, words: Words): string {
  if (!clock) return "";
  const time = clockText(clock, words);
  return late
    ? words.say("lobby.clock_late", { time, bot: words.name("bot", late) })
    : words.say("lobby.clock_once", { time });
}
