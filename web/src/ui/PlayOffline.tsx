// The way to the page that plays by itself. While the server is away it opens only where this browser keeps it.

import { useEffect, useState } from "preact/hooks";
import { useWords } from "../app/language";
import { isKept } from "../local/updates";

/** Whether the games can be played here without the server. */
export function useKeptPage(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => void isKept().then(setThere), []);
  return isThere;
}

export const PlayOfflineLink = ({ class: look = "" }: { class?: string }) => (
  <a class={`button ${look}`} href="/offline/" data-leaves="yes">
    {useWords().say("local.play")}
  </a>
);
