// Felinia's table: the quay at the left, the island in the middle, the harbour at the right, the house at the foot;
// in small windows one of them at a time.

import { useState } from "preact/hooks";
import { useWindow } from "../../app/services";
import { useKeys } from "../../app/useKeys";
import { describe } from "./describe";
import { drawings } from "./drawings";
import { earned } from "./earned";
import { gainOf } from "./gain";
import "./felinia.css";
import { Harbour } from "./Harbour";
import { House } from "./House";
import { Island } from "./island/Island";
import { log } from "./log";
import { Market } from "./Market";
import { motions } from "./motions";
import { movePicture } from "./movePicture";
import { passed } from "./passed";
import type { Page, Props } from "./props";
import { SetsTable } from "./SetsTable";
import { things } from "./things";
import { OverlayTools } from "./tools";
import { toward } from "./toward";
import { Views } from "./Views";
import { useWayOut } from "./wayOut";

const PHASES = ["bidding", "trading", "exploration", "storage", "preparation"] as const;
const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
const TALL = 900; // px: a tablet so high shows everything at once

function Table(props: Props) {
  const [overlay, setOverlay] = useState(false);
  const [sets, setSets] = useState(false);
  const { kind, height } = useWindow();
  useWayOut(props);
  useKeys((key) => {
    if (key === "g") setOverlay(!overlay);
    else if (key === "t") setSets(!sets);
    else if (ARROWS.includes(key) && props.question.kind === "step") toward(props, key);
    else return false;
    return true;
  });
  const tools = (
    <OverlayTools
      words={props.words}
      overlay={overlay}
      onOverlay={() => setOverlay(!overlay)}
      onSets={() => setSets(true)}
    />
  );
  const whole = kind === "wide" || kind === "low" || (kind === "tablet" && height >= TALL);
  return (
    <>
      {whole ? (
        <div class="felinia whole">
          <Market {...props} />
          <div class="middle">
            <Island {...props} overlay={overlay} />
            {tools}
          </div>
          <Harbour {...props} />
          <House {...props} />
        </div>
      ) : (
        <Views {...props} overlay={overlay} tools={tools} />
      )}
      {sets && <SetsTable {...props} onClose={() => setSets(false)} />}
    </>
  );
}

const page: Page = {
  Table,
  Miniature: (props) => (
    <div class="felinia miniature">
      <House {...props} />
    </div>
  ),
  Scene: (props) => (
    <div class="felinia scenery">
      <Island {...props} overlay={false} />
    </div>
  ),
  phase: ({ view, words }) => words.say("page.phase", view),
  phases: ({ view, words }) => ({
    text: words.say("page.round", view),
    steps: PHASES.map((phase) => ({ text: words.say(`page.step_${phase}`), now: phase === view.phase })),
  }),
  counter: ({ view, words }, seat) => ({
    value: view.groups[seat]?.reduce((sum, group) => sum + group.provinces.length, 0) ?? 0,
    icon: "merchant",
    label: words.say("page.on_island"),
  }),
  describe,
  drawings,
  earned,
  log,
  motions,
  movePicture,
  passed,
  things,
  plan: (props, plan) => {
    if (plan[0]?.choice.kind === "done") return passed(props)?.why ?? "";
    const walks = plan.length > 1 && plan[0]?.choice.kind === "go";
    return walks ? props.words.say("page.walk", plan[plan.length - 1]?.choice) : "";
  },
  confirm: ({ label }, [first]) => (first?.choice.kind === "done" ? label(first.choice) : ""),
  gain: gainOf,
  parts: { market: ".market", harbour: ".harbour", island: ".middle, .near-island", house: ".house" },
  ends: ["done", "pass", "stop", "none"],
  keys: [
    ["G", "keys.groups"],
    ["T", "keys.sets"],
    ["↑ ↓ ← →", "keys.arrows"],
  ],
};
export default page;
