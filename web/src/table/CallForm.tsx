// How somebody is called when it is their turn: ways that are in force, a new one, and quiet hours.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api/http";
import type { CallInfo, CallMe, Callable, SeatKey } from "../api/wire";
import type { Words } from "../api/words";
import { subscribeToPush, whyNoPush, zone } from "../app/calls";
import { useAsync } from "../app/useAsync";
import { isLocal } from "../local/place";
import { CheckField } from "../ui/CheckField";
import { Chips } from "../ui/Chips";
import { OnlyOnline } from "../ui/OnlyOnline";
import { Problem } from "../ui/Problem";

type Way = CallMe["way"];

interface CallFormProps {
  /** The seats that are called, all in the same way. */
  seats: readonly SeatKey[];
  words: Words;
}

interface Wish {
  way: Way;
  target: Record<string, string>;
  quiet: boolean;
  from: string;
  until: string;
}

const FIELDS: Record<Exclude<Way, "push">, readonly string[]> = {
  mail: ["address"],
  ntfy: ["url", "secret"],
  matrix: ["url", "room", "secret"],
  discord: ["url"],
};
const OPTIONAL = ["ntfy.secret"];

const own = ({ seat, token }: SeatKey) => ({ seat, tokens: [token] });

/** Minutes after midnight of a time as the browser gives it: "22:30" -> 1350. */
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const clock = (of: number) =>
  `${String(Math.floor(of / 60)).padStart(2, "0")}:${String(of % 60).padStart(2, "0")}`;

/** The wishes of all these seats. */
function useCalls(seats: readonly SeatKey[]) {
  const [calls, setCalls] = useState<(CallInfo & { key: SeatKey })[]>([]);
  const look = async () => {
    const lists = await Promise.all(
      seats.map(async (key) => {
        const { calls: wishes } = await api.callsOf(key.table, own(key)).catch(() => ({ calls: [] }));
        return wishes.map((call) => Object.assign(call, { key }));
      }),
    );
    setCalls(lists.flat());
  };
  useEffect(() => void look(), [seats.map(({ table, seat }) => `${table}.${seat}`).join()]);
  return { calls, look };
}

/** Calls come from a server: a page that plays by itself says so. */
export const CallForm = (props: CallFormProps) => (isLocal ? <OnlyOnline /> : <OnlineForm {...props} />);

function OnlineForm({ seats, words }: CallFormProps) {
  const able = useAsync(api.callable, []);
  const { calls, look } = useCalls(seats);
  if (able.error) return <Problem error={able.error} />;
  if (!able.value) return null;
  if (!able.value.ways.length) return <p class="muted">{words.say("calls.none")}</p>;
  return (
    <div class="callform">
      <p class="muted">{words.say("calls.hint")}</p>
      <Wishes calls={calls} words={words} onChange={look} />
      <NewWish able={able.value} seats={seats} words={words} onChange={look} />
    </div>
  );
}

interface WishesProps {
  calls: readonly (CallInfo & { key: SeatKey })[];
  words: Words;
  onChange(): Promise<void>;
}

