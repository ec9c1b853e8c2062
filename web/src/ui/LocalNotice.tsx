// What a page that plays by itself has to say: how much of the games has arrived, why they do not start, that a newer version waits.

import { useEffect, useState } from "preact/hooks";
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
      <div class="local-notice" role="status">
        <span>{words.say(all || !state.of ? "local.starting" : "local.loading", facts)}</span>
        <progress max={state.of || 1} value={all || !state.of ? undefined : state.loaded} />
      </div>
    );
  }
  if (state.kind === "failed") {
    const known = words.has(`problem.local_${state.code}`) ? state.code : "failed";
    return (
      <div class="local-notice" role="alert">
        <span>{words.say(`problem.local_${known}`)}</span>
        <button type="button" onClick={() => void localHost.again()}>
          {words.say(known === "elsewhere" ? "local.here" : "local.again")}
        </button>
        {hasServer && (
          <a class="button" href="/" data-leaves="yes">
            {words.say("local.online")}
          </a>
        )}
      </div>
    );
  }
  if (localHost.unkept) {
    const known = words.has(`problem.local_${localHost.unkept}`) ? localHost.unkept : "unwritten";
    return (
      <div class="local-notice" role="alert">
        <span>{words.say(`problem.local_${known}`)}</span>
        <button type="button" onClick={localHost.heed}>
          {words.say("app.close")}
        </button>
      </div>
    );
  }
  if (!updates.waiting || updates.postponed) return null;
  return (
    <div class="local-notice can-wait" role="status">
      <span>{words.say("local.update")}</span>
      <button type="button" onClick={takeUpdate}>
        {words.say("local.take_update")}
      </button>
      <button type="button" class="quiet" onClick={updates.postpone}>
        {words.say("local.later")}
      </button>
    </div>
  );
}

const megabytes = (bytes: number): number => Math.round(bytes / (MEGABYTE / 10)) / 10;
