// A table in play: bar with seats, the game's own board, the decision bar, and what opens over them.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { TableState } from "../api/connection";
import * as api from "../api/http";
import { isInLesson } from "../api/lessonProgress";
import { keepRematch, tokensOf } from "../api/seatKeys";
import type { Facts } from "../api/words";
import { useNotification } from "../app/notify";
import { go } from "../app/route";
import { useSound } from "../app/sound";
import { seatColour } from "../cardboard/families";
import { type Motion, useMotion } from "../ui/animate";
import { type ActiveSeat, useActiveSeat } from "./activeSeat";
import { canChallenge, Challenge } from "./Challenge";
import type { GamePage, RecentMove, TableProps } from "./contract";
import { type Counted, useCount, useCountedLight } from "./count";
import { Counting } from "./Counting";
import { Curtain } from "./Curtain";
import { DecisionBar, offersOf } from "./DecisionBar";
import { Doubt } from "./Doubt";
import { Drawer } from "./Drawer";
import { EndOfGame, madeBy, withRival } from "./EndOfGame";
import { FrameBar } from "./FrameBar";
import { Guide, NO_WISH } from "./Guide";
import { Hint, useHints } from "./Hint";
import { Inspected, useInspected, useLifted } from "./Inspect";
import { Names } from "./Names";
import { News } from "./News";
import { Notices } from "./Notices";
import { Overlay, type OverlayName } from "./Overlay";
import { type Status, statusOf } from "./status";
import { ToolsContext } from "./tools";
import { turnsTold } from "./turns";
import { useUnread } from "./unread";
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
  const lifted = useLifted();
  const unread = useUnread(state.chat, drawer, state.mySeats);
  const count = useCount(state.result);
  const play = whileCounting(usePlay(frame, active.seat), count.now);
  const parts: PartProps = { frame, play };
  const status = statusOf(play.props, page, state);
  useTableSounds(state, status.mine);
  useNotification(status.mine, frame.words.say("game.name"), status.bar.sentence);
  const covered = overlay !== null || active.curtain;
  useTableKeys({ page, play, covered, drawer, setDrawer, setOverlay });
  useEffect(
    () => void (info.rematch && keepRematch(info.table, info.rematch, info.seats.length)),
    [info.rematch],
  );

  return (
    <div class="app playing">
      <a class="skip button" href="#board">
        {frame.words.say("app.skip")}
      </a>
      <FrameBar
        {...parts}
        status={status}
        drawer={drawer}
        unread={unread}
        onDrawer={() => setDrawer(!drawer)}
        onHelp={() => setOverlay("help")}
        onArrange={() => setOverlay("arrangements")}
      />
      <main
        class={`table seated ${drawer ? "with-drawer" : ""} ${play.props.recent.length ? "with-news" : ""}`}
        data-state={state.result ? "over" : status.mine ? "mine" : "theirs"}
        data-step={state.step}
        data-busy={play.plan.busy ? "" : undefined}
        data-taken={state.taken}
        data-seat={active.seat}
        data-lifted={lifted ? "" : undefined}
      >
        <Board {...parts} curtain={active.curtain} status={status} onList={() => setOverlay("moves")} />
        <AroundBoard
          {...parts}
          active={active}
          drawer={drawer}
          unread={unread}
          onHelp={() => setOverlay("help")}
          onArrange={() => setOverlay("arrangements")}
          onCloseDrawer={() => setDrawer(false)}
        />
      </main>
      <Overlay name={overlay} {...parts} onClose={() => setOverlay(null)} />
      <End {...parts} due={count.over} />
    </div>
  );
}

