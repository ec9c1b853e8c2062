// The box: cats asleep on a deck; the island lies behind them, and Vesh's black sail on the horizon.

import { Cat } from "../../cardboard/Cat";
import { type Cell, outline } from "../../cardboard/outline";
import { INK } from "../../cardboard/palette";
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
    <svg viewBox="-1.6 -3.4 15.2 9.5" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-2" y="-4" width="17" height="2.5" fill="var(--fief-sky)" />
      <circle cx="6" cy="-1.6" r="1.1" fill="var(--amber)" opacity=".8" />
      <Isle />
      <BlackSail />
      <rect x="-2" y="-1.5" width="17" height="10" fill="var(--sea)" />
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

/** The island that is left behind: a beach, palms and a mountain that smokes a little. */
const Isle = () => (
  <g stroke={INK} stroke-width=".09" stroke-linejoin="round">
    <path d="M1 -2.5q-.4 -.3 0 -.55q.5 -.2 .3 -.6" fill="none" stroke="var(--muted)" stroke-opacity=".6" />
    <path d="M-.6 -1.4L.5 -2.4H1.4L2.7 -1.4Z" fill="var(--isle-rock)" />
    <path d="M.5 -2.4H1.4L1.15 -2.150L.9 -2.3L.7 -2.1Z" fill="var(--accent)" />
    <path d="M-2 -1.4Q-.6 -2 .7 -1.7T3.7 -1.4V-1.2H-2Z" fill="var(--isle-grass)" />
    <path
      d="M2.6 -1.5Q2.7 -2 2.5 -2.3M-.9 -1.6Q-.8 -2 -1 -2.3"
      fill="none"
      stroke="var(--wall)"
      stroke-width=".13"
    />
    <path
      d="M2.5 -2.3q-.6 -.3 -.8 .2q.5 -.1 .8 -.2q.2 -.5 .7 -.1q-.4 0 -.7 .1q.5 .1 .5 .5q-.3 -.3 -.5 -.5M-1 -2.3q-.6 -.3 -.8 .2q.5 -.1 .8 -.2q.2 -.5 .7 -.1q-.4 0 -.7 .1q.5 .1 .5 .5q-.3 -.3 -.5 -.5"
      fill="var(--isle-leaf)"
      stroke-width=".06"
    />
  </g>
);

/** Vesh comes nearer every day. */
const BlackSail = () => (
  <g stroke={INK} stroke-width=".08" stroke-linejoin="round">
    <path d="M10.9 -2.800V-1.5" />
    <path d="M10.95 -2.750Q12 -2.5 11.9 -1.850Q11.4 -1.75 10.95 -1.850Z" fill={INK} />
    <path d="M10.85 -2.600Q10.2 -2.4 10.2 -1.850Q10.5 -1.8 10.85 -1.850Z" fill={INK} />
    <path d="M11.25 -2.300l.14 .14m0 -.14l-.14 .14" stroke="var(--brick)" stroke-width=".1" />
    <path d="M10 -1.700H12.100Q11.9 -1.3 11.5 -1.300H10.500Q10.2 -1.3 10 -1.700Z" fill="var(--wall)" />
  </g>
);
