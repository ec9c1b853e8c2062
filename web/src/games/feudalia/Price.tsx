// Coins and cubes as icons: prices, and the cubes lying on a fief or a master.

import { Icon, type IconName } from "../../pieces/icons";
import type { Price as Cost, Props } from "./view";

export const STUFF = ["wheat", "wood", "clay", "stone"] as const;

const icon = (name: string): IconName => (name === "coins" ? "coin" : name === "any" ? "mystery" : (name as IconName));
const colour = (name: string) => (name === "coins" ? "var(--coin)" : name === "any" ? "var(--ink)" : `var(--${name})`);

export function Price({ cost, words }: { cost: Cost; words: Props["words"] }) {
  return (
    <span class="price">
      {Object.entries(cost).map(([name, n]) => (
        <span key={name} title={name === "coins" ? words.say("page.coins") : words.name("cube", name)}>
          <Icon name={icon(name)} size={15} colour={colour(name)} />
          {n}
        </span>
      ))}
    </span>
  );
}
