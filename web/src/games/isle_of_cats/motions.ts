// What events set in motion: cats and treasures to the boats of the others, own tiles falling into their place, cards.

import type { Facts } from "../../api/words";
import { homeOf, type Motion, placeNamed } from "../../ui/animate";
import type { Props } from "./props";

/** The boat of a seat: the large one, a small one on the shelf, or the name of its owner. */
const boatOf = (seat: unknown, { shown }: Props): string =>
  `${seat === shown ? `${placeNamed("boat")}|` : ""}${placeNamed(`boat-${String(seat)}`)}|${homeOf(seat)}`;

const catOf = (event: Facts): string =>
  `.fieldcat[data-cat="${String(event["colour"])}-${String(event["shape"])}"] svg`;

/** The cards to choose from, as many as there may be. */
const CARDS: readonly Motion[] = Array.from({ length: 7 }, (_, i) => ({
  what: `.cardrow .islecard:nth-of-type(${i + 1})`,
  how: "turn",
}));

export function motions(event: Facts, props: Props): readonly Motion[] {
  const { seat } = event;
  switch (event["kind"]) {
    // One's own cat is on the boat already, where it was dropped or proposed.
    case "cat_rescued":
    case "cat_taken":
      return seat === props.seat ? [] : [{ what: catOf(event), to: boatOf(seat, props) }];
    case "tile_taken":
      return seat === props.seat
        ? []
        : [{ what: `.find[data-shape="${String(event["shape"])}"] svg`, to: boatOf(seat, props) }];
    case "tile_placed":
      return [{ what: `.sea [data-tile="${laidAt(event)}"]`, how: "fall" }];
    case "dealt":
    case "family_dealt":
    case "received":
      return seat === props.seat ? CARDS : [];
    case "fished":
    case "fish_gained":
      return [{ what: ".stores [data-store=fish]", how: "fall" }];
    case "basket_gained":
      return [{ what: ".stores [data-store=baskets]", how: "fall" }];
    default:
      return [];
  }
}

const laidAt = (event: Facts): string => String(event["squares"]);
