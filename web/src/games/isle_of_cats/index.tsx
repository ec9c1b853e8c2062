// The Isle of Cats: the boat on the sea, the fields round the island, the cards below.

import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useWindow } from "../../app/services";
import { useKeys } from "../../app/useKeys";
import { useSpokenView } from "../../table/spokenOf";
import { useTools } from "../../table/tools";
import { IconButton } from "../../ui/icons";
import { ViewTabs } from "../../ui/ViewTabs";
import { Answers, Baskets } from "./Answers";
import { CardRow } from "./Cards";
import { describe } from "./describe";
import { drawings } from "./drawings";
import { catsInOrder, choiceOf, Fields, type FieldsProps } from "./Fields";
import { log } from "./log";
import { motions } from "./motions";
import { movePicture } from "./movePicture";
import { Miniature, OtherBoats, Scene, Track } from "./Others";
import { type Picks, usePicks } from "./picks";
import { choiceText } from "./placeWords";
import { confirmText, planText } from "./plan";
import type { Page, Props } from "./props";
import { ScoreWalk, useLantern } from "./Scoring";
import { Sea } from "./Sea";
import { Lessons, OwnHand, Shelf } from "./Shelf";
import { Sister } from "./Sister";
import { costOf, Stores } from "./Stores";
import { Strip } from "./Strip";
import { things } from "./things";
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
  const { kind } = useWindow();
  const upright = kind === "phone";
  const compact = upright || kind === "land";
  const hand = useHeld(props, compact);
  const picks = usePicks(props);
  const [sandbox, setSandbox] = useState(false);
  const shown = props.shown < 0 ? 0 : props.shown;
  const leaveSandbox = () => {
    setSandbox(false);
    hand.sandbox(null);
  };
  useHandKeys(props, hand, upright, sandbox, () => (sandbox ? leaveSandbox() : setSandbox(true)));
  useCardKeys(picks);
  const besideConfirm = picks !== null; // then it ends the choosing, as the confirm button does
  useHandTools(props, hand, upright, besideConfirm);
  const latest = useLatest(hand);
  const onTry = useCallback((shape: string, colour?: string) => latest.current.sandbox(shape, colour), []);
  const locate = useRef<(x: number, y: number) => [number, number]>(() => [0, 0]);
  const lantern = useLantern(props, shown);
  const gain = useGain(props, hand.chain);
  const wash = useMemo(() => gainSquares(gain, props), [gain]);
  const { words } = props;
  const tip = hand.held?.fits === false ? words.say("screen.misfit") : gain ? gainText(gain, props) : "";
  const seaProps = { seat: shown, upright, tight: compact, tip, lit: lantern.lit, wash, locate };
  const sea = <Sea key={`${upright}${compact}`} props={props} hand={hand} {...seaProps} />;
  const fields: FieldsProps = {
    props,
    onTry: sandbox ? onTry : null,
    carried: hand.held?.first ?? null,
    hand: latest,
    locate,
  };
  const stores = <Stores seat={props.view.seats[shown]} words={words} cost={costOf(props, hand.basket)} />;
  const pencil = sandbox && <span class="tag alt">{words.say("screen.sandbox")}</span>;
  const walk = props.result && <ScoreWalk props={props} lantern={lantern} seat={shown} />;
  if (compact) {
    const laidOut = { props, picks, hand, fields, sea, walk, upright };
    const purse = (
      <>
        {stores}
        {pencil}
      </>
    );
    return <Compact {...laidOut} stores={purse} />;
  }
  return (
    <div class={`isle roomy ${walk ? "scoring" : picks ? "choosing" : "playing"} ${props.view.mode}`}>
      {sea}
      <Fields {...fields} />
      <div class="under">
        {stores}
        <Track props={props} />
        {pencil}
        <Baskets props={props} hand={hand} />
        {!besideConfirm && <Answers props={props} />}
      </div>
      {walk || (picks ? <CardRow props={props} picks={picks} /> : <Shelf props={props} />)}
    </div>
  );
}

/** Whether a lesson or a hint means a card of the hand: it is lit there. */
const asksForCard = ({ wanted: [first] = [], may }: Props): boolean =>
  first?.kind === "play" && may(first).length > 0;

type ViewName = "boat" | "cards" | "fields" | "others";

/** The view of each part a lesson may speak of. */
const PARTS: Readonly<Record<string, ViewName>> = {
  boat: "boat",
  rats: "boat",
  maps: "boat",
  rooms: "boat",
  fields: "fields",
  cards: "cards",
};

interface CompactProps {
  props: Props;
  picks: Picks | null;
  hand: Hand;
  fields: FieldsProps;
  sea: preact.JSX.Element;
  stores: preact.JSX.Element;
  walk: preact.JSX.Element | null;
  upright: boolean;
}

