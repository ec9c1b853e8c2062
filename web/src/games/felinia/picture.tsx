// The box: a ship leaves the quay for an island of five kingdoms; those who stay behind mind the crates.

import { CREAM, INK } from "../../cardboard/palette";
import { Scene, type Standing } from "../../cardboard/Scene";
import { Glyph, type IconName } from "../../ui/icons";
import { Head } from "./art/Head";
import { Ship } from "./art/Ship";
import { Town } from "./art/Town";

const CLOUDS = "M28 24q2-9 12-8q5-8 15-2q10-1 11 10zM168 22q2-7 9-6q4-6 11-2q8-1 9 8z";

/** The hills of the five kingdoms, the farthest first. */
const HILLS: readonly (readonly [string, string])[] = [
  ["tide", "M196 86Q214 26 238 52Q254 34 276 86Z"],
  ["heather", "M150 86Q172 40 196 58Q210 44 226 86Z"],
  ["amber", "M226 86Q250 56 268 66Q288 58 304 86Z"],
  ["mint", "M132 88Q150 62 176 72Q196 66 210 88Z"],
  ["brick", "M200 88Q222 66 246 76Q262 70 276 88Z"],
];
const CRATES: readonly (readonly [number, number, string, IconName])[] = [
  [151, 136, "heather", "wine"],
  [205, 138, "mint", "glass"],
  [247, 138, "amber", "watch"],
];
const CROWD: readonly Standing[] = [
  ["tiger", 180, 122, 38],
  ["lion", 226, 117, 42],
  ["lynx", 266, 122, 36],
];

export function Picture() {
  return (
    <Scene sky={88} sun={{ cx: 104, cy: 84, r: 25 }} light="amber" clouds={CLOUDS} opacity={0.8}>
      <g stroke={INK} stroke-width="2" stroke-linejoin="round">
        {HILLS.map(([family, hill]) => (
          <path d={hill} fill={`color-mix(in oklab, var(--${family}) 66%, var(--land))`} />
        ))}
      </g>
      <path d="M120 88Q200 80 300 88V94H120Z" fill="var(--sand)" stroke={INK} stroke-width="1.6" />
      <Town x={178} y={78} colour="var(--brick)" scale={0.62} />
      <rect y="92" width="288" height="78" fill="var(--sea)" />
      <path
        d="M0 104q12 -6 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0M-10 160q12 -6 24 0t24 0t24 0t24 0t24 0t24 0"
        fill="none"
        stroke="var(--foam)"
        stroke-width="2"
        opacity=".8"
      />
      <svg x="2" y="34" width="134" height="115">
        <Ship kingdom="panther" seats={3} riders={[0, 1, 3]} />
      </svg>
      {CROWD.map(([kind, x, y, size]) => (
        <>
          <ellipse
            cx={x}
            cy={y + size * 0.62}
            rx={size * 0.42}
            ry={size * 0.4}
            fill="var(--muted)"
            stroke={INK}
            stroke-width="2"
          />
          <Head kind={kind} x={x} y={y} size={size} />
        </>
      ))}
      <path d="M138 150H300V176H138Z" fill="var(--plank-1)" stroke={INK} stroke-width="2.2" />
      <path d="M170 150V170M206 150V170M244 150V170" stroke={INK} stroke-opacity=".3" stroke-width="1.6" />
      {CRATES.map(([x, y, family, icon]) => (
        <g transform={`translate(${x} ${y})`}>
          <rect
            x="-13"
            y="-13"
            width="26"
            height="26"
            rx="6"
            fill={`color-mix(in oklab, var(--${family}) 70%, ${CREAM})`}
            stroke={INK}
            stroke-width="1.8"
          />
          <Glyph name={icon} x={0} y={0} size={16} colour={INK} />
        </g>
      ))}
    </Scene>
  );
}
