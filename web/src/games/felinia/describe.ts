// The table in words, a paragraph for each thing: for screen readers and the key Q.

import { boatOf, type Props, spread } from "./props";
import type { Province } from "./types";

export function describe(props: Props): string[] {
  const { view, printed, words, names } = props;
  const markets = view.spaces
    .filter((space) => space.open)
    .map((space) => {
      const goods =
        spread(space.goods)
          .map((good) => words.name("good", good))
          .join(", ") || "–";
      return words.say("describe.markets", { space: space.space, goods, tokens: space.tokens }, names);
    });
  const boats = view.berths
    .filter((berth) => berth.boat)
    .map((berth) => {
      const boat = boatOf(props, berth.boat as string);
      const facts = {
        berth: berth.berth,
        time: boat.departure,
        kingdom: boat.destination,
        seats: boat.seats,
        free: boat.seats - berth.riders.length,
      };
      return words.say("describe.boat", { ...facts, fare: spread(boat.goods), silver: boat.silver });
    });
  const families = view.seats.map((family) => {
    const tiles = Object.values(family.trade_backs).reduce((sum, n) => sum + n, 0);
    return words.say("describe.family", { ...family, goods: spread(family.goods), tiles }, names);
  });
  return [
    words.say("page.phase", { ...view }),
    ...markets,
    words.say("describe.sales", { ...printed.goods.sale }),
    ...boats,
    words.say("board.own_good"),
    words.say("board.last_boats"),
    ...families,
    ...printed.board.country.map(({ id }) => spreadOf(props, id)),
    ...printed.board.province.map((province) => aboutProvince(props, province)),
    ...specials(props),
  ];
}

/** The printed spread of trade tiles of a kingdom. */
export function spreadOf({ printed, words }: Props, kingdom: string): string {
  const row = printed.trade_tiles.distribution[kingdom] ?? {};
  const counts = Object.entries(row).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number",
  );
  return words.say("describe.spread", { kingdom, tiles: spread(Object.fromEntries(counts)) });
}

/** What lies in a province or is shown there. */
export function shownIn({ view, words, names }: Props, province: Province): string {
  const post = view.provinces[province.id];
  return post
    ? post.merchant !== null
      ? words.say("page.merchant_of", { seat: post.merchant }, names)
      : post.trade
        ? words.name("trade", post.trade)
        : words.say("page.face_down")
    : province.symbols.map((symbol) => words.name("what", symbol)).join(", ") ||
        words.say("describe.no_symbol");
}

/** The same, and where its roads lead. */
export function aboutProvince(props: Props, province: Province): string {
  const what = shownIn(props, province);
  return props.words.say("describe.land", { province: province.id, what, roads: province.roads });
}

/** What the special tiles that lie open would do. */
function specials({ view, printed, words }: Props): string[] {
  const known = printed.special_tiles.special.map(({ id }) => id);
  return Object.values(view.provinces)
    .filter(({ trade }) => trade && known.includes(trade))
    .map(({ trade }) => words.say("describe.special", { trade }));
}
