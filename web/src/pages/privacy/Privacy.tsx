// What is stored about people and for how long, what the operator says, and the own data to download or delete.

import { useState } from "preact/hooks";
import * as api from "../../api/http";
import { forget, keys, tokens } from "../../api/seatKeys";
import type { SeatKey } from "../../api/wire";
import { useWords } from "../../app/language";
import { useAsync } from "../../app/useAsync";
import { Page } from "../../ui/Page";

const KEPT = ["finished", "idle", "chat", "calls"] as const;

export function Privacy() {
  const words = useWords();
  const about = useAsync(() => api.about(words.language), [words.language]).value;
  return (
    <Page title={words.say("privacy.title")} heading={words.say("privacy.title")}>
      <div class="form">
        <section class="panel">
          <p>{words.say("privacy.stored")}</p>
          <p>{words.say("privacy.browser")}</p>
          <ul>
            {KEPT.map((what) => {
              const days = about?.days[`${what}_days`];
              return days !== undefined && <li key={what}>{words.say(`privacy.${what}`, { days })}</li>;
            })}
          </ul>
          <Paragraphs text={about?.privacy ?? ""} />
        </section>
        <OwnData />
        {about?.imprint && (
          <section class="panel">
            <h2>{words.say("privacy.imprint")}</h2>
            <Paragraphs text={about.imprint} />
          </section>
        )}
      </div>
    </Page>
  );
}

/** The operator's text: paragraphs are separated by empty lines, nothing in it is markup. */
function Paragraphs({ text }: { text: string }) {
  return (
    <>
      {text
        .split(/\n\s*\n/)
        .filter((part) => part.trim())
        .map((part) => (
          <p key={part}>{part}</p>
        ))}
    </>
  );
}

function OwnData() {
  const words = useWords();
  const [said, setSaid] = useState("");
  const [sure, setSure] = useState(false);
  const told = (work: Promise<string>) => {
    work.then(setSaid, (error: Error) => setSaid(error.message));
  };
  return (
    <section class="panel">
      <h2>{words.say("privacy.own")}</h2>
      <div class="row">
        <button type="button" onClick={() => told(download().then(() => ""))}>
          {words.say("privacy.download")}
        </button>
        <button
          type="button"
          onClick={() => (sure ? told(forgetAll().then(() => words.say("privacy.deleted"))) : setSure(true))}
        >
          {words.say(sure ? "privacy.delete_sure" : "privacy.delete")}
        </button>
      </div>
      <p class="muted">{words.say("privacy.delete_hint")}</p>
      <output>{said}</output>
    </section>
  );
}

async function download(): Promise<void> {
  const data = await api.myData(tokens());
  const link = document.createElement("a");
  link.href = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(data, null, 1))}`;
  link.download = "katzentisch.json";
  link.click();
}

/** Have every seat of this browser forgotten, on the server first. */
async function forgetAll(): Promise<void> {
  const own = keys();
  await Promise.all(own.map(forgetSeat));
  own.forEach(({ table }) => forget(table));
}

async function forgetSeat({ table, seat, token }: SeatKey): Promise<void> {
  try {
    await api.forgetMe(table, { seat, tokens: [token] });
  } catch (error) {
    if (!(error instanceof api.Refusal) || !GONE.includes(error.problem.code)) throw error;
  }
}

// A table that is not there any more, or whose seat is not ours, keeps nothing of ours.
const GONE = ["no_such_table", "not_allowed"];
