// A card's cat: with its backdrop on a card, without it in a field, its head alone in a door.

import { memo } from "../../../ui/memo";
import { backdrop } from "./backdrops";
import { characterOf, headOf } from "./cast";

/** The picture of a card, filling its box; the head is never cut. */
export const CardArt = memo(({ card }: { card: string }) => {
  const character = characterOf(card);
  return (
    <svg class="art" viewBox="0 0 120 90" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {backdrop(character.backdrop)}
      {character.figure()}
    </svg>
  );
});

/** The same cat without its backdrop: it stands in a field. */
export const Bust = memo(({ card }: { card: string }) => (
  <svg class="bust" viewBox="18 4 92 90" aria-hidden="true">
    {characterOf(card).figure()}
  </svg>
));

/** The cat in a round frame, for short rows. */
export const Medal = memo(({ card }: { card: string }) => (
  <svg class="medal" viewBox="22 -8 78 78" aria-hidden="true">
    <circle cx="61" cy="31" r="38" fill="var(--glow)" />
    {characterOf(card).figure()}
  </svg>
));

export const Head = ({ card, asleep = false }: { card: string; asleep?: boolean }) => (
  <>{headOf(card, asleep)}</>
);
