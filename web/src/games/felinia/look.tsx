// How kingdoms, goods and symbols look: one family's colour and one icon each (DESIGN, section 2).

import type { Words } from "../../api/words";
import { FAMILIES, type FamilyName } from "../../cardboard/families";
import { Tile } from "../../cardboard/Token";
import type { IconName } from "../../ui/icons";

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
const SYMBOLS: Record<string, IconName> = {
  silver: "coin",
  gold: "gold",
  spice: "spice",
  food: "fish",
  merchandise: "basket",
  mystery: "mystery",
};
const SPECIALS: Record<string, IconName> = {
  pantry: "basket",
  spicery: "spice",
  hermitage: "merchant",
  atlas: "map",
  forager: "fish",
  caravan: "boot",
  mint: "coin",
  goldmine: "gold",
};

export const colourOf = (kingdom: string): string => FAMILIES[KINGDOMS[kingdom] ?? "amber"].colour;
export const symbolIcon = (symbol: string): IconName => SYMBOLS[symbol] ?? "star";
export const specialIcon = (name: string): IconName | undefined => SPECIALS[name];

export function Good({
  good,
  words,
  size = 40,
  missing,
}: {
  good: string;
  words: Words;
  size?: number;
  missing?: boolean;
}) {
  const [family, icon] = GOODS[good] ?? ["amber", "basket"];
  return (
    <Tile
      colour={FAMILIES[family].colour}
      icon={icon}
      label={words.name("good", good)}
      size={size}
      missing={missing ?? false}
    />
  );
}

/** The two letters on an open trade tile, so that its colour is never alone. */
export const letters = (words: Words, kind: string): string => words.name("kind", kind).slice(0, 2);

export const outline = (points: readonly (readonly number[])[]): string =>
  `M${points.map((point) => point.join(" ")).join("L")}Z`;
