// The pictures of the special tiles, in a box of 30 x 30 around the middle.

import { CREAM, INK } from "../../../cardboard/palette";
import { Glyph, type IconName } from "../../../ui/icons";

interface Picture {
  /** Filled shapes, from back to front. */
  shapes: readonly (readonly [d: string, fill: string])[];
  /** Lines on them. */
  lines?: string;
  /** What the tile is about, in its corner. */
  about: IconName;
}

const WOOD = "var(--hull)";
const ROOF = "var(--brick)";

const PICTURES: Record<string, Picture> = {
  pantry: {
    shapes: [
      ["M-12 -9H12V10H-12Z", WOOD],
      ["M-9 -6a3.4 3.4 0 1 0 .1 0Z", "var(--amber)"],
      ["M0 -6a3.4 3.4 0 1 0 .1 0Z", "var(--brick)"],
      ["M7 -7h4v7h-4z", "var(--mint)"],
    ],
    lines: "M-12 1H12M-12 10H12M-8 4h4v5h-4zM2 4h5v5h-5z",
    about: "fish",
  },
  spicery: {
    shapes: [
      ["M-11 -4H-3L-2 10H-12Z", "var(--amber)"],
      ["M-2 -6H7L9 10H-4Z", "var(--accent)"],
      ["M-10 -7q3 -4 6 0v3h-6z", CREAM],
      ["M-1 -9q3.500 -4 7 0v3h-7z", CREAM],
    ],
    lines: "M-10 0h6M-1 -1h8",
    about: "spice",
  },
  hermitage: {
    shapes: [
      ["M-13 10L-4 -8L2 1L7 -5L13 10Z", "var(--rock-1)"],
      ["M-4 10V2L1 -3L6 2V10Z", CREAM],
      ["M-6 3L1 -4L8 3L6 4L1 -1L-4 4Z", ROOF],
      ["M-1 10V5h4v5z", INK],
    ],
    about: "merchant",
  },
  atlas: {
    shapes: [
      ["M-13 -8Q-6 -11 0 -7Q6 -11 13 -8V8Q6 5 0 9Q-6 5 -13 8Z", CREAM],
      ["M-10 -5l5 -1l2 4l-4 3l-4 -2z", "var(--mint)"],
      ["M3 -3l5 -2l3 4l-5 4z", "var(--amber)"],
    ],
    lines: "M0 -7V9M-9 4h5M4 4h5",
    about: "mystery",
  },
  forager: {
    shapes: [
      ["M-9 -1H7V10H-9Z", WOOD],
      ["M-12 0L-1 -11L10 0Z", "var(--leaf-1)"],
      ["M-3 10V3h5v7z", INK],
      ["M9 4q5 -1 4 6h-5z", "var(--leaf-2)"],
    ],
    lines: "M-1 -11v4",
    about: "fish",
  },
  caravan: {
    shapes: [
      ["M-13 -6Q-4 -13 6 -6V4H-13Z", CREAM],
      ["M-13 3H8V6H-13Z", WOOD],
      ["M-9 4a4 4 0 1 0 .1 0Z", "var(--straw)"],
      ["M3 4a4 4 0 1 0 .1 0Z", "var(--straw)"],
    ],
    lines: "M8 4h6M-7 -8V3M0 -9V3M-9 6v4M3 6v4",
    about: "boot",
  },
  mint: {
    shapes: [
      ["M-12 10V6H12V10Z", "var(--rock-2)"],
      ["M-7 6V1H7V6Z", "var(--rock-1)"],
      ["M-3 -12H3V-3H-3Z", WOOD],
      ["M-5 -4a5 2.600 0 1 0 10 0a5 2.600 0 1 0 -10 0Z", "var(--stone)"],
    ],
    lines: "M-5 -4v3a5 2.600 0 0 0 10 0v-3",
    about: "coin",
  },
  goldmine: {
    shapes: [
      ["M-14 10L-7 -8L0 -12L8 -6L14 10Z", "var(--rock-2)"],
      ["M-7 10V0Q0 -7 7 0V10Z", INK],
      ["M-4 10L-2 5H3L5 10Z", "var(--amber)"],
    ],
    lines: "M-8 10V0M8 10V0M-9 0H9",
    about: "gold",
  },
};

/** The picture of a special tile; one that material of one's own has added gets a star. */
export function Special({
  name,
  x = 0,
  y = 0,
  size = 30,
}: {
  name: string;
  x?: number;
  y?: number;
  size?: number;
}) {
  const picture = PICTURES[name];
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 30})`}
      stroke={INK}
      stroke-width="1.4"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {picture?.shapes.map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
      {picture?.lines && <path d={picture.lines} fill="none" />}
      <g stroke="none">
        {!picture && <Glyph name="star" x={0} y={0} size={24} colour={INK} />}
        {picture && (
          <>
            <circle cx="9" cy="-8" r="6.6" fill={CREAM} stroke={INK} stroke-width="1.2" />
            <Glyph name={picture.about} x={9} y={-8} size={9.5} colour={INK} />
          </>
        )}
      </g>
    </g>
  );
}

/** The picture by itself, beside words. */
export const SpecialIcon = ({ name, size = 30 }: { name: string; size?: number }) => (
  <svg class="special" width={size} height={size} viewBox="-16 -16 32 30" aria-hidden="true">
    <Special name={name} />
  </svg>
);
