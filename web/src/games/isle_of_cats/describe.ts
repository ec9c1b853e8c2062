// The table in words: the question, every boat square by square, the fields, the own cards.

import { cardWords, type Props } from "./props";
import type { LaidTile } from "./types";

export function describe(props: Props): string[] {
  const { words, names, question, view } = props;
  const asked = question.kind ? [words.say(`question.${question.kind}`, question, names)] : [];
  const own = view.seats[props.seat];
  const hand = (own?.hand ?? []).map((card) => cardWords(card, words, false).title);
  return [
    ...asked,
    `${words.say("screen.day", { n: view.day })}. ${words.say(`phase.${view.phase}`)}.`,
    `${words.say("screen.fields")}: ${view.fields.map((cat) => `${words.name("colour", cat.colour)} ${words.name("shape", cat.shape)} (${cat.price ?? 0})`).join("; ")}.`,
    ...view.seats.map(
      (seat, i) =>
        `${names[i]}: ${words.name("boat", seat.boat)}. ${stores(props, i)} ${seat.tiles.map((tile) => told(tile, props)).join("; ")}`,
    ),
    ...(hand.length ? [`${words.say("screen.hand")}: ${hand.join(", ")}.`] : []),
    ...(own?.outlooks ?? []).map(
      (outlook) =>
        `${cardWords(outlook.card, words, view.mode === "family").title}: ${words.say("screen.now", { n: outlook.points })}, ${words.say(`missing.${outlook.missing}`, { n: outlook.n })}.`,
    ),
  ];
}

function stores({ view, words }: Props, seat: number): string {
  const { fish, baskets, boots } = view.seats[seat] ?? {};
  if (fish === undefined) return "";
  return `${words.say("screen.fish")} ${fish}, ${words.say("screen.baskets")} ${baskets?.active ?? 0}, ${words.say("screen.boots")} ${boots ?? 0}.`;
}

/** "blue cat, long ell: square e12, room C" */
function told(tile: LaidTile, { words, printed }: Props): string {
  const [row = 0, column = 0] = tile.squares[0] ?? [];
  const room = printed.room_grid[row]?.[column] ?? "";
  const name = [tile.colour && words.name("colour", tile.colour), words.name("tile", tile.kind)]
    .filter(Boolean)
    .join(" ");
  return `${name}, ${words.name("shape", tile.shape)}: ${words.say("screen.square", { row, column, room: words.name("room", room) })}`;
}
