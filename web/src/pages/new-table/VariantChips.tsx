// Which variant is played, and by how many: for a new table and for the statistics.

import type { GameInfo, VariantInfo } from "../../api/wire";
import type { Words } from "../../api/words";
import { Chips } from "../../ui/Chips";

interface VariantChipsProps {
  game: GameInfo;
  variant: VariantInfo;
  words: Words;
  /** Say what each variant is like, not only its name. */
  about?: boolean;
  onChange(variant: VariantInfo): void;
}

export function VariantChips({ game, variant, words, about = false, onChange }: VariantChipsProps) {
  const told = (name: string) =>
    about && words.has(`variant_about.${name}`) ? (
      <span class="told">
        <b>{words.name("variant", name)}</b>
        <small>{words.say(`variant_about.${name}`)}</small>
      </span>
    ) : (
      words.name("variant", name)
    );
  return (
    <Chips
      legend={words.say("new.variant")}
      name="variant"
      value={variant.name}
      options={game.variants.map(({ name }) => [name, told(name)] as const)}
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
