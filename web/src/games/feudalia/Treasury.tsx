// The treasury: coins and what will be kept, points and the target, deck and discard to open.

import { Icon } from "../../ui/icons";
import { points } from "../../ui/points";
import type { Props } from "./props";

export function Treasury({ open, ...props }: Props & { open(seat: number): void }) {
  const { view, words, shown } = props;
  const seat = view.seats[shown];
  if (!seat) return null;
  return (
    <section class="panel treasury" aria-label={words.say("page.treasury")}>
      <span class="label">{words.say("page.treasury")}</span>
      <span class="big" data-place="coins">
        <Icon name="coin" size={26} colour="var(--coin)" /> {seat.coins}
      </span>
      <span class="muted small">
        {words.say("page.keeps", { n: seat.keeps })}
        {seat.coins > seat.keeps && (
          <b class="lost"> {words.say("page.loses", { n: seat.coins - seat.keeps })}</b>
        )}
      </span>
      <span class="label">{words.say("page.victory")}</span>
      <span class="big">
        <Icon name="crown" size={22} colour="var(--accent)" /> {points(seat.vp)}
        <span class="muted small">/{points(view.target)}</span>
      </span>
      <span class="muted small">{words.say("page.influence_left", { n: view.now.influence })}</span>
      <button type="button" class="small" data-place="deck" onClick={() => open(shown)}>
        {words.say("page.piles", { deck: seat.deck_size, discard: seat.discard_size })}
      </button>
    </section>
  );
}
