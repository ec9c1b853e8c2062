// Review of a game: the board read only, the chances to win over all steps, what turned the game, and branching off.

import { useMemo, useState } from "preact/hooks";
import { Choices } from "../../api/choices";
import { downloadRecord } from "../../api/download";
import * as api from "../../api/http";
import { moveOver } from "../../api/moving";
import { keepMade, keys, tokensOf } from "../../api/seatKeys";
import type { Heard, Printed, Replay, TableInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import { friendlyName } from "../../app/friendlyName";
import { useGameWords, useWords } from "../../app/language";
import { go } from "../../app/route";
import { useCatalogue, useSettings, useWindow } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { useGamePage } from "../../games";
import { hasServer, isLocal, linkTo } from "../../local/place";
import type { GamePage } from "../../table/contract";
import { noChoosing, playersOf, tableProps } from "../../table/props";
import { reasonsText } from "../../table/reasons";
import { Seats } from "../../table/Seats";
import { CopyButton } from "../../ui/CopyButton";
import { Icon, IconButton } from "../../ui/icons";
import { Problem } from "../../ui/Problem";
import { TopBar } from "../../ui/TopBar";
import { useTitle } from "../../ui/useTitle";
import { Trouble } from "../lost/Trouble";
import { bot, type SeatWish, usualLevel } from "../new-table/seats";
import { pointsOf, roundsOf } from "./analysis";
import { Board } from "./Board";
import { Chances } from "./Chances";
import { AllSteps, NearSteps } from "./StepLog";
import { TurningPoints } from "./TurningPoints";
import { useAnalysis } from "./useAnalysis";
import { useMoment } from "./useMoments";
import "../../style/review.css";
import { useWalk, type Walk } from "./useWalk";

export function Review({ table }: { table: string }) {
  const own = useWords();
  const catalogue = useCatalogue();
  const replay = useAsync(() => api.replay(table, tokensOf(table)), [table]);
  const info = replay.value?.info;
  const words = useGameWords(info?.game);
  const page = useGamePage(info?.game);
  const printed = useAsync<Printed | null>(
    async () => (info ? catalogue.printed(info) : null),
    [info?.table],
  );
  const error = replay.error ?? printed.error;
  const called = useMemo(() => replay.value && words && named(replay.value, words), [replay.value, words]);
  if (error) return <Trouble title={own.say("review.title")} error={error} />;
  if (!called || !words || !page || !printed.value) return null;
  return <Reviewing replay={called} words={words} page={page} printed={printed.value} />;
}

/** Players of a record have numbers for names: each is called by an animal, always the same; none is called Lynx, as a kingdom is. */
function named(replay: Replay, words: Words): Replay {
  const animals = words.below("animal");
  const name = (old: string) => {
    const animal = /^\d+$/.test(old) && animals[Number(old) % animals.length];
    return animal ? words.name("animal", animal) : old;
  };
  const seats = replay.info.seats.map((seat) => ({ ...seat, name: name(seat.name) }));
  return { ...replay, info: { ...replay.info, seats } };
}

interface ReviewingProps {
  replay: Replay;
  words: Words;
  page: GamePage;
  printed: Printed;
}

/** The table's properties at the step, seen from one seat. */
function useReviewed({ replay, words, printed }: ReviewingProps, step: number, whose: number | null) {
  const { info, steps } = replay;
  const settings = useSettings();
  const moment = useMoment(info.table, step);
  const choices = useMemo(() => new Choices(printed.blocks), [printed]);
  const seatViews = moment?.seats ?? [];
  const seatView =
    seatViews.find(({ seat }) => seat === whose) ?? seatViews.find(({ seat }) => seat >= 0) ?? seatViews[0];
  const players = playersOf(
    info,
    [],
    info.seats.map(({ seat }) => seat),
  );
  const events: Heard[] = (steps.find((taken) => taken.step === step)?.heard ?? []).map((event) => ({
    step,
    event,
  }));
  const toAct = moment?.to_act ?? [];
  const shown = whose ?? seatView?.seat ?? 0;
  const fixed = { info, printed, choices, players, words, settings, legal: [], readOnly: true };
  const result = moment?.result ?? null;
  const props = seatView && tableProps({ ...fixed, seatView, toAct, result, events, shown }, noChoosing);
  return { props, players, toAct, shown };
}

/** The seats this browser sat in; the first one if none. */
function ownSeats({ table, seats }: TableInfo): number[] {
  const mine = keys().flatMap((key) => (key.table === table ? key.seat : []));
  return mine.length ? mine : seats.map(({ seat }) => seat);
}

function Reviewing(given: ReviewingProps) {
  const { replay, words, page, printed } = given;
  const { info } = replay;
  const { kind } = useWindow();
  const mine = useMemo(() => ownSeats(info), [info]);
  const [whose, setWhose] = useState<number | null>(
    mine.length < info.seats.length ? (mine[0] ?? null) : null,
  );
  const [log, setLog] = useState(false);
  const walk = useWalk(replay, () => setLog(!log));
  const { props, players, toAct, shown } = useReviewed(given, walk.step, whose);
  const judgement = useAnalysis(info, words);
  const { analysis } = judgement;
  const points = useMemo(() => analysis && pointsOf(analysis, mine), [analysis, mine]);
  const names = players.map(({ name }) => name);
  const table = props && { ...props, show: setWhose };
  const round = analysis && roundsOf(analysis).findLast(({ from }) => from < Math.max(1, walk.step))?.round;
  const actions = <Actions replay={replay} walk={walk} whose={whose ?? mine[0] ?? 0} words={words} />;
  useTitle(`${words.say("review.title")}: ${words.say("game.name")}`);
  return (
    <div class="app playing">
      <TopBar
        crowded
        title={`${words.say("game.name")} · ${words.say("review.title")}`}
        buttons={
          <IconButton icon="list" label={words.say("table.log")} shortcut="L" onClick={() => setLog(true)} />
        }
      >
        <span class="phase wide-only">
          {words.say("review.scrubber", { step: walk.step, steps: walk.last })}
          {round !== undefined && round !== null && ` · ${words.say("review.round", { round })}`}
        </span>
        <span class="grow wide-only" />
        <Seats
          page={page}
          table={table ?? null}
          players={players}
          toAct={toAct}
          shown={shown}
          words={words}
          onShow={setWhose}
        />
      </TopBar>
      <main class="review">
        <div class="seen">
          {kind === "wide" && <NearSteps replay={replay} walk={walk} words={words} />}
          <Board
            scene={table && page.Scene && <page.Scene {...table} />}
            caption={describeStep(replay, walk.step, words)}
            foot={<Caption replay={replay} step={walk.step} words={words} />}
            walk={walk}
            words={words}
          >
            {table && <page.Table {...table} />}
          </Board>
        </div>
        <Chances
          judgement={judgement}
          points={points ?? []}
          names={names}
          own={shown}
          walk={walk}
          words={words}
        >
          {kind === "land" && actions}
        </Chances>
        <div class="panel turned">
          <TurningPoints
            table={info.table}
            page={page}
            printed={printed.printed}
            points={judgement.over ? points : []}
            names={names}
            walk={walk}
            words={words}
          >
            {kind !== "land" && kind !== "phone" && actions}
          </TurningPoints>
          {kind === "phone" && actions}
        </div>
      </main>
      {log && <AllSteps replay={replay} walk={walk} words={words} onClose={() => setLog(false)} />}
    </div>
  );
}

/** What led here, and why a bot did it. */
function Caption({ replay, step, words }: { replay: Replay; step: number; words: Words }) {
  const names = replay.info.seats.map(({ name }) => name);
  const taken = replay.steps.find((entry) => entry.step === step);
  const why = reasonsText(taken?.reasons ?? [], words, names, taken?.seat ?? -1);
  return (
    <p class="sentence" role="status">
      {describeStep(replay, step, words)}
      {why && <span class="muted small reasons"> {why}</span>}
    </p>
  );
}

interface ActionsProps {
  replay: Replay;
  walk: Walk;
  /** The seat a branch is played from. */
  whose: number;
  words: Words;
}

/** What one may do with this step. */
function Actions({ replay, walk, whose, words }: ActionsProps) {
  const { info } = replay;
  const { kind } = useWindow();
  const { step, to } = walk;
  const [error, setError] = useState<Error | null>(null);
  const branch = useBranch(info, Math.min(step, walk.last - 1), whose, words);
  const over = info.status === "over";
  return (
    <>
      <div class="review-actions">
        {kind === "phone" && (
          <IconButton icon="prev" label={words.say("review.back_short")} onClick={() => to(step - 1)} />
        )}
        {over && (
          <button
            type="button"
            class="primary"
            onClick={() => branch().catch(setError)}
            title={words.say("review.branch_hint")}
          >
            <Icon name="play" size={15} />
            <span class={kind === "land" ? "spoken" : ""}>{words.say("review.branch")}</span>
          </button>
        )}
        {kind === "phone" && (
          <IconButton icon="next" label={words.say("review.on_short")} onClick={() => to(step + 1)} />
        )}
        {!isLocal && (
          <CopyButton
            text={linkTo(`/t/${info.table}/review?step=${step}`)}
            label={words.say("review.share")}
          />
        )}
        {over && (
          <button
            type="button"
            title={words.say("review.download")}
            onClick={() => downloadRecord(info.table).catch(setError)}
          >
            {words.say("review.record")}
          </button>
        )}
        {over && (!isLocal || hasServer) && (
          <button
            type="button"
            title={words.say(isLocal ? "local.open_online_hint" : "local.keep_hint")}
            onClick={() => moveOver(info).catch(setError)}
          >
            {words.say(isLocal ? "local.open_online" : "local.keep")}
          </button>
        )}
        <a class="button" href={`/t/${info.table}`}>
          {words.say(over ? "end.result" : "review.to_table")}
        </a>
      </div>
      {error && <Problem error={error} />}
    </>
  );
}

/** How to play on from a step: this seat here, bots in all others. */
function useBranch(info: TableInfo, step: number, whose: number, words: Words): () => Promise<void> {
  const { name } = useSettings();
  const catalogue = useCatalogue();
  return async () => {
    const shelf = await catalogue.shelf();
    const seats: SeatWish[] = info.seats.map(({ seat, level, kind }) =>
      seat === whose
        ? { who: "here", name: name || friendlyName(words) }
        : bot(kind === "bot" && shelf.bots.includes(level) ? level : usualLevel(shelf), words),
    );
    const made = await api.branch(info.table, { tokens: tokensOf(info.table), step, seats });
    keepMade(made);
    go(`/t/${made.info.table}`);
  };
}

/** Whose choice led here, in words. */
function describeStep({ info, steps }: Replay, step: number, words: Words): string {
  if (step === 0) return words.say("review.start");
  const taken = steps.find((candidate) => candidate.step === step);
  const names = info.seats.map(({ name }) => name);
  if (!taken || taken.seat < 0) return words.say("table.step", { step });
  const first = taken.heard.find((event) => words.has(`event.${event["kind"]}`));
  if (first) return words.event(first, names); // it names who acted
  return `${names[taken.seat]}: ${words.say(`choice.${taken.choice["kind"]}`, taken.choice, names)}`;
}
