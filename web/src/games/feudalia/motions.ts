// What events set in motion: hired cards to the discard pile or their seat, masters, tokens to the cathedral, coins, a
// fief that grows, a deck that turns. Cards, cubes and own masters glide as pieces.

import type { Facts } from "../../api/words";
import { homeOf, type Motion, pieceNamed, placeNamed } from "../../ui/animate";
import type { Props } from "./props";

export function motions(event: Facts, { shown }: Props): readonly Motion[] {
  const { seat } = event;
  const mine = seat === shown;
  switch (event["kind"]) {
    case "hired_vassal":
      return [
        {
          what: `[data-hire="${String(event["vassal"])}"] .pic`,
          to: mine ? placeNamed("deck") : homeOf(seat),
        },
      ];
    case "hired_master":
      return mine ? [] : [{ what: `.masters ${pieceNamed(event["master"])}`, to: homeOf(seat) }];
    case "built":
      return [
        {
          what: `${placeNamed(`seat-${String(seat)}`)} .sign`,
          to: `${placeNamed(`part-${String(event["card"])}`)}|.cathedral`,
        },
      ];
    case "took_income":
      return mine ? [{ what: `${placeNamed("coins")} svg`, from: placeNamed("hand") }] : [];
    case "gained_coins":
      return mine ? [{ what: `${placeNamed("coins")} svg`, how: "fall" }] : [];
    case "upgraded":
      return mine ? [{ what: `.fief[data-drop="${String(event["fief"])}"] .settlement`, how: "rise" }] : [];
    case "used_master":
    case "straightened":
      return mine ? [{ what: `.fiefs ${pieceNamed(event["master"])}`, how: "turn" }] : [];
    case "reshuffled":
      return mine ? [{ what: placeNamed("deck"), how: "turn" }] : [];
    case "taxed_cubes":
    case "taxed_hand":
      return mine ? [{ what: placeNamed("collector"), how: "turn" }] : [];
    default:
      return [];
  }
}
