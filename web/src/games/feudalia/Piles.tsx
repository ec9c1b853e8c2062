// Piles to look through: the own deck as a sorted list, everybody's discard pile, what hand and deck hold
// together.

import { Dialog } from "../../ui/Dialog";
import type { Counts, Props } from "./props";

export function Piles({ opened, onClose, view, words, names }: Props & { opened: number; onClose(): void }) {
  return (
    <Dialog label={words.say("page.piles_title")} class="feudalia-piles" onClose={onClose}>
      <h2>{words.say("page.piles_title")}</h2>
      {view.seats.map((owner) => (
        <details open={owner.seat === opened} key={owner.seat}>
          <summary>{names[owner.seat]}</summary>
          {owner.deck ? (
            <Pile words={words} title={words.say("page.own_deck")} cards={owner.deck} />
          ) : (
            <Pile
              words={words}
              title={words.say("page.hand_and_deck", { n: owner.hand_size })}
              cards={owner.hand_and_deck}
            />
          )}
          <Pile words={words} title={words.say("page.discard")} cards={owner.discard} />
        </details>
      ))}
    </Dialog>
  );
}

function Pile({ title, cards, words }: { title: string; cards: Counts; words: Props["words"] }) {
  const sorted = Object.entries(cards)
    .map(([card, n]) => [words.name("card", card), n] as const)
    .sort(([a], [b]) => a.localeCompare(b));
  return (
    <p>
      <b>{title}:</b> {sorted.map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(", ") || "–"}
    </p>
  );
}
