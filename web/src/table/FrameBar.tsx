// The top bar of a table: whose turn it is, the seats, log and help.

import { useState } from "preact/hooks";
import { IconButton } from "../ui/icons";
import { TopBar } from "../ui/TopBar";
import { Peace } from "./Peace";
import { Rename } from "./Rename";
import { Seats } from "./Seats";
import type { Status } from "./status";
import type { FrameProps, Play } from "./usePlay";

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
      <span class={`phase wide-only ${status.mine ? "mine" : ""}`}>
        {[page.phase?.(props), status.turn].filter(Boolean).join(" · ")}
      </span>
      <span class="grow wide-only" />
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
