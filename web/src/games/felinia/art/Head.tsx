// The heads of the five kinds; each is told without its colour: mane, stripes, tear lines, pale eyes, ear tufts.

import { CREAM, INK, WHITE } from "../../../cardboard/palette";
import { colourOf } from "../look";

const EARS = "M-9 -3L-9.5 -12L-3 -8.5H3L9.5 -12L9 -3Z";
const MANE =
  "M0 -14l4 2.2l4.6-.6l1.8 4.2l4 2.4l-.8 4.6l1.6 4.2l-3.8 2.8l-1.6 4.4l-4.6.2l-3.6 2.8l-1.6-1l-1.6 1l-3.6-2.8l-4.6-.2l-1.6-4.4l-3.8-2.8l1.6-4.2l-.8-4.6l4-2.4l1.8-4.2l4.6.6z";
const BEARD = "M-10 4l-4 5l6 1zM10 4l4 5l-6 1z";
const TUFTS = "M-9.3 -11l-1.6-5M9.3 -11l1.6-5";

/** Strokes on the face of a kind. */
const MARKS: Record<string, readonly { d: string; width: number; colour?: string }[]> = {
  tiger: [
    {
      d: "M0 -8v4M-3.6 -7.4l.9 3.2M3.6 -7.4l-.9 3.2M-10 1.2l4 .4M10 1.2l-4 .4M-9 4.6l3.4-.6M9 4.6l-3.4-.6",
      width: 1.7,
    },
  ],
  cheetah: [
    { d: "M-3.4 2.4l-1.2 5M3.4 2.4l1.2 5", width: 1.5 },
    { d: "M-6 -5h.1M-1.6 -6.2h.1M2.6 -5.4h.1M6.4 -4h.1", width: 2 },
  ],
  panther: [{ d: "M-2 -6.5l2 2l2 -2", width: 1.4, colour: WHITE }],
};

interface HeadProps {
  kind: string;
  x?: number;
  y?: number;
  /** Width in units of the drawing it stands in. */
  size?: number;
}

/** A head inside a drawing. */
export function Head({ kind, x = 0, y = 0, size = 30 }: HeadProps) {
  const fur = colourOf(kind);
  const eye = kind === "panther" ? "var(--eye-gold)" : INK;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 30})`}
      stroke={INK}
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {kind === "lion" && <path d={MANE} fill="var(--mane)" stroke-width="1.5" />}
      {kind === "lynx" && <path d={TUFTS} stroke-width="2.2" />}
      {kind === "lynx" && <path d={BEARD} fill={CREAM} stroke-width="1.3" />}
      {kind !== "lion" && <path d={EARS} fill={fur} stroke-width="1.6" />}
      <ellipse cy="1" rx="10.2" ry="8.8" fill={fur} stroke-width="1.6" />
      {MARKS[kind]?.map(({ d, width, colour = INK }) => (
        <path key={d} d={d} fill="none" stroke={colour} stroke-width={width} />
      ))}
      <g stroke="none">
        <ellipse cy="5" rx="4.8" ry="3.4" fill={CREAM} opacity=".92" />
        <ellipse cx="-4" cy="-.4" rx="1.5" ry="1.9" fill={eye} />
        <ellipse cx="4" cy="-.4" rx="1.5" ry="1.9" fill={eye} />
        <path d="M-1.7 3.2h3.4l-1.7 2z" fill={INK} />
      </g>
    </g>
  );
}

/** A head by itself, beside words. */
export function HeadIcon({ kind, size = 26, label }: { kind: string; size?: number; label?: string }) {
  return (
    <svg
      class="head"
      width={size}
      height={size}
      viewBox="-16 -17 32 33"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {label && <title>{label}</title>}
      <Head kind={kind} />
    </svg>
  );
}