/** Where calls go now; each is stopped by one click, at all tables together. */
function Wishes({ calls, words, onChange }: WishesProps) {
  const places = new Map(calls.map((call) => [`${call.way} ${call.shown}`, call]));
  const stop = async (of: CallInfo) => {
    const same = calls.filter(({ way, shown }) => way === of.way && shown === of.shown);
    await Promise.all(same.map(({ id, key }) => api.stopCall(key.table, { ...own(key), id })));
    await onChange();
  };
  return (
    <ul class="plain">
      {[...places.values()].map((call) => (
        <li class="row wrap" key={call.id}>
          <span class="grow">
            <b>{words.say(`calls.${call.way}`)}</b> <span class="muted breaks">{call.shown}</span>
            {call.quiet_from !== call.quiet_until && (
              <span class="muted small">
                {" "}
                {words.say("calls.quiet_set", {
                  from: clock(call.quiet_from),
                  until: clock(call.quiet_until),
                })}
              </span>
            )}
            {!call.confirmed && <span class="small"> · {words.say("calls.unconfirmed")}</span>}
          </span>
          <button type="button" onClick={() => void stop(call)}>
            {words.say("calls.stop")}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface NewWishProps extends CallFormProps {
  able: Callable;
  onChange(): Promise<void>;
}

function NewWish({ able, seats, words, onChange }: NewWishProps) {
  const [wish, setWish] = useState<Wish>({
    way: able.ways[0] ?? "push",
    target: {},
    quiet: true,
    from: "22:00",
    until: "08:00",
  });
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const set = (some: Partial<Wish>) => setWish({ ...wish, ...some });
  const no = wish.way === "push" ? whyNoPush(able) : "";
  const save = async () => {
    setBusy(true);
    setError(null);
    try {
      const target = wish.way === "push" ? await subscribeToPush(able) : wish.target;
      await Promise.all(seats.map((key) => api.callMe(key.table, asked(wish, target, key, words.language))));
      set({ target: {} });
    } catch (problem) {
      const { message } = problem as Error;
      setError(words.has(message) ? new Error(words.say(message)) : (problem as Error));
    }
    setBusy(false);
    await onChange();
  };
  return (
    <form
      class="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Chips
        legend={words.say("calls.way")}
        name="way"
        value={wish.way}
        options={able.ways.map((way) => [way, words.say(`calls.${way}`)] as const)}
        onChange={(way) => set({ way, target: {} })}
      />
      {wish.way !== "push" && <Target way={wish.way} wish={wish} able={able} words={words} onChange={set} />}
      {no ? <p role="note">{words.say(no)}</p> : <Quiet wish={wish} words={words} onChange={set} />}
      {error && <Problem error={error} />}
      {!no && (
        <button class="primary" disabled={busy || !seats.length}>
          {words.say("calls.save")}
        </button>
      )}
    </form>
  );
}

/** A wish as the server takes it. */
function asked(wish: Wish, target: Record<string, string>, key: SeatKey, language: string): CallMe {
  const [from, until] = wish.quiet ? [minutes(wish.from), minutes(wish.until)] : [0, 0];
  return {
    ...own(key),
    way: wish.way,
    target,
    language: language === "de" ? "de" : "en",
    zone: zone(),
    quiet_from: from,
    quiet_until: until,
  };
}

interface PartProps {
  wish: Wish;
  words: Words;
  onChange(some: Partial<Wish>): void;
}

function Target({
  way,
  wish,
  able,
  words,
  onChange,
}: PartProps & { way: Exclude<Way, "push">; able: Callable }) {
  return (
    <>
      {FIELDS[way].map((field) => (
        <label class="field" key={`${way}.${field}`}>
          <span>{words.say(`calls.${way}_${field}`)}</span>
          <input
            inputMode={field === "address" ? "email" : field === "url" ? "url" : "text"}
            required={!OPTIONAL.includes(`${way}.${field}`)}
            autocomplete={field === "address" ? "email" : "off"}
            value={wish.target[field] ?? ""}
            onInput={(event) =>
              onChange({ target: { ...wish.target, [field]: event.currentTarget.value.trim() } })
            }
          />
        </label>
      ))}
      <p class="muted small">
        {way === "mail"
          ? words.say("calls.mail_hint")
          : words.say("calls.hosts", { hosts: able.hook_hosts.join(", ") })}
      </p>
    </>
  );
}

function Quiet({ wish, words, onChange }: PartProps) {
  return (
    <div class="row wrap">
      <CheckField
        label={words.say("calls.quiet")}
        checked={wish.quiet}
        onChange={(quiet) => onChange({ quiet })}
      />
      {(["from", "until"] as const).map((end) => (
        <label class="row" key={end}>
          <span class="muted">{words.say(`calls.${end}`)}</span>
          <input
            type="time"
            required
            disabled={!wish.quiet}
            value={wish[end]}
            onInput={(event) => onChange({ [end]: event.currentTarget.value })}
          />
        </label>
      ))}
    </div>
  );
}
