// What a seat has beside its boat: fish, baskets, boots; and what would be left of it.

import type { Words } from "../../api/words";
import { Icon } from "../../ui/icons";
import type { Props } from "./props";
import type { Seat } from "./types";

/** What the choices that are not yet sent would use up. */
export interface Cost {
  fish: number;
  baskets: number;
}

/** The fish and permanent baskets of a rescue that is planned. */
export function costOf({ pending, view }: Props, basket: string | null): Cost | null {
  const rescue = pending.find(({ choice }) => choice.kind === "rescue")?.choice;
  if (!rescue) return null;
  const cat = view.fields.find(
    ({ colour, shape }) => colour === rescue["colour"] && shape === rescue["shape"],
  );
  return { fish: cat?.price ?? 0, baskets: basket === "permanent" ? 1 : 0 };
}

interface StoresProps {
  seat: Seat | undefined;
  words: Words;
  cost?: Cost | null;
}

export function Stores({ seat, words, cost }: StoresProps) {
  if (!seat || seat.fish === undefined) return null;
  const baskets = seat.baskets ?? { active: 0, used: 0 };
  return (
    <div class="stores">
      <span title={words.say("screen.fish")} data-store="fish">
        <Icon name="fish" size={20} label={words.say("screen.fish")} /> <b>{seat.fish}</b>
        {cost ? <span class="after">→{seat.fish - cost.fish}</span> : null}
      </span>
      <span title={words.say("screen.baskets")} data-store="baskets">
        <Icon name="basket" size={20} label={words.say("screen.baskets")} /> <b>{baskets.active}</b>
        <span class="muted">/{baskets.active + baskets.used}</span>
        {cost?.baskets ? <span class="after">→{baskets.active - cost.baskets}</span> : null}
      </span>
      <span title={words.say("screen.boots")} data-store="boots">
        <Icon name="boot" size={20} label={words.say("screen.boots")} /> <b>{seat.boots ?? 0}</b>
      </span>
    </div>
  );
}
