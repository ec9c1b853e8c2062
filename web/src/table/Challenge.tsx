// At the end of a game against bots: let a friend play the same deal, and see what they made of it.

import { useState } from "preact/hooks";
import { challengeWith, isChallenged } from "../api/challenges";
import type { ChallengeResult, TableInfo } from "../api/wire";
import type { Words } from "../api/words";
import { useAsync } from "../app/useAsync";
import { CopyButton } from "../ui/CopyButton";
import { points } from "../ui/points";
import { Problem } from "../ui/Problem";
import { Results } from "../ui/Results";

interface ChallengeProps {
  info: TableInfo;
  words: Words;
  /** What I made. */
  made: number;
}

/** Whether the deal of a table can be played again and compared: one person among bots, from the start. */
export const canChallenge = (info: TableInfo, mySeats: readonly number[]): boolean =>
  mySeats.length === 1 && !info.branch_of && info.seats.filter(({ kind }) => kind !== "bot").length === 1;

export function Challenge({ info, words, made }: ChallengeProps) {
  const [asked, setAsked] = useState(() => isChallenged(info));
  const told = useAsync(async () => (asked ? challengeWith(info) : null), [asked, info.table]);
  if (!asked)
    return (
      <p class="challenge">
        <button type="button" onClick={() => setAsked(true)}>
          {words.say("challenge.friend")}
        </button>{" "}
        <span class="muted small">{words.say("challenge.hint")}</span>
      </p>
    );
  return (
    <section class="challenge">
      {told.error && <Problem error={told.error} />}
      {told.value && <Told {...told.value} info={info} words={words} made={made} />}
    </section>
  );
}

function Told({
  results,
  link,
  info,
  words,
  made,
}: ChallengeProps & { results: ChallengeResult[]; link: string }) {
  const bots = info.seats.filter(({ kind }) => kind === "bot").map(({ name }) => name);
  const facts = { points: points(made), count: made, game: words.say("game.name"), names: bots };
  const text = words.say(bots.length ? "challenge.text" : "challenge.text_alone", facts);
  return (
    <>
      <h3>{words.say("challenge.same_deal")}</h3>
      {results.length > 1 && <Results results={results} words={words} />}
      <p class="muted small">{words.say("challenge.send")}</p>
      <div class="row wrap">
        <input readOnly value={link} aria-label={words.say("challenge.link")} />
        <CopyButton text={`${text} ${link}`} />
        {"share" in navigator && (
          <button type="button" onClick={() => void navigator.share({ text, url: link }).catch(() => {})}>
            {words.say("challenge.share")}
          </button>
        )}
      </div>
    </>
  );
}
