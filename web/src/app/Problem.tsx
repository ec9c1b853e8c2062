// What went wrong, in the reader's language.

import { Refusal } from "../net/api";
import type { Words } from "../words";
import { useWords } from "./language";

export function problemText(error: Error, words: Words): string {
  if (!(error instanceof Refusal)) return error.message;
  const { code, facts, message } = error.problem;
  const key = `problem.${code}`;
  return words.has(key) ? words.say(key, facts) : message;
}

export function Problem({ error }: { error: Error }) {
  const words = useWords();
  return (
    <p class="notice" role="alert">
      {problemText(error, words)}
    </p>
  );
}
