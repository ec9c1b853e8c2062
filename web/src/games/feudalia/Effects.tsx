// What a card does: one sentence per effect, exchanges as signs.

import { Sign } from "./art/signs";
import { colourOf, signOf } from "./Price";
import type { Props } from "./props";
import type { EffectPrinted } from "./types";

export function Cubes({ sets, coins }: { sets: string[][]; coins: number }) {
  return (
    <>
      {sets.map((set, i) => (
        <span class="set" key={i}>
          {set.map((name, k) => (
            <>
              {k > 0 && <i>/</i>}
              <Sign name={signOf(name)} colour={colourOf(name)} key={name} />
            </>
          ))}
        </span>
      ))}
      {coins > 0 && (
        <span class="set">
          {coins}
          <Sign name="coin" colour="var(--coin)" />
        </span>
      )}
    </>
  );
}

export function Effect({ effect, words }: { effect: EffectPrinted; words: Props["words"] }) {
  return (
    <span class="effectline">
      {words.say(`effect.${effect.sentence}`, effect)}
      {effect.options?.map((option, i) => (
        <span class="rate" key={i}>
          <Cubes sets={option.pay} coins={option.pay_coins} /> →{" "}
          <Cubes sets={option.gain} coins={option.gain_coins} />
        </span>
      ))}
      {effect.branches?.map((branch, i) => (
        <span class="branch" key={i}>
          {i + 1}.{" "}
          {branch.map((part, k) => (
            <Effect effect={part} words={words} key={k} />
          ))}
        </span>
      ))}
      {effect.then?.map((part, k) => (
        <Effect effect={part} words={words} key={k} />
      ))}
    </span>
  );
}

export function Effects({ effects, words }: { effects: readonly EffectPrinted[]; words: Props["words"] }) {
  return (
    <>
      {effects.map((effect, i) => (
        <Effect effect={effect} words={words} key={i} />
      ))}
    </>
  );
}
