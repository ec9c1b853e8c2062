// The side drawer: log in words, chat, and notes that stay in this browser.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Chatted, Heard } from "../api/wire";
import type { Words } from "../api/words";
import { seatColour, seatSign } from "../cardboard/families";
import { IconButton } from "../ui/icons";
import { SearchField } from "../ui/SearchField";
import { chaptersOf, headingOf, type LogPlan } from "./turns";

interface DrawerProps {
  table: string;
  words: Words;
  names: readonly string[];
  heard: readonly Heard[];
  chat: readonly Chatted[];
  /** The chapters of the log; without it every line stands by itself. */
  plan?: LogPlan | undefined;
  /** How many look on. */
  spectators?: number;
  /** The tab that is open at first. */
  first?: Tab;
  /** Keys and help, where the bar has no room for them. */
  onHelp?: () => void;
  /** Calls, a pause and one's own seat, likewise. */
  onArrange?: () => void;
  /** Without it nothing can be said here. */
  onSay?: ((text: string) => void) | undefined;
  /** Go to a step: in the review, or by opening it. */
  onJump(step: number): void;
  onClose(): void;
}

type Tab = "log" | "chat" | "notes";
const TABS: readonly Tab[] = ["log", "chat", "notes"];

export function Drawer(props: DrawerProps) {
  const { words } = props;
  const [tab, setTab] = useState<Tab>(props.first ?? "log");
  return (
    <aside class="drawer" aria-label={words.say("table.drawer")}>
      <div class="row">
        <div class="tabs grow" role="tablist">
          {TABS.map((name) => (
            <button type="button" role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
              {words.say(`table.${name}`)}
              {name === "chat" && props.chat.length > 0 && (
                <span class="muted small">{props.chat.length}</span>
              )}
            </button>
          ))}
        </div>
        {props.onArrange && (
          <IconButton
            icon="bell"
            class="narrow-only"
            label={words.say("arrange.title")}
            onClick={props.onArrange}
          />
        )}
        {props.onHelp && (
          <button
            type="button"
            class="icon-only narrow-only"
            aria-label={words.say("table.help")}
            onClick={props.onHelp}
          >
            ?
          </button>
        )}
        <IconButton icon="cross" class="quiet" label={words.say("app.close")} onClick={props.onClose} />
      </div>
      {tab === "log" && <Log {...props} />}
      {tab === "chat" && <Chat {...props} />}
      {tab === "notes" && <Notes {...props} />}
    </aside>
  );
}

function Log({ words, names, heard, plan, onJump }: DrawerProps) {
  const [text, setText] = useState("");
  const [seat, setSeat] = useState("");
  const end = useRef<HTMLDivElement>(null);
  const lines = logLines(heard, words, names).filter(
    (line) =>
      line.text.toLowerCase().includes(text.toLowerCase()) && (seat === "" || line.seat === Number(seat)),
  );
  useEffect(() => end.current?.scrollIntoView({ block: "end" }), [lines.length]);
  return (
    <>
      <div class="filters">
        <SearchField label={words.say("table.log_filter")} value={text} onChange={setText} />
        <select
          aria-label={words.say("table.seats")}
          value={seat}
          onChange={(event) => setSeat(event.currentTarget.value)}
        >
          <option value="">{words.say("table.log_all")}</option>
          {names.map((name, i) => (
            <option value={i}>{name}</option>
          ))}
        </select>
      </div>
      <div class="body" tabIndex={0} role="log" aria-label={words.say("table.log")}>
        {!lines.length && <p class="muted">{words.say("table.log_empty")}</p>}
        {text === "" && seat === "" && plan ? (
          <Chapters words={words} names={names} heard={heard} plan={plan} onJump={onJump} />
        ) : (
          lines.map((line) => <LogLine {...line} onJump={onJump} />)
        )}
        <div ref={end} />
      </div>
    </>
  );
}

type ChaptersProps = Pick<DrawerProps, "words" | "names" | "heard" | "onJump"> & { plan: LogPlan };

/** The log of a game with many steps: one heading per turn, round or day with its result, the steps inside. */
function Chapters({ words, names, heard, plan, onJump }: ChaptersProps) {
  const chapters = chaptersOf(heard, plan);
  return (
    <>
      {chapters.map((chapter, i) => {
        const lines = logLines(chapter.heard, words, names).map((line) => (
          <LogLine {...line} onJump={onJump} />
        ));
        if (!chapter.heading) return lines;
        return (
          <details
            class="turn"
            open={i === chapters.length - 1}
            style={chapter.seat >= 0 ? `--seat:${seatColour(chapter.seat)}` : ""}
          >
            <summary>{headingOf(chapter, plan, words, names)}</summary>
            {lines}
          </details>
        );
      })}
    </>
  );
}

export interface LoggedLine {
  step: number;
  seat: number;
  text: string;
}

/** What was heard, in words; events without a sentence are not told. */
export function logLines(heard: readonly Heard[], words: Words, names: readonly string[]): LoggedLine[] {
  return heard
    .filter(({ event }) => words.has(`event.${event["kind"]}`))
    .map(({ step, event }) => ({ step, seat: Number(event["seat"] ?? -1), text: words.event(event, names) }));
}

export function LogLine({ step, seat, text, onJump }: LoggedLine & { onJump(step: number): void }) {
  return (
    <div class="logline" style={seat >= 0 ? `--seat:${seatColour(seat)}` : ""}>
      <span class="sign" aria-hidden="true">
        {seat >= 0 ? seatSign(seat) : "·"}
      </span>
      <button type="button" class="jump" onClick={() => onJump(step)}>
        {text}
      </button>
    </div>
  );
}

function Chat({ words, chat, spectators = 0, onSay }: DrawerProps) {
  const [text, setText] = useState("");
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "end" }), [chat.length]);
  return (
    <>
      <div class="body" tabIndex={0} role="log" aria-label={words.say("table.chat")}>
        {spectators > 0 && <p class="muted small">{words.say("table.spectators", { n: spectators })}</p>}
        {!chat.length && <p class="muted">{words.say("table.chat_empty")}</p>}
        {chat.map((said) => (
          <p class="said" key={said.number} style={said.seat >= 0 ? `--seat:${seatColour(said.seat)}` : ""}>
            <b>{said.name}</b> {said.text}
          </p>
        ))}
        <div ref={end} />
      </div>
      {onSay && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) onSay(text.trim());
            setText("");
          }}
        >
          <input
            value={text}
            maxLength={500}
            aria-label={words.say("table.say")}
            placeholder={words.say("table.say")}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button class="primary">{words.say("table.send")}</button>
        </form>
      )}
    </>
  );
}

function Notes({ words, table }: DrawerProps) {
  const key = `katzentisch.notes.${table}`;
  const [text, setText] = useState(() => localStorage.getItem(key) ?? "");
  return (
    <div class="body">
      <p class="muted small">{words.say("table.notes_hint")}</p>
      <textarea
        aria-label={words.say("table.notes")}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          localStorage.setItem(key, event.currentTarget.value);
        }}
      />
    </div>
  );
}
