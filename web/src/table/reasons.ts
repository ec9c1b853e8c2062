// Why a bot would choose something, as sentences.

import type { Choice } from "../api/choices";
import type { BotReason } from "../api/wire";
import type { Words } from "../api/words";
import { labelOf } from "./props";

/** Why a choice is good for a seat, as sentences; a fact that is a choice is put into words first. */
export function reasonsText(
  reasons: readonly BotReason[],
  words: Words,
  names: readonly string[],
  seat: number,
): string {
  const shown = (fact: unknown) => (isChoice(fact) ? labelOf(fact, {}, words, names) : fact);
  return reasons
    .map(({ key, facts }) => {
      const said = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, shown(fact)]));
      return words.say(`reason.${key}`, { seat, ...said }, names);
    })
    .join(" ");
}

const isChoice = (fact: unknown): fact is Choice =>
  typeof fact === "object" && fact !== null && "kind" in fact;
