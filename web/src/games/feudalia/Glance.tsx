// What a card does, at a glance: its effects in signs. The words stand on the whole card.

import { Sign } from "./art/signs";
import { colourOf, signOf } from "./Price";
import type { EffectPrinted } from "./types";

const stuffOf = (of: readonly string[] | undefined) =>
  of && of.length < 3 ? of : (["any"] as readonly string[]);

function Stuff({ of }: { of: readonly string[] | undefined }) {
  return (
    <>
      {stuffOf(of).map((name, i) => (
        <>
          {i > 0 && "/"}
          <Sign name={signOf(name)} colour={colourOf(name)} />
        </>
      ))}
    </>
  );
}

const coin = <Sign name="coin" colour="var(--coin)" />;
const cards = <Sign name="cards" />;

/** One effect in signs, by its operation. */
const SIGNS: Readonly<Record<string, (effect: EffectPrinted) => preact.ComponentChildren>> = {
  produce_fief: ({ n }) => [`+${n}`, <Stuff of={undefined} />],
  produce: ({ n, of }) => [`+${n}`, <Stuff of={of} />],
  trade: ({ n }) => [`${n}×`, <Sign name="swap" />],
  coins: ({ n }) => [`+${n}`, coin],
  draw: ({ n }) => [`+${n}`, cards],
  discard: ({ n }) => [`−${n}`, cards],
  income_up: ({ n }) => [coin, `+${n}`],
  sell_card: ({ n }) => [cards, "→", coin, `+${n}`],
  discount: ({ coins, cubes }) => [`−${coins || cubes}`, coins ? coin : <Stuff of={undefined} />],
  eliminate: ({ n, coins }) => [`−${n}`, cards, coins ? [`+${coins}`, coin] : null],
  recall: ({ n }) => [<Sign name="field" />, "→", n, cards],
  repeat: () => [<Sign name="field" />, "×2"],
  steal_coins: ({ n }) => [<Sign name="star" />, n, coin],
  steal_cube: ({ n }) => [<Sign name="star" />, n, <Stuff of={undefined} />],
  choose: ({ branches }) =>
    branches?.map((branch, i) => [
      i > 0 && <span class="or">/</span>,
      branch.map((part) => <Signs effect={part} />),
    ]),
  extra_influence: ({ n }) => [`+${n}`, <Sign name="speech" />],
  bonus: ({ n, of }) => [`+${n}`, <Stuff of={of} />],
  stash: ({ capacity, of }) => [capacity, <Stuff of={of} />],
  tax_shield: ({ n }) => [<Sign name="hat" />, `−${n}`],
  save_more: ({ n }) => [coin, `+${n}`],
  hand_size: ({ n }) => [`+${n}`, cards],
  extra_field: ({ n }) => [`+${n}`, <Sign name="field" />],
  free_field_cost: () => [<Sign name="field" />, "0", coin],
};

function Signs({ effect }: { effect: EffectPrinted }) {
  return <span class="glance">{SIGNS[effect.op]?.(effect)}</span>;
}

export const Glance = ({ effects }: { effects: readonly EffectPrinted[] }) => (
  <span class="glances" aria-hidden="true">
    {effects.map((effect, i) => (
      <Signs effect={effect} key={i} />
    ))}
  </span>
);
