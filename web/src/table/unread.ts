// Lines of chat that nobody at this screen has read: a badge, a sound, and a number before the title.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Chatted } from "../api/wire";
import { useSound } from "../app/sound";

/** How many lines of others came since the chat was last open; lines from before the page was opened are read. */
export function useUnread(chat: readonly Chatted[], open: boolean, mySeats: readonly number[]): number {
  const play = useSound();
  const [read, setRead] = useState(chat.length);
  const heard = useRef(chat.length);
  const isOthers = ({ seat }: Chatted) => !mySeats.includes(seat) || seat < 0;
  const unread = open ? 0 : chat.slice(read).filter(isOthers).length;
  useEffect(() => {
    if (chat.slice(heard.current).some(isOthers)) play("say");
    heard.current = chat.length;
    if (open) setRead(chat.length);
  }, [chat.length, open]);
  useEffect(() => {
    const bare = document.title.replace(/^\(\d+\) /, "");
    document.title = unread ? `(${unread}) ${bare}` : bare;
  }, [unread]);
  return unread;
}
