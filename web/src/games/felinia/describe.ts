// The table in words, a paragraph for each thing: for screen readers and the key Q.

import { boatOf, type Props, spread } from "./props";

export function describe(props: Props): string[] {
  const { view, words, names } = props;
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
  return [words.say("page.phase", { ...view }), ...markets, ...boats, ...families, ...provinces(props)];
}

/** Open tiles and merchants; what is face down need not be read out. */
function provinces({ view, words, names }: Props): string[] {
  return Object.entries(view.provinces)
    .filter(([, post]) => post.trade || post.merchant !== null)
    .map(([province, post]) => {
      const what =
        post.merchant !== null
          ? words.say("page.merchant_of", { seat: post.merchant }, names)
          : words.name("trade", post.trade);
      return words.say("describe.province", { province, what });
    });
}
