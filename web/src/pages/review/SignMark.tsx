// A seat's sign as a shape in its colour, centred on 0, 0: round, triangle, square, diamond.

import { seatColour } from "../../cardboard/families";

const SHAPES = [
  "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0 -5 0Z",
  "M0 -5.4L5.6 4.6H-5.6Z",
  "M-4.6 -4.6H4.6V4.6H-4.6Z",
  "M0 -6L5.4 0L0 6L-5.4 0Z",
];

export function SignMark({ seat, size }: { seat: number; size: number }) {
  return (
    <path d={SHAPES[seat % 4]} fill={seatColour(seat)} transform={`scale(${size / 10})`} stroke="none" />
  );
}

/** The same on a line of its own, for a legend. */
export function SignLine({ seat, own }: { seat: number; own: boolean }) {
  return (
    <svg class="sign-line" width="28" height="14" viewBox="-14 -7 28 14" aria-hidden="true">
      <path d="M-14 0H14" stroke={seatColour(seat)} stroke-width={own ? 3.2 : 2.2} />
      <SignMark seat={seat} size={10} />
    </svg>
  );
}
