// The six types of mysterious places, each with a picture of its own, in a box of 96 x 60.

import { CREAM, INK } from "../../../cardboard/palette";
import { Glyph } from "../../../ui/icons";

type Shape = readonly [d: string, fill: string];

const NIGHT: Shape = ["M0 0H96V60H0Z", "var(--grape)"];
const DUSK: Shape = ["M0 0H96V60H0Z", "var(--heather)"];

const PICTURES: Record<string, readonly Shape[]> = {
  "moon-well": [
    NIGHT,
    ["M70 8a10 10 0 1 0 8 16a9 9 0 0 1 -8 -16Z", "var(--lantern)"],
    ["M0 48Q48 40 96 48V60H0Z", "var(--leaf-2)"],
    ["M30 36H62V54H30Z", "var(--rock-1)"],
    ["M26 32a20 6 0 1 0 40 0a20 6 0 1 0 -40 0Z", "var(--rock-2)"],
    ["M31 32a15 4 0 1 0 30 0a15 4 0 1 0 -30 0Z", "var(--lantern)"],
  ],
  "singing-cave": [
    DUSK,
    ["M4 60L20 18L46 6L76 16L92 60Z", "var(--rock-2)"],
    ["M28 60V40Q46 18 64 40V60Z", INK],
    ["M40 46a4 3 0 1 0 4 3V34l10 -3v12a4 3 0 1 0 3 3V26l-17 5Z", "var(--lantern)"],
  ],
  "whisker-falls": [
    ["M0 0H96V60H0Z", "var(--sea)"],
    ["M0 8H34V60H0ZM62 8H96V60H62Z", "var(--leaf-1)"],
    ["M34 4H62V50H34Z", "var(--foam)"],
    ["M14 52Q48 42 82 52V60H14Z", "var(--mint)"],
    ["M36 14L22 10M36 20L20 20M60 14L74 10M60 20L76 20", "none"],
  ],
  "sunken-sphinx": [
    ["M0 0H96V60H0Z", "var(--sea)"],
    ["M22 44V30L26 12L36 20H54L64 12L68 30V44Z", "var(--straw)"],
    ["M38 28h4v4h-4zM50 28h4v4h-4z", INK],
    ["M0 42q12 -6 24 0t24 0t24 0t24 0V60H0Z", "var(--tide)"],
  ],
  "glass-dunes": [
    ["M0 0H96V60H0Z", "var(--brass)"],
    ["M76 10a8 8 0 1 0 .1 0Z", "var(--accent)"],
    ["M0 44Q24 24 50 42T96 34V60H0Z", "var(--straw)"],
    ["M22 44L28 18L36 44ZM46 46L54 24L60 46Z", "var(--mint)"],
  ],
  "hollow-giant": [
    ["M0 0H96V60H0Z", "var(--mint)"],
    ["M14 26Q12 6 48 6T82 26Q80 34 66 32H30Q16 34 14 26Z", "var(--leaf-1)"],
    ["M34 60L38 28H58L62 60Z", "var(--bark)"],
    ["M42 60V46Q48 38 54 46V60Z", INK],
    ["M45 50h2v2h-2zM50 50h2v2h-2z", "var(--lantern)"],
  ],
};

export function PlacePicture({ type }: { type: string }) {
  const shapes = PICTURES[type] ?? [NIGHT];
  return (
    <svg
      class="picture"
      viewBox="0 0 96 60"
      aria-hidden="true"
      stroke={INK}
      stroke-width="1.4"
      stroke-linejoin="round"
    >
      {shapes.map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
      {!(type in PICTURES) && <Glyph name="mystery" x={48} y={30} size={36} colour={CREAM} />}
    </svg>
  );
}
