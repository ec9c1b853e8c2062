// The peace of one's own seat: not to read somebody, to tell whoever runs the server, and new secrets should the old
// ones be known to others.

import { useState } from "preact/hooks";
import * as api from "../api/http";
import { keep, tokensOf } from "../api/seatKeys";
import type { SeatInfo, TableInfo } from "../api/wire";
import type { Words } from "../api/words";
import { Problem } from "../ui/Problem";
import type { LiveTable } from "./useTable";

interface PeaceProps {
  info: TableInfo;
  live: LiveTable;
  seat: number;
  words: Words;
}

export function Peace({ info, live, seat, words }: PeaceProps) {
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
        <Other key={other.seat} other={other} own={own} live={live} words={words} onError={setError} />
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
  live: LiveTable;
  words: Words;
  onError(error: Error): void;
}

/** Somebody else at the table. */
function Other({ other, own, live, words, onError }: OtherProps) {
  const table = live.state.info?.table ?? "";
  const muted = live.state.muted.some((pair) => pair[0] === own.seat && pair[1] === other.seat);
  const noteMuted = () => live.connection.noteMuted(own.seat, other.seat, !muted);
  const [reported, setReported] = useState(false);
  const whom = { ...own, whom: other.seat };
  const mute = () => api.mute(table, { ...whom, muted: !muted }).then(noteMuted, onError);
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
