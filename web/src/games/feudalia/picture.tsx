// The box: the vassals of a fief in front of their fields, and the cathedral they build together.

import { INK } from "../../cardboard/palette";
import { Scene, type Standing } from "../../cardboard/Scene";
import { at, inked, line } from "./art/shapes";
import { VASSALS } from "./art/vassals";

/** Who stands in front, from left to right: card, place, size. */
const CROWD: readonly Standing[] = [
  ["abbot", 196, 78, 0.78],
  ["squire", 4, 82, 0.78],
  ["reaper", 46, 72, 1],
  ["lumberjack", 120, 70, 1.04],
];

const CLOUDS = "M100 30q2-11 14-9q6-10 17-3q12-2 13 12zM8 62q2-8 11-7q5-7 13-2q9-1 10 9z";

export function Picture() {
  return (
    <Scene sky={170} sun={{ cx: 66, cy: 38, r: 17 }} light="paint-gold" clouds={CLOUDS} opacity={0.85}>
      <path d="M0 100Q70 60 150 88T288 66V170H0Z" fill="var(--wheat)" opacity=".6" />
      {at(20, 100, 0.62, MILL)}
      <Cathedral />
      <path d="M0 124Q80 92 168 112T288 104V170H0Z" fill="var(--clay)" opacity=".8" />
      <path d="M0 146Q90 118 180 136T288 128V170H0Z" fill="var(--wood)" />
      {CROWD.map(([card, x, y, size]) => at(x, y, size, VASSALS[card]?.figure()))}
    </Scene>
  );
}

const MILL = [
  inked("M-14 0L-9-40H9L14 0Z", "linen"),
  inked("M-11-39Q0-54 11-39Z", "rust"),
  [20, 110, 200, 290].map((turn) =>
    at(0, -40, 1, [line("M0 0V-30", "ink", 2.4), inked("M1-8H9V-29H1Z", "cream", 1.6)], turn),
  ),
];

/** Three towers, a rose, and light in every window. */
function Cathedral() {
  return (
    <g stroke={INK} stroke-width="2" stroke-linejoin="round" transform="translate(-2 -6)">
      <path
        d="M190 112V62L203 36L216 62V68H232L240 24L248 68H262V62L275 36L288 62V112Z"
        fill="var(--paint-linen)"
      />
      <path d="M214 72L240 50L266 72" fill="var(--tide)" />
      <path d="M203 36V26M275 36V26M240 24V10M235 15H245" />
      <circle cx="240" cy="74" r="8" fill="var(--amber)" />
      <path d="M240 66V82M232 74H248M234.4 68.400L245.6 79.600M245.6 68.400L234.4 79.6" stroke-width="1.2" />
      <path d="M231 112V98Q240 86 249 98V112Z" fill="var(--hull)" />
      <path d="M198 96V78Q203 70 208 78V96ZM270 96V78Q275 70 280 78V96Z" fill="var(--brick)" />
      <path d="M219 100V90Q223 84 227 90V100ZM253 100V90Q257 84 261 90V100Z" fill="var(--mint)" />
    </g>
  );
}
