// The cathedral: five windows, tokens taken as filled pips, the stage that can be built bright.

import { offer } from "../../table/offer";
import { Icon } from "../../ui/icons";
import { points } from "../../ui/points";
import { lacksFor, Price } from "./Price";
import type { Props } from "./props";
import type { CathedralView } from "./types";

const GLASS = ["var(--brick)", "var(--tide)", "var(--heather)", "var(--amber)", "var(--mint)"];

export function Cathedral(props: Props) {
  return (
    <section class="panel cathedral" aria-label={props.words.say("page.cathedral")}>
      {props.view.cathedral.map((card, index) => (
        <Window {...props} card={card} index={index} key={card.card} />
      ))}
    </section>
  );
}

function Window({ card, index, ...props }: Props & { card: CathedralView; index: number }) {
  const { words, printed } = props;
  const face =
    printed.cathedral.find((other) => other.card === card.card) ??
    printed.objectives.find((other) => other.objective === card.card);
  const taken = card.taken.reduce((sum, n) => sum + n, 0);
  const name = words.name("building", card.card);
  return (
    <button
      type="button"
      class={`window ${card.open ? "" : "closed"}`}
      {...offer(props, { kind: "build", card: card.card })}
    >
      <Icon name="window" size={36} colour={GLASS[index % 5] as string} />
      <span class="about">
        <b>{name}</b>
        <span class="pips" role="img" aria-label={words.say("page.tokens", { taken, left: card.tokens })}>
          {"●".repeat(taken)}
          {"○".repeat(card.tokens)}
        </span>
        {face && (
          <span class="row small">
            {points(face.vp)} {words.say("page.vp")}{" "}
            <Price cost={face.cost} words={words} lacks={lacksFor(props, card.card)} />
          </span>
        )}
      </span>
    </button>
  );
}
