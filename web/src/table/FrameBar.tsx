// The top bar of a table: whose turn it is, the seats, log and help.

import { useState } from "preact/hooks";
import type { Words } from "../api/words";
import { useWindow } from "../app/services";
import { IconButton } from "../ui/icons";
import { TopBar } from "../ui/TopBar";
import type { PhasesOfRound } from "./contract";
import { Peace } from "./Peace";
import { Rename } from "./Rename";
import { Seats } from "./Seats";
import type { Status } from "./status";
import type { FrameProps, Play } from "./usePlay";

interface PhaseProps {
  /** "Round 2 · Trading". */
  phase: string;
  /** The phases of the round, for a bar that has room for them. */
  round: PhasesOfRound | null;
  status: Status;
  words: Words;
}

/** Facts with a dot between them; where a line must break, it breaks behind a dot, never inside a fact. */
function inOneLine(...facts: string[]): string {
  const parts = facts.filter(Boolean).flatMap((fact) => fact.split(" · "));
  return parts.map((part) => part.replaceAll(" ", "\u00a0")).join("\u00a0· ");
}

/** Where the game stands: a pill, and beside it the phases of the round, as far as what is left of the bar has room for all of them. */
function Phase({ phase, round, status, words }: PhaseProps) {
  const { kind } = useWindow();
  const pill = `phase ${status.mine ? "mine" : ""}`;
  if (kind === "land")
    return (
      <span class="grow phase-room">
        <span class={pill}>{inOneLine(phase)}</span>
      </span>
    );
  if (kind !== "wide" && kind !== "low") return null; // stands above the board
  return (
    <span class="grow phase-room">
      <span class={`${pill} ${round ? "alone" : ""}`}>{inOneLine(phase, status.turn)}</span>
      {round && (
        <span class="phase-steps">
          <span class={pill}>{inOneLine(round.text)}</span>
          <ol class="plain" aria-label={words.say("table.phases")}>
            {round.steps.map(({ text, now }) => (
              <li key={text} aria-current={now ? "step" : undefined}>
                {text}
              </li>
            ))}
          </ol>
        </span>
      )}
    </span>
  );
}

interface FrameBarProps {
  frame: FrameProps;
  play: Play;
  status: Status;
  drawer: boolean;
  /** Lines of chat nobody here has read. */
  unread: number;
  onDrawer(): void;
  onHelp(): void;
  onArrange(): void;
}

export function FrameBar({
  frame,
  play,
  status,
  drawer,
  unread,
  onDrawer,
  onHelp,
  onArrange,
}: FrameBarProps) {
  const { page, words, live } = frame;
  const { props, players, shown, show } = play;
  const [renaming, setRenaming] = useState<number | null>(null);
  const buttons = (
    <>
      <span class="badged">
        <IconButton
          icon="chat"
          label={unread ? words.say("table.unread", { n: unread }) : words.say("table.log")}
          shortcut="L"
          aria-expanded={drawer}
          onClick={onDrawer}
        />
        {unread > 0 && (
          <span class="badge" aria-hidden="true">
            {unread}
          </span>
        )}
      </span>
      <IconButton
        icon="bell"
        class="wide-only"
        label={words.say("arrange.title")}
        title={words.say("arrange.title")}
        onClick={onArrange}
      />
      <button
        type="button"
        class="icon-only wide-only"
        aria-label={words.say("table.help")}
        title={`${words.say("table.help")} (?)`}
        onClick={onHelp}
      >
        ?
      </button>
    </>
  );
  return (
    <TopBar crowded title={words.say("game.name")} buttons={buttons}>
      <Phase
        phase={page.phase?.(props) ?? ""}
        round={page.phases?.(props) ?? null}
        status={status}
        words={words}
      />
      <Seats
        page={page}
        table={props}
        players={players}
        toAct={live.state.toAct}
        shown={shown}
        words={words}
        onShow={(seat) => (seat === shown && players[seat]?.mine ? setRenaming(seat) : show(seat))}
      />
      {renaming !== null && (
        <Rename
          table={frame.info.table}
          seat={renaming}
          name={props.names[renaming] ?? ""}
          words={words}
          onClose={() => setRenaming(null)}
        >
          <Peace info={frame.info} live={live} seat={renaming} words={words} />
        </Rename>
      )}
    </TopBar>
  );
}
