// The cats' colours in the rulebook, and the families that show them.

import type { FamilyName } from "../../cardboard/families";

const FAMILY_OF: Readonly<Record<string, FamilyName>> = {
  blue: "tide",
  green: "mint",
  red: "brick",
  purple: "heather",
  orange: "amber",
};

/** Letters of the boats' drawings: maps by colour. */
export const MAP_LETTERS: Readonly<Record<string, string>> = {
  b: "blue",
  g: "green",
  r: "red",
  p: "purple",
  o: "orange",
};

export const familyOf = (colour: string | null | undefined): FamilyName | null =>
  (colour && FAMILY_OF[colour]) || null;
