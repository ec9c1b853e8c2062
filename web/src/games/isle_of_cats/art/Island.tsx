// The island between the two fields: sand, grass, a peak, a house and trees.

import { INK, WHITE, CREAM } from "../../../cardboard/palette";
import { memo } from "../../../ui/memo";

const SHORE =
  "M20 20C50 40 40 90 46 130S34 200 44 250S50 340 24 362C-6 350 2 300 -2 250S8 180 -2 130S-8 44 20 20Z";
const MEADOW =
  "M21 36C40 56 32 96 38 134S28 200 36 250S40 326 23 346C4 330 10 296 6 250S14 180 6 134S2 56 21 36Z";
const TREES: readonly (readonly [number, number])[] = [
  [14, 58],
  [30, 62],
  [13, 160],
  [32, 158],
  [16, 246],
  [30, 238],
  [22, 270],
  [14, 306],
  [30, 300],
  [23, 330],
];

export const Island = memo(function Island() {
  return (
    <svg class="island" viewBox="-8 10 60 362" aria-hidden="true">
      <path d={SHORE} fill="none" stroke="var(--foam)" stroke-width="12" opacity=".8" />
      <path d={SHORE} fill="var(--isle-sand)" stroke={INK} stroke-width="2" />
      <path d={MEADOW} fill="var(--isle-grass)" stroke={INK} stroke-opacity=".4" stroke-width="1.4" />
      <g stroke-linejoin="round">
        <path d="M2 128L16 84L22 92L28 76L42 128Z" fill="var(--isle-rock)" stroke={INK} stroke-width="1.6" />
        <path d="M28 76L42 128H30L32 106Z" fill="var(--isle-rock-shade)" />
        <path d="M28 76l4 14l-5 -3l-4 5z" fill={WHITE} />
      </g>
      <g stroke={INK} stroke-width="1.3">
        <path d="M14 214V186H30V214Z" fill={CREAM} />
        <path d="M11 186L22 172L33 186Z" fill="var(--brick)" />
        <path d="M19 214V200h6v14z" fill={INK} />
      </g>
      {TREES.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <path d="M0 3v8" stroke="var(--wall)" stroke-width="2.2" />
          <path
            d="M-7 3C-9 -6 -3 -11 0 -11S9 -6 7 3Q0 7 -7 3Z"
            fill="var(--isle-leaf)"
            stroke={INK}
            stroke-width="1"
          />
        </g>
      ))}
    </svg>
  );
});
