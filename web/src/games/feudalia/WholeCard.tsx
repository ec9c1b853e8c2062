// The whole card: face, income, kind, what it does in words, its price, and whether it can be had now.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Choice } from "../../api/choices";
import { useWindow } from "../../app/services";
import { offer } from "../../table/offer";
import { IconButton } from "../../ui/icons";
import { CardArt } from "./art/Portrait";
import { KIND_SIGNS, Sign } from "./art/signs";
import { Effects } from "./Effects";
import { choresOf } from "./Fief";
import { whereOf } from "./Hand";
import type { Looked } from "./look";
import { lacksFor, missing, Price } from "./Price";
import type { Props } from "./props";
import { Where } from "./Supply";
import type { CathedralMasterPrinted, MasterPrinted, VassalPrinted } from "./types";

interface CardProps extends Props {
  looked: Looked;
  onClose(): void;
}

const GAP = 8;

/** Beside what is looked at, inside the board; on a phone at its foot. */
function usePlace(box: RefObject<HTMLElement | null>, looked: Looked, sheet: boolean): void {
  useLayoutEffect(() => {
    const own = box.current;
    const board = own?.closest(".feudalia")?.getBoundingClientRect();
    if (!own || !board || sheet) return;
    const at = looked.from.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = own;
    const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
    let [x, y] = [at.left + at.width / 2 - width / 2, at.bottom + GAP];
    if (y + height > board.bottom) y = at.top - height - GAP;
    if (y < board.top) {
      y = clamp(at.top + at.height / 2 - height / 2, board.top, board.bottom - height);
      x = at.right + GAP + width < board.right ? at.right + GAP : at.left - width - GAP;
    }
    own.style.left = `${clamp(x, board.left, board.right - width) - board.left}px`;
    own.style.top = `${Math.max(y, board.top) - board.top}px`;
  }, [looked, sheet]);
}

/** Where no coin or cube is missing, the server says why not: below the card, never over it. */
function useWhyBelow(props: Props, looked: Looked, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const choice = choiceOf(props, looked.from);
    const told = looked.from.hasAttribute("data-lit") || missing(props.words, lacksFor(props, looked.card));
    if (choice && !told && !props.readOnly && props.question.kind && box.current)
      props.whyAtRest(choice, box.current);
    return props.cancelRest;
  }, [looked]);
}

export function WholeCard({ looked, onClose, ...props }: CardProps) {
  const { words, printed } = props;
  const { kind } = useWindow();
  const sheet = kind === "phone" || kind === "land" || (kind === "tablet" && looked.touch);
  const box = useRef<HTMLElement>(null);
  usePlace(box, looked, sheet);
  useWhyBelow(props, looked, box);
  const { card } = looked;
  const vassal = printed.vassals.find((other) => other.vassal === card);
  const master =
    printed.masters.find((other) => other.master === card) ??
    printed.cathedral_masters.find((other) => other.master === card);
  if (!vassal && !master) return null;
  return (
    <aside
      class={`wholecard floating ${sheet ? "sheeted" : ""}`}
      ref={box}
      aria-label={words.name("card", card)}
      style={`--kind:var(--kind-${vassal?.kind ?? "official"})`}
    >
      <header>
        <b>{words.name("card", card)}</b>
        {vassal && vassal.income > 0 && <span class="income">{vassal.income}</span>}
        {sheet && <IconButton icon="cross" label={words.say("page.close")} onClick={onClose} />}
      </header>
      <span class="pic">
        <CardArt card={card} />
      </span>
      <div class="text">
        {vassal ? <OfVassal {...props} card={vassal} /> : master && <OfMaster {...props} card={master} />}
        <Verdict {...props} looked={looked} />
        {sheet && !props.readOnly && (
          <p class="row wrap">
            {choresOf(props, card)
              .map((chore) => ({ kind: chore, master: card }))
              .map((choice) => (
                <button type="button" key={choice.kind} {...offer(props, choice)}>
                  {props.label(choice)}
                </button>
              ))}
          </p>
        )}
      </div>
    </aside>
  );
}

function OfVassal({ card, ...props }: Props & { card: VassalPrinted }) {
  const { words } = props;
  return (
    <>
      <p class="muted">
        <Sign name={KIND_SIGNS[card.kind] ?? "star"} /> {words.name("kind", card.kind)}
        {card.specialist && ` · ${words.say("page.specialist")}`}
      </p>
      <p>
        <span class="tag">
          <Sign name={card.influence ? "speech" : card.kind === "official" ? "hat" : "field"} />{" "}
          {whereOf(card, words)}
        </span>{" "}
        {card.kind === "official" ? (
          words.say("page.collector")
        ) : (
          <Effects effects={card.effects} words={words} />
        )}
      </p>
      {card.income > 0 && <p class="muted">{words.say("page.or_income", { n: card.income })}</p>}
      {Object.keys(card.cost).length > 0 && (
        <p class="pays">
          {words.say("page.price")}{" "}
          <Price cost={card.cost} words={words} lacks={lacksFor(props, card.vassal)} />
          {card.eliminate && <span>{words.say("page.and_a", { kind: card.eliminate })}</span>}
        </p>
      )}
    </>
  );
}

function OfMaster({ card, ...props }: Props & { card: MasterPrinted | CathedralMasterPrinted }) {
  const { words } = props;
  return (
    <>
      <p class="muted">
        <Sign name="home" /> {words.say("page.master")}{" "}
        <Where flag={card.flag} level={card.min_level} words={words} />
      </p>
      {"effects" in card ? (
        <p>
          <span class="tag">{words.name("when", card.when)}</span>{" "}
          {Object.keys(card.action_cost).length > 0 && <Price cost={card.action_cost} words={words} />}{" "}
          <Effects effects={card.effects} words={words} />
        </p>
      ) : (
        <p>
          {words.say("page.lets_build", { card: card.card })} <Price cost={card.build_cost} words={words} />
        </p>
      )}
      <p class="pays">
        {words.say("page.price")}{" "}
        <Price cost={card.cost} words={words} lacks={lacksFor(props, card.master)} />
      </p>
    </>
  );
}

/** The choice that what is looked at offers. */
function choiceOf(props: Props, from: Element): Choice | null {
  const action = from.getAttribute("data-action");
  return action === null ? null : props.choices.name(Number(action));
}

/** A green or a red box: it can be had now, or what is missing. */
function Verdict({ looked, ...props }: Props & { looked: Looked }) {
  const { words, readOnly } = props;
  const choice = choiceOf(props, looked.from);
  const buys = choice && ["hire", "hire_master", "hire_cathedral_master"].includes(choice.kind);
  if (!choice || !buys || readOnly || !props.question.kind) return null;
  const isLit = looked.from.hasAttribute("data-lit");
  const lacks = missing(words, lacksFor(props, looked.card));
  if (isLit && !lacks)
    return (
      <p class="verdict yes">
        <Sign name="check" /> {words.say("page.can_hire")}
      </p>
    );
  return lacks ? (
    <p class="verdict no">
      <Sign name="cross" />{" "}
      <span>
        <b>{words.say("page.not_now")}</b> {lacks}
      </span>
    </p>
  ) : null;
}
