// Defaults for the seats of a new table.

import type { BotSeat, GameInfo, Here, Invited, NewTable, Shelf, VariantInfo } from "../../api/wire";
import type { Words } from "../../api/words";

export type SeatWish = Here | Invited | BotSeat;

/** The default level of the bot in a seat: those that a newcomer may beat. */
export function usualLevel(shelf: Shelf, index = 1): string {
  const rank = [1, 0, 2][index - 1] ?? 0;
  return shelf.bots[rank] ?? shelf.bots[0] ?? "";
}

/**
 * The number of players somebody most likely wants: two to four people, as many as there may be up to three.
 */
export function usualSeats(variant: VariantInfo): number {
  return [3, 2, 4].find((count) => variant.seats.includes(count)) ?? variant.seats[0] ?? 1;
}

/** A bot is called by its level's name; the second of the same level gets a number. */
export function bot(level: string, words: Words, before: readonly SeatWish[] = []): BotSeat {
  const same = before.filter((seat) => seat.who === "bot" && seat.level === level).length;
  const name = words.name("bot", level);
  return { who: "bot", level, name: same ? `${name} ${same + 1}` : name };
}

/** What somebody plays first: the family variant, where a game has one. */
export function firstVariant({ variants }: GameInfo): VariantInfo {
  return (variants.find(({ name }) => name === "family") ?? variants[0]) as VariantInfo;
}

/** A variant, me and bots of these levels: what "Play now" means. */
export function quickTable(
  game: GameInfo,
  levels: readonly string[],
  name: string,
  words: Words,
  variant = game.variants[0] as VariantInfo,
): NewTable {
  const others: BotSeat[] = [];
  for (const level of levels) others.push(bot(level, words, others));
  return { game: game.name, variant: variant.name, seats: [{ who: "here", name }, ...others] };
}
