// What people arrange at a table besides playing: calls, a pause, their own seat, and the results of the same people.

import { useState } from "preact/hooks";
import * as api from "../api/http";
import { forget, keys } from "../api/seatKeys";
import type { SeatKey, TableInfo } from "../api/wire";
import type { Words } from "../api/words";
import { useCatalogue } from "../app/services";
import { useAsync } from "../app/useAsync";
import { LevelSelect } from "../cardboard/LevelSelect";
import { isLocal } from "../local/place";
import { CopyButton } from "../ui/CopyButton";
import { Dialog, DialogHead } from "../ui/Dialog";
import { Problem } from "../ui/Problem";
import { CallForm } from "./CallForm";
import { CircleTable } from "./CircleTable";

interface ArrangementsProps {
  info: TableInfo;
  words: Words;
  onClose(): void;
}

/** The seats of this browser at a table. */
const ownSeats = (table: string) => keys().filter((key) => key.table === table);
const own = ({ seat, token }: SeatKey) => ({ seat, tokens: [token] });

export function Arrangements({ info, words, onClose }: ArrangementsProps) {
  const [error, setError] = useState<Error | null>(null);
  const seats = ownSeats(info.table).filter(({ seat }) => seat >= 0);
  const playing = info.status === "playing";
  const told = (work: Promise<unknown>) => void work.then(() => setError(null), setError);
  return (
    <Dialog label={words.say("arrange.title")} class="arrangements" onClose={onClose}>
      <DialogHead title={words.say("arrange.title")} onClose={onClose} />
      {error && <Problem error={error} />}
      {seats.length > 0 && info.status !== "over" && (
        <section>
          <h3>{words.say("calls.title")}</h3>
          <CallForm seats={seats} words={words} />
        </section>
      )}
      {playing && seats[0] && <PauseWish info={info} mine={seats[0]} words={words} onWork={told} />}
      {playing &&
        seats.map((key) => <OwnSeat key={key.seat} info={info} mine={key} words={words} onWork={told} />)}
      <section>
        <h3>{words.say("circle.title")}</h3>
        <CircleTable table={info.table} words={words} />
      </section>
    </Dialog>
  );
}

interface PartProps {
  info: TableInfo;
  mine: SeatKey;
  words: Words;
  onWork(work: Promise<unknown>): void;
}

function PauseWish({ info, mine, words, onWork }: PartProps) {
  const pausing = info.pausing ?? [];
  const waiting = info.seats.filter(({ seat, kind }) => kind !== "bot" && !pausing.includes(seat));
  const asked = pausing.length > 0;
  const wish = (wanted: boolean) => onWork(api.pause(info.table, { ...own(mine), wish: wanted }));
  return (
    <section>
      <h3>{words.say("pause.title")}</h3>
      <p class="muted">
        {info.paused
          ? words.say("pause.now")
          : asked
            ? words.say("pause.waits", { names: waiting.map(({ name }) => name) })
            : words.say("pause.hint")}
      </p>
      <div class="row wrap">
        {!pausing.includes(mine.seat) && (
          <button type="button" onClick={() => wish(true)}>
            {words.say(asked ? "pause.agree" : "pause.want")}
          </button>
        )}
        {asked && (
          <button type="button" onClick={() => wish(false)}>
            {words.say(info.paused ? "pause.end" : "pause.no")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Lend one's seat to a bot, take it back, hand it on by a link, or leave it for good. */
function OwnSeat({ info, mine, words, onWork }: PartProps) {
  const shelf = useAsync(useCatalogue().shelf, []).value;
  const [level, setLevel] = useState("");
  const [link, setLink] = useState("");
  const [sure, setSure] = useState(false);
  const seat = info.seats[mine.seat];
  if (!seat || !shelf) return null;
  const bot = level || shelf.bots[0] || "";
  const give = (lend: boolean) =>
    onWork(
      api.toBot(info.table, { ...own(mine), level: bot, lend }).then(() => {
        if (!lend) forget(info.table);
      }),
    );
  const handOn = () =>
    onWork(
      api
        .handOn(info.table, own(mine))
        .then(({ invitation }) => setLink(`${location.origin}/t/${info.table}#i=${invitation}`)),
    );
  return (
    <section>
      <h3>{words.say("seat.title", { name: seat.name })}</h3>
      {seat.lent ? (
        <div class="row wrap">
          <span class="grow">{words.say("seat.lent", { bot: words.name("bot", seat.level) })}</span>
          <button type="button" class="primary" onClick={() => onWork(api.takeBack(info.table, own(mine)))}>
            {words.say("seat.take_back")}
          </button>
        </div>
      ) : (
        <div class="row wrap">
          <LevelSelect levels={shelf.bots} level={bot} words={words} portrait onLevel={setLevel} />
          <button type="button" onClick={() => give(true)}>
            {words.say("seat.lend")}
          </button>
          <button
            type="button"
            class={sure ? "danger" : ""}
            onClick={() => (sure ? give(false) : setSure(true))}
          >
            {words.say(sure ? "seat.leave_sure" : "seat.leave")}
          </button>
          {!isLocal && (
            <button type="button" onClick={handOn}>
              {words.say("seat.hand_on")}
            </button>
          )}
        </div>
      )}
      {link && (
        <>
          <div class="linkrow">
            <input
              readOnly
              value={link}
              aria-label={words.say("seat.hand_on")}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={link} />
          </div>
          <p class="muted small">{words.say("seat.hand_on_hint")}</p>
        </>
      )}
    </section>
  );
}
