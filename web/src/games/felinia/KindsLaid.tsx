// The kinds of tiles laid in a kingdom, each with its number; "" stands for the special tiles.

import type { Words } from "../../api/words";
import { Icon } from "../../ui/icons";
import { HeadIcon } from "./art/Head";

interface KindsLaidProps {
  spread: readonly (readonly [kind: string, n: number])[];
  words: Words;
  size: number;
}

export const KindsLaid = ({ spread, words, size }: KindsLaidProps) => (
  <span class="row">
    {spread.map(([kind, n]) => (
      <span key={kind} class="of-kind">
        {kind ? (
          <HeadIcon kind={kind} size={size} label={words.name("kind", kind)} />
        ) : (
          <Icon
            name="star"
            size={Math.round(size * 0.76)}
            colour="var(--coin)"
            label={words.say("page.special")}
          />
        )}
        {n}
      </span>
    ))}
  </span>
);
