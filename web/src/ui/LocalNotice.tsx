// What a page that plays by itself has to say: how much of the games has arrived, why they do not start, that a newer version waits.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Words } from "../api/words";
import { useWords } from "../app/language";
import { localHost } from "../local/host";
import { hasServer } from "../local/place";
import { takeUpdate, updates } from "../local/updates";

const MEGABYTE = 1_000_000;

export function LocalNotice() {
  const words = useWords();
  const [, redraw] = useState(0);
  useEffect(() => localHost.subscribe(() => redraw((n) => n + 1)), []);
  useEffect(() => updates.subscribe(() => redraw((n) => n + 1)), []);
  const { state } = localHost;
  if (state.kind === "loading") {
    const facts = { done: megabytes(state.loaded), of: megabytes(state.of) };
    const all = state.of > 0 && state.loaded >= state.of;
    return (
      <Notice role="status" text={words.say(all || !state.of ? "local.starting" : "local.loading", facts)}>
        <progress max={state.of || 1} value={all || !state.of ? undefined : state.loaded} />
      </Notice>
    );
  }
  if (state.kind === "failed") {
    const known = knownProblem(words, state.code, "failed");
    return (
      <Notice role="alert" text={words.say(`problem.local_${known}`)}>
        <Choice says={known === "elsewhere" ? "local.here" : "local.again"} onClick={localHost.again} />
        {hasServer && (
          <a class="button" href="/" data-leaves="yes">
            {words.say("local.online")}
          </a>
        )}
      </Notice>
    );
  }
  if (localHost.unkept) {
    const known = knownProblem(words, localHost.unkept, "unwritten");
    return (
      <Notice role="alert" text={words.say(`problem.local_${known}`)}>
        <Choice says="app.close" onClick={localHost.heed} />
      </Notice>
    );
  }
  if (!updates.waiting || updates.postponed) return null;
  return (
    <Notice role="status" class="can-wait" text={words.say("local.update")}>
      <Choice says="local.take_update" onClick={takeUpdate} />
      <Choice says="local.later" class="quiet" onClick={updates.postpone} />
    </Notice>
  );
}

/** The problem itself if there is a sentence about it, else the usual one. */
const knownProblem = (words: Words, code: string, usual: string) =>
  words.has(`problem.local_${code}`) ? code : usual;

interface NoticeProps {
  role: "alert" | "status";
  text: string;
  class?: string;
  children: ComponentChildren;
}

function Notice({ role, text, class: look = "", children }: NoticeProps) {
  return (
    <div class={`local-notice ${look}`} role={role}>
      <span>{text}</span>
      {children}
    </div>
  );
}

function Choice({ says, class: look, onClick }: { says: string; class?: string; onClick(): unknown }) {
  const words = useWords();
  return (
    <button type="button" class={look} onClick={() => void onClick()}>
      {words.say(says)}
    </button>
  );
}

const megabytes = (bytes: number): number => Math.round(bytes / (MEGABYTE / 10)) / 10;
