// One step of a lesson: Minka's bubble with dots for all steps, back, and what ends it; Escape folds it to her face.

import { useEffect, useState } from "preact/hooks";
import type { LessonStep } from "../api/wire";
import type { Words } from "../api/words";
import { useClosable } from "../app/useKeys";
import { Bubble } from "./Bubble";
import { useLights } from "./lights";
import { Minka } from "./Minka";
import type { FrameProps } from "./usePlay";

export interface NextLesson {
  name: string;
  start(): void;
}

const HINT = "hint"; // the part that every table has: the light bulb

interface GuideStepProps {
  frame: FrameProps;
  words: Words;
  /** Nothing is said or lit for now. */
  hushed: boolean;
  step: LessonStep;
  title: string;
  text: string;
  /** What is said to the choice before, if that was another than meant. */
  answer?: string;
  /** The place of the step in the lesson, from 1; 0 for an occasion. */
  number: number;
  all: number;
  /** Choices to light. */
  actions?: readonly number[];
  onBack?: (() => void) | null;
  /** Read on; null where something is to be done. */
  onNext?: (() => void) | null;
  onSkip(): void;
  /** The lesson that follows, at the end of this one. */
  onLesson?: NextLesson | null;
}

export function GuideStep(props: GuideStepProps) {
  const [folded, setFolded] = useState(false);
  const { frame, step, words, hushed } = props;
  const { light, actions = [] } = hushed ? { light: [] } : { light: step.light, actions: props.actions };
  // Never quiet: it may be pressed at every step.
  const around: Record<string, string> = step.light.includes(HINT) ? { [HINT]: ".ask-hint" } : {};
  useLights({ parts: { ...around, ...frame.page.parts }, names: light, actions });
  useClosable(!folded && !hushed, () => setFolded(true));
  if (hushed) return null;
  if (!folded) return <Open {...props} />;
  return (
    <button
      type="button"
      class="tutor-face"
      aria-label={words.say("guide.unfold")}
      onClick={() => setFolded(false)}
    >
      <Minka width={52} />
    </button>
  );
}

function Open({
  frame,
  words,
  step,
  title,
  text,
  answer,
  number,
  all,
  onBack,
  onNext,
  onSkip,
  onLesson,
}: GuideStepProps) {
  useEffect(() => {
    // Who plays by keys goes on from here; who is writing or has chosen something is not disturbed.
    if (document.activeElement !== document.body) return;
    const first = onNext ? ".tutor .primary" : ".table [data-lighted][data-lit]";
    document.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [step]);
  const picture = step.picture && frame.page.drawings?.(words)[step.picture];
  return (
    <Bubble
      label={words.say("guide.label")}
      title={title}
      text={[answer, text].filter(Boolean).join(" ")}
      picture={picture && <div class={`drawing ${frame.info.game}`}>{picture}</div>}
    >
      {number > 0 && <Dots number={number} all={all} label={words.say("guide.of", { number, all })} />}
      <span class="grow" />
      {onLesson ? (
        <button type="button" onClick={onLesson.start}>
          {words.say("guide.lesson", { lesson: onLesson.name })}
        </button>
      ) : (
        <button type="button" class="quiet" onClick={onSkip}>
          {words.say("guide.skip")}
        </button>
      )}
      {onBack && (
        <button type="button" onClick={onBack}>
          {words.say("guide.back")}
        </button>
      )}
      {onNext && (
        <button type="button" class="primary" onClick={onNext}>
          {words.say("guide.next")}
        </button>
      )}
    </Bubble>
  );
}

/** Steps done, the present one and those to come. */
function Dots({ number, all, label }: { number: number; all: number; label: string }) {
  return (
    <span class="dots" role="img" aria-label={label} title={label}>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i + 1 < number ? "done" : i + 1 === number ? "now" : ""} />
      ))}
    </span>
  );
}
