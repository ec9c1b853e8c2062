// Whom one can hire: stalls of vassals by kind, the masters face up, the cathedral masters.

import type { Choice } from "../../api/choices";
import { offer } from "../../table/offer";
import { CardArt, Medal } from "./art/Portrait";
import { KIND_SIGNS, Sign } from "./art/signs";
import { breakable } from "./breaks";
import { Effects } from "./Effects";
import { lookAt } from "./look";
import { colourOf, lacksFor, Price, signOf } from "./Price";
import type { Props } from "./props";
import { chipsFor } from "./recent";
import type { CathedralMasterPrinted, MasterPrinted, VassalPrinted } from "./types";

const KINDS = ["worker", "merchant", "cleric", "noble", "rogue", "official"] as const;

/** The vassals that lie in the supply, by kind. */
function stalls({ printed, view }: Props): (readonly [string, VassalPrinted[]])[] {
  const offered = printed.vassals.filter((card) => card.vassal in view.supply);
  return KINDS.map((kind) => [kind, offered.filter((card) => card.kind === kind)] as const).filter(
    ([, cards]) => cards.length > 0,
  );
}

export function Vassals(props: Props) {
  const { words } = props;
  const kinds = stalls(props);
  const piles = kinds.reduce((sum, [, cards]) => sum + cards.length, 0);
  return (
    <section class="panel vassals" aria-label={words.say("page.vassals")} style={`--piles:${piles}`}>
      {kinds.map(([kind, cards]) => (
        <div class="stall" style={`--n:${cards.length};--kind:var(--kind-${kind})`} key={kind}>
          <h3>
            <Sign name={KIND_SIGNS[kind] ?? "star"} /> {words.say("page.stall", { kind })}
          </h3>
          {cards.map((card) => (
            <Pile {...props} card={card} key={card.vassal} />
          ))}
        </div>
      ))}
    </section>
  );
}

function Pile({ card, ...props }: Props & { card: VassalPrinted }) {
  const { words, view } = props;
  const { vassal } = card;
  return (
    <button
      type="button"
      class="pile"
      data-hire={vassal}
      style={`--kind:var(--kind-${card.kind})`}
      {...lookAt(vassal, offer(props, { kind: "hire", vassal }))}
    >
      <span class="pic">
        <CardArt card={vassal} />
        <span class="left" title={words.say("page.left", { n: view.supply[vassal] ?? 0 })}>
          {view.supply[vassal]}
        </span>
        {chipsFor(props, "hired_vassal", { vassal })}
      </span>
      <b>{breakable(words.name("card", vassal))}</b>
      <span class="cost">
        <Price cost={card.cost} words={words} lacks={lacksFor(props, vassal)} />
        {card.eliminate && (
          <span class="kill" title={words.say("page.eliminates", { kind: card.eliminate })}>
            −<Sign name={KIND_SIGNS[card.eliminate] ?? "star"} size={15} />
          </span>
        )}
      </span>
    </button>
  );
}

export function Masters(props: Props) {
  const { view, printed, words } = props;
  const takes = ["take_master", "put_under"].find((kind) => props.may({ kind }).length) ?? "hire_master";
  return (
    <section class="panel masters" aria-label={words.say("page.masters")}>
      <h2>
        {words.say("page.masters")} <small>{words.say("page.in_deck", { n: view.master_deck.size })}</small>
      </h2>
      <div class={`rows ${view.market.length + printed.cathedral_masters.length < 5 ? "few" : ""}`}>
        {view.market.map((name) => {
          const card = printed.masters.find((other) => other.master === name);
          return card && <Basic {...props} card={card} kind={takes} key={name} />;
        })}
        {printed.cathedral_masters.map((card) => (
          <ForTheCathedral {...props} card={card} key={card.master} />
        ))}
      </div>
    </section>
  );
}

function Basic({ card, kind, ...props }: Props & { card: MasterPrinted; kind: string }) {
  // Two are drawn before one is chosen (RULES.md 7.7), so hiring is confirmed before whom.
  const choice: Choice = kind === "hire_master" ? { kind } : { kind, master: card.master };
  return (
    <MasterRow {...props} card={card} choice={choice}>
      <Effects effects={card.effects} words={props.words} />
    </MasterRow>
  );
}

function ForTheCathedral({ card, ...props }: Props & { card: CathedralMasterPrinted }) {
  const choice = { kind: "hire_cathedral_master", master: card.master };
  return (
    <MasterRow {...props} card={card} choice={choice}>
      {props.words.say("page.lets_build", { card: card.card })}
    </MasterRow>
  );
}

interface RowProps extends Props {
  card: MasterPrinted | CathedralMasterPrinted;
  choice: Choice;
  children: preact.ComponentChildren;
}

/** A master: face, name, price, where the house must stand; what the master does where there is room. */
function MasterRow({ card, choice, children, ...props }: RowProps) {
  const { words, view } = props;
  const { master } = card;
  const lacks = lacksFor(props, master);
  const offered = offer(props, choice);
  // Hiring begins before it is said whom: who cannot be paid is not lit.
  const look = { ...offered, ...(Object.keys(lacks).length > 0 && { "data-lit": undefined }) };
  return (
    <button type="button" class="master" data-piece={master} {...lookAt(master, look)}>
      <Medal card={master} />
      <span class="about">
        <span class="spoken">{words.name("card", master)}</span>
        <b aria-hidden="true">{breakable(words.name("card", master))}</b>
        <span class="row">
          <Price cost={card.cost} words={words} lacks={lacks} />
          <Where flag={card.flag} level={card.min_level} words={words} />
          {chipsFor(props, "hired_master", { master })}
        </span>
        <span class="does">{children}</span>
        {view.now.turned.includes(master) && <span class="does">{words.say("page.turned")}</span>}
      </span>
    </button>
  );
}

/** In which fiefs a master may live: the colour, or a flag for any, and the level. */
export function Where({ flag, level, words }: { flag: string; level: number; words: Props["words"] }) {
  return (
    <span class="where" title={`${words.name("cube", flag)}, ${words.say("page.level", { n: level })}`}>
      <Sign
        name={flag === "any" ? "flag" : signOf(flag)}
        colour={flag === "any" ? "currentColor" : colourOf(flag)}
        label={words.name("cube", flag)}
      />
      <Levels n={level} words={words} />
    </span>
  );
}

export const Levels = ({ n, words }: { n: number; words: Props["words"] }) => (
  <span class="levels" role="img" aria-label={words.say("page.level", { n })}>
    {[1, 2].map((level) => (
      <i class={level <= n ? "on" : ""} key={level} />
    ))}
  </span>
);
