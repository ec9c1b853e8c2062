// The hand. A click on a card proposes a use; a card can be dropped on a fief, the coins or the table.

import type { Choice } from "../../api/choices";
import { PawWeave } from "../../cardboard/PawWeave";
import { offer } from "../../table/offer";
import { carry } from "../../ui/drag";
import { CardArt } from "./art/Portrait";
import { Sign } from "./art/signs";
import { breakable } from "./breaks";
import { Glance } from "./Glance";
import { lookAt } from "./look";
import { dropOn, heldCard, proposal } from "./playing";
import type { Props } from "./props";
import type { VassalPrinted } from "./types";

export function Hand(props: Props) {
  const { view, printed, words, seat, shown } = props;
  const hand = view.seats[shown]?.hand;
  if (!hand) return <Backs n={view.seats[shown]?.hand_size ?? 0} words={words} />;
  const cards = Object.entries(hand).flatMap(([name, n]) =>
    Array.from({ length: n }, (_, i) => [name, i, n] as const),
  );
  const held = seat === shown ? heldCard(props) : null;
  if (!cards.length && shown === seat) return <Empty words={words} />;
  return (
    <section
      class="hand"
      aria-label={words.say("page.hand")}
      data-place="hand"
      style={`--cards:${cards.length || 1}`}
    >
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

/** Every card is played: where they lay, and when new ones come. */
const Empty = ({ words }: { words: Props["words"] }) => (
  <section class="hand none" aria-label={words.say("page.hand")} data-place="hand" style="--cards:1">
    <p>{words.say("page.hand_empty")}</p>
  </section>
);

/** Somebody else's hand: so many backs. */
function Backs({ n, words }: { n: number; words: Props["words"] }) {
  return (
    <section class="hand" aria-label={words.say("page.hand")} style={`--cards:${n || 1}`}>
      {Array.from({ length: n }, (_, i) => (
        <span class="back" key={i}>
          <PawWeave />
        </span>
      ))}
      <p class="spoken">{words.say("page.hidden_hand", { n })}</p>
    </section>
  );
}

const DIRECT = ["discard", "sell", "eliminate"];

/** Whether a card of the hand can be chosen now. */
export const isAsked = ({ may }: Props): boolean =>
  [...DIRECT, "pass"].some((kind) => may({ kind }).length > 0);

/** What a click on a card does: answer a question about cards, or take it up with what is proposed for it. */
function offered(props: Props, card: VassalPrinted, isHeld: boolean) {
  const { vassal } = card;
  const direct = DIRECT.map((kind) => ({ kind, vassal })).find((choice) => props.may(choice).length);
  if (direct) return offer(props, direct);
  const plan = proposal(props, vassal);
  const [first, ...then] = plan ?? [{ kind: card.influence ? "influence" : "work", vassal }];
  const taken = offer(props, first as Choice, ...then);
  // A click takes the card up, or puts it back: what it does is decided where it goes.
  const onClick = isHeld || plan ? () => props.pick(...(isHeld ? [] : (plan ?? []))) : taken.onClick;
  return { ...taken, "aria-pressed": isHeld, onClick };
}

interface HeldProps extends Props {
  card: VassalPrinted;
  copy: number;
  isHeld: boolean;
}

function Held({ card, copy, isHeld, ...props }: HeldProps) {
  const { words } = props;
  const { vassal } = card;
  const plan = proposal(props, vassal);
  const lift = (event: PointerEvent) =>
    plan &&
    carry(
      event,
      (onto) => dropOn(props, card, onto),
      () => isHeld || props.pick(...plan),
    );
  const place = { "data-piece": `${vassal}-${copy}`, "data-from": "deck" };
  const look = `playcard card-${vassal}`;
  const style = `--kind:var(--kind-${card.kind})`;
  return (
    <div class="held" onPointerDown={lift}>
      {props.readOnly ? (
        <span class={look} style={style} {...place} data-look={vassal}>
          <Face card={card} words={words} />
        </span>
      ) : (
        <button
          type="button"
          class={look}
          style={style}
          {...place}
          {...lookAt(vassal, offered(props, card, isHeld))}
        >
          <Face card={card} words={words} />
        </button>
      )}
    </div>
  );
}

/** Income and name, the cat, what it does in signs, and where. */
function Face({ card, words }: { card: VassalPrinted; words: Props["words"] }) {
  return (
    <>
      <span class="top">
        {card.income > 0 && (
          <span class="income" title={words.say("page.income_of", { n: card.income })}>
            {card.income}
          </span>
        )}
        <b>{breakable(words.name("card", card.vassal))}</b>
      </span>
      <span class="pic">
        <CardArt card={card.vassal} />
      </span>
      <span class="does">
        <span class={`fx ${card.influence ? "influence" : ""}`}>
          <Sign name={card.influence ? "speech" : card.kind === "official" ? "hat" : "field"} />
          {card.plus && <b>+</b>}
          <Glance effects={card.effects} />
        </span>
        <span class="place">{whereOf(card, words)}</span>
      </span>
    </>
  );
}

/** Where a card is played, in few words. */
export function whereOf(card: VassalPrinted, words: Props["words"]): string {
  if (card.kind === "official") return words.say("page.at_start");
  if (card.influence) return words.say(card.plus ? "page.influence_plus" : "page.influence");
  const of = Object.keys(card.fields);
  return of.length > 3 ? words.say("page.in_any_field") : words.say("page.in_fields", { of });
}
