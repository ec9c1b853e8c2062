// What a seat has beside its boat: fish, baskets, boots.

import type { Words } from "../../api/words";
import { Icon } from "../../ui/icons";
import type { Seat } from "./types";

export function Stores({ seat, words }: { seat: Seat | undefined; words: Words }) {
  if (!seat || seat.fish === undefined) return null;
  const baskets = seat.baskets ?? { active: 0, used: 0 };
  return (
    <div class="stores">
      <span title={words.say("screen.fish")}>
        <Icon name="fish" size={20} label={words.say("screen.fish")} /> <b>{seat.fish}</b>
      </span>
      <span title={words.say("screen.baskets")}>
        <Icon name="basket" size={20} label={words.say("screen.baskets")} /> <b>{baskets.active}</b>
        <span class="muted">/{baskets.active + baskets.used}</span>
      </span>
      <span title={words.say("screen.boots")}>
        <Icon name="boot" size={20} label={words.say("screen.boots")} /> <b>{seat.boots ?? 0}</b>
      </span>
    </div>
  );
}