/** While a score is counted, the side of its seat is large. */
function whileCounting(play: Play, counted: Counted | null): Play {
  return counted ? { ...play, props: { ...play.props, counted, shown: counted.seat } } : play;
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

const NO_MOVES: readonly RecentMove[] = [];

/** The game's own table, and below it the decision bar with the game's tools. */
function Board({ frame, play, status, curtain, onList }: BoardProps) {
  const { live, info, page, words } = frame;
  const { seat, props, shown } = play;
  const [tools, setTools] = useState<ComponentChildren>(null);
  const board = useRef<HTMLDivElement>(null);
  useMotion(board, props.view, () => motionsOf(page, props));
  useCountedLight(page, props);
  const recent = curtain ? NO_MOVES : props.recent;
  const { names } = props;
  const turns = useMemo(() => turnsTold(recent, page.log, words, names), [recent, page, words, names]);
  const hints = useHints(frame, play);
  const [taught, setTaught] = useState(NO_WISH);
  const hinted = hints.hinted?.choices[0];
  const wanted = useMemo(
    () => (hinted ? [props.choices.name(hinted.action)] : taught.choices),
    [hinted, taught, props.choices],
  );
  return (
    <>
      <ToolsContext.Provider value={setTools}>
        <div class="board" id="board" tabIndex={-1} ref={board}>
          {!curtain && <page.Table {...props} wanted={wanted} spokenOf={taught.parts} />}
        </div>
      </ToolsContext.Provider>
      <News
        recent={recent}
        turns={turns}
        byItself={play.byItself}
        offers={status.mine && !curtain && !isInLesson(info.table)}
        words={words}
        onJump={(step) => go(`/t/${info.table}/review?step=${step}`)}
        phase={page.phase?.(props) || status.turn}
      />
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
      {props.counted && props.result ? (
        <Counting counted={props.counted} result={props.result} names={props.names} words={words} />
      ) : (
        <DecisionBar
          {...offersOf(frame, play)}
          {...status.bar}
          undo={seat >= 0 && info.status === "playing" ? play.seatView.undo : null}
          thinking={thinks(props) ? live.state.step : null}
          tools={tools}
          onList={onList}
          onHint={hints.possible ? hints.ask : null}
          hinting={hints.waiting}
        />
      )}
      {!curtain && (
        <Guide key={info.table} frame={frame} play={play} hushed={hints.hinted !== null} onWant={setTaught} />
      )}
      {!curtain && <Names page={page} props={props} />}
      {!curtain && <Hint frame={frame} play={play} hints={hints} />}
      {!curtain && <Doubt frame={frame} play={play} />}
    </>
  );
}

/** What has happened, as motions; null if nothing has. */
function motionsOf(page: GamePage, props: TableProps): Motion[] | null {
  const { events } = props;
  return events.length ? events.flatMap(({ event }) => page.motions?.(event as Facts, props) ?? []) : null;
}

/** Whether everybody waits for a bot. */
function thinks({ toAct, players, result }: TableProps): boolean {
  return result === null && toAct.length > 0 && toAct.every((seat) => players[seat]?.bot);
}

interface AroundProps extends PartProps {
  active: ActiveSeat;
  drawer: boolean;
  unread: number;
  onHelp(): void;
  onArrange(): void;
  onCloseDrawer(): void;
}

/** What opens beside or over the board: log, curtain, notices, a piece looked at closely, why not. */
function AroundBoard({ frame, play, active, drawer, unread, onHelp, onArrange, onCloseDrawer }: AroundProps) {
  const { live, info, words } = frame;
  const { state, connection } = live;
  const { seat, heard, whyNot } = play;
  const { names } = play.props;
  const [inspected, closeInspected] = useInspected();
  const chatFirst = useRef(false); // whether something was unread when the drawer was opened
  if (!drawer) chatFirst.current = unread > 0;
  const jump = (step: number) => go(`/t/${info.table}/review?step=${step}`);
  return (
    <>
      {drawer && (
        <Drawer
          table={info.table}
          words={words}
          names={names}
          heard={heard}
          chat={state.chat}
          plan={frame.page.log}
          spectators={state.spectators}
          onSay={(text) => connection.chat(seat, text)}
          first={chatFirst.current ? "chat" : "log"}
          onHelp={onHelp}
          onArrange={onArrange}
          onJump={jump}
          onClose={onCloseDrawer}
        />
      )}
      {active.curtain && <Curtain seat={seat} name={names[seat] ?? ""} words={words} onOpen={active.open} />}
      <Notices
        state={state}
        words={words}
        names={names}
        seat={seat}
        onConsent={(agree) => connection.consent(seat, agree)}
        info={info}
        onArrange={onArrange}
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

/** The result, once it is due and until it is closed. */
function End({ frame, play, due }: PartProps & { due: boolean }) {
  const { live, info, page, words } = frame;
  const { result, mySeats } = live.state;
  const { props, seat } = play;
  const [seen, setSeen] = useState(false);
  const won = result?.winners.some((winner) => mySeats.includes(winner)) ?? false;
  const sound = useSound();
  useEffect(() => void (due && won && sound("win")), [due]);
  if (!result || !due) return null;
  if (seen) {
    return (
      <button type="button" class="primary to-result" onClick={() => setSeen(false)}>
        {words.say("end.to_result")}
      </button>
    );
  }
  const rematch = async () => {
    const made = await api.rematch(info.table, { tokens: tokensOf(info.table) });
    keepRematch(info.table, made.info.table, info.seats.length);
    go(`/t/${made.info.table}`);
  };
  return (
    <EndOfGame
      players={play.players}
      joy={won}
      table={info.table}
      {...withRival(result, props.names, page.rival?.(props))}
      words={words}
      mySeats={mySeats}
      rematch={info.rematch}
      seats={info.seats.length}
      challenge={
        canChallenge(info, mySeats) && (
          <Challenge info={info} words={words} made={madeBy(result, mySeats[0])} />
        )
      }
      onRematch={seat >= 0 ? () => void rematch() : undefined}
      onClose={() => setSeen(true)}
    />
  );
}
