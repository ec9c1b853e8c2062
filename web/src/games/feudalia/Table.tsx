// The table of Feudalia: cathedral, market, three fiefs, the hand; on a phone one thing at a time.

import { useEffect, useRef, useState } from "preact/hooks";
import { useKeys } from "../../app/useKeys";
import { usePhone } from "../../ui/media";
import { PhoneTabs } from "../../ui/Sheet";
import { Actions } from "./Actions";
import { Cathedral } from "./Cathedral";
import { Draft } from "./Draft";
import { Fief } from "./Fief";
import { Hand } from "./Hand";
import { useMoves } from "./moves";
import { Others } from "./Others";
import { Piles } from "./Piles";
import { fiefsFor, heldCard, proposal, workIn } from "./playing";
import type { Props } from "./props";
import { Masters, Vassals } from "./Supply";
import { Treasury } from "./Treasury";

type Tab = "fiefs" | "hire" | "cathedral" | "others";

export function Table(given: Props) {
  const props = given.shown < 0 ? { ...given, shown: 0 } : given; // who looks on sees the first seat, until another is chosen
  const { view, seat, shown, words } = props;
  const phone = usePhone();
  const [tab, setTab] = useState<Tab>("fiefs");
  const [piles, setPiles] = useState<number | null>(null);
  const board = useRef<HTMLDivElement>(null);
  useMoves(board, props);
  const asked = "fief" in props.question ? props.question.fief : undefined;
  useEffect(
    () =>
      void (
        phone &&
        board.current
          ?.querySelector(`[data-drop="${String(asked)}"]`)
          ?.scrollIntoView({ inline: "center", block: "nearest" })
      ),
    [phone, asked, tab],
  );
  useKeys((key) => press(props, key, () => setPiles(piles === null ? shown : null)));
  const fiefs = (
    <div class="fiefs">
      {phone && <Draft {...props} />}
      {view.seats[shown]?.fiefs.map(
        (fief, i) => fief && <Fief {...props} fief={fief} slot={i + 1} mine={seat === shown} key={i} />,
      )}
      {!phone && <Draft {...props} />}
    </div>
  );
  const look = (of: number) => {
    setTab("fiefs");
    props.show(of);
  };
  const tabs = [
    ["fiefs", words.say("page.fiefs")],
    ["hire", words.say("page.hire")],
    ["cathedral", words.say("page.cathedral")],
    ["others", words.say("page.others")],
  ] as const;
  return (
    <div class={`feudalia ${phone ? "phone" : ""}`} ref={board}>
      {phone && (
        <PhoneTabs<Tab>
          tabs={tabs}
          open={tab}
          hot={hotTabs(props)}
          label={words.say("page.views")}
          onOpen={setTab}
        />
      )}
      {(!phone || tab === "cathedral") && <Cathedral {...props} />}
      {(!phone || tab === "hire") && (
        <div class="market">
          <Vassals {...props} />
          <Masters {...props} />
        </div>
      )}
      {(!phone || tab === "fiefs") && fiefs}
      {phone && tab === "others" && <Others {...props} show={look} />}
      <div class="foot">
        <Treasury {...props} open={setPiles} />
        <Hand {...props} />
        <Actions {...props} />
      </div>
      {piles !== null && <Piles {...props} opened={piles} onClose={() => setPiles(null)} />}
    </div>
  );
}

/** The tabs of a phone with something to do. */
function hotTabs({ may }: Props): Tab[] {
  const tabs: Tab[] = [];
  if (["work", "use", "upgrade", "fief", "house", "give", "keep_fief"].some((kind) => may({ kind }).length))
    tabs.push("fiefs");
  if (
    ["hire", "hire_master", "take_master", "put_under", "hire_cathedral_master"].some(
      (kind) => may({ kind }).length,
    )
  )
    tabs.push("hire");
  if (may({ kind: "build" }).length) tabs.push("cathedral");
  return tabs;
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
  if (held && fiefsFor(props, held).includes(slot)) return (pick(...workIn(held, slot)), true);
  if (held && key === "c") return (pick({ kind: "income", vassal: held }), true);
  const voice = held && key === "i" && may({ kind: "influence", vassal: held })[0];
  return voice ? (pick(voice.choice), true) : false;
}
