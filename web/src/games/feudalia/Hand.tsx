// The hand. A click on a card proposes a use; a card can be dropped on a fief, the coins or the speech
// bubble.

import type { Choice } from "../../api/choices";
import { Card } from "../../cardboard/Card";
import { offer } from "../../table/offer";
import { carry } from "../../ui/drag";
import { Icon } from "../../ui/icons";
import { Effects } from "./Effects";
import { dropOn, heldCard, proposal } from "./playing";
import type { Props } from "./props";
import { furOfCard, Portrait } from "./Supply";
import type { VassalPrinted } from "./types";

export function Hand(props: Props) {
  const { view, printed, words, seat, shown } = props;
  const hand = view.seats[shown]?.hand;
  if (!hand)
    return (
      <section class="hand" aria-label={words.say("page.hand")}>
        <p class="muted">{words.say("page.hidden_hand", { n: view.seats[shown]?.hand_size ?? 0 })}</p>
      </section>
    );
  const cards = Object.entries(hand).flatMap(([name, n]) =>
    Array.from({ length: n }, (_, i) => [name, i, n] as const),
  );
  const held = seat === shown ? heldCard(props) : null;
  return (
    <section class="hand" aria-label={words.say("page.hand")} data-place="hand">
      {cards.map(([name, i, n]) => {
        const card = printed.vassals.find((other) => other.vassal === name);
        return (
          card && (
            <Held {...props} card={card} copy={i} isHeld={held === name && i === n - 1} key={name + i} />
          )
        );
      })}
    </section>
  );
}

const DIRECT = ["discard", "sell", "eliminate"];

/** What a click on a card does: answer a question about cards, or take it up with what is proposed for it. */
function offered(props: Props, card: VassalPrinted, isHeld: boolean) {
  const { vassal } = card;
  const direct = DIRECT.map((kind) => ({ kind, vassal })).find((choice) => props.may(choice).length);
  if (direct || props.readOnly) return direct && offer(props, direct);
  const plan = proposal(props, vassal);
  const [first, ...then] = plan ?? [{ kind: card.influence ? "influence" : "work", vassal }];
  return {
    ...offer(props, first as Choice, ...then),
    "aria-pressed": isHeld,
    ...(isHeld ? { onClick: () => props.pick() } : {}),
  };
}

function Held({
  card,
  copy,
  isHeld,
  ...props
}: Props & { card: VassalPrinted; copy: number; isHeld: boolean }) {
  const { words } = props;
  const { vassal } = card;
  const tag = card.influence
    ? words.say("page.influence") + (card.plus ? " +" : "")
    : words.say("page.field");
  const plan = proposal(props, vassal);
  const lift = (event: PointerEvent) =>
    plan &&
    carry(
      event,
      (onto) => dropOn(props, vassal, onto),
      () => isHeld || props.pick(...plan),
    );
  return (
    <div class="held" onPointerDown={lift}>
      <Card
        title={words.name("card", vassal)}
        corner={
          <span class="income">
            <Icon name="coin" size={16} colour="var(--coin)" />
            {card.income}
          </span>
        }
        band={furOfCard(vassal)}
        art={<Portrait card={vassal} kind={card.kind} size={44} />}
        offered={offered(props, card, isHeld)}
        piece={`${vassal}-${copy}`}
        from="deck"
      >
        {card.effects.length > 0 && <span class={`tag ${card.influence ? "alt" : ""}`}>{tag}</span>}
        <Effects effects={card.effects} words={words} />
      </Card>
    </div>
  );
}
