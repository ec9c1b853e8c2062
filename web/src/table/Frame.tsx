// A table in play: bar with seats, the game's own board, the decision bar, and what opens over them.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TableState } from "../api/connection";
import * as api from "../api/http";
import { keepRematch, tokensOf } from "../api/seatKeys";
import { go } from "../app/route";
import { useSound } from "../app/sound";
import { seatColour } from "../cardboard/families";
import { type ActiveSeat, useActiveSeat } from "./activeSeat";
import { Curtain } from "./Curtain";
import { DecisionBar } from "./DecisionBar";
import { Digest, sinceLastTurn, useReturn } from "./Digest";
import { Drawer } from "./Drawer";
import { EndOfGame, withRival } from "./EndOfGame";
import { FrameBar } from "./FrameBar";
import { Inspected, useInspected, useLifted } from "./Inspect";
import { Notices } from "./Notices";
import { Overlay, type OverlayName } from "./Overlay";
import { type Status, statusOf } from "./status";
import { ToolsContext } from "./tools";
import { type FrameProps, type Play, usePlay } from "./usePlay";
import { useTableKeys } from "./useTableKeys";
import { WhyNot } from "./WhyNot";

export function Frame(given: FrameProps) {
  const { live, info, page } = given;
  const { state } = live;
  const active = useActiveSeat(state);
  const frame = { ...given, words: given.words.forSeat(readerOf(state, active.seat)) };
  const [overlay, setOverlay] = useState<OverlayName | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [returned, digestSeen] = useReturn();
  const lifted = useLifted();
  const play = usePlay(frame, active.seat, digestSeen);
  const status = statusOf(play.props, page, state);
  useTableSounds(state, status.mine);
  const covered = overlay !== null || active.curtain;
  useTableKeys({ page, play, covered, drawer, setDrawer, setOverlay });
  useEffect(() => void (info.rematch && keepRematch(info.table, info.rematch)), [info.rematch]);

  return (
    <div class="app playing">
      <a class="skip button" href="#board">
        {frame.words.say("app.skip")}
      </a>
      <FrameBar
        frame={frame}
        play={play}
        status={status}
        drawer={drawer}
        onDrawer={() => setDrawer(!drawer)}
        onHelp={() => setOverlay("help")}
      />
      <main
        class="table"
        data-state={state.result ? "over" : status.mine ? "mine" : "theirs"}
        data-step={state.step}
        data-busy={play.plan.busy ? "" : undefined}
        data-seat={active.seat}
        data-lifted={lifted ? "" : undefined}
      >
        <Board
          frame={frame}
          play={play}
          curtain={active.curtain}
          status={status}
          onList={() => setOverlay("moves")}
        />
        <AroundBoard
          frame={frame}
          play={play}
          active={active}
          drawer={drawer}
          returned={returned}
          onCloseDrawer={() => setDrawer(false)}
          onDigestSeen={digestSeen}
        />
      </main>
      <Overlay name={overlay} frame={frame} play={play} onClose={() => setOverlay(null)} />
      <End frame={frame} play={play} />
    </div>
  );
}

/** Who is called "you": the seat this screen shows; nobody when several people read the end together. */
function readerOf({ mySeats, result }: TableState, seat: number): number | null {
  const together = result !== null && mySeats.filter((mine) => mine >= 0).length > 1;
  return seat < 0 || together ? null : seat;
}

function useTableSounds(state: TableState, mine: boolean): void {
  const play = useSound();
  useEffect(() => void (mine && play("turn")), [mine]);
  useEffect(() => void (state.taken >= 0 && play("place")), [state.taken]);
  useEffect(() => void (state.refused && play("refuse")), [state.refused]);
}

interface PartProps {
  frame: FrameProps;
  play: Play;
}

interface BoardProps extends PartProps {
  status: Status;
  curtain: boolean;
  onList(): void;
}

