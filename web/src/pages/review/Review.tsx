// Review of a game: the board read only, a scrubber over all steps, the graph, and branching off.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Choices } from "../../api/choices";
import { downloadRecord } from "../../api/download";
import * as api from "../../api/http";
import { keepMade, tokensOf } from "../../api/seatKeys";
import type { Heard, Moment, Printed, Replay, TableInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import { friendlyName } from "../../app/friendlyName";
import { useGameWords, useWords } from "../../app/language";
import { go } from "../../app/route";
import { useCatalogue, useSettings } from "../../app/services";
import { useAsync } from "../../app/useAsync";
import { useGamePage } from "../../games";
import type { GamePage } from "../../table/contract";
import { Drawer } from "../../table/Drawer";
import { noChoosing, playersOf, tableProps } from "../../table/props";
import { Seats } from "../../table/Seats";
import { CopyButton } from "../../ui/CopyButton";
import { IconButton } from "../../ui/icons";
import { Page } from "../../ui/Page";
import { Problem } from "../../ui/Problem";
import { TopBar } from "../../ui/TopBar";
import { bot, type SeatWish, usualLevel } from "../new-table/seats";
import { reasonsText } from "./analysis";
import { Graph } from "./Graph";
import { Scrubber } from "./Scrubber";
import { useWalk, type Walk } from "./useWalk";

const ROOMY = 1600; // px: there the log lies beside the board from the start, below it would squeeze it

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
  if (error) return <Page title={own.say("review.title")} error={error} />;
  if (!replay.value || !words || !page || !printed.value) return null;
  return <Reviewing replay={replay.value} words={words} page={page} printed={printed.value} />;
}

/** The views at a step, asked once each. */
function useMoment(table: string, step: number): Moment | null {
  const seen = useRef(new Map<number, Moment>());
  const [moment, setMoment] = useState<Moment | null>(null);
  useEffect(() => {
    let wanted = true;
    const known = seen.current.get(step);
    if (known) return setMoment(known);
    void api.moment(table, step, tokensOf(table)).then((arrived) => {
      seen.current.set(step, arrived);
      if (wanted) setMoment(arrived);
    });
    return () => void (wanted = false);
  }, [table, step]);
  return moment;
}

interface ReviewingProps {
  replay: Replay;
  words: Words;
  page: GamePage;
  printed: Printed;
}

function Reviewing({ replay, words, page, printed }: ReviewingProps) {
  const { info, steps } = replay;
  const settings = useSettings();
  const [whose, setWhose] = useState<number | null>(null);
  const [drawer, setDrawer] = useState(innerWidth > ROOMY);
  const walk = useWalk(replay, () => setDrawer(!drawer));
  const { step, to } = walk;
  const moment = useMoment(info.table, step);
  const choices = useMemo(() => new Choices(printed.blocks), [printed]);
  const heard: Heard[] = useMemo(
    () => steps.flatMap((taken) => taken.heard.map((event) => ({ step: taken.step, event }))),
    [steps],
  );

  const seatViews = moment?.seats ?? [];
  const seatView =
    seatViews.find(({ seat }) => seat === whose) ?? seatViews.find(({ seat }) => seat >= 0) ?? seatViews[0];
  const allSeats = info.seats.map(({ seat }) => seat);
  const players = playersOf(info, [], allSeats);
  const toAct = moment?.to_act ?? [];
  const result = moment?.result ?? null;
  const events = heard.filter((event) => event.step === step);
  const shown = whose ?? seatView?.seat ?? 0;
  const fixed = { info, printed, choices, players, words, settings, legal: [], readOnly: true };
  const props =
    seatView &&
    tableProps({ ...fixed, seatView, toAct, result, events, shown }, { ...noChoosing, show: setWhose });

  return (
    <div class="app playing">
      <TopBar
        crowded
        title={`${words.say("game.name")} · ${words.say("review.title")}`}
        buttons={
          <IconButton
            icon="chat"
            label={words.say("table.log")}
            shortcut="L"
            aria-expanded={drawer}
            onClick={() => setDrawer(!drawer)}
          />
        }
      >
        <span class="grow wide-only" />
        <Seats
          page={page}
          table={props ?? null}
          players={players}
          toAct={toAct}
          shown={shown}
          words={words}
          onShow={setWhose}
        />
      </TopBar>
      <Reviewed
        drawer={drawer}
        board={props && <page.Table {...props} />}
        replay={replay}
        walk={walk}
        whose={whose ?? 0}
        words={words}
      >
        {drawer && (
          <Drawer
            table={info.table}
            words={words}
            names={players.map(({ name }) => name)}
            heard={heard}
            chat={[]}
            onJump={to}
            onClose={() => setDrawer(false)}
          />
        )}
      </Reviewed>
    </div>
  );
}

interface ReviewedProps {
  replay: Replay;
  walk: Walk;
  /** The seat a branch is played from. */
  whose: number;
  words: Words;
  drawer: boolean;
  board: ComponentChildren;
  children: ComponentChildren;
}

/** The board at a step, and below it the curve, the scrubber and what one may do with this step. */
function Reviewed({ replay, walk, whose, words, drawer, board, children }: ReviewedProps) {
  const { info, steps } = replay;
  const { step } = walk;
  const [error, setError] = useState<Error | null>(null);
  const branch = useBranch(info, step, whose, words);
  const over = info.status === "over";
  const names = info.seats.map(({ name }) => name);
  const taken = steps.find((one) => one.step === step);
  const why = reasonsText(taken?.reasons ?? [], words, names, taken?.seat ?? -1);
  return (
    <main class={`table ${drawer ? "with-drawer" : ""}`}>
      {error && <Problem error={error} />}
      <div class="board reviewed">{board}</div>
      <section class="review" aria-label={words.say("review.title")}>
        <Graph info={info} walk={walk} words={words} />
        <Scrubber steps={steps} walk={walk} words={words} />
        <div class="row wrap">
          <span class="grow sentence">
            {describeStep(replay, step, words)}
            {why && <span class="muted small reasons"> {why}</span>}
          </span>
          {over && (
            <button
              type="button"
              onClick={() => branch().catch(setError)}
              title={words.say("review.branch_hint")}
            >
              {words.say("review.branch")}
            </button>
          )}
          <CopyButton
            text={`${location.origin}/t/${info.table}/review?step=${step}`}
            label={words.say("review.share")}
          />
          {over && (
            <button type="button" onClick={() => downloadRecord(info.table)}>
              {words.say("review.download")}
            </button>
          )}
          <a class="button" href={`/t/${info.table}`}>
            {words.say("end.table")}
          </a>
        </div>
      </section>
      {children}
    </main>
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
  const text = first
    ? words.event(first, names)
    : words.say(`choice.${taken.choice["kind"]}`, taken.choice, names);
  return `${names[taken.seat]}: ${text}`;
}
