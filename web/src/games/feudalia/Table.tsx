// The table of Feudalia: vassals for hire, three fiefs, the cathedral, masters, treasury and hand.
// All parts are cells of one grid; where there is no room for all of them, tabs choose.

import { useEffect, useRef, useState } from "preact/hooks";
import { useWindow } from "../../app/services";
import { useKeys } from "../../app/useKeys";
import { ViewTabs, type ViewTab } from "../../ui/ViewTabs";
import { About } from "./About";
import { useActions } from "./Actions";
import { Cathedral } from "./Cathedral";
import { Chooser, listedAnswers, useProposal } from "./Chooser";
import { Draft } from "./Draft";
import { Fief } from "./Fief";
import { Hand } from "./Hand";
import { useLook } from "./look";
import { Piles } from "./Piles";
import { fiefsFor, heldCard, proposal, workIn } from "./playing";
import type { Props } from "./props";
import { Masters, Vassals } from "./Supply";
import { Treasury } from "./Treasury";
import { WholeCard } from "./WholeCard";

type Tab = "fiefs" | "hire" | "masters" | "cathedral";

const TAB_ICONS = { fiefs: "crown", hire: "hand", masters: "star", cathedral: "window" } as const;

export function Table(given: Props) {
  const props = given.shown < 0 ? { ...given, shown: 0 } : given; // who looks on sees the first seat, until another is chosen
  const { words, shown } = props;
  const { kind } = useWindow();
  const beside = kind === "low" || kind === "tablet"; // the land stays, one of the others beside or below it
  const one = kind === "land" || kind === "phone"; // one view at a time
  const [tab, setTab] = useState<Tab>("fiefs");
  const [piles, setPiles] = useState<number | null>(null);
  const [about, setAbout] = useState(false);
  const board = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useLook(board);
  useActions(props);
  useProposal(props);
  useAskedTab(props, setTab);
  useEffect(() => setLooked(null), [props.legal, tab]);
  const counted = props.counted?.line.key;
  useEffect(() => setTab(counted && counted !== "fief" ? "cathedral" : "fiefs"), [shown, counted]);
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
  const side = tab === "fiefs" ? "hire" : tab;
  const shows = (name: Tab) =>
    (!beside && !one) || (beside ? name === "fiefs" || name === side : name === tab);
  const asking = !props.readOnly && listedAnswers(props).length > 0;
  return (
    <div class={`feudalia on-${tab} ${asking ? "asking" : ""}`} ref={board}>
      {(beside || one) && (
        <ViewTabs<Tab>
          tabs={tabsOf(props).filter(({ name }) => one || name !== "fiefs")}
          open={beside ? side : tab}
          label={words.say("page.views")}
          onOpen={setTab}
        />
      )}
      {shows("hire") && <Vassals {...props} />}
      {shows("fiefs") && <Land {...props} />}
      {shows("cathedral") && <Cathedral {...props} />}
      {shows("masters") && <Masters {...props} />}
      <Treasury {...props} open={setPiles} about={() => setAbout(true)} />
      <Hand {...props} />
      {asking && <Chooser {...props} />}
      {looked && <WholeCard {...props} looked={looked} onClose={() => setLooked(null)} />}
      {piles !== null && <Piles {...props} opened={piles} onClose={() => setPiles(null)} />}
      {about && <About {...props} onClose={() => setAbout(false)} />}
    </div>
  );
}

/** Three fiefs side by side, and in the draft those to choose from. */
function Land(props: Props) {
  const { view, seat, shown } = props;
  const mine = seat === shown;
  return (
    <div class={`fiefs ${mine ? "" : "guest"}`} style={`--seat:var(--seat-${shown % 4})`} data-drop="table">
      {view.seats[shown]?.fiefs.map(
        (fief, i) => fief && <Fief {...props} fief={fief} slot={i + 1} mine={mine} key={i} />,
      )}
      <Draft {...props} />
    </div>
  );
}

/** Where things can be decided, by kinds of choices. */
const WHERE: readonly (readonly [Tab, readonly string[]])[] = [
  ["fiefs", ["work", "use", "upgrade", "fief", "house", "give", "keep_fief", "straighten", "house_firing"]],
  ["hire", ["hire"]],
  ["masters", ["hire_master", "take_master", "put_under", "hire_cathedral_master"]],
  ["cathedral", ["build"]],
];

const hotTabs = ({ may }: Props): Tab[] =>
  WHERE.filter(([, kinds]) => kinds.some((kind) => may({ kind }).length)).map(([tab]) => tab);

function tabsOf(props: Props): ViewTab<Tab>[] {
  const hot = hotTabs(props);
  return (["fiefs", "hire", "masters", "cathedral"] as const).map((name) => ({
    name,
    text: props.words.say(`page.tab_${name}`),
    icon: TAB_ICONS[name],
    hot: hot.includes(name),
  }));
}

/** A question is answered where it is lit: that tab opens by itself. */
function useAskedTab(props: Props, open: (tab: Tab) => void): void {
  const hot = hotTabs(props);
  const asked = props.question.kind && props.question.kind !== "main" ? hot[0] : undefined;
  useEffect(() => void (asked && open(asked)), [asked, JSON.stringify(props.question)]);
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
