// What earned a line of the score: the merchants on trade tiles, group by group, the cards and goods in the house.

import type { ScoreLine } from "../../api/wire";
import { pieceNamed } from "../../ui/animate";

const settlers = (provinces: readonly string[]): string =>
  provinces.map((province) => pieceNamed(`settler-${province}`)).join(",");

export function earned({ key, facts }: ScoreLine): readonly string[] {
  if (key === "trade")
    return [settlers((facts["provinces"] ?? []) as string[]), ".house .sets"].filter(Boolean);
  if (key === "groups") return ((facts["groups"] ?? []) as string[][]).map(settlers).filter(Boolean);
  return [`.house [data-what="${key}"], .strip [data-what="${key}"]`, `.house [data-part="${key}"]`];
}
