// The box: an island of five kingdoms, and a ship that leaves for it.

import { FAMILIES, FAMILY_NAMES } from "../../cardboard/families";
import { CREAM, INK } from "../../cardboard/palette";
import { Glyph, type IconName } from "../../ui/icons";

const WAVES =
  "M0 22q18 -9 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0M0 150q18 -9 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0M0 90q18 -9 36 0t36 0";
const ISLAND = [
  "M92 60L120 34L168 28L178 62L150 84L112 82Z",
  "M168 28L216 32L240 54L214 82L178 62Z",
  "M150 84L178 62L214 82L206 118L160 122Z",
  "M92 60L112 82L150 84L160 122L112 132L84 98Z",
  "M214 82L240 54L256 92L236 124L206 118Z",
];
const PLACES: [number, number, IconName][] = [
  [134, 57, "watch"],
  [206, 56, "glass"],
  [180, 96, "coat"],
  [120, 104, "wine"],
  [230, 92, "book"],
];

export function Picture() {
  return (
    <svg viewBox="0 0 288 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={WAVES} fill="none" stroke="var(--foam)" stroke-width="2" opacity=".7" />
      <g stroke="var(--foam)" stroke-width="20" stroke-linejoin="round" opacity=".6">
        {ISLAND.map((path) => (
          <path d={path} fill="var(--foam)" />
        ))}
      </g>
      {ISLAND.map((path, i) => (
        <path
          d={path}
          fill={`color-mix(in oklab, ${FAMILIES[FAMILY_NAMES[i]!].colour} 62%, var(--deck-0))`}
          stroke="var(--wall)"
          stroke-width="2.5"
          stroke-linejoin="round"
        />
      ))}
      <g fill={CREAM} stroke={INK} stroke-width="1.6">
        {PLACES.map(([x, y]) => (
          <rect x={x - 13} y={y - 13} width="26" height="26" rx="7" />
        ))}
      </g>
      {PLACES.map(([x, y, icon]) => (
        <Glyph name={icon} x={x} y={y} size={17} colour={INK} />
      ))}
      <Ship />
    </svg>
  );
}

function Ship() {
  return (
    <g transform="translate(4 76) scale(.62)" stroke={INK} stroke-linejoin="round">
      <path d="M70 4V44" stroke-width="3" />
      <path d="M74 6Q112 14 106 40Q88 44 74 40Z" fill="var(--amber)" stroke-width="2.5" />
      <path d="M66 10Q40 18 44 40Q56 43 66 40Z" fill={CREAM} stroke-width="2.5" />
      <path d="M12 46H138Q132 70 112 70H38Q18 70 12 46Z" fill="var(--hull)" stroke-width="3" />
      <Glyph name="merchant" x={76} y={58} size={18} colour={CREAM} />
    </g>
  );
}
