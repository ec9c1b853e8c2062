// Solo: what the sister scores for, and what she does today.

import { Card } from "../../pieces/Card";
import type { TableProps } from "../../table/contract";
import { FamilyChip } from "./Answers";
import type { IslePrinted, IsleView } from "./view";

const MOST = 5; // points per cat of her first colour; one less for each colour after it

export function Sister({ props: { view, words } }: { props: TableProps<IsleView, IslePrinted> }) {
  const { sister } = view;
  if (!sister) return null;
  return (
    <section class="panel sister">
      <h2 class="label">{words.say("page.sister")}{sister.first && ` · ${words.say("screen.sister_first")}`}</h2>
      <ol class="plain colours">
        {sister.colours.map((colour, i) => (
          <li key={colour} title={words.name("colour", colour)}>
            <FamilyChip colour={colour} /> <span class="spoken">{words.name("colour", colour)}</span> {MOST - i}
          </li>
        ))}
        <li class="muted small">{words.say("page.sister_cards", { cards: sister.cards_left, deck: sister.deck })}</li>
      </ol>
      {sister.card && <p class="small">{words.say("screen.sister_card")}: {words.name("basket_text", sister.card)}</p>}
      <div class="minis" tabIndex={0} role="group" aria-label={words.say("score.sister_lesson")}>
        {sister.lessons.map((card) => (
          <Card key={card} small title={words.name("sister_card", card)} band="var(--ink)">{words.name("sister_text", card)}</Card>
        ))}
      </div>
    </section>
  );
}
