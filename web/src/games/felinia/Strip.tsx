// On a phone: the own house in one line; a tap opens all of it.

import { Icon } from "../../ui/icons";
import { Good } from "./look";
import { type Props, spread } from "./props";
import type { Family } from "./types";

export function Strip({ onOpen, ...props }: Props & { onOpen(): void }) {
  const { view, words } = props;
  const seat = props.shown >= 0 ? props.shown : 0;
  const family = view.seats[seat] as Family;
  const counts = [
    ["coin", "silver"],
    ["gold", "gold"],
    ["spice", "spice"],
    ["merchant", "stock"],
  ] as const;
  return (
    <button
      type="button"
      class="strip"
      aria-label={words.say("page.house")}
      style={`--seat:var(--seat-${seat})`}
      onClick={onOpen}
    >
      {counts.map(([icon, what]) => (
        <span key={what} class="count" data-what={what}>
          <Icon
            name={icon}
            label={what === "stock" ? words.say("board.merchants") : words.name("what", what)}
          />{" "}
          {family[what]}
        </span>
      ))}
      <span class="row">
        {spread(family.goods).map((good, index) => (
          <Good key={index} good={good} words={words} size={26} />
        ))}
      </span>
    </button>
  );
}
