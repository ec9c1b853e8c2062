// Piles to look through: the own deck sorted, everybody's discard pile, what hand and deck hold together.

import { Dialog } from "../../ui/Dialog";
import { CardArt } from "./art/Portrait";
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
    .filter(([, n]) => n > 0)
    .map(([card, n]) => [card, words.name("card", card), n] as const)
    .sort(([, a], [, b]) => a.localeCompare(b));
  return (
    <>
      <h3>{title}</h3>
      {sorted.length === 0 && <p class="muted">–</p>}
      <ul class="plain pictures">
        {sorted.map(([card, name, n]) => (
          <li key={card}>
            <CardArt card={card} />
            <span>
              {n > 1 && <b>{n} × </b>}
              {name}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
