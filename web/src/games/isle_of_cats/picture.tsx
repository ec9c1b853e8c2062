// The box: three cats asleep on a deck at sea.

import { Cat } from "../../cardboard/Cat";
import { type Cell, outline } from "../../cardboard/outline";
import { Hull } from "./Hull";

const WAVES =
  "M-2 1q1 -.5 2 0t2 0t2 0t2 0t2 0t2 0t2 0t2 0M-2 3.4q1 -.5 2 0t2 0t2 0t2 0t2 0t2 0t2 0t2 0M-2 5.8q1 -.5 2 0t2 0t2 0t2 0t2 0t2 0t2 0t2 0";

/** Rows of a deck twelve squares long, narrower towards both rims. */
const DECK: readonly Cell[] = [3, 1, 0, 1, 3].flatMap((inset, y) =>
  Array.from({ length: 12 - 2 * inset }, (_, i): Cell => [inset + i, y]),
);

const CATS: [Cell[], "tide" | "mint" | "brick" | "heather" | "amber"][] = [
  [
    [
      [3, 1],
      [3, 2],
      [3, 3],
      [4, 3],
    ],
    "brick",
  ],
  [
    [
      [4, 0],
      [5, 0],
      [5, 1],
      [6, 1],
    ],
    "mint",
  ],
  [
    [
      [6, 2],
      [7, 2],
      [8, 2],
      [7, 3],
    ],
    "heather",
  ],
  [
    [
      [8, 1],
      [9, 1],
      [9, 2],
      [10, 2],
    ],
    "amber",
  ],
  [
    [
      [1, 1],
      [1, 2],
      [2, 2],
    ],
    "tide",
  ],
];

export function Picture() {
  return (
    <svg viewBox="-1.6 -2 15.2 9.5" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={WAVES} fill="none" stroke="var(--foam)" stroke-width=".1" opacity=".7" />
      <Hull deck={DECK} />
      <path d={outline(DECK, 0.03, 0.14)} fill="var(--deck-0)" stroke="var(--wall)" stroke-width=".08" />
      <path
        d="M2 1V4M3 .5V4.5M4 0V5M5 0V5M6 0V5M7 0V5M8 0V5M9 .5V4.5M10 1V4M1 2H11M1 3H11M2 1H10M2 4H10"
        stroke="var(--wall)"
        stroke-opacity=".2"
        stroke-width=".03"
      />
      {CATS.map(([cells, family]) => (
        <Cat cells={cells} family={family} />
      ))}
    </svg>
  );
}
