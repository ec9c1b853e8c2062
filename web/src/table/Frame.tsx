// A table in play: bar with seats, the game's own board, the decision bar, and what opens over them.

import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { go } from "../app/route";
import { useSettings } from "../app/settings";
import { play } from "../app/sound";
import { TopBar } from "../ui/TopBar";
import { type Choice, Choices, type Option } from "../api/choices";
import * as api from "../api/http";
import { keepRematch, tokensOf } from "../api/seatKeys";
import { seatColour } from "../cardboard/families";
import { Icon } from "../ui/icons";
import type { Printed, SeatView, TableInfo } from "../api/wire";
import type { Words } from "../api/words";
import type { Gain, GamePage, TableProps } from "./contract";
import { Curtain } from "./Curtain";
import { DecisionBar } from "./DecisionBar";
import { Digest, sinceLastTurn, useReturn } from "./Digest";
import { Drawer } from "./Drawer";
import { EndOfGame, withRival } from "./EndOfGame";
import { Described, Help } from "./Help";
import { Inspected, useInspected, useLifted } from "./Inspect";
import { onControl, useKeys } from "./keys";
import { MovesList } from "./MovesList";
import { usePlan } from "./plan";
import { playersOf, tableProps } from "./props";
import { Seats } from "./Seats";
import { ToolsContext } from "./tools";
import type { LiveTable } from "./useTable";
import { useActiveSeat } from "./activeSeat";
import { Notices } from "./Notices";
import { spokenTable } from "./spoken";
import { statusOf } from "./status";
import { useFreshEvents } from "./freshEvents";
import { type Asked, WhyNot } from "./WhyNot";

interface FrameProps {
  live: LiveTable;
  info: TableInfo;
  printed: Printed;
  page: GamePage;
  words: Words;
}

type Over = "moves" | "help" | "described" | null;

