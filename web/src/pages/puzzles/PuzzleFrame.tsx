// A puzzle on screen: the game's own table, the decision bar, and what Minka says about a try.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { keepSolved, remembered } from "../../api/puzzles";
import type { Printed, PuzzleInfo, Puzzles, PuzzleTable, Shelf } from "../../api/wire";
import type { Words } from "../../api/words";
import { useSound } from "../../app/sound";
import type { GamePage } from "../../table/contract";
import { DecisionBar, offersOf } from "../../table/DecisionBar";
import { Inspected, useInspected, useLifted } from "../../table/Inspect";
import { News } from "../../table/News";
import { Overlay, type OverlayName } from "../../table/Overlay";
import { Seats } from "../../table/Seats";
import { statusOf } from "../../table/status";
import { ToolsContext } from "../../table/tools";
import { type FrameProps, type Play, usePlay } from "../../table/usePlay";
import { useTableKeys } from "../../table/useTableKeys";
import { WhyNot } from "../../table/WhyNot";
import { TextOrIcon } from "../../ui/icons";
import { Problem } from "../../ui/Problem";
import { TopBar } from "../../ui/TopBar";
import "../../style/puzzles.css";
import { Level } from "./Level";
import { type PuzzlePlay, usePuzzle } from "./usePuzzle";
import { SolutionBubble, VerdictBubble, Welcome } from "./Verdict";

interface PuzzleFrameProps {
  game: string;
  table: PuzzleTable;
  listed: Puzzles;
  printed: Printed;
  shelf: Shelf;
  page: GamePage;
  words: Words;
}

/** The next puzzle that is not solved yet, of the same level if there is one. */
export function nextPuzzle({ puzzles }: Puzzles, now: PuzzleInfo, solved: Record<string, number>): string {
  const at = puzzles.findIndex(({ id }) => id === now.id);
  const later = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  const open = later.filter(({ id }) => solved[id] === undefined);
  return (open.find(({ level }) => level === now.level) ?? open[0] ?? later[0])?.id ?? now.id;
}

export function PuzzleFrame({ game, table, listed, printed, shelf, page, words: given }: PuzzleFrameProps) {
  const { seat } = table.seen;
  const words = given.forSeat(seat);
  const [solution, setSolution] = useState(false);
  const [read, setRead] = useState(false); // the task
  const puzzle = usePuzzle(game, table, shelf.bots, given, solution);
  const frame: FrameProps = { live: puzzle.live, info: puzzle.info, printed, page, words };
  const play = usePlay(frame, seat);
  const [overlay, setOverlay] = useState<OverlayName | null>(null);
  const lifted = useLifted();
  const right = puzzle.attempt?.verdict.right === true;
  const status = statusOf(play.props, page, puzzle.live.state);
  if (play.readOnly) status.bar.sentence = words.say(right ? "puzzle.over_right" : "puzzle.over_seen");
  const day = table.info.id === listed.of_day ? listed.day : "";
  useTableKeys({
    page,
    play,
    covered: overlay !== null,
    drawer: false,
    setDrawer: () => undefined,
    setOverlay,
  });
  useOutcome(puzzle, right, () => keepSolved(game, table.info.id, puzzle.tries, day));
  useEffect(() => void (puzzle.attempt && setRead(true)), [puzzle.attempt]);
  const look = () => {
    if (!right) keepSolved(game, table.info.id, 0, "");
    setSolution(true);
  };
  const next = nextPuzzle(listed, table.info, remembered().solved[game] ?? {});
  return (
    <div class="app playing puzzle">
      <a class="skip button" href="#board">
        {words.say("app.skip")}
      </a>
      <Bar game={game} table={table} play={play} page={page} words={words} daily={day !== ""} />
      <main
        class="table seated"
        data-state={right || solution ? "over" : "mine"}
        data-seat={seat}
        data-busy={play.plan.busy ? "" : undefined}
        data-lifted={lifted ? "" : undefined}
      >
        <Board frame={frame} play={play} status={status} onList={() => setOverlay("moves")} />
        {solution ? (
          <SolutionBubble game={game} table={table} play={play} words={words} next={next} />
        ) : puzzle.attempt ? (
          <VerdictBubble puzzle={puzzle} play={play} words={words} game={game} next={next} onLook={look} />
        ) : (
          !read &&
          play.plan.pending.length === 0 && (
            <Welcome info={table.info} words={words} onLook={look} onRead={() => setRead(true)} />
          )
        )}
        {puzzle.error && (
          <div class="toast" role="alert">
            <Problem error={puzzle.error} />
          </div>
        )}
        <Details frame={frame} play={play} />
      </main>
      <Overlay name={overlay} frame={frame} play={play} onClose={() => setOverlay(null)} />
    </div>
  );
}

