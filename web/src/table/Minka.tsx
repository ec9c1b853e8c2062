// Minka, whole, pointing with a paw: she tells the lessons and gives hints.

import { CREAM, INK } from "../cardboard/palette";

const GREY = "var(--stone)";
const line = { stroke: INK, "stroke-width": 2.6, "stroke-linejoin": "round" } as const;

export function Minka({ width }: { width: number }) {
  return (
    <svg class="minka" width={width} height={width * 1.12} viewBox="0 0 120 134" aria-hidden="true">
      <path
        d="M88 112C112 112 116 88 104 76C98 70 94 78 99 82C106 92 100 102 84 100Z"
        fill={GREY}
        {...line}
      />
      <path d="M32 124C26 96 38 74 60 74S94 96 88 124Q60 132 32 124Z" fill="var(--linen)" {...line} />
      <path d="M60 82C70 82 76 100 73 124Q60 128 47 124C44 100 50 82 60 82Z" fill={CREAM} />
      <path d="M36 96C22 92 12 84 8 74C5 67 14 62 19 68C24 76 34 80 44 84Z" fill="var(--linen)" {...line} />
      <path d="M30 44L27 10L48 24H72L93 10L90 44Z" fill={GREY} {...line} />
      <ellipse cx="60" cy="50" rx="34" ry="27" fill="var(--linen)" {...line} />
      <path d="M60 23Q92 26 94 50Q80 48 73 25ZM60 23Q28 26 26 50Q40 48 47 25Z" fill={GREY} />
      <ellipse cx="60" cy="61" rx="16" ry="11" fill={CREAM} />
      {[47, 73].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="47" rx="6.2" ry="6.8" fill="var(--mint)" stroke={INK} stroke-width="1.4" />
          <ellipse cx={x - 1} cy="47.5" rx="2.4" ry="5.4" fill={INK} />
        </g>
      ))}
      <path d="M55.5 56H64.5L60 61Z" fill="var(--brick)" stroke={INK} stroke-width="1.3" />
      <path
        d="M60 61V64M60 64Q54 69 50 65M60 64Q66 69 70 65M42 60L22 57M42 64L24 68M78 60L98 57M78 64L96 68"
        stroke={INK}
        fill="none"
        stroke-width="1.8"
        stroke-linecap="round"
      />
      <path d="M60 82l-16-7v15zM60 82l16-7v15z" fill="var(--brick)" stroke={INK} stroke-width="2" />
      <circle cx="60" cy="82" r="4.6" fill="var(--amber)" stroke={INK} stroke-width="1.8" />
    </svg>
  );
}
