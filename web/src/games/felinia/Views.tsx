// One view at a time, for phones and low windows: market, harbour, island, house; a tablet shows two beside each other.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useWindow } from "../../app/services";
import { useSpokenView } from "../../table/spokenOf";
import { ViewTabs } from "../../ui/ViewTabs";
import { Desk } from "./Guild";
import { Harbour, SmallShips } from "./Harbour";
import { House } from "./House";
import { Island } from "./island/Island";
import { NearIsland } from "./island/NearIsland";
import { Market } from "./Market";
import { Places } from "./Places";
import type { Props } from "./props";
import { Strip } from "./Strip";

const VIEWS = ["market", "harbour", "island", "house"] as const;
type View = (typeof VIEWS)[number];
const PARTS = { market: "market", harbour: "harbour", island: "island", house: "house" } as const;
const ICONS = { market: "basket", harbour: "anchor", island: "map", house: "merchant" } as const;

/** Where a question is answered. */
function placeOf(question: unknown): View {
  if (question === "board") return "harbour";
  if (question === "store" || question === "close") return "house";
  return question === "reveal" || question === "step" || question === "keep" ? "island" : "market";
}

/** Where a line of the score lies. */
const countedIn = (key: string): View => (key === "trade" || key === "groups" ? "island" : "house");

interface ViewsProps {
  overlay: boolean;
  tools: ComponentChildren;
}

export function Views({ overlay, tools, ...props }: Props & ViewsProps) {
  const { words, question } = props;
  const { kind } = useWindow();
  const asked = props.counted
    ? countedIn(props.counted.line.key)
    : question.kind
      ? placeOf(question.kind)
      : undefined;
  const [chosen, setChosen] = useState<{ view: View; for: unknown }>({ view: "market", for: null });
  const wanted = (chosen.for === question.kind && !props.counted) || !asked ? chosen.view : asked;
  const pairs = kind === "tablet";
  const view = pairs && wanted === "harbour" ? "market" : wanted;
  const open = (name: View) => setChosen({ view: name, for: question.kind });
  useSpokenView(props, PARTS, open, () => setChosen({ view: "market", for: null }));
  const tabs = VIEWS.filter((name) => !pairs || name !== "harbour").map((name) => ({
    name,
    text: words.say(`page.tab_${name}`),
    icon: ICONS[name],
    hot: name === (pairs && asked === "harbour" ? "market" : asked),
  }));
  return (
    <div class={`felinia views ${kind}`}>
      <div class={`view shows-${view}`}>
        {view === "market" && <MarketView {...props} pairs={pairs} />}
        {view === "harbour" && <Harbour {...props} />}
        {view === "island" && <IslandView {...props} overlay={overlay} pairs={pairs} />}
        {view === "house" && <House {...props} />}
        {(view === "island" || view === "house") && tools}
        {view !== "island" && <Desk {...props} />}
        {view !== "island" && <Places {...props} />}
        {view !== "house" && (kind !== "land" || view !== "island") && (
          <Strip {...props} onOpen={() => open("house")} />
        )}
      </div>
      <ViewTabs tabs={tabs} open={view} label={words.say("page.island")} onOpen={open} />
    </div>
  );
}

const MarketView = ({ pairs, ...props }: Props & { pairs: boolean }) => (
  <>
    <Market {...props} />
    {pairs ? <Harbour {...props} /> : <SmallShips {...props} />}
  </>
);

const IslandView = ({ pairs, overlay, ...props }: Props & { pairs: boolean; overlay: boolean }) =>
  pairs ? <Island {...props} overlay={overlay} /> : <NearIsland {...props} overlay={overlay} />;
