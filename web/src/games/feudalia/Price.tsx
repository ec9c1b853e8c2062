// Coins and cubes as signs: prices, with what is missing in red and dashed.

import { Sign, type SignName } from "./art/signs";
import type { Counts, Props } from "./props";

export const STUFF = ["wheat", "wood", "clay", "stone"] as const;

export const signOf = (name: string): SignName =>
  name === "coins" ? "coin" : name === "any" ? "any" : (name as SignName);
export const colourOf = (name: string): string =>
  name === "coins" ? "var(--coin)" : name === "any" ? "var(--ink)" : `var(--${name}-icon)`;

/** What lacks for the price of a card, or of the upgrade of `fief_1`. */
export const lacksFor = ({ view, seat }: Props, of: string): Counts => view.seats[seat]?.lacks?.[of] ?? {};

/** A number of coins or cubes in words. */
export function counted(words: Props["words"], name: string, n: number): string {
  if (name === "coins") return words.say("page.coin_count", { n });
  if (name === "any") return words.say("page.cube_count", { n });
  return `${n} ${words.say("page.stuff", { name })}`;
}

/** What is missing, in words; empty if nothing is. */
export function missing(words: Props["words"], lacks: Counts): string {
  const parts = Object.entries(lacks).filter(([, n]) => n > 0);
  return parts.length
    ? words.say("page.missing", { parts: parts.map(([name, n]) => counted(words, name, n)) })
    : "";
}

export function Price({ cost, words, lacks = {} }: { cost: Counts; words: Props["words"]; lacks?: Counts }) {
  return (
    <span class="price">
      {Object.entries(cost).map(([name, n]) => {
        const stuff = name === "coins" ? words.say("page.coins") : words.name("cube", name);
        const lacking = lacks[name] ?? 0;
        const spoken = words.say("page.lacks", { n: lacking, stuff });
        return (
          <span
            key={name}
            data-stuff={name}
            class={lacking ? "missing" : ""}
            title={lacking ? spoken : stuff}
          >
            <Sign name={signOf(name)} colour={colourOf(name)} />
            {n}
            {lacking > 0 && <span class="spoken">{spoken}</span>}
          </span>
        );
      })}
    </span>
  );
}