export function Frame({ live, info, printed, page, words }: FrameProps) {
  const { state, connection } = live;
  const settings = useSettings();
  const { seat, curtain, open } = useActiveSeat(state);
  const [shownSeat, setShown] = useState<number | null>(null);
  const [over, setOver] = useState<Over>(null);
  const [drawer, setDrawer] = useState(false);
  const [endSeen, setEndSeen] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [tools, setTools] = useState<ComponentChildren>(null);
  const [returned, digestSeen] = useReturn();
  const [inspected, closeInspected] = useInspected();
  const lifted = useLifted();
  const questions = useRef(0);

  const seatView = state.seats.get(seat) as SeatView;
  const choices = useMemo(() => new Choices(printed.blocks), [printed]);
  const legal = useMemo(() => choices.options(seatView.legal), [choices, seatView]);
  const players = useMemo(
    () => playersOf(info, state.mySeats, state.online),
    [info, state.mySeats, state.online],
  );
  const heard = state.heard.get(seat) ?? [];
  const events = useFreshEvents(heard, seat, state.seq);
  const readOnly = seat < 0 || info.status === "over";
  const shown = shownSeat ?? seat;

  const plan = usePlan({
    choices,
    legal,
    seat,
    seq: state.seq,
    taken: state.taken,
    refused: state.refused !== null,
    send: (action) => connection.act(seat, action),
  });
  const closeWhy = useCallback(() => setAsked(null), []);

  const why = (choice: Choice, beside: Element | null = document.activeElement) => {
    const number = ++questions.current;
    const action = choices.number(choice);
    if (action < 0 || seat < 0) return;
    setAsked({ beside, reason: null });
    void connection
      .why(seat, action)
      .then((reason) => number === questions.current && setAsked({ beside, reason }));
  };
  const gains = (choice: Choice) =>
    connection
      .why(seat, choices.number(choice))
      .then(({ code, facts }) => (code ? null : (facts as unknown as Gain)));
  const pick = (...wanted: Choice[]) => {
    closeWhy();
    if (readOnly) return;
    const refused = plan.pick(wanted);
    if (refused) why(refused.choice);
  };

  const confirm = () => {
    digestSeen();
    plan.confirm();
  };

  const show = (of: number) => setShown(of === seat || of === shownSeat ? null : of);

  const props: TableProps = tableProps(
    {
      info,
      printed,
      choices,
      seatView,
      legal,
      toAct: state.toAct,
      players,
      words,
      result: state.result,
      events,
      settings,
      shown,
      readOnly,
    },
    { pending: plan.pending, pick, confirm, show, why, gains },
  );
  const status = statusOf(props, page, state);
  useEffect(() => void (status.mine && play("turn")), [status.mine]);
  useEffect(() => void (state.taken >= 0 && play("place")), [state.taken]);
  useEffect(() => void (state.refused && play("refuse")), [state.refused]);
  const undo = () => seatView.undo.how !== "off" && connection.undo(seat);

  const nextOpponent = () => {
    const next = (shown + 1) % players.length;
    setShown(next === seat ? null : next);
  };
  const endTurn = () => {
    const kinds = page.ends ?? ["end_turn", "done", "pass"];
    const end = kinds.map((kind) => props.may({ kind })[0]).find(Boolean);
    if (end) pick(end.choice);
    return end !== undefined;
  };
  const digit = (key: string) => {
    const option = legal[Number(key) - 1];
    if (option) pick(option.choice);
    return option !== undefined;
  };

  useKeys((key, event) => {
    if (over || curtain) return false;
    if (key === "Escape") {
      if (asked) closeWhy();
      else if (plan.pending.length) plan.pick([]);
      else if (drawer) setDrawer(false);
      else setShown(null);
      return true;
    }
    if (key === "Enter" && !onControl(event) && plan.pending.length) return (confirm(), true);
    if (key === "m") return (setOver("moves"), true);
    if (key === "?") return (setOver("help"), true);
    if (key === "q") return (setOver("described"), true);
    if (key === "l") return (setDrawer(!drawer), true);
    if (key === "o") return (nextOpponent(), true);
    if (key === "u") return (undo(), true);
    if (key === "shift+u") return (connection.redo(seat), true);
    if (key === "e") return endTurn();
    if (/^[1-9]$/.test(key)) return digit(key);
    return false;
  }, 0);

  const jump = (step: number) => go(`/t/${info.table}/review?step=${step}`);
  useEffect(() => void (info.rematch && keepRematch(info.table, info.rematch)), [info.rematch]);
  const rematch = async () => {
    const made = await api.rematch(info.table, tokensOf(info.table));
    keepRematch(info.table, made.info.table);
    go(`/t/${made.info.table}`);
  };
  const showDigest =
    returned && !curtain && !readOnly && state.toAct.includes(seat) && sinceLastTurn(heard, seat).length > 1;

  return (
    <div class="app playing">
      <a class="skip button" href="#board">
        {words.say("app.skip")}
      </a>
      <TopBar
        crowded
        title={words.say("game.name")}
        buttons={
          <>
            <button
              type="button"
              class="icon-only"
              aria-label={words.say("table.log")}
              title={`${words.say("table.log")} (L)`}
              aria-expanded={drawer}
              onClick={() => setDrawer(!drawer)}
            >
              <Icon name="chat" />
            </button>
            <button
              type="button"
              class="icon-only wide-only"
              aria-label={words.say("table.help")}
              title={`${words.say("table.help")} (?)`}
              onClick={() => setOver("help")}
            >
              ?
            </button>
          </>
        }
      >
        <span class={`phase wide-only ${status.mine ? "mine" : ""}`}>
          {[page.phase?.(props), status.turn].filter(Boolean).join(" · ")}
        </span>
        <span class="grow wide-only" />
        <Seats
          page={page}
          table={props}
          players={players}
          toAct={state.toAct}
          shown={shown}
          words={words}
          onShow={show}
        />
      </TopBar>
      <main
        class="table"
        data-state={state.result ? "over" : status.mine ? "mine" : "theirs"}
        data-step={state.step}
        data-busy={plan.busy ? "" : undefined}
        data-seat={seat}
        data-lifted={lifted ? "" : undefined}
      >
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
            onClick={() => setShown(null)}
          >
            {words.say("table.area_of", { name: props.names[shown] ?? "" })} ·{" "}
            {words.say("table.back_to_mine")} <kbd>Esc</kbd>
          </button>
        )}
        <DecisionBar
          words={words}
          {...status.bar}
          sending={state.waiting}
          undo={seat >= 0 && info.status === "playing" ? seatView.undo : null}
          redo={seatView.redo}
          canList={!readOnly && legal.length > 0}
          tools={tools}
          onConfirm={confirm}
          onCancel={() => plan.pick([])}
          onUndo={undo}
          onRedo={() => connection.redo(seat)}
          onList={() => setOver("moves")}
        />
        {drawer && (
          <Drawer
            table={info.table}
            words={words}
            names={props.names}
            heard={heard}
            chat={state.chat}
            spectators={state.spectators}
            onSay={(text) => connection.chat(seat, text)}
            onJump={jump}
            onClose={() => setDrawer(false)}
          />
        )}
        {showDigest && (
          <Digest
            heard={heard}
            seat={seat}
            words={words}
            names={props.names}
            onJump={jump}
            onClose={digestSeen}
          />
        )}
        {curtain && <Curtain seat={seat} name={props.names[seat] ?? ""} words={words} onOpen={open} />}
        <Notices
          state={state}
          words={words}
          names={props.names}
          onConsent={(agree) => connection.consent(seat, agree)}
          seat={seat}
        />
        {inspected && !curtain && (
          <Inspected key={inspected} thing={inspected} words={words} onClose={closeInspected} />
        )}
        {asked && (
          <WhyNot asked={asked} game={info.game} words={words} names={props.names} onClose={closeWhy} />
        )}
      </main>
      {over === "moves" && (
        <MovesList
          words={words}
          legal={legal}
          label={(option: Option) => props.label(option.choice)}
          onPick={(option) => {
            setOver(null);
            pick(option.choice);
          }}
          onClose={() => setOver(null)}
        />
      )}
      {over === "help" && <Help words={words} game={info.game} page={page} onClose={() => setOver(null)} />}
      {over === "described" && (
        <Described
          words={words}
          paragraphs={page.describe?.(props) ?? spokenTable(props)}
          onClose={() => setOver(null)}
        />
      )}
      {state.result && !endSeen && (
        <EndOfGame
          table={info.table}
          {...withRival(state.result, props.names, page.rival?.(props))}
          words={words}
          mySeats={state.mySeats}
          rematch={info.rematch}
          onRematch={seat >= 0 ? () => void rematch() : undefined}
          onClose={() => setEndSeen(true)}
        />
      )}
    </div>
  );
}
