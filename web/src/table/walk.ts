// Which step of a lesson is due; the same rules as `Walk` in play/lessons.py.

import { type Choice, fits, type Option } from "../api/choices";
import type { Progress } from "../api/lessonProgress";
import type { LessonInfo, LessonStep } from "../api/wire";

type Facts = Readonly<Record<string, unknown>>;

/** A step with nothing to do but to read. */
export const isWord = (step: LessonStep): boolean => Object.keys(step.question).length === 0;

const isOneOf = (choice: Choice, wanted: readonly Facts[]): boolean =>
  wanted.some((pattern) => fits(choice, pattern as Partial<Choice>));

/** Whether a choice carries a step out; without choices any does. */
export const isDoneBy = (step: LessonStep, choice: Choice): boolean =>
  !step.choices.length || isOneOf(choice, step.choices) || isOneOf(choice, step.also);

/** What is lit at a step: what it asks for, or all that carries it out where that is not possible. */
export function litBy(step: LessonStep, legal: readonly Option[]): readonly Option[] {
  if (isWord(step)) return [];
  const askedFor = legal.filter(({ choice }) => isOneOf(choice, step.choices));
  return askedFor.length ? askedFor : legal.filter(({ choice }) => isDoneBy(step, choice));
}

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

/** The progress once a step was read, or carried out when the game had so many decisions. */
export const after = (
  progress: Progress,
  lesson: LessonInfo,
  step: LessonStep,
  next: number,
  decisions?: number,
): Progress =>
  lesson.steps[next] === step
    ? {
        ...progress,
        next: next + 1,
        at: decisions === undefined ? (progress.at ?? {}) : { ...progress.at, [next]: decisions },
      }
    : { ...progress, next, seen: [...progress.seen, step.id] };

/** The progress after decisions were taken back, so that the game has so many; the same if it has more. */
export function rewound(progress: Progress, decisions: number): Progress {
  const undone = Object.entries(progress.at ?? {}).filter(([, at]) => at >= decisions);
  if (!undone.length) return progress;
  const at = Object.fromEntries(Object.entries(progress.at ?? {}).filter(([, when]) => when < decisions));
  return { ...progress, next: Math.min(...undone.map(([step]) => Number(step))), at };
}

/**
 * The choices a lesson asks for now and in the steps that follow without a word in between; where the table has to propose
 * something, it proposes the first that fits.
 */
export function wantedFrom(lesson: LessonInfo, next: number): Choice[] {
  const wanted: Choice[] = [];
  for (const step of lesson.steps.slice(next)) {
    if (isWord(step)) break;
    wanted.push(...(step.choices as Choice[]));
  }
  return wanted;
}

/** Whether a part of what a step asks for is chosen, and more of it may be: cards that are taken together. */
export function isInPart(step: LessonStep, plan: readonly Choice[], legal: readonly Option[]): boolean {
  const askedFor = step.choices.filter((wanted) => legal.some(({ choice }) => isOneOf(choice, [wanted])));
  const left = askedFor.filter((wanted) => !plan.some((choice) => isOneOf(choice, [wanted])));
  return askedFor.length > 1 && left.length > 0 && left.length < askedFor.length;
}

/** The step to show while something is chosen and not sent: what the end of the plan carries out; null if nothing does. */
export function plannedStep(lesson: LessonInfo, next: number, plan: readonly Choice[]): LessonStep | null {
  const [first] = plan;
  const [step, then] = lesson.steps.slice(next);
  const last = plan.find((choice) => then?.choices.length && isDoneBy(then, choice));
  return step && then && first && last && isDoneBy(step, first) ? then : null;
}