/** What a try sounds like; a right one is remembered. */
function useOutcome({ attempt }: PuzzlePlay, right: boolean, keep: () => void): void {
  const sound = useSound();
  useEffect(() => {
    if (!attempt) return;
    sound(right ? "win" : "refuse");
    if (right) keep();
  }, [attempt]);
}

interface BarProps {
  game: string;
  table: PuzzleTable;
  play: Play;
  page: GamePage;
  words: Words;
  daily: boolean;
}

/** Where we are, how hard it is, and who sits there. */
function Bar({ game, table, play, page, words, daily }: BarProps) {
  const { info, to_act: toAct } = table;
  const { props, players, shown, show } = play;
  const seats = { page, players, toAct, shown, words };
  return (
    <TopBar crowded title={words.say("game.name")}>
      <a class="button quiet" href={`/puzzles/${game}`} aria-label={words.say("puzzle.all")}>
        <TextOrIcon text={words.say("puzzle.all")} icon="list" />
      </a>
      <span class="phase wide-only">
        {[daily && words.say("puzzle.of_day"), words.say(`theme.${info.kind}`)].filter(Boolean).join(" · ")}
      </span>
      <span class="wide-only">
        <Level level={info.level} words={words} />
      </span>
      <span class="grow wide-only" />
      <Seats {...seats} table={props} onShow={show} />
    </TopBar>
  );
}

/** What the bar of a table offers and that of a puzzle does not. */
const NOT_OFFERED = { undo: null, thinking: null, onHint: null, hinting: false };

interface BoardProps {
  frame: FrameProps;
  play: Play;
  status: ReturnType<typeof statusOf>;
  onList(): void;
}

function Board({ frame, play, status, onList }: BoardProps) {
  const { page, words } = frame;
  const { props } = play;
  const [tools, setTools] = useState<ComponentChildren>(null);
  const board = useRef<HTMLDivElement>(null);
  return (
    <>
      <ToolsContext.Provider value={setTools}>
        <div class="board" id="board" tabIndex={-1} ref={board}>
          <page.Table {...props} />
        </div>
      </ToolsContext.Provider>
      <News
        recent={[]}
        turns={null}
        byItself=""
        offers={false}
        words={words}
        onJump={() => undefined}
        phase={page.phase?.(props) ?? ""}
      />
      <DecisionBar
        {...offersOf(frame, play)}
        {...status.bar}
        {...NOT_OFFERED}
        tools={tools}
        onList={onList}
      />
    </>
  );
}

/** A piece looked at closely, and why something may not be done. */
function Details({ frame, play }: { frame: FrameProps; play: Play }) {
  const [inspected, closeInspected] = useInspected();
  const { words, info } = frame;
  const { whyNot, props } = play;
  return (
    <>
      {inspected && <Inspected key={inspected} thing={inspected} words={words} onClose={closeInspected} />}
      {whyNot.asked && (
        <WhyNot
          asked={whyNot.asked}
          game={info.game}
          words={words}
          names={props.names}
          onClose={whyNot.close}
        />
      )}
    </>
  );
}
