// A crate of goods: the tile of a kind of merchandise; dashed and grey where it is needed and not there.

import type { Family } from "../../../cardboard/families";
import { CREAM, INK, WHITE } from "../../../cardboard/palette";
import { Glyph, type IconName } from "../../../ui/icons";

interface CrateProps {
  good: string;
  family: Family;
  icon: IconName;
  label: string;
  size?: number;
  missing: boolean;
}

export function Crate({ good, family, icon, label, size, missing }: CrateProps) {
  const dark = family.colour === "var(--tide)";
  return (
    <svg
      class={`tile crate ${missing ? "missing" : ""}`}
      viewBox="0 0 34 34"
      {...(size ? { width: size, height: size } : {})}
      role="img"
      data-good={missing ? undefined : good}
      data-kind={good}
      aria-label={label}
    >
      <title>{label}</title>
      <rect
        x="1.5"
        y="1.5"
        width="31"
        height="31"
        rx="8"
        fill={missing ? "var(--panel)" : `color-mix(in oklab, ${family.colour} ${dark ? 62 : 70}%, ${CREAM})`}
        stroke={missing ? "var(--strong-line)" : INK}
        stroke-width="1.8"
        {...(missing ? { "stroke-dasharray": "4 3" } : {})}
      />
      {!missing && <path d="M3 27h28" stroke={INK} stroke-opacity=".18" stroke-width="7" />}
      <Glyph name={icon} x={17} y={17} size={20} colour={missing ? "var(--muted)" : dark ? WHITE : INK} />
    </svg>
  );
}