/** The game's own table, and below it the decision bar with the game's tools. */
function Board({ frame, play, status, curtain, onList }: BoardProps) {
  const { live, info, page, words } = frame;
  const { seat, seatView, props, plan, shown } = play;
  const [tools, setTools] = useState<ComponentChildren>(null);
  return (
    <>
      <ToolsContext.Provider value={setTools}>
        <div class="board" id="board" tabIndex={-1}>
          {!curtain && <page.Table {...props} />}
        </div>
      </ToolsContext.Provider>
      {shown !== seat && (
        <button
          type="button"
          class="back-to-mine"
          style={`--seat:${seatColour(shown)}`}
          onClick={() => play.setShown(null)}
        >
          {words.say("table.area_of", { name: props.names[shown] ?? "" })} · {words.say("table.back_to_mine")}{" "}
          <kbd>Esc</kbd>
        </button>
      )}
      <DecisionBar
        words={words}
        {...status.bar}
        sending={live.state.waiting}
        undo={seat >= 0 && info.status === "playing" ? seatView.undo : null}
        redo={seatView.redo}
        canList={!play.readOnly && play.legal.length > 0}
        tools={tools}
        onConfirm={props.confirm}
        onCancel={() => plan.pick([])}
        onUndo={play.undo}
        onRedo={play.redo}
        onList={onList}
      />
    </>
  );
}

interface AroundProps extends PartProps {
  active: ActiveSeat;
  drawer: boolean;
  /** Whether somebody has just come back. */
  returned: boolean;
  onCloseDrawer(): void;
  onDigestSeen(): void;
}

/** What opens beside or over the board: log, digest, curtain, notices, a piece looked at closely, why not. */
function AroundBoard({ frame, play, active, drawer, returned, onCloseDrawer, onDigestSeen }: AroundProps) {
  const { live, info, words } = frame;
  const { state, connection } = live;
  const { seat, heard, whyNot } = play;
  const { names } = play.props;
  const [inspected, closeInspected] = useInspected();
  const jump = (step: number) => go(`/t/${info.table}/review?step=${step}`);
  const showDigest =
    returned &&
    !active.curtain &&
    !play.readOnly &&
    state.toAct.includes(seat) &&
    sinceLastTurn(heard, seat).length > 1;
  return (
    <>
      {drawer && (
        <Drawer
          table={info.table}
          words={words}
          names={names}
          heard={heard}
          chat={state.chat}
          spectators={state.spectators}
          onSay={(text) => connection.chat(seat, text)}
          onJump={jump}
          onClose={onCloseDrawer}
        />
      )}
      {showDigest && (
        <Digest heard={heard} seat={seat} words={words} names={names} onJump={jump} onClose={onDigestSeen} />
      )}
      {active.curtain && <Curtain seat={seat} name={names[seat] ?? ""} words={words} onOpen={active.open} />}
      <Notices
        state={state}
        words={words}
        names={names}
        seat={seat}
        onConsent={(agree) => connection.consent(seat, agree)}
      />
      {inspected && !active.curtain && (
        <Inspected key={inspected} thing={inspected} words={words} onClose={closeInspected} />
      )}
      {whyNot.asked && (
        <WhyNot asked={whyNot.asked} game={info.game} words={words} names={names} onClose={whyNot.close} />
      )}
    </>
  );
}

/** The result, once there is one and until it is closed. */
function End({ frame, play }: PartProps) {
  const { live, info, page, words } = frame;
  const { result, mySeats } = live.state;
  const { props, seat } = play;
  const [seen, setSeen] = useState(false);
  if (!result || seen) return null;
  const rematch = async () => {
    const made = await api.rematch(info.table, tokensOf(info.table));
    keepRematch(info.table, made.info.table);
    go(`/t/${made.info.table}`);
  };
  return (
    <EndOfGame
      table={info.table}
      {...withRival(result, props.names, page.rival?.(props))}
      words={words}
      mySeats={mySeats}
      rematch={info.rematch}
      onRematch={seat >= 0 ? () => void rematch() : undefined}
      onClose={() => setSeen(true)}
    />
  );
}
