// The table of Feudalia: vassals for hire, three fiefs, the cathedral, masters, treasury and hand.
// All parts are cells of one grid; where there is no room for all of them, tabs choose.

import { useEffect, useRef, useState } from "preact/hooks";
import { useWindow } from "../../app/services";
import { useKeys } from "../../app/useKeys";
import { useSpokenView } from "../../table/spokenOf";
import { ViewTabs, type ViewTab } from "../../ui/ViewTabs";
import { About } from "./About";
import { useActions } from "./Actions";
import { Cathedral } from "./Cathedral";
import { Chooser, listedAnswers, shownAnswers, useProposal } from "./Chooser";
import { Hand, isAsked as isHandAsked } from "./Hand";
import { Land } from "./Land";
import { useLook } from "./look";
import { Piles } from "./Piles";
import { askedFor, fiefsFor, heldCard, proposal, workIn } from "./playing";
import type { Props } from "./props";
import { Masters, Vassals } from "./Supply";
import { Treasury } from "./Treasury";
import { WholeCard } from "./WholeCard";

type Tab = "fiefs" | "hand" | "hire" | "masters" | "cathedral";

const TAB_ICONS = {
  fiefs: "crown",
  hand: "paw",
  hire: "hand",
  masters: "star",
  cathedral: "window",
} as const;

/** The tab of each part a lesson may speak of; the treasury always stands there. */
const PARTS: Readonly<Record<string, Tab>> = {
  hand: "hand",
  fiefs: "fiefs",
  supply: "hire",
  masters: "masters",
  cathedral: "cathedral",
};
const LEAST_WITH_HAND = { phone: 560, land: 330 }; // px of text: below, the hand is a view of its own
const BESIDE_HAND = 3; // answers
const MANY = 8; // masters, more than which need the room of their heading
const LEAST_THREE_FIEFS = 760; // px of text: below, a phone shows one fief and tabs for the others

export function Table(given: Props) {
  const props = given.shown < 0 ? { ...given, shown: 0 } : given; // who looks on sees the first seat, until another is chosen
  const { words, shown } = props;
  const { kind, height } = useWindow();
  const beside = kind === "low" || kind === "tablet"; // the land stays, one of the others beside or below it
  const single = kind === "land" || kind === "phone"; // one view at a time
  const tight = single && height < LEAST_WITH_HAND[kind];
  const [tab, setTab] = useState<Tab>("fiefs");
  const [piles, setPiles] = useState<number | null>(null);
  const [about, setAbout] = useState(false);
  const board = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useLook(board);
  useActions(props);
  const stands = useProposal(props);
  useEffect(() => setLooked(null), [props.legal, tab]);
  const counted = props.counted?.line.key;
  useEffect(() => setTab(counted && counted !== "fief" ? "cathedral" : "fiefs"), [shown, counted]);
  useAskedTab(props, tight, setTab);
  useKeys((key) => {
    if (key === "Escape" && closeTop()) return true;
    if (key === "i" && !heldCard(props)) return lookByKey(board.current, setLooked);
    return press(props, key, () => setPiles(piles === null ? shown : null));
  });
  /** Close what lies on top; false if nothing is open. */
  const closeTop = () => {
    const open = looked !== null || piles !== null || about;
    setLooked(null);
    setPiles(null);
    setAbout(false);
    return open;
  };
  const side = tab === "fiefs" || tab === "hand" ? "hire" : tab;
  const view = !tight && tab === "hand" ? "fiefs" : tab;
  const shows = (name: Tab) =>
    (!beside && !single) || (beside ? name === "fiefs" || name === side : name === view);
  const answers = shownAnswers(props, stands);
  const asking = answers.length > 0;
  // The answers take its room, where there is little; a payment needs the fiefs.
  const handRests = listedAnswers(props).length > 0 && !isHandAsked(props);
  const short = kind === "phone" && height < LEAST_THREE_FIEFS;
  const masters = props.view.market.length + props.printed.cathedral_masters.length;
  const look = {
    asking,
    "hand-rests": handRests,
    tight,
    short,
    "many-masters": masters > MANY,
    crowded: answers.length > BESIDE_HAND,
  };
  return (
    <div class={`feudalia on-${view} ${flags(look)}`} ref={board}>
      {(beside || single) && (
        <ViewTabs<Tab>
          tabs={tabsOf(props).filter(({ name }) => (name === "hand" ? tight : single || name !== "fiefs"))}
          open={beside ? side : view}
          label={words.say("page.views")}
          onOpen={setTab}
        />
      )}
      {shows("hire") && <Vassals {...props} />}
      {shows("fiefs") && <Land {...props} single={short} />}
      {shows("cathedral") && <Cathedral {...props} />}
      {shows("masters") && <Masters {...props} />}
      <Treasury {...props} open={setPiles} about={() => setAbout(true)} />
      {(!tight || view === "hand") && <Hand {...props} />}
      {asking && (!tight || view === "hand") && <Chooser {...props} listed={answers} />}
      {looked && <WholeCard {...props} looked={looked} onClose={() => setLooked(null)} />}
      {piles !== null && <Piles {...props} opened={piles} onClose={() => setPiles(null)} />}
      {about && <About {...props} onClose={() => setAbout(false)} />}
    </div>
  );
}

