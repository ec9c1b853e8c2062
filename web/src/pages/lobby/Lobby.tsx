// Before the game: links with copy button and code, seats that fill live, chat.

import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../../api/http";
import { invitationsOf, keep, keys, spectatorOf } from "../../api/seatKeys";
import type { SeatInfo, TableInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import { friendlyName } from "../../app/friendlyName";
import { useWords } from "../../app/language";
import { useChangeSettings, useSettings } from "../../app/services";
import { Portrait } from "../../cardboard/Face";
import { seatColour, seatSign } from "../../cardboard/families";
import { Rename } from "../../table/Rename";
import type { LiveTable } from "../../table/useTable";
import { CopyButton } from "../../ui/CopyButton";
import { Page } from "../../ui/Page";
import { Qr } from "../../ui/Qr";

interface LobbyProps {
  live: LiveTable;
  info: TableInfo;
  words: Words;
}

export function Lobby({ live, info, words }: LobbyProps) {
  const { state } = live;
  const [renaming, setRenaming] = useState<number | null>(null);
  const links = invitationsOf(info.table).filter(({ seat }) => !info.seats[seat]?.taken);
  const looking = spectatorOf(info.table);
  const address = `${location.origin}/t/${info.table}`;
  const codes = keys().filter((key) => key.table === info.table);
  return (
    <Page
      title={words.say("game.name")}
      heading={`${words.say("lobby.title")}: ${words.say("game.name")}`}
      lead={words.say(state.mySeats.includes(-1) ? "lobby.looking_on" : "lobby.hint")}
    >
      <div class="lobby">
        <section class="panel" aria-live="polite">
          <h2>{words.say("new.seats")}</h2>
          <ul class="plain">
            {info.seats.map((seat) => (
              <SeatLine
                seat={seat}
                online={state.online.includes(seat.seat)}
                words={words}
                onRename={state.mySeats.includes(seat.seat) ? () => setRenaming(seat.seat) : undefined}
              />
            ))}
          </ul>
          {codes.map(({ seat, code }) => (
            <p key={seat}>
              {words.say("lobby.code")}: <b>{code}</b>
              <br />
              <span class="muted small">{words.say("lobby.code_hint")}</span>
            </p>
          ))}
        </section>
        {links.map(({ seat, invitation }) => (
          <Invite
            key={seat}
            title={words.say("lobby.link", { name: words.say("new.seat", { number: seat + 1 }) })}
            link={`${address}#i=${invitation}`}
            words={words}
          />
        ))}
        {looking && info.spectators && (
          <Invite title={words.say("lobby.spectators")} link={`${address}#s=${looking}`} words={words} />
        )}
        <LobbyChat live={live} words={words} />
        {renaming !== null && (
          <Rename
            table={info.table}
            seat={renaming}
            name={info.seats[renaming]?.name ?? ""}
            words={words}
            onClose={() => setRenaming(null)}
          />
        )}
      </div>
    </Page>
  );
}

interface SeatLineProps {
  seat: SeatInfo;
  online: boolean;
  words: Words;
  /** For one's own seat only. */
  onRename: (() => void) | undefined;
}

function SeatLine({ seat, online, words, onRename }: SeatLineProps) {
  return (
    <li class="row">
      <Portrait
        name={seat.name || String(seat.seat)}
        level={seat.kind === "bot" ? seat.level : ""}
        seat={seat.seat}
        size={40}
      />
      <span aria-hidden="true" style={`color:${seatColour(seat.seat)}`}>
        {seatSign(seat.seat)}
      </span>
      <b class="grow">{seat.taken ? seat.name : words.say("lobby.open_seat")}</b>
      {onRename && (
        <button type="button" onClick={onRename}>
          {words.say("table.rename")}
        </button>
      )}
      <span class="muted">
        {seat.kind === "bot"
          ? words.say("new.bot")
          : seat.taken
            ? words.say(online ? "table.online" : "lobby.here")
            : words.say("lobby.waiting")}
      </span>
    </li>
  );
}

function Invite({ title, link, words }: { title: string; link: string; words: Words }) {
  return (
    <section class="panel invite">
      <h2>{title}</h2>
      <div class="linkrow">
        <input readOnly value={link} aria-label={title} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton text={link} />
      </div>
      <Qr text={link} label={words.say("lobby.qr")} />
    </section>
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

/** The page behind an invitation: enter a name, take the seat. */
export function Join({
  table,
  invitation,
  onJoined,
}: {
  table: string;
  invitation: string;
  onJoined(): void;
}) {
  const words = useWords();
  const own = useSettings().name;
  const [name, setName] = useState(own);
  const suggested = useRef("");
  const change = useChangeSettings();
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    if (own) return;
    const suggest = (taken: readonly string[]) => {
      suggested.current = friendlyName(words, taken);
      setName((typed) => typed || suggested.current);
    };
    api.tableInfo(table).then(
      ({ seats }) => suggest(seats.map((seat) => seat.name)),
      () => suggest([]),
    );
  }, [table]);
  const sit = (event: Event) => {
    event.preventDefault();
    if (name !== suggested.current) change({ name });
    api.sit(table, { invitation, name }).then((key) => {
      keep(key);
      onJoined();
    }, setError);
  };
  return (
    <Page
      title={words.say("app.name")}
      heading={words.say("lobby.join_title")}
      lead={words.say("lobby.join_hint")}
      error={error}
    >
      <form class="row wrap" onSubmit={sit}>
        <input
          value={name}
          required
          autofocus
          maxLength={24}
          aria-label={words.say("settings.name")}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button class="primary">{words.say("lobby.join")}</button>
      </form>
    </Page>
  );
}
