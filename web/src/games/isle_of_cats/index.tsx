// The Isle of Cats: the boat on the sea, the fields beside it, the shelf below.

import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import { useKeys } from "../../app/useKeys";
import { useTools } from "../../table/tools";
import { IconButton } from "../../ui/icons";
import { usePhone } from "../../ui/media";
import { memo } from "../../ui/memo";
import { Sheet } from "../../ui/Sheet";
import { Answers, isGoingOn } from "./Answers";
import { asksForCards, CardRow, Lessons, OwnHand } from "./Cards";
import { describe } from "./describe";
import { drawings } from "./drawings";
import { Fields } from "./Fields";
import { Miniature, OtherBoats, Track } from "./Others";
import type { Page, Props } from "./props";
import { ScoreWalk, useLantern } from "./Scoring";
import { Sea } from "./Sea";
import { Sister } from "./Sister";
import { Stores } from "./Stores";
import { gainSquares, gainText, useGain } from "./useGain";
import { type Hand, type Held, useHeld } from "./useHeld";
import "./isle.css";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/**
 * A ref to the newest value, for handlers that are created once so that memoised parts are not drawn again.
 */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  latest.current = value;
  return latest as { readonly current: T };
}

function Table(props: Props) {
  const phone = usePhone();
  const hand = useHeld(props);
  const [sandbox, setSandbox] = useState(false);
  const [sheet, setSheet] = useState(false);
  const shown = props.shown < 0 ? 0 : props.shown;
  const leaveSandbox = () => {
    setSandbox(false);
    hand.sandbox(null);
  };
  useHandKeys(props, hand, phone, sandbox, () => (sandbox ? leaveSandbox() : setSandbox(true)));
  useHandTools(props, hand, phone, () => setSheet((open) => !open));
  const latest = useLatest(hand);
  const onTry = useCallback((shape: string, colour?: string) => latest.current.sandbox(shape, colour), []);
  const locate = useRef<(x: number, y: number) => [number, number]>(() => [0, 0]);
  const lantern = useLantern(props, shown);
  const cards = asksForCards(props);
  const gain = useGain(props, hand.held);
  const wash = useMemo(() => gainSquares(gain, props), [gain]);
  return (
    <div class={`isle ${cards ? "choosing" : ""}`}>
      <div class="main">
        <Sea
          key={String(phone)}
          props={props}
          hand={hand}
          seat={shown}
          upright={phone}
          lit={lantern.lit}
          wash={wash}
          locate={locate}
        />
        <div class="under">
          <Stores seat={props.view.seats[shown]} words={props.words} />
          {sandbox && <span class="tag alt">{props.words.say("screen.sandbox")}</span>}
          {gain && <output class="gain">{gainText(gain, props)}</output>}
          <Answers props={props} />
        </div>
        {props.result ? (
          <ScoreWalk props={props} lantern={lantern} seat={shown} />
        ) : cards ? (
          <CardRow props={props} />
        ) : (
          !phone && <Shelf props={props} />
        )}
      </div>
      <div class="side">
        <Fields props={props} onTry={sandbox ? onTry : null} hand={latest} locate={locate} />
        <Track props={props} />
      </div>
      {sheet && (
        <Sheet label={props.words.say("screen.shelf")} onClose={() => setSheet(false)}>
          <Shelf props={props} />
        </Sheet>
      )}
    </div>
  );
}

const Shelf = memo(function Shelf({ props }: { props: Props }) {
  return (
    <div class="shelf">
      <Lessons props={props} />
      {props.view.mode !== "family" && <OwnHand props={props} />}
      {props.view.sister ? <Sister props={props} /> : <OtherBoats props={props} />}
    </div>
  );
});

/** R and F turn and flip, arrows move, S opens the sandbox. On an upright boat the arrows follow the eye. */
function useHandKeys(props: Props, hand: Hand, phone: boolean, sandbox: boolean, toggle: () => void): void {
  useKeys((key) => {
    if (key === "s") return (toggle(), true);
    if (
      /^[1-9]$/.test(key) &&
      (sandbox || props.question.kind === "rescue" || props.question.kind === "taking")
    ) {
      const cat = props.view.fields[Number(key) - 1];
      if (cat && sandbox) hand.sandbox(cat.shape, cat.colour);
      else if (cat) props.pick({ kind: "rescue", colour: cat.colour, shape: cat.shape });
      return cat !== undefined;
    }
    if (!hand.held) return false;
    if (key === "r") return (hand.turn(1), true);
    if (key === "shift+r") return (hand.turn(-1), true);
    if (key === "f") return (hand.flip(), true);
    if (key === "n") return (hand.toNearest(), true);
    const arrow = ARROWS[key];
    if (arrow) hand.nudge(...(phone ? ([arrow[1], -arrow[0]] as const) : arrow));
    return arrow !== undefined;
  });
}

function useHandTools(props: Props, hand: Hand, phone: boolean, openShelf: () => void): void {
  const { words } = props;
  const held = hand.held;
  const misfit = held !== null && held.fits === false && held.pinned;
  const latest = useLatest(hand);
  useTools(
    <>
      {held && (
        <>
          {!phone && (
            <IconButton
              icon="turnleft"
              label={words.say("screen.turn_left")}
              title={words.say("screen.turn_left")}
              onClick={() => latest.current.turn(-1)}
            />
          )}
          <IconButton
            icon="turnright"
            label={words.say("screen.turn_right")}
            shortcut="R"
            onClick={() => latest.current.turn(1)}
          />
          <IconButton
            icon="flip"
            label={words.say("screen.flip")}
            shortcut="F"
            onClick={() => latest.current.flip()}
          />
        </>
      )}
      {misfit && (
        <button
          type="button"
          onClick={(event) =>
            props.why({ kind: "place", ...(latest.current.held as Held).spot }, event.currentTarget)
          }
        >
          {words.say("screen.why")}
        </button>
      )}
      {misfit && (
        <button type="button" onClick={() => latest.current.toNearest()}>
          {words.say("table.nearest")}
        </button>
      )}
      {phone && !held && (
        <button type="button" onClick={openShelf}>
          {words.say("screen.shelf")}
        </button>
      )}
    </>,
    [held?.shape, misfit, phone, words, props.legal],
  );
}

const page: Page = {
  Table,
  Miniature,
  phase: ({ view, words }) =>
    view.day
      ? `${words.say("screen.day", { n: view.day })} · ${words.say(`phase.${view.phase}`)}`
      : words.say(`phase.${view.phase}`),
  counter: ({ view, words }, seat) => {
    const fish = view.seats[seat]?.fish;
    return fish === undefined
      ? {
          value: view.seats[seat]?.tiles.length ?? 0,
          icon: "paw",
          label: words.say("screen.tiles_label"),
        }
      : { value: fish, icon: "fish", label: words.say("screen.fish") };
  },
  describe,
  drawings,
  confirm(props, plan) {
    const last = plan[plan.length - 1]?.choice;
    return last?.kind === "place"
      ? props.words.say("screen.place")
      : isGoingOn(props, last)
        ? props.words.say("screen.continue")
        : "";
  },
  rival: ({ view, words }) =>
    view.sister ? { name: words.say("page.sister"), lines: view.sister?.lines ?? [] } : null,
  ends: ["end_turn", "done", "pass", "decline"],
  keys: [
    ["R", "screen.turn_right"],
    ["F", "screen.flip"],
    ["N", "table.nearest"],
    ["S", "keys.s"],
  ],
};
export default page;
