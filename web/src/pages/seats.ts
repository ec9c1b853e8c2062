// Who shall sit at a new table.

import type { BotSeat, GameInfo, Here, Invited, NewTable, Shelf, VariantInfo } from "../wire";
import type { Words } from "../words";

export type SeatWish = Here | Invited | BotSeat;

/** The level a newcomer meets: in the middle, neither a kitten nor a champion. */
export function usualLevel(shelf: Shelf): string {
  return shelf.bots[Math.floor(shelf.bots.length / 2)] ?? shelf.bots[0] ?? "random";
}

export function levelName(level: string, words: Words): string {
  const key = `level.${level}`;
  return words.has(key) ? words.say(key) : level.charAt(0).toUpperCase() + level.slice(1);
}

/** The number of players somebody most likely wants: two to four people, as many as there may be up to three. */
export function usualSeats(variant: VariantInfo): number {
  return [3, 2, 4].find((count) => variant.seats.includes(count)) ?? variant.seats[0] ?? 1;
}

const NAMES = ["Minka", "Kater", "Ada", "Momo"];

export function bot(level: string, place: number): BotSeat {
  return { who: "bot", level, name: NAMES[(place - 1) % NAMES.length] as string };
}

/** The usual variant, me and bots: what "Play now" means. */
export function quickTable(game: GameInfo, shelf: Shelf, name: string): NewTable {
  const variant = game.variants[0] as VariantInfo;
  const level = usualLevel(shelf);
  const others = Array.from({ length: usualSeats(variant) - 1 }, (_, i) => bot(level, i + 1));
  return { game: game.name, variant: variant.name, seats: [{ who: "here", name }, ...others] };
}
