// A form for the referee: what is entered, the button that counts, and below it the answer or the problem.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import * as api from "../api/http";
import type { Words } from "../api/words";
import { Problem } from "../ui/Problem";
import { Answer } from "./Answer";

interface RefereeFormProps {
  game: string;
  words: Words;
  /** Returns the case as the referee wants it. */
  toCase(): unknown;
  /** Further buttons, before the one that counts. */
  buttons: ComponentChildren;
  children: ComponentChildren;
}

export function RefereeForm({ game, words, toCase, buttons, children }: RefereeFormProps) {
  const [answer, setAnswer] = useState<Record<string, unknown> | Error | null>(null);
  const failed = answer instanceof Error;
  const count = (event: Event) => {
    event.preventDefault();
    if (failed) setAnswer(null);
    api.referee(game, toCase()).then(setAnswer, setAnswer);
  };
  return (
    <form class="sheetform" onSubmit={count}>
      {children}
      <div class="foot">
        {buttons}
        <button class="primary">{words.say("pad.score")}</button>
      </div>
      {failed ? <Problem error={answer} /> : answer && <Answer answer={answer} words={words} />}
    </form>
  );
}
