// The peace of one's own seat: not to read somebody, to tell whoever runs the server, and new secrets should the old
// ones be known to others.

import { useState } from "preact/hooks";
import * as api from "../api/http";
import { keep, tokensOf } from "../api/seatKeys";
import type { SeatInfo, TableInfo } from "../api/wire";
import type { Words } from "../api/words";
import { Problem } from "../ui/Problem";

interface PeaceProps {
  info: TableInfo;
  seat: number;
  words: Words;
}

export function Peace({ info, seat, words }: PeaceProps) {
  const [error, setError] = useState<Error | null>(null);
  const [code, setCode] = useState("");
  const own = { tokens: tokensOf(info.table), seat };
  const renew = () =>
    api.renew(info.table, own).then((key) => {
      keep(key);
      setCode(key.code);
    }, setError);
  const others = info.seats.filter((other) => other.kind !== "bot" && other.taken && other.seat !== seat);
  return (
    <section class="peace">
      {others.map((other) => (
        <Other key={other.seat} other={other} own={own} table={info.table} words={words} onError={setError} />
      ))}
      <p class="row wrap">
        <button type="button" onClick={renew}>
          {words.say("table.renew")}
        </button>
        {code ? <output>{words.say("table.renewed", { code })}</output> : words.say("table.renew_hint")}
      </p>
      {error && <Problem error={error} />}
    </section>
  );
}

interface OtherProps {
  other: SeatInfo;
  own: { tokens: string[]; seat: number };
  table: string;
  words: Words;
  onError(error: Error): void;
}

/** Somebody else at the table. */
function Other({ other, own, table, words, onError }: OtherProps) {
  const [muted, setMuted] = useState(false);
  const [reported, setReported] = useState(false);
  const whom = { ...own, whom: other.seat };
  const mute = () => api.mute(table, { ...whom, muted: !muted }).then(() => setMuted(!muted), onError);
  const report = () => api.report(table, whom).then(() => setReported(true), onError);
  const name = { name: other.name };
  return (
    <p class="row wrap">
      <button type="button" aria-pressed={muted} onClick={mute}>
        {words.say(muted ? "table.unmute" : "table.mute", name)}
      </button>
      <button type="button" disabled={reported} onClick={report}>
        {words.say(reported ? "table.reported" : "table.report", name)}
      </button>
    </p>
  );
}
