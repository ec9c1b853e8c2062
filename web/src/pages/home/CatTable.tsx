// The table the page is named after. One of the cats pushes a cube off it, as cats do: pointing at the picture is enough.

import { CatHead, type Hat } from "../../cardboard/Face";
import { CREAM, INK } from "../../cardboard/palette";

interface Sitting {
  x: number;
  fur: string;
  seed: number;
  hat: Hat;
  gaze?: number;
  asleep?: boolean;
}

const CATS: readonly Sitting[] = [
  { x: 38, fur: "var(--tide)", seed: 2, hat: "none", gaze: 1 },
  { x: 128, fur: "var(--amber)", seed: 5, hat: "straw", asleep: true },
  { x: 218, fur: "var(--heather)", seed: 4, hat: "crown", gaze: 0.4 },
  { x: 318, fur: "var(--brick)", seed: 7, hat: "none", gaze: 1 },
];

export const CatTable = () => (
  <svg class="cat-table" viewBox="0 0 440 132" aria-hidden="true">
    {CATS.map((cat) => (
      <SittingCat key={cat.x} {...cat} />
    ))}
    <g stroke={INK} stroke-width="2.2" stroke-linejoin="round">
      <path d="M25 104H35L27 131H17ZM375 104H385L393 131H383Z" fill="var(--hull)" />
      <path d="M6 92H404V104H6Z" fill="var(--hull)" stroke-width="2.4" />
      <path d="M22 98H90M150 98H262M300 98H372" stroke-opacity=".3" stroke-width="1.6" />
    </g>
    {CATS.map(({ x, fur }, index) => (
      <g key={x} fill={fur} stroke={INK} stroke-width="2.2">
        <ellipse cx={x - 14} cy="92" rx="9" ry="6.5" />
        {index < CATS.length - 1 && <ellipse cx={x + 14} cy="92" rx="9" ry="6.5" />}
      </g>
    ))}
    <Pieces />
    <g class="pushing">
      <path d="M330 84Q352 70 372 82" fill="none" stroke={INK} stroke-width="17" stroke-linecap="round" />
      <path
        d="M330 84Q352 70 372 82"
        fill="none"
        stroke="var(--brick)"
        stroke-width="12.6"
        stroke-linecap="round"
      />
      <path d="M369 85l6-1.500M368 80.500l7-.5" stroke={INK} stroke-width="1.4" stroke-linecap="round" />
    </g>
    <g class="pushed" stroke={INK} stroke-linejoin="round" stroke-width="2">
      <path d="M384 76H400V92H384Z" fill="var(--wheat)" />
      <path d="M384 76L389 70H405L400 76ZM400 76L405 70V86L400 92Z" fill="var(--straw)" />
    </g>
  </svg>
);

function SittingCat({ x, fur, ...head }: Sitting) {
  return (
    <g>
      <path
        d={`M${x - 27} 96C${x - 27} 74 ${x - 14} 66 ${x} 66S${x + 27} 74 ${x + 27} 96Z`}
        fill={fur}
        stroke={INK}
        stroke-width="2.2"
      />
      <g transform={`translate(${x - 42} 2) scale(1.75)`}>
        <CatHead colour={fur} {...head} />
      </g>
    </g>
  );
}

/** What lies between the paws: cards, a tile of the Isle, a bid of Felinia. */
const Pieces = () => (
  <g stroke={INK} stroke-width="1.8" stroke-linejoin="round">
    <path d="M72 90l5-17l13 4l-5 16zM84 91l1-18h13v18z" fill={CREAM} />
    <path d="M88 78h7M88 82h7" stroke-opacity=".4" />
    <path d="M164 91v-13h13v-12h12v25z" fill="var(--mint)" />
    <path d="M169 84h5M181 72h4M181 80h4" stroke-opacity=".5" />
    <circle cx="268" cy="83" r="8.5" fill="var(--seat-1, var(--brick))" />
    <path d="M268 78.500l4.2 7.500h-8.400z" fill={CREAM} stroke="none" />
  </g>
);
