// Which variant is played, and by how many: for a new table and for the statistics.

import type { GameInfo, VariantInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import { Chips } from "../../ui/Chips";

interface VariantChipsProps {
  game: GameInfo;
  variant: VariantInfo;
  words: Words;
  onChange(variant: VariantInfo): void;
}

export function VariantChips({ game, variant, words, onChange }: VariantChipsProps) {
  return (
    <Chips
      legend={words.say("new.variant")}
      name="variant"
      value={variant.name}
      options={game.variants.map(({ name }) => [name, words.name("variant", name)] as const)}
      onChange={(name) => onChange(game.variants.find((other) => other.name === name) as VariantInfo)}
    />
  );
}

interface SeatCountChipsProps {
  variant: VariantInfo;
  count: number;
  words: Words;
  onChange(count: number): void;
}

export function SeatCountChips({ variant, count, words, onChange }: SeatCountChipsProps) {
  const options = [...variant.seats].sort().map((n) => [n, String(n)] as const);
  return (
    <Chips
      legend={words.say("new.how_many")}
      name="count"
      value={count}
      options={options}
      onChange={onChange}
    />
  );
}
