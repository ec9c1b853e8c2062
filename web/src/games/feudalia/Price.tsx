// Coins and cubes as icons: prices, with what is lacking hatched.

import { Icon, type IconName } from "../../ui/icons";
import type { Counts, Props } from "./props";

export const STUFF = ["wheat", "wood", "clay", "stone"] as const;

const icon = (name: string): IconName =>
  name === "coins" ? "coin" : name === "any" ? "mystery" : (name as IconName);
const colour = (name: string) =>
  name === "coins" ? "var(--coin)" : name === "any" ? "var(--ink)" : `var(--${name})`;

/** What lacks for the price of a card, or of the upgrade of `fief_1`. */
export const lacksFor = ({ view, seat }: Props, of: string): Counts => view.seats[seat]?.lacks?.[of] ?? {};

export function Price({ cost, words, lacks = {} }: { cost: Counts; words: Props["words"]; lacks?: Counts }) {
  return (
    <span class="price">
      {Object.entries(cost).map(([name, n]) => {
        const stuff = name === "coins" ? words.say("page.coins") : words.name("cube", name);
        const lacking = lacks[name] ?? 0;
        return (
          <span
            key={name}
            class={lacking ? "missing" : ""}
            title={lacking ? words.say("page.lacks", { n: lacking, stuff }) : stuff}
          >
            <Icon name={icon(name)} size={15} colour={colour(name)} />
            {n}
            {lacking > 0 && <span class="spoken">{words.say("page.lacks", { n: lacking, stuff })}</span>}
          </span>
        );
      })}
    </span>
  );
}
