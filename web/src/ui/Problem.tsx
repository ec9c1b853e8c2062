// What went wrong, in the reader's language.

import { Refusal } from "../api/http";
import type { Words } from "../api/words";
import { useWords } from "../app/language";

function problemText(error: Error, words: Words): string {
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
