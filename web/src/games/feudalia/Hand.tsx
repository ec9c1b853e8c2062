// The hand: hold a card, then let it work in a lit fief, take its income, or use its influence.

import { Card } from "../../pieces/Card";
import { Icon } from "../../pieces/icons";
import { offer } from "../../table/offer";
import { Effects } from "./Effects";
import { furOfCard, Portrait } from "./Supply";
import type { Props, VassalCard } from "./view";

interface HandProps extends Props {
  held: string | null;
  hold(card: string | null): void;
}

export function Hand(all: HandProps) {
  const { view, printed, words, seat, shown, held } = all;
  const hand = view.seats[shown]?.hand;
  if (!hand) return <section class="hand" aria-label={words.say("page.hand")}><p class="muted">{words.say("page.hidden_hand", { n: view.seats[shown]?.hand_size ?? 0 })}</p></section>;
  const cards = Object.entries(hand).flatMap(([name, n]) => Array.from({ length: n }, (_, i) => [name, i] as const));
  return (
    <section class="hand" aria-label={words.say("page.hand")}>
      {cards.map(([name, i]) => {
        const card = printed.vassals.find((one) => one.vassal === name);
        return card && <Held {...all} card={card} isHeld={held === name && i === 0 && seat === shown} key={name + i} />;
      })}
    </section>
  );
}

function Held({ card, isHeld, hold, ...props }: HandProps & { card: VassalCard; isHeld: boolean }) {
  const { words } = props;
  const direct = ["discard", "sell", "eliminate"].map((kind) => ({ kind, vassal: card.vassal })).find((choice) => props.may(choice).length);
  const tag = card.influence ? words.say("page.influence") + (card.plus ? " +" : "") : words.say("page.field");
  return (
    <div class={`held ${isHeld ? "chosen" : ""}`}>
      <Card
        title={words.name("card", card.vassal)}
        corner={<span class="income"><Icon name="coin" size={16} colour="var(--coin)" />{card.income}</span>}
        band={furOfCard(card.vassal)}
        art={<Portrait card={card.vassal} kind={card.kind} size={44} />}
        kind={words.name("kind", card.kind)}
        offered={direct ? offer(props, direct) : undefined}
      >
        {card.effects.length > 0 && <span class={`tag ${card.influence ? "alt" : ""}`}>{tag}</span>}
        <Effects effects={card.effects} words={words} />
      </Card>
      {!direct && !props.readOnly && <Targets {...props} card={card} isHeld={isHeld} hold={hold} />}
    </div>
  );
}

/** What can be done with a card: field, income, influence. */
function Targets({ card, isHeld, hold, ...props }: HandProps & { card: VassalCard; isHeld: boolean }) {
  const { words } = props;
  const vassal = card.vassal;
  return (
    <div class="targets">
      {!card.influence && card.effects.length > 0 && (
        <button type="button" aria-pressed={isHeld} data-lit={props.may({ kind: "work", vassal }).length ? "" : undefined} data-kind="work"
          onClick={(event) => (props.may({ kind: "work", vassal }).length ? hold(isHeld ? null : vassal) : props.why({ kind: "work", vassal }, event.currentTarget))}>
          {words.say("page.field")}
        </button>
      )}
      {card.influence && <button type="button" {...offer(props, { kind: "influence", vassal })}>{words.say("page.influence")}</button>}
      <button type="button" {...offer(props, { kind: "income", vassal })}>{words.say("page.income", { n: card.income })}</button>
    </div>
  );
}
