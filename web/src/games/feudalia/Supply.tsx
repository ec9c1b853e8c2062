// Whom one can hire: piles of vassals, the masters face up, the cathedral masters.

import type { Choice } from "../../api/choices";
import { Face, seedOf, type Hat } from "../../cardboard/Face";
import { FAMILIES, FAMILY_NAMES } from "../../cardboard/families";
import { offer } from "../../table/offer";
import { Icon, type IconName } from "../../ui/icons";
import { Effects } from "./Effects";
import { lacksFor, Price } from "./Price";
import type { Props } from "./props";
import type { MasterPrinted, VassalPrinted } from "./types";

const HATS: Readonly<Record<string, Hat>> = {
  worker: "straw",
  merchant: "beret",
  cleric: "cap",
  noble: "crown",
  rogue: "bandana",
  official: "none",
};

export const furOfCard = (card: string) =>
  FAMILIES[FAMILY_NAMES[seedOf(card) % FAMILY_NAMES.length] as keyof typeof FAMILIES].colour;

export function Portrait({ card, kind, size }: { card: string; kind?: string; size: number }) {
  return <Face seed={seedOf(card)} colour={furOfCard(card)} size={size} hat={HATS[kind ?? ""] ?? "none"} />;
}

export function Vassals(props: Props) {
  const { view, printed, words } = props;
  return (
    <section class="panel vassals" aria-label={words.say("page.vassals")}>
      <h2>
        {words.say("page.vassals")}{" "}
        <span class="muted small">{words.name("edition", printed.scenario.edition)}</span>
      </h2>
      <div class="piles">
        {printed.vassals
          .filter((card) => card.vassal in view.supply)
          .map((card) => (
            <Pile {...props} card={card} key={card.vassal} />
          ))}
      </div>
    </section>
  );
}

function Pile({ card, ...props }: Props & { card: VassalPrinted }) {
  const { words, view } = props;
  return (
    <button
      type="button"
      class="pile"
      data-hire={card.vassal}
      {...offer(props, { kind: "hire", vassal: card.vassal })}
    >
      <Portrait card={card.vassal} kind={card.kind} size={32} />
      <span class="about">
        <b>{words.name("card", card.vassal)}</b>
        <span class="row small">
          <Price cost={card.cost} words={words} lacks={lacksFor(props, card.vassal)} />
          {card.eliminate && (
            <span class="lost" title={words.say("page.eliminates", { kind: card.eliminate })}>
              ✕
            </span>
          )}
          {card.specialist && (
            <Icon name="star" size={12} colour="var(--coin)" label={words.say("page.specialist")} />
          )}
          <span class="muted">×{view.supply[card.vassal]}</span>
        </span>
      </span>
      <span class="tip">
        {card.eliminate && <>{words.say("page.eliminates", { kind: card.eliminate })}. </>}
        <Effects effects={card.effects} words={words} />
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
        {words.say("page.masters")}{" "}
        <span class="muted small">{words.say("page.in_deck", { n: view.master_deck.size })}</span>
      </h2>
      <div class="piles">
        {view.market.map((name) => {
          const card = printed.masters.find((other) => other.master === name);
          return card && <Master {...props} card={card} kind={takes} key={name} />;
        })}
        {printed.cathedral_masters.map(({ master, cost }) => (
          <button
            type="button"
            class="pile"
            key={master}
            {...offer(props, { kind: "hire_cathedral_master", master })}
          >
            <Icon name="window" size={26} colour={furOfCard(master)} />
            <span class="about">
              <b>{words.name("card", master)}</b>
              <span class="small">
                <Price cost={cost} words={words} lacks={lacksFor(props, master)} />
              </span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

function Master({ card, kind, ...props }: Props & { card: MasterPrinted; kind: string }) {
  const { words } = props;
  // Two are drawn before one is chosen (RULES.md 7.7), so hiring is confirmed before whom.
  const choice: Choice = kind === "hire_master" ? { kind } : { kind, master: card.master };
  return (
    <button type="button" class="pile" {...offer(props, choice)}>
      <span data-piece={card.master}>
        <Portrait card={card.master} size={30} />
      </span>
      <span class="about">
        <b>{words.name("card", card.master)}</b>
        <span class="row small">
          <Icon
            name={card.flag === "any" ? "flag" : (card.flag as IconName)}
            size={14}
            colour={card.flag === "any" ? "var(--ink)" : `var(--${card.flag})`}
            label={words.name("cube", card.flag)}
          />
          {card.min_level}+ <Price cost={card.cost} words={words} lacks={lacksFor(props, card.master)} />
        </span>
        {props.view.now.turned.includes(card.master) && (
          <span class="muted small">{words.say("page.turned")}</span>
        )}
      </span>
      <span class="tip">
        {words.name("when", card.when)}: <Effects effects={card.effects} words={words} />
      </span>
    </button>
  );
}
