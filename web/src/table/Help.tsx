// Help: what one can do now and the keys; and the table in words.

import type { Words } from "../api/words";
import { Dialog } from "../ui/Dialog";
import type { FrameProps, Play } from "./usePlay";
import { WhatNow } from "./WhatNow";

const KEYS: readonly (readonly [string, string])[] = [
  ["1 – 9", "keys.choose"],
  ["← ↑ → ↓", "keys.arrows"],
  ["Enter", "keys.enter"],
  ["Esc", "keys.escape"],
  ["U", "keys.u"],
  ["Shift U", "keys.shift_u"],
  ["E", "keys.e"],
  ["M", "keys.m"],
  ["K", "keys.k"],
  ["L", "keys.l"],
  ["O", "keys.o"],
  ["Q", "keys.q"],
  ["I", "keys.i"],
  ["H", "keys.h"],
  ["?", "keys.question"],
];

interface HelpProps {
  frame: FrameProps;
  play: Play;
  onClose(): void;
}

/** What one can do now, the rules, and the keys. */
export function Help({ frame, play, onClose }: HelpProps) {
  const { words, page, info } = frame;
  return (
    <Dialog label={words.say("table.help")} class="keys" onClose={onClose}>
      <WhatNow frame={frame} play={play} />
      <h2 class="wide-only">{words.say("keys.title")}</h2>
      <dl class="wide-only">
        {[...KEYS, ...(page.keys ?? [])].map(([key, sentence]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.say(sentence)}</dd>
          </>
        ))}
      </dl>
      <div class="row">
        <a class="button" href={`/rules/${info.game}`} target="_blank" rel="noreferrer">
          {words.say("keys.rules")}
        </a>
        <span class="grow" />
        <button type="button" class="primary" autofocus onClick={onClose}>
          {words.say("app.close")}
        </button>
      </div>
    </Dialog>
  );
}

export function Described({
  words,
  paragraphs,
  onClose,
}: {
  words: Words;
  paragraphs: readonly string[];
  onClose(): void;
}) {
  return (
    <Dialog label={words.say("table.describe")} onClose={onClose}>
      <h2>{words.say("table.describe")}</h2>
      {paragraphs.map((text) => (
        <p>{text}</p>
      ))}
      <button type="button" class="primary" autofocus onClick={onClose}>
        {words.say("app.close")}
      </button>
    </Dialog>
  );
}
