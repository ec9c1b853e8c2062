// A guided first game: what Minka says at the decision on screen, and what she lights.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Choice } from "../api/choices";
import { keepProgress, type Progress, progressAt } from "../api/lessonProgress";
import type { LessonInfo, LessonStep } from "../api/wire";
import type { Words } from "../api/words";
import { useChangeSettings, useSettings } from "../app/services";
import { GuideStep, type NextLesson } from "./GuideStep";
import { startLesson } from "./startLesson";
import type { FrameProps, Play } from "./usePlay";
import { useTaught } from "./useTaught";
import { after, dueStep, isDoneBy, isInPart, isWord, litBy, plannedStep, rewound, wantedFrom } from "./walk";

const MOST_LIT = 12; // choices; where there are more, the part of the table is lit alone

interface GuideProps {
  frame: FrameProps;
  play: Play;
  /** Whether something else is being said: a hint. */
  hushed: boolean;
  /** Told what the table should propose and open. */
  onWant(wish: Wish): void;
}

/** What a lesson asks for now, and the parts of the table it speaks of while there is nothing to choose. */
export interface Wish {
  choices: readonly Choice[];
  parts: readonly string[];
}

export const NO_WISH: Wish = { choices: [], parts: [] };

/** The guide of this table, if a lesson is taken at it. */
export function Guide({ frame, play, hushed, onWant }: GuideProps) {
  const { table, game } = frame.info;
  const [progress, setProgress] = useState(() => progressAt(table));
  const taught = useTaught(game, frame.words, progress !== null);
  const lesson = taught?.lessons.lessons.find(({ name }) => name === progress?.lesson);
  const change = useChangeSettings();
  const { name } = useSettings();
  const go = (to: Progress | null) => {
    const over = to !== null && lesson !== undefined && to.next >= lesson.steps.length;
    if (!to || (over && !progress?.over)) change({ coach: true }); // the game goes on with the coach
    const kept = to && { ...to, over };
    keepProgress(table, kept);
    setProgress(kept);
  };
  if (!progress || !lesson || !taught || play.readOnly) return null;
  const { lessons } = taught.lessons;
  const following = lessons[lessons.indexOf(lesson) + 1];
  const onLesson = following && {
    name: taught.words.say(`lesson.${following.name}.name`),
    start: () => {
      go({ ...progress, next: lesson.steps.length });
      void startLesson(game, following, name, frame.words);
    },
  };
  return (
    <Steps
      frame={frame}
      play={play}
      hushed={hushed}
      lesson={lesson}
      progress={progress}
      words={taught.words}
      onWant={onWant}
      onGo={go}
      onLesson={onLesson ?? null}
    />
  );
}

interface StepsProps {
  frame: FrameProps;
  play: Play;
  hushed: boolean;
  lesson: LessonInfo;
  progress: Progress;
  words: Words;
  onWant(wish: Wish): void;
  onGo(progress: Progress | null): void;
  /** Begin the next lesson; null after the last. */
  onLesson: NextLesson | null;
}

function Steps(given: StepsProps) {
  const { frame, play, lesson, progress, words, onWant, onGo, onLesson } = given;
  const { props, legal, seat, plan } = play;
  const { seq, taken } = frame.live.state;
  // A choice that was taken and is not in the view yet: the question on screen is answered.
  const asked = props.toAct.includes(seat) && frame.live.behind === 0 && taken <= seq;
  const choices = legal.map(({ choice }) => choice);
  const due = asked ? dueStep(lesson, progress, props.question, choices) : null;
  const answer = useAnswer(given, due);
  const from = due?.next ?? progress.next;
  const [back, setBack] = useState(0); // how many steps before the present one are read again
  useEffect(() => setBack(0), [progress.next, seq]);
  const read = back > 0 ? lesson.steps[from - back] : due && isWord(due.step) ? due.step : undefined;
  useEffect(() => {
    onWant({ choices: wantedFrom(lesson, from), parts: read?.light ?? [] });
    return () => onWant(NO_WISH);
  }, [lesson, from, read]);
  if (!due) return null;
  const { step, next } = due;
  const chosen = plan.pending.map(({ choice }) => choice);
  if (chosen.length > 0 && step.choices.length > 0 && !isInPart(step, chosen, legal)) {
    // What is chosen is to be confirmed and nothing lies over it; only the step that the plan ends with is told.
    const planned = plannedStep(lesson, next, chosen);
    return planned && <GuideStep {...told(planned)} />;
  }
  const earlier = back > 0 ? lesson.steps[next - back] : undefined;
  if (earlier) return <GuideStep {...told(earlier)} {...pages()} onNext={() => setBack(back - 1)} />;
  const fitting = litBy(step, legal);
  return (
    <GuideStep
      {...told(step)}
      {...pages()}
      key={`${step.id}-${seq}`}
      answer={answer}
      actions={fitting.length > MOST_LIT ? [] : fitting.map(({ action }) => action)}
      onNext={
        isWord(step) || !lesson.steps.includes(step) ? () => onGo(after(progress, lesson, step, next)) : null
      }
    />
  );

  /** What a step says and lights. */
  function told(of: LessonStep) {
    const key = `lesson.${lesson.name}.${of.id}`;
    return {
      frame,
      words,
      hushed: given.hushed,
      step: of,
      title: words.say(`${key}.title`, props.question),
      text: words.say(`${key}.text`, props.question),
      number: lesson.steps.indexOf(of) + 1,
      all: lesson.steps.length,
      onSkip: () => onGo(null),
      onLesson: of === lesson.steps.at(-1) ? onLesson : null,
    };
  }

  /** Paging through what was said before. */
  function pages() {
    const more = lesson.steps[next] === step && next - back > 0;
    return { onBack: more ? () => setBack(back + 1) : null };
  }
}

/** Follow what this seat chooses: a step that was carried out is done, another choice is answered. Returns the answer. */
function useAnswer(
  { frame, play, lesson, progress, words, onGo }: StepsProps,
  due: { step: LessonStep; next: number } | null,
): string {
  const { props } = play;
  const { step: decisions, taken, chosen, seq } = frame.live.state;
  const shown = useRef<{ step: LessonStep; next: number; seq: number; decisions: number } | null>(null);
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    const last = shown.current;
    if (last && !isWord(last.step) && taken > last.seq) {
      const key = `lesson.${lesson.name}.${last.step.id}.other`;
      const meant = isDoneBy(last.step, props.choices.name(chosen));
      setAnswer(!meant && words.has(key) ? words.say(key, props.question) : "");
      shown.current = null;
      onGo(
        meant
          ? after(progress, lesson, last.step, last.next, last.decisions)
          : { ...progress, next: last.next },
      );
    } else if (rewound(progress, decisions) !== progress) {
      shown.current = null;
      setAnswer("");
      onGo(rewound(progress, decisions));
    }
  }, [taken, decisions]);
  useEffect(() => {
    if (due && shown.current?.step !== due.step) shown.current = { ...due, seq, decisions };
  });
  useEffect(() => {
    if (due && isWord(due.step)) return () => setAnswer(""); // heard once it was read
    return undefined;
  }, [due?.step]);
  return answer;
}
