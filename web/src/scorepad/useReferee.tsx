// Hook that asks the referee, and shows the answer or the problem below the form.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import * as api from "../api/http";
import type { Words } from "../api/words";
import { Problem } from "../ui/Problem";
import { Answer } from "./Answer";

/** Returns the handler of a form whose case `toCase` makes, and what came of it. */
export function useReferee(
  game: string,
  words: Words,
  toCase: () => unknown,
): [submit: (event: Event) => void, shown: ComponentChildren] {
  const [answer, setAnswer] = useState<Record<string, unknown> | Error | null>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    if (answer instanceof Error) setAnswer(null);
    api.referee(game, toCase()).then(setAnswer, setAnswer);
  };
  if (answer instanceof Error) return [submit, <Problem error={answer} />];
  return [submit, answer && <Answer answer={answer} words={words} />];
}
