// Small cardboard: a seat's token, a tile of goods, a cube of a resource.

import { Icon, type IconName } from "../ui/icons";
import { seatColour, seatSign } from "./families";

/** A seat's token; without a seat, the dashed place where one may lie. */
export function Token({
  seat,
  text,
  label,
}: {
  seat?: number | undefined;
  text?: string | number;
  label?: string;
}) {
  if (seat === undefined) return <span class="token free">{text}</span>;
  return (
    <span class="token" style={`--seat:${seatColour(seat)}`} title={label}>
      {text ?? seatSign(seat)}
    </span>
  );
}

interface TileProps {
  /** A CSS colour: the family's. */
  colour: string;
  icon: IconName;
  label: string;
  size?: number;
  /** Needed and not there: hatched. */
  missing?: boolean;
}

export function Tile({ colour, icon, label, size = 40, missing }: TileProps) {
  return (
    <span
      class={`tile ${missing ? "missing" : ""}`}
      style={`--family:${colour};width:${size}px;height:${size}px`}
      title={label}
      role="img"
      aria-label={label}
    >
      <Icon name={icon} size={size * 0.62} />
    </span>
  );
}

/** A free place for a tile. */
export function TilePlace({ text, size = 40 }: { text?: string | number; size?: number }) {
  return (
    <span class="tile empty" style={`width:${size}px;height:${size}px`}>
      {text}
    </span>
  );
}

export function Cube({
  stuff,
  icon,
  label,
  lifted,
}: {
  stuff: string;
  icon: IconName;
  label: string;
  lifted?: boolean;
}) {
  // In a drawing whose words stand beside it the cube has no name, and is not spoken.
  const named = label ? { title: label, role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return (
    <span class={`cube ${lifted ? "lifted" : ""}`} style={`--stuff:var(--${stuff})`} {...named}>
      <Icon name={icon} size={13} />
    </span>
  );
}
