// What events set in motion: crates to the store, tokens back, merchants aboard, ships to their ports, tiles turned up,
// rewards to their owner. Tokens that are placed and the walking merchant glide as pieces.

import type { Facts } from "../../api/words";
import { homeOf, type Motion, pieceNamed, placeNamed } from "../../ui/animate";
import type { Props } from "./props";

const ON_ISLAND = `${pieceNamed("walker")}|.island`;

/** Where a family keeps something: in the house that is shown, else at its seat. */
const keptBy = (seat: unknown, what: string, { shown }: Props): string =>
  `${seat === shown ? `.board [data-what="${what}"]|` : ""}${homeOf(seat)}`;

/** The token of the deal that was made just now lies on top. */
const tokenBack = (space: unknown, seat: unknown): Motion => ({
  what: `.stall[data-drop="${String(space)}"] .bid:not(.price) .token`,
  to: homeOf(seat),
});

export function motions(event: Facts, props: Props): readonly Motion[] {
  const { seat } = event;
  switch (event["kind"]) {
    case "bought":
      return [
        {
          what: `.stall[data-drop="${String(event["market"])}"] [data-good="${String(event["good"])}"]`,
          to: keptBy(seat, "merchandise", props),
        },
        tokenBack(event["market"], seat),
      ];
    case "passed":
      return [tokenBack(event["space"], seat)];
    case "boarded":
      return [{ what: `${riders(event)}[data-seat="${String(seat)}"]`, from: homeOf(seat), how: "hop" }];
    case "sailed":
    case "sailed_empty":
      return [{ what: pieceNamed(event["boat"]), to: placeNamed(`port-${String(event["kingdom"])}`) }];
    case "revealed":
      return [{ what: pieceNamed(`tile-${String(event["province"])}`), how: "turn" }];
    case "settled":
      return [{ what: pieceNamed(`settler-${String(event["province"])}`), how: "fall" }];
    case "went_home":
      return [{ what: pieceNamed("walker"), to: homeOf(seat) }];
    case "gained":
      return gained(seat, String(event["what"]), props);
    case "drew":
      return gained(seat, "merchandise", props);
    default:
      return [];
  }
}

/** The merchant who boarded last, on this ship. */
const riders = (event: Facts): string =>
  `${pieceNamed(event["boat"])} [data-rider="${Number(event["place"]) - 1}"]`;

const gained = (seat: unknown, what: string, props: Props): Motion[] =>
  seat === props.shown
    ? [{ what: `.board [data-what="${what}"] svg|.board [data-what="${what}"]`, from: ON_ISLAND }]
    : [];
