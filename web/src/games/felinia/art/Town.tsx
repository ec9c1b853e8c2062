// A port: five houses round a tower with the pennant of its kingdom.

import { CREAM, INK } from "../../../cardboard/palette";

interface HouseProps {
  x: number;
  y: number;
  width: number;
  height: number;
  roof: string;
}

function SmallHouse({ x, y, width, height, roof }: HouseProps) {
  const half = width / 2;
  return (
    <>
      <path d={`M${x} ${y}v${-height}h${width}v${height}z`} fill={CREAM} stroke-width="1.6" />
      <path
        d={`M${x - 2} ${y - height}l${half + 2} ${-width * 0.5}l${half + 2} ${width * 0.5}z`}
        fill={roof}
        stroke-width="1.6"
      />
      <rect x={x + half - 2.2} y={y - 7} width="4.4" height="7" fill={INK} stroke="none" />
    </>
  );
}

export function Town({ x, y, colour, scale = 1 }: { x: number; y: number; colour: string; scale?: number }) {
  const house = { roof: colour };
  return (
    <g
      transform={`translate(${x} ${y + 8}) scale(${scale})`}
      stroke={INK}
      stroke-linejoin="round"
      class="above"
    >
      <ellipse cy="5" rx="34" ry="8" fill={INK} stroke="none" opacity=".18" />
      <SmallHouse x={-31} y={4} width={17} height={11} {...house} />
      <SmallHouse x={12} y={4} width={18} height={12} {...house} />
      <path d="M-9 4V-20H7V4Z" fill={CREAM} stroke-width="1.7" />
      <path d="M-11 -20L-1 -34L9 -20Z" fill={colour} stroke-width="1.7" />
      <path d="M-1 -34V-46" stroke-width="1.6" />
      <path d="M-1 -46L13 -42L-1 -37Z" fill={colour} stroke-width="1.3" />
      <path d="M-4 4V-5Q-1 -9 2 -5V4Z" fill={INK} stroke="none" />
      <path d="M-5 -13h3M1 -13h3" stroke-width="2.4" />
      <SmallHouse x={-17} y={9} width={15} height={9} {...house} />
      <SmallHouse x={3} y={9} width={13} height={8} {...house} />
    </g>
  );
}