const flags = (look: Readonly<Record<string, boolean>>): string =>
  Object.keys(look)
    .filter((name) => look[name])
    .join(" ");

/** Where things can be decided, by kinds of choices. */
const WHERE: readonly (readonly [Tab, readonly string[]])[] = [
  ["fiefs", ["work", "use", "upgrade", "fief", "house", "give", "keep_fief", "straighten", "house_firing"]],
  ["hand", ["discard", "sell", "eliminate", "work", "influence", "income"]],
  ["hire", ["hire"]],
  ["masters", ["hire_master", "take_master", "put_under", "hire_cathedral_master"]],
  ["cathedral", ["build"]],
];

const hotTabs = ({ may }: Props): Tab[] =>
  WHERE.filter(([, kinds]) => kinds.some((kind) => may({ kind }).length)).map(([tab]) => tab);

function tabsOf(props: Props): ViewTab<Tab>[] {
  const hot = hotTabs(props);
  return (["fiefs", "hand", "hire", "masters", "cathedral"] as const).map((name) => ({
    name,
    text: props.words.say(`page.tab_${name}`),
    icon: TAB_ICONS[name],
    hot: hot.includes(name),
  }));
}

/** Where a kind of choice is made; cards lie beside the land, or in a tight window by themselves. */
function tabOf(kind: string, tight: boolean): Tab {
  if (tight && (kind === "work" || kind === "income")) return "hand";
  return WHERE.find(([tab, kinds]) => tab !== "hand" && kinds.includes(kind))?.[0] ?? "fiefs";
}

/** A question is answered where it is lit: that tab opens by itself; a card taken up is laid on the land. */
function useAskedTab(props: Props, tight: boolean, open: (tab: Tab) => void): void {
  const { question } = props;
  const asked = question.kind && question.kind !== "main" ? askedTab(props, tight) : undefined;
  useEffect(() => void (asked && open(asked)), [asked, tight, JSON.stringify(question)]);
  const lesson = askedFor(props)?.kind;
  useEffect(() => void (lesson && open(tabOf(lesson, tight))), [lesson, tight]);
  const held = tight && heldCard(props);
  useEffect(() => void (held && open("fiefs")), [held]);
  useSpokenView(props, PARTS, open, () => open("fiefs"));
}

/** Where the open question is answered. In a tight window the listed answers lie beside the hand, else beside the land. */
function askedTab(props: Props, tight: boolean): Tab | undefined {
  const tab = hotTabs(props)[0] ?? (tight && listedAnswers(props).length > 0 ? "hand" : undefined);
  return tab === "hand" && !tight ? "fiefs" : tab;
}

/** Key I: the whole card under the pointer or with the focus. */
function lookByKey(board: HTMLElement | null, open: ReturnType<typeof useLook>[1]): boolean {
  const focus = document.activeElement?.matches(":focus-visible") ? document.activeElement : null;
  const under = [...(board?.querySelectorAll(":hover") ?? [])].pop();
  const from = (focus && board?.contains(focus) ? focus : under)?.closest("[data-look]");
  if (!from) return false;
  open({ card: from.getAttribute("data-look") as string, from, touch: false });
  return true;
}

/** Keys: arrows take up a card, 1 to 3 let it work, C income, I influence, D the piles. */
function press(props: Props, key: string, togglePiles: () => void): boolean {
  const { view, seat, may, pick } = props;
  if (key === "d") return (togglePiles(), true);
  if (props.readOnly || !may({ kind: "pass" }).length) return false;
  const held = heldCard(props);
  if (key === "ArrowRight" || key === "ArrowLeft") {
    const cards = Object.keys(view.seats[seat]?.hand ?? {}).filter((vassal) => proposal(props, vassal));
    const step = key === "ArrowRight" ? 1 : held ? -1 : 0;
    const next = cards[(cards.indexOf(held ?? "") + step + cards.length) % cards.length];
    return next !== undefined && (pick(...(proposal(props, next) ?? [])), true);
  }
  const slot = Number(key);
  if (held && fiefsFor(props, held).includes(slot)) return (props.decide(...workIn(held, slot)), true);
  if (held && key === "c") return (props.decide({ kind: "income", vassal: held }), true);
  const voice = held && key === "i" && may({ kind: "influence", vassal: held })[0];
  return voice ? (props.decide(voice.choice), true) : false;
}
