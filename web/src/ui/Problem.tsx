// What went wrong, in the reader's language; while the server is away, the way to the games on this device.

import { Refusal } from "../api/http";
import type { Facts, Words } from "../api/words";
import { useWords } from "../app/language";
import { isLocal } from "../local/place";
import { PlayOfflineLink, useKeptPage } from "./PlayOffline";

function problemText(error: Error, words: Words): string {
  if (!(error instanceof Refusal)) return error.message;
  const { code, facts, message } = error.problem;
  const key = `problem.${code}`;
  return faultText(facts, words) || (words.has(key) ? words.say(key, facts) : message);
}

/** What is wrong with a record or an option, where it has a sentence of its own; else empty. */
function faultText(facts: Facts, words: Words): string {
  const key = `fault.${facts["fault"]}`;
  if (!facts["fault"] || !words.has(key)) return "";
  const about = facts["about"] as Facts;
  const reason = words.say(key, about);
  return key.startsWith("fault.choice_") && about["line"] !== undefined
    ? words.say("fault.in_line", { line: about["line"], reason })
    : reason;
}

export function Problem({ error }: { error: Error }) {
  const words = useWords();
  const kept = useKeptPage();
  const isAway = !isLocal && error instanceof Refusal && error.problem.code === "no_connection";
  if (isAway && kept)
    return (
      <div class="notice row wrap" role="alert">
        <span class="grow">{words.say("local.server_away")}</span>
        <PlayOfflineLink class="primary" />
      </div>
    );
  return (
    <p class="notice" role="alert">
      {problemText(error, words)}
    </p>
  );
}
