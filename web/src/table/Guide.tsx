// A guided first game: what Minka says at the decision on screen, and what she lights.

import { useEffect, useRef, useState } from "preact/hooks";
import { keepProgress, type Progress, progressAt } from "../api/lessonProgress";
import type { LessonInfo, LessonStep } from "../api/wire";
import type { Words } from "../api/words";
import { useChangeSettings } from "../app/services";
import { Bubble } from "./Bubble";
import { type Lights, useLights } from "./lights";
import type { FrameProps, Play } from "./usePlay";
import { useTaught } from "./useTaught";
import { after, dueStep, isDoneBy, isWord } from "./walk";

const MOST_LIT = 12; // choices; where there are more, the part of the table is lit alone

interface GuideProps {
  frame: FrameProps;
  play: Play;
}

/** The guide of this table, if a lesson is taken at it. */
export function Guide({ frame, play }: GuideProps) {
  const { table, game } = frame.info;
  const [progress, setProgress] = useState(() => progressAt(table));
  const taught = useTaught(game, frame.words, progress !== null);
  const lesson = taught?.lessons.lessons.find(({ name }) => name === progress?.lesson);
  const change = useChangeSettings();
  const go = (to: Progress | null) => {
    const over = to !== null && lesson !== undefined && to.next >= lesson.steps.length;
    if (!to || (over && !progress?.over)) change({ coach: true }); // the game goes on with the coach
    const kept = to && { ...to, over };
    keepProgress(table, kept);
    setProgress(kept);
  };
  if (!progress || !lesson || !taught || play.readOnly) return null;
  return (
    <Steps frame={frame} play={play} lesson={lesson} progress={progress} words={taught.words} onGo={go} />
  );
}

interface StepsProps extends GuideProps {
  lesson: LessonInfo;
  progress: Progress;
  words: Words;
  onGo(progress: Progress | null): void;
}

function Steps({ frame, play, lesson, progress, words, onGo }: StepsProps) {
  const { props, legal, seat } = play;
  const { step: played, taken, seq } = frame.live.state;
  const asked = props.toAct.includes(seat) && frame.live.behind === 0;
  const choices = legal.map(({ choice }) => choice);
  const due = asked ? dueStep(lesson, progress, props.question, choices) : null;
  const shown = useRef<{ step: LessonStep; next: number; at: number } | null>(null);
  const [answer, setAnswer] = useState("");

  // A step with something to do is done once this seat has chosen so; another choice is answered, and the step comes again.
  useEffect(() => {
    const last = shown.current;
    if (last && !isWord(last.step) && taken > last.at) {
      const chosen = props.choices.name(frame.live.state.chosen);
      const key = `lesson.${lesson.name}.${last.step.id}.other`;
      const meant = isDoneBy(last.step, chosen);
      setAnswer(!meant && words.has(key) ? words.say(key, props.question) : "");
      shown.current = null;
      onGo(meant ? after(progress, lesson, last.step, last.next) : { ...progress, next: last.next });
    }
  }, [taken, played]);
  useEffect(() => {
    if (due && shown.current?.step !== due.step) shown.current = { ...due, at: taken };
  });
  if (!due || play.plan.pending.length > 0) return null; // what is chosen is to be confirmed: nothing lies over that
  const { step, next } = due;
  const done = () => {
    setAnswer("");
    onGo(after(progress, lesson, step, next));
  };
  const key = `lesson.${lesson.name}.${step.id}`;
  const number = lesson.steps.indexOf(step) + 1;
  const fitting = isWord(step) ? [] : legal.filter(({ choice }) => isDoneBy(step, choice));
  return (
    <LitBubble
      key={`${step.id}-${seq}`}
      words={words}
      lights={{
        parts: frame.page.parts ?? {},
        names: step.light,
        actions: fitting.length > MOST_LIT ? [] : fitting.map(({ action }) => action),
      }}
      title={words.say(`${key}.title`, props.question)}
      text={[answer, words.say(`${key}.text`, props.question)].filter(Boolean).join(" ")}
      count={number ? words.say("guide.of", { number, all: lesson.steps.length }) : ""}
      onNext={isWord(step) || !number ? done : null}
      onSkip={() => onGo(null)}
    />
  );
}

interface LitBubbleProps {
  words: Words;
  lights: Lights;
  title: string;
  text: string;
  count: string;
  onNext: (() => void) | null;
  onSkip(): void;
}

function LitBubble({ words, lights, title, text, count, onNext, onSkip }: LitBubbleProps) {
  useLights(lights);
  return (
    <Bubble label={words.say("guide.label")} title={title} text={text}>
      <span class="muted small grow">{count}</span>
      <button type="button" class="quiet" onClick={onSkip}>
        {words.say("guide.skip")}
      </button>
      {onNext && (
        <button type="button" class="primary" onClick={onNext}>
          {words.say("guide.next")}
        </button>
      )}
    </Bubble>
  );
}
