// Before the game: who invites to what, links with copy button and code, seats that fill live or with a bot, chat.

import { useState } from "preact/hooks";
import * as api from "../../api/http";
import { forget, invitationsOf, keys, spectatorOf, tokensOf } from "../../api/seatKeys";
import type { SeatInfo, TableInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import { go } from "../../app/route";
import { useCatalogue } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { Portrait, twinOf } from "../../cardboard/Face";
import { seatColour, seatSign } from "../../cardboard/families";
import { LevelSelect } from "../../cardboard/LevelSelect";
import { usePicture } from "../../games";
import { Rename } from "../../table/Rename";
import type { LiveTable } from "../../table/useTable";
import { CopyButton } from "../../ui/CopyButton";
import { Icon } from "../../ui/icons";
import { Page } from "../../ui/Page";
import { Qr } from "../../ui/Qr";
import { clockTerms } from "../new-table/clock";
import { bot, usualLevel } from "../new-table/seats";
import { hostOf } from "./people";
import { OnlyHere, useAddress } from "./useAddress";

interface LobbyProps {
  live: LiveTable;
  info: TableInfo;
  words: Words;
}

export function Lobby({ live, info, words }: LobbyProps) {
  const { state } = live;
  const [error, setError] = useState<Error | null>(null);
  const Picture = usePicture(info.game);
  const links = invitationsOf(info.table).filter(({ seat }) => !info.seats[seat]?.taken);
  const looking = spectatorOf(info.table);
  const address = useAddress();
  const link = `${address.base}/t/${info.table}`;
  const facts = { name: hostOf(info)?.name ?? "", game: words.say("game.name") };
  const made = links.length > 0;
  const own = state.mySeats.filter((seat) => seat >= 0);
  const invitation = (seat: number) => links.find((invited) => invited.seat === seat)?.invitation;
  const [renaming, setRenaming] = useState<number | null>(null);
  return (
    <Page title={words.say("game.name")} error={error}>
      <header class="invited">
        <div class="picture">{Picture && <Picture />}</div>
        <div>
          <h1>{made ? words.say("lobby.yours", facts) : words.say("lobby.invites", facts)}</h1>
          <p class="lead">{words.say(lead(state.mySeats.includes(-1), made))}</p>
          <p class="muted">
            {words.name("variant", info.variant)}
            {info.clock > 0 && ` · ${clockTerms(info, words)}`}
          </p>
          <HintsAgreed info={info} words={words} />
        </div>
      </header>
      {made && <OnlyHere address={address} words={words} />}
      <div class="lobby">
        <ul class="plain cards" aria-live="polite" aria-label={words.say("new.seats")}>
          {info.seats.map((seat) => (
            <Place
              key={seat.seat}
              info={info}
              seat={seat}
              online={state.online.includes(seat.seat)}
              link={invitation(seat.seat) && `${link}#i=${invitation(seat.seat)}`}
              mayFill={own.length > 0}
              words={words}
              onRename={own.includes(seat.seat) ? () => setRenaming(seat.seat) : undefined}
              onError={setError}
            />
          ))}
        </ul>
        <div class="cards">
          <LobbyChat live={live} words={words} />
          {looking && info.spectators && (
            <section class="panel invite">
              <h2>{words.say("lobby.spectators")}</h2>
              <Link title={words.say("lobby.spectators")} link={`${link}#s=${looking}`} words={words} />
            </section>
          )}
          {own.length > 0 && <OwnSeat info={info} words={words} onError={setError} />}
        </div>
      </div>
      {renaming !== null && (
        <Rename
          table={info.table}
          seat={renaming}
          name={info.seats[renaming]?.name ?? ""}
          words={words}
          onClose={() => setRenaming(null)}
        />
      )}
    </Page>
  );
}

/** What this reader is told below the heading. */
function lead(looksOn: boolean, made: boolean): string {
  if (looksOn) return "lobby.looking_on";
  return made ? "lobby.hint" : "lobby.wait";
}

interface OwnSeatProps {
  info: TableInfo;
  words: Words;
  onError(error: Error): void;
}

/** The four words that bring one back, and how to call the table off. */
function OwnSeat({ info, words, onError }: OwnSeatProps) {
  const [sure, setSure] = useState(false);
  const codes = keys().filter((key) => key.table === info.table);
  const callOff = () =>
    api.callOff(info.table, tokensOf(info.table)).then(() => {
      forget(info.table);
      go("/");
    }, onError);
  return (
    <section class="panel own-seat">
      <h2>{words.say("lobby.code")}</h2>
      {codes.map(({ seat, code }) => (
        <b class="four-words" key={seat}>
          {code}
        </b>
      ))}
      <p class="muted small">{words.say("lobby.code_hint")}</p>
      <button type="button" class={sure ? "danger" : ""} onClick={() => (sure ? callOff() : setSure(true))}>
        {words.say(sure ? "lobby.call_off_sure" : "lobby.call_off")}
      </button>
    </section>
  );
}

/** Who agreed to hints; nothing where nobody proposed them. */
function HintsAgreed({ info, words }: { info: TableInfo; words: Words }) {
  const agreed = info.seats.filter(({ seat }) => info.hints?.includes(seat)).map(({ name }) => name);
  return agreed.length > 0 ? <p class="small">{words.say("lobby.hints_agreed", { names: agreed })}</p> : null;
}

interface PlaceProps {
  info: TableInfo;
  seat: SeatInfo;
  online: boolean;
  /** The invitation to an open seat, for whoever made the table. */
  link: string | undefined;
  mayFill: boolean;
  words: Words;
  /** For one's own seat only. */
  onRename: (() => void) | undefined;
  onError(error: Error): void;
}

/** A seat as a card: who sits there, or how somebody comes to sit there. */
function Place({ info, seat, online, link, mayFill, words, onRename, onError }: PlaceProps) {
  const isBot = seat.kind === "bot";
  const levels = info.seats.map(({ kind, level }) => (kind === "bot" ? level : ""));
  const here = seat.taken ? words.say(online ? "table.online" : "lobby.here") : words.say("lobby.waiting");
  const title = words.say("lobby.link", { name: words.say("new.seat", { number: seat.seat + 1 }) });
  return (
    <li class={`panel seat-card ${seat.taken ? "" : "open"}`} style={`--seat:${seatColour(seat.seat)}`}>
      <div class="row who">
        {seat.taken ? (
          <Portrait
            name={seat.name || String(seat.seat)}
            level={isBot ? seat.level : ""}
            twin={twinOf(levels, seat.seat)}
            seat={seat.seat}
            size={52}
          />
        ) : (
          <span class="chair" aria-hidden="true">
            <Icon name="paw" size={26} />
          </span>
        )}
        <span class="grow">
          <b class="name">
            <span class="sign" aria-hidden="true">
              {seatSign(seat.seat)}
            </span>{" "}
            {seat.taken ? seat.name : words.say("lobby.open_seat")}
          </b>
          <span class="muted small">{isBot ? words.say("new.bot") : here}</span>
        </span>
        {onRename && (
          <button type="button" onClick={onRename}>
            {words.say("table.rename")}
          </button>
        )}
      </div>
      {link && <Link title={title} link={link} words={words} />}
      {!seat.taken && mayFill && <FillWithBot info={info} seat={seat.seat} words={words} onError={onError} />}
    </li>
  );
}

interface FillProps {
  info: TableInfo;
  seat: number;
  words: Words;
  onError(error: Error): void;
}

/** Nobody comes: a bot of this strength sits down instead. */
function FillWithBot({ info, seat, words, onError }: FillProps) {
  const shelf = useAsync(useCatalogue().shelf, []).value;
  const [wish, setWish] = useState("");
  if (!shelf) return null;
  const level = wish || usualLevel(shelf);
  const taken = info.seats.flatMap((other) =>
    other.kind === "bot" ? { who: "bot" as const, level: other.level, name: other.name } : [],
  );
  const fill = () => {
    const { name = "" } = bot(level, words, taken);
    api.fill(info.table, { tokens: tokensOf(info.table), seat, level, name }).catch(onError);
  };
  return (
    <span class="row wrap fill">
      <LevelSelect levels={shelf.bots} level={level} words={words} portrait onLevel={setWish} />
      <button type="button" onClick={fill}>
        {words.say("lobby.fill")}
      </button>
    </span>
  );
}

/** A link to copy, and the same as a code for a phone's camera. */
function Link({ title, link, words }: { title: string; link: string; words: Words }) {
  return (
    <div class="invite">
      <div class="linkrow">
        <input readOnly value={link} aria-label={title} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton text={link} />
      </div>
      <Qr text={link} label={words.say("lobby.qr")} />
    </div>
  );
}

function LobbyChat({ live, words }: { live: LiveTable; words: Words }) {
  const [text, setText] = useState("");
  const { state, connection } = live;
  const seat = state.mySeats[0] ?? -1;
  const say = (event: Event) => {
    event.preventDefault();
    if (text.trim()) connection.chat(seat, text.trim());
    setText("");
  };
  return (
    <section class="panel">
      <h2>{words.say("table.chat")}</h2>
      <div role="log" aria-label={words.say("table.chat")}>
        {!state.chat.length && <p class="muted">{words.say("table.chat_empty")}</p>}
        {state.chat.map((said) => (
          <p class="said" key={said.number}>
            <b>{said.name}</b> {said.text}
          </p>
        ))}
      </div>
      <form class="row" onSubmit={say}>
        <input
          class="grow"
          value={text}
          maxLength={500}
          aria-label={words.say("table.say")}
          placeholder={words.say("table.say")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button>{words.say("table.send")}</button>
      </form>
    </section>
  );
}
