// Felinia's table: the market at the left, the island in the middle, the harbour at the right, the house at
// the foot.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useKeys } from "../../app/useKeys";
import { usePhone } from "../../ui/media";
import { PhoneTabs, Sheet } from "../../ui/Sheet";
import { describe } from "./describe";
import { drawings } from "./drawings";
import "./felinia.css";
import { Harbour } from "./Harbour";
import { House } from "./House";
import { Map } from "./Map";
import { Market } from "./Market";
import type { Page, Props } from "./props";
import { SetsTable } from "./SetsTable";
import { Strip } from "./Strip";
import { toward } from "./toward";

type Tab = "market" | "harbour" | "island";

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** Where a question is answered. */
function placeOf(question: unknown): Tab {
  if (question === "board") return "harbour";
  return question === "reveal" || question === "step" || question === "keep" ? "island" : "market";
}

function Table(props: Props) {
  const [overlay, setOverlay] = useState(false);
  const [sets, setSets] = useState(false);
  const phone = usePhone();
  useKeys((key) => {
    if (key === "g") setOverlay(!overlay);
    else if (key === "t") setSets(true);
    else if (ARROWS.includes(key) && props.question.kind === "step") toward(props, key);
    else return false;
    return true;
  });
  const tools = (
    <span class="overlays">
      <button type="button" aria-pressed={overlay} onClick={() => setOverlay(!overlay)}>
        {props.words.say("page.groups")} <kbd class="wide-only">G</kbd>
      </button>
      <button type="button" onClick={() => setSets(true)}>
        {props.words.say("page.sets")} <kbd class="wide-only">T</kbd>
      </button>
    </span>
  );
  const table = sets && <SetsTable {...props} onClose={() => setSets(false)} />;
  if (phone)
    return (
      <>
        {table}
        <Phone overlay={overlay} tools={tools} {...props} />
      </>
    );
  return (
    <div class="felinia">
      <Market {...props} />
      <Map overlay={overlay} tools={tools} {...props} />
      <Harbour {...props} />
      <House {...props} />
      {table}
    </div>
  );
}

function Phone({ overlay, tools, ...props }: Props & { overlay: boolean; tools: ComponentChildren }) {
  const { words, question } = props;
  const asked = question.kind ? placeOf(question.kind) : undefined;
  const [chosen, setChosen] = useState<{ tab: Tab; for: unknown }>({ tab: "market", for: null });
  const [open, setOpen] = useState(false);
  const tab = chosen.for === question.kind || !asked ? chosen.tab : asked;
  const tabs = (["market", "harbour", "island"] as const).map(
    (name) => [name, words.say(`page.tab_${name}`)] as const,
  );
  const sells = question.kind === "store" || question.kind === "close";
  return (
    <div class="felinia phone">
      {tab === "market" && <Market {...props} />}
      {tab === "harbour" && <Harbour {...props} />}
      {tab === "island" && <Map overlay={overlay} tools={tools} {...props} />}
      <Strip {...props} onOpen={() => setOpen(!open)} />
      <PhoneTabs
        tabs={tabs}
        open={tab}
        hot={asked ? [asked] : []}
        label={words.say("page.island")}
        onOpen={(name) => setChosen({ tab: name, for: question.kind })}
      />
      {(open || sells) && (
        <Sheet label={words.say("page.house")} onClose={() => setOpen(false)}>
          <House {...props} />
        </Sheet>
      )}
    </div>
  );
}

const page: Page = {
  Table,
  Miniature: (props) => (
    <div class="felinia">
      <House {...props} />
    </div>
  ),
  phase: ({ view, words }) => words.say("page.phase", view),
  counter: ({ view, words }, seat) => ({
    value: view.groups[seat]?.reduce((sum, group) => sum + group.provinces.length, 0) ?? 0,
    icon: "merchant",
    label: words.say("page.on_island"),
  }),
  describe,
  drawings,
  plan: ({ words }, plan) =>
    plan.length > 1 && plan[0]?.choice.kind === "go"
      ? words.say("page.walk", plan[plan.length - 1]?.choice)
      : "",
  gain: ({ view, words }, plan) => {
    const choice = plan[0]?.choice;
    const space = view.spaces.find(
      (other) => other.space === (choice?.kind === "guild" ? "guild" : choice?.["market"]),
    );
    return space && (choice?.kind === "guild" || choice?.kind === "market")
      ? words.say("page.price", { price: space.price })
      : "";
  },
  ends: ["done", "pass", "stop", "none"],
  keys: [
    ["G", "keys.groups"],
    ["T", "keys.sets"],
    ["↑ ↓ ← →", "keys.arrows"],
  ],
};
export default page;
