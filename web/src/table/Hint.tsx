// A hint: what a good player would do now, lit on the board; asked again, the three best choices.

import { useEffect, useState } from "preact/hooks";
import type { Hinted, Suggestion } from "../api/wire";
import type { Words } from "../api/words";
import { useAsync } from "../app/useAsync";
import { useClosable, useKeys } from "../app/useKeys";
import { signed } from "../ui/points";
import { Bubble } from "./Bubble";
import { useLights } from "./lights";
import { reasonsText } from "./reasons";
import type { FrameProps, Play } from "./usePlay";

export interface Hints {
  /** Whether a hint may be asked for now. */
  possible: boolean;
  waiting: boolean;
  hinted: Hinted | null;
  /** Whether the other good choices are shown too. */
  more: boolean;
  ask(): void;
  close(): void;
}

/** Hints for the seat on screen; a hint lasts until the table changes. */
export function useHints({ live }: FrameProps, { seat, advised, props }: Play): Hints {
  const { seq, refused } = live.state;
  const [hinted, setHinted] = useState<Hinted | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [more, setMore] = useState(false);
  const possible = advised && props.toAct.includes(seat);
  const close = () => {
    setHinted(null);
    setMore(false);
    setWaiting(false);
  };
  useEffect(close, [seq, seat]);
  useEffect(() => void (refused?.to === "hint" && setWaiting(false)), [refused]);
  const ask = () => {
    if (!possible || waiting) return;
    if (hinted) return setMore(!more);
    setWaiting(true);
    void live.connection.hint(seat).then((answer) => {
      setWaiting(false);
      if (answer.seq === seq) setHinted(answer);
    });
  };
  useKeys((key) => key === "k" && possible && (ask(), true), 0);
  useClosable(hinted !== null, close);
  return { possible, waiting, hinted, more, ask, close };
}

interface HintProps {
  frame: FrameProps;
  play: Play;
  hints: Hints;
}

export function Hint({ frame, play, hints }: HintProps) {
  return hints.hinted ? <Shown frame={frame} play={play} hints={hints} hinted={hints.hinted} /> : null;
}

/** What a choice leads to: the chance to win, and the points it brings at once. */
function LeadsTo({ action, chance, play, words }: Suggestion & { play: Play; words: Words }) {
  const { props } = play;
  const { value: gain } = useAsync(() => props.gains(props.choices.name(action)), [action]);
  const parts = [
    chance >= 0 && words.say("hint.chance", { percent: Math.round(100 * chance) }),
    gain &&
      gain.points !== 0 &&
      words.say("hint.points", { points: signed(gain.points), count: Math.abs(gain.points) }),
  ].filter(Boolean);
  return <span class="muted">{parts.map((part) => `· ${part}`).join(" ")}</span>;
}

function Shown({ frame, play, hints, hinted }: HintProps & { hinted: Hinted }) {
  const { words } = frame;
  const { props, seat } = play;
  useLights({ parts: {}, names: [], actions: hinted.choices.slice(0, 1).map(({ action }) => action) });
  const label = (action: number) => props.label(props.choices.name(action));
  const best = hinted.choices[0];
  if (!best) return null;
  return (
    <Bubble
      label={words.say("hint.label")}
      title={words.say("hint.best", { choice: label(best.action) })}
      text={reasonsText(hinted.reasons.slice(0, 2), words, props.names, seat)}
    >
      {hints.more && (
        <ol class="hints">
          {hinted.choices.map((choice) => (
            <li key={choice.action}>
              {label(choice.action)} <LeadsTo {...choice} play={play} words={words} />
            </li>
          ))}
        </ol>
      )}
      <span class="grow" />
      {hinted.choices.length > 1 && (
        <button type="button" onClick={hints.ask}>
          {words.say(hints.more ? "hint.fewer" : "hint.more")}
        </button>
      )}
      <button type="button" class="primary" onClick={hints.close}>
        {words.say("guide.next")}
      </button>
    </Bubble>
  );
}
