// Small drawings for the rules, made of the pieces of the table.

import type { ComponentChildren } from "preact";
import type { Words } from "../../api/words";
import { Cat } from "../../cardboard/Cat";
import { FAMILIES, FAMILY_NAMES } from "../../cardboard/families";
import type { Cell } from "../../cardboard/outline";
import { Treasure } from "../../cardboard/Treasure";
import { Wins } from "../../cardboard/Wins";
import { Glyph, Icon, type IconName } from "../../ui/icons";

const L: Cell[] = [
  [0, 0],
  [0, 1],
  [1, 1],
];
const HOOK: Cell[] = [
  [0, 0],
  [1, 0],
  [1, 1],
];

/** A shape so many squares further to the right. */
const moved = (cells: readonly Cell[], by: number) => cells.map(([x, y]): Cell => [x + by, y]);

/** Some squares of a boat, with what lies there. */
function Deck({
  width,
  height = 2,
  children,
}: {
  width: number;
  height?: number;
  children: ComponentChildren;
}) {
  return (
    <svg viewBox={`-.2 -.2 ${width + 0.4} ${height + 0.4}`} height={height * 40}>
      <rect
        width={width}
        height={height}
        fill="var(--deck-0)"
        stroke="var(--wall)"
        stroke-width=".08"
        rx=".15"
      />
      {children}
    </svg>
  );
}

const icons = (...names: IconName[]) => (
  <>
    {names.map((name, i) => (
      <Icon key={i} name={name} size={28} />
    ))}
  </>
);

function Goal({ words }: { words: Words }) {
  return (
    <>
      <Wins text={words.say("page.goal_family")} worth="+8">
        <Deck width={5}>
          <Cat cells={L} family="amber" lit />
          <Cat cells={moved(HOOK, 1)} family="amber" lit />
          <Cat cells={moved(L, 3)} family="amber" lit />
        </Deck>
      </Wins>
      <Wins text={words.say("page.goal_rat")} worth="−1">
        <Icon name="rat" size={32} colour="var(--rat)" />
      </Wins>
      <Wins text={words.say("page.goal_room")} worth="−5">
        <Deck width={3}>
          <Cat cells={L} family="tide" />
        </Deck>
      </Wins>
    </>
  );
}

export function drawings(words: Words): Record<string, preact.JSX.Element> {
  return {
    goal: <Goal words={words} />,
    draft: icons("hand", "next", "hand", "next", "hand"),
    buying: icons("fish", "fish", "fish"),
    rescue_cards: icons("basket", "boot", "basket"),
    rescue: (
      <>
        {icons("fish", "fish", "fish", "basket")}
        <Deck width={2}>
          <Cat cells={L} family="tide" />
        </Deck>
      </>
    ),
    placing: (
      <Deck width={4}>
        <Cat cells={L} family="brick" />
        <Cat cells={moved(HOOK, 2)} family="mint" ghost="ok" />
      </Deck>
    ),
    maps: (
      <Deck width={3} height={1}>
        {FAMILY_NAMES.slice(0, 3).map((name, i) => (
          <Glyph key={name} name="map" x={i + 0.5} y={0.5} size={0.7} colour={FAMILIES[name].colour} />
        ))}
      </Deck>
    ),
    treasures: (
      <Deck width={5}>
        <Treasure cells={HOOK.slice(0, 2)} rare={false} />
        <Treasure cells={moved(L, 3)} rare />
      </Deck>
    ),
    scoring: (
      <Deck width={6}>
        <Cat cells={L} family="amber" lit />
        <Cat cells={moved(HOOK, 1)} family="amber" lit />
        <Cat cells={moved(L, 3)} family="amber" lit />
        <Glyph name="rat" x={5.5} y={0.5} size={0.7} colour="var(--rat)" />
      </Deck>
    ),
    family: (
      <Deck width={6}>
        <Cat cells={L} family="tide" />
        <Cat cells={moved(HOOK, 2)} family="heather" />
        <Cat cells={moved(L, 4)} family="mint" />
      </Deck>
    ),
  };
}
