// How kingdoms, goods and symbols look: one family's colour and one icon each (DESIGN, section 2).

import type { Words } from "../../api/words";
import { FAMILIES, type FamilyName } from "../../cardboard/families";
import { Icon, type IconName } from "../../ui/icons";
import { Crate } from "./art/Crate";

const KINGDOMS: Record<string, FamilyName> = {
  lion: "amber",
  tiger: "heather",
  panther: "tide",
  lynx: "brick",
  cheetah: "mint",
};
const GOODS: Record<string, [FamilyName, IconName]> = {
  watches: ["amber", "watch"],
  wine: ["heather", "wine"],
  books: ["tide", "book"],
  clothing: ["brick", "coat"],
  glassware: ["mint", "glass"],
};
const SYMBOLS: Record<string, { icon: IconName; colour: string }> = {
  silver: { icon: "coin", colour: "var(--symbol-silver)" },
  gold: { icon: "gold", colour: "var(--symbol-gold)" },
  spice: { icon: "spice", colour: "var(--symbol-spice)" },
  food: { icon: "fish", colour: "var(--symbol-food)" },
  merchandise: { icon: "basket", colour: "var(--bark)" },
  mystery: { icon: "mystery", colour: "var(--grape)" },
};

const familyOf = (kingdom: string) => FAMILIES[KINGDOMS[kingdom] ?? "amber"];
export const colourOf = (kingdom: string): string => familyOf(kingdom).colour;
/** Whether ink is drawn on a kingdom's colour rather than cream. */
export const isPale = (kingdom: string): boolean => familyOf(kingdom).pale;
export const symbolIcon = (symbol: string): IconName => SYMBOLS[symbol]?.icon ?? "star";
export const symbolColour = (symbol: string): string => SYMBOLS[symbol]?.colour ?? "var(--tile-ink)";

/** The icon of silver, gold, spice and so on, with its name. */
export const SymbolIcon = ({ what, words, size }: { what: string; words: Words; size: number }) => (
  <Icon name={symbolIcon(what)} size={size} colour={symbolColour(what)} label={words.name("what", what)} />
);

const goodLook = (good: string) => GOODS[good] ?? (["amber", "basket"] as const);
export const goodIcon = (good: string): IconName => goodLook(good)[1];
/** The paper of a crate of this good. */
export const goodColour = (good: string): string =>
  `color-mix(in oklab, ${FAMILIES[goodLook(good)[0]].colour} 62%, var(--tile-cream))`;

interface GoodProps {
  good: string;
  words: Words;
  /** In pixels; without it the style sheet says how large. */
  size?: number;
  /** Needed and not there. */
  missing?: boolean;
}

export function Good({ good, words, size, missing }: GoodProps) {
  const [family, icon] = goodLook(good);
  return (
    <Crate
      good={good}
      family={FAMILIES[family]}
      icon={icon}
      label={words.name("good", good)}
      {...(size ? { size } : {})}
      missing={missing ?? false}
    />
  );
}
