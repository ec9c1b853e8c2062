// Which step of a lesson is due; the same rules as `Walk` in play/lessons.py.

import { type Choice, fits } from "../api/choices";
import type { Progress } from "../api/lessonProgress";
import type { LessonInfo, LessonStep } from "../api/wire";

type Facts = Readonly<Record<string, unknown>>;

/** A step with nothing to do but to read. */
export const isWord = (step: LessonStep): boolean => Object.keys(step.question).length === 0;

/** Whether a choice carries a step out; without choices any does. */
export const isDoneBy = (step: LessonStep, choice: Choice): boolean =>
  !step.choices.length || step.choices.some((wanted) => fits(choice, wanted as Partial<Choice>));

function isDue(step: LessonStep, question: Facts, choices: readonly Choice[]): boolean {
  const asked = Object.entries(step.question).every(([name, value]) => question[name] === value);
  return asked && choices.some((choice) => isDoneBy(step, choice));
}

/** The step to show at this decision, and how far that is; null if there is nothing to say. */
export function dueStep(
  lesson: LessonInfo,
  progress: Progress,
  question: Facts,
  choices: readonly Choice[],
): { step: LessonStep; next: number } | null {
  const { steps, occasions } = lesson;
  const { next } = progress;
  const due = (step: LessonStep) => isDue(step, question, choices);
  const first = steps[next];
  if (!first) {
    const step = occasions.find((other) => !progress.seen.includes(other.id) && due(other));
    return step ? { step, next } : null;
  }
  if (isWord(first) || due(first)) return { step: first, next };
  const later = steps.findIndex((step, number) => number > next && !isWord(step) && due(step));
  if (later < 0) return null;
  const word = steps.findIndex((step, number) => number > next && number < later && isWord(step));
  const number = word < 0 ? later : word;
  return { step: steps[number] as LessonStep, next: number };
}

/** The progress once a step was read or carried out. */
export const after = (progress: Progress, lesson: LessonInfo, step: LessonStep, next: number): Progress =>
  lesson.steps[next] === step
    ? { ...progress, next: next + 1 }
    : { ...progress, next, seen: [...progress.seen, step.id] };