/** One view at a time: the boat as large as it gets with the cats beside it, the cards, the fields, the others. */
function Compact({ props, picks, hand, fields, sea, stores, walk, upright }: CompactProps) {
  const asked: ViewName = (picks && !walk) || asksForCard(props) ? "cards" : "boat";
  const [open, setOpen] = useState<ViewName>(asked);
  useEffect(() => setOpen(asked), [asked, props.question.kind]);
  useSpokenView(props, PARTS, setOpen, () => setOpen(asked));
  // Whose boat is looked at stands in the boat's view.
  useEffect(() => void (props.shown !== props.seat && setOpen("boat")), [props.shown]);
  const { words, view } = props;
  const hot = props.question.kind !== undefined && !props.readOnly;
  const tabs = (
    <ViewTabs<ViewName>
      label={words.say("screen.shelf")}
      open={open}
      onOpen={setOpen}
      tabs={[
        { name: "boat", text: words.say("screen.view_boat"), icon: "flag", hot: hot && asked === "boat" },
        { name: "cards", text: words.say("screen.shelf"), icon: "hand", hot: hot && asked === "cards" },
        { name: "fields", text: words.say("screen.fields"), icon: "paw" },
        {
          name: "others",
          text: view.sister ? words.say("page.sister") : words.say("screen.view_others"),
          icon: "merchant",
        },
      ]}
    />
  );
  const look = `isle compact ${upright ? "upright" : "lying"} ${open} ${view.mode}`;
  if (open === "boat")
    return (
      <div class={`${look} deckview`}>
        {sea}
        <div class="corner">{stores}</div>
        {(!props.counted && walk) || (
          <div class="strip">
            <Baskets props={props} hand={hand} />
            <Strip {...fields} />
          </div>
        )}
        {tabs}
      </div>
    );
  return (
    <div class={`${look} views`}>
      <div class="view">
        {open === "cards" &&
          (picks ? (
            <CardRow props={props} picks={picks} />
          ) : (
            <div class="owncards">
              <Lessons props={props} />
              {view.mode !== "family" && <OwnHand props={props} />}
            </div>
          ))}
        {open === "fields" && <Fields {...fields} />}
        {open === "others" && (
          <div class="othersview">
            {view.sister ? <Sister props={props} /> : <OtherBoats props={props} />}
            <Track props={props} />
          </div>
        )}
      </div>
      {tabs}
    </div>
  );
}

/** The number keys choose cards in the order seen. */
function useCardKeys(picks: Picks | null): void {
  useKeys((key) => {
    const at = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
    if (!picks || at < 0 || at >= picks.cards.length) return false;
    picks.toggle(at, document.querySelectorAll(".cardrow .islecard")[at] ?? document.body);
    return true;
  });
}

/** R and F turn and flip, arrows move, S opens the sandbox. On an upright boat the arrows follow the eye. */
function useHandKeys(props: Props, hand: Hand, upright: boolean, sandbox: boolean, toggle: () => void): void {
  const takes = ["rescue", "rescue_more", "taking", "herd"].includes(String(props.question.kind));
  useKeys((key) => {
    if (key === "s") return (toggle(), true);
    if (/^[1-9]$/.test(key) && (sandbox || takes)) {
      const cat = catsInOrder(props.view.fields)[Number(key) - 1];
      if (!cat) return false;
      const choice = choiceOf(cat, props);
      if (sandbox) hand.sandbox(cat.shape, cat.colour);
      else if (choice.kind === "rescue" && props.may(choice).length) hand.propose(choice);
      else props.pick(choice);
      return true;
    }
    if (!hand.held) return false;
    if (key === "r") return (hand.turn(1), true);
    if (key === "shift+r") return (hand.turn(-1), true);
    if (key === "f") return (hand.flip(), true);
    if (key === "n") return (hand.toNearest(), true);
    if (key === "Escape" && hand.held.first && !props.pending.length) return (hand.carry(null), true);
    const arrow = ARROWS[key];
    if (arrow) hand.nudge(...(upright ? ([arrow[1], -arrow[0]] as const) : arrow));
    return arrow !== undefined;
  });
}

/** Beside the confirm button: turning the tile in hand, or choosing no card. */
function useHandTools(props: Props, hand: Hand, upright: boolean, answers: boolean): void {
  const { words } = props;
  const held = hand.held;
  const misfit = held !== null && held.fits === false && held.pinned;
  const latest = useLatest(hand);
  useTools(
    <>
      {answers && <Answers props={props} />}
      {held && (
        <>
          {!upright && (
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
      {misfit && held.first && (
        <button type="button" title="Esc" onClick={() => latest.current.carry(null)}>
          {words.say("table.cancel")}
        </button>
      )}
      {misfit && !held.first && (
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
    </>,
    [held?.shape, held?.first === null, misfit, upright, words, props.legal, answers, props.pending],
  );
}

const page: Page = {
  Table,
  Miniature,
  Scene,
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
  motions,
  movePicture,
  things,
  choiceText,
  plan: planText,
  confirm: confirmText,
  rival: ({ view, words }) =>
    view.sister ? { name: words.say("page.sister"), lines: view.sister?.lines ?? [] } : null,
  parts: {
    boat: ".sea",
    fields: ".fields",
    cards: ".cardrow, .hand, .owncards",
    treasures: ".supply",
    rats: ".sea .rat:not(.below)",
    maps: ".sea .map:not(.below)",
    rooms: ".sea .room",
  },
  log,
  ends: ["end_turn", "done", "pass", "decline"],
  keys: [
    ["R", "screen.turn_right"],
    ["F", "screen.flip"],
    ["N", "table.nearest"],
    ["S", "keys.s"],
  ],
};
export default page;
