// The box: fields, a cathedral on the hill, and the cats who work for you.

import { CREAM, INK } from "../../cardboard/palette";

const WORKERS: [number, string, string][] = [
  [62, "var(--amber)", "var(--straw)"],
  [116, "var(--brick)", "var(--tide)"],
  [170, "var(--heather)", "var(--amber)"],
];

export function Picture() {
  return (
    <svg viewBox="0 0 288 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="288" height="170" fill="var(--glow)" />
      <circle cx="60" cy="36" r="16" fill="var(--amber)" />
      <path d="M0 110Q60 66 140 96T288 74V170H0Z" fill="var(--wheat)" opacity=".55" />
      <Cathedral />
      <path d="M0 128Q80 92 168 120T288 108V170H0Z" fill="var(--clay)" opacity=".75" />
      <path d="M0 148Q90 122 180 142T288 134V170H0Z" fill="var(--wood)" />
      {WORKERS.map(([x, fur, hat]) => (
        <Worker x={x} fur={fur} hat={hat} />
      ))}
    </svg>
  );
}

function Cathedral() {
  return (
    <g stroke={INK} stroke-width="2" stroke-linejoin="round">
      <path d="M196 98V54L206 34L216 54V62H242V54L252 34L262 54V98Z" fill="var(--deck-2)" />
      <path d="M214 62L229 46L244 62" fill="var(--deck-1)" />
      <path d="M223 98V84A6 7 0 0 1 235 84V98Z" fill="var(--hull)" />
      <circle cx="229" cy="71" r="6" fill="var(--tide)" />
      <path d="M202 80V68A4 5 0 0 1 210 68V80ZM248 80V68A4 5 0 0 1 256 68V80Z" fill="var(--brick)" />
    </g>
  );
}

function Worker({ x, fur, hat }: { x: number; fur: string; hat: string }) {
  return (
    <g
      transform={`translate(${x - 24} 102) scale(1.05)`}
      stroke={INK}
      stroke-width="1.6"
      stroke-linejoin="round"
    >
      <path d="M6 60C6 42 14 36 24 36S42 42 42 60Z" fill="var(--muted)" />
      <path d="M10 22L9 6L20 13H28L39 6L38 22Z" fill={fur} />
      <ellipse cx="24" cy="25" rx="15.5" ry="12.5" fill={fur} />
      <ellipse cx="24" cy="30" rx="7.5" ry="5" fill={CREAM} stroke="none" />
      <circle cx="18" cy="23" r="2.2" fill={INK} stroke="none" />
      <circle cx="30" cy="23" r="2.2" fill={INK} stroke="none" />
      <path d="M22.4 27H25.6L24 29Z" fill={INK} stroke="none" />
      <path d="M6 14Q24 8 42 14Q34 17 24 16.5T6 14ZM15 12.5Q16 4 24 4T33 12.5Q24 10 15 12.5Z" fill={hat} />
    </g>
  );
}
