// Behind the link of a challenge: what somebody made of a deal, and the way to play it oneself.

import { useMemo, useState } from "preact/hooks";
import { challengeOf, take } from "../../api/challenges";
import { keepMade, keys } from "../../api/seatKeys";
import type { Challenge } from "../../api/wire";
import type { Words } from "../../api/words";
import { friendlyName } from "../../app/friendlyName";
import { useGameWords, useWords } from "../../app/language";
import { go } from "../../app/route";
import { useChangeSettings, useSettings } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { usePicture } from "../../games";
import { BackHome } from "../../ui/BackHome";
import { NameField } from "../../ui/NameField";
import { Page } from "../../ui/Page";
import { points } from "../../ui/points";
import { Problem } from "../../ui/Problem";
import { Results } from "../../ui/Results";
import { Learn } from "../home/Learn";

export function ChallengePage({ challenge }: { challenge: string }) {
  const words = useWords();
  const told = useAsync(() => challengeOf(challenge), [challenge]);
  return (
    <Page
      title={words.say("app.name")}
      heading={words.say("challenge.title")}
      lead={words.say("challenge.lead")}
      error={told.error}
    >
      {told.value && <Told told={told.value} />}
      {told.error && (
        <p>
          <BackHome />
        </p>
      )}
    </Page>
  );
}

function Told({ told }: { told: Challenge }) {
  const words = useGameWords(told.game);
  const Picture = usePicture(told.game);
  const [error, setError] = useState<Error | null>(null);
  if (!words) return null;
  const [first] = told.results;
  return (
    <>
      <section class="panel invited">
        <div class="picture">{Picture && <Picture />}</div>
        <div>
          {first && (
            <h2>
              {words.say("challenge.made", {
                name: first.name,
                points: points(first.points),
                count: first.points,
              })}
            </h2>
          )}
          <p>{playedAgainst(told, words)}</p>
          <Results results={told.results} words={words} />
          <div class="row wrap">
            <Learn
              game={told.game}
              words={words}
              tables={keys().map(({ table }) => table)}
              onError={setError}
            />
            <a class="button" href={`/rules/${told.game}`} target="_blank">
              {words.say("home.rules")}
            </a>
          </div>
          {error && <Problem error={error} />}
        </div>
      </section>
      <Take told={told} words={words} />
    </>
  );
}

/** "The Isle of Cats, family game, against Minka and Murr". */
function playedAgainst(told: Challenge, words: Words): string {
  const names = told.bots.filter(Boolean).map((level) => words.name("bot", level));
  const facts = { game: words.say("game.name"), variant: words.name("variant", told.variant), names };
  return words.say(names.length ? "challenge.against" : "challenge.alone", facts);
}

function Take({ told, words }: { told: Challenge; words: Words }) {
  const own = useSettings().name;
  const change = useChangeSettings();
  const suggested = useMemo(() => own || friendlyName(words), []);
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const name = typed ?? suggested;
  const play = async (event: Event) => {
    event.preventDefault();
    if (name !== suggested) change({ name });
    setBusy(true);
    try {
      const made = await take(told.challenge, name, (level) => words.name("bot", level));
      keepMade(made);
      go(`/t/${made.info.table}`);
    } catch (problem) {
      setError(problem as Error);
      setBusy(false);
    }
  };
  return (
    <form class="row wrap" onSubmit={(event) => void play(event)}>
      <NameField name={name} onName={setTyped} />
      <button class="primary" disabled={busy}>
        {words.say("challenge.take")}
      </button>
      {error && <Problem error={error} />}
    </form>
  );
}
