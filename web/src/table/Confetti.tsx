// A moment of joy for the winner: paws in the colours of the families rain once over the result.

import { isCalm } from "../app/settings";
import { FAMILIES } from "../cardboard/families";
import { Icon } from "../ui/icons";

const PAWS = 28;
const COLOURS = Object.values(FAMILIES).map(({ colour }) => colour);

/** A number from 0 to 1 that looks random and is the same each time. */
const scattered = (n: number, salt: number): number => (Math.sin(n * 12.9898 + salt) * 43758.5453) % 1;

export function Confetti() {
  if (isCalm()) return null;
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: PAWS }, (_, n) => (
        <span
          key={n}
          style={`--x:${Math.abs(scattered(n, 1)) * 100}%;--turn:${scattered(n, 2) * 540}deg;--wait:${Math.abs(scattered(n, 3)) * 700}ms`}
        >
          <Icon name="paw" size={22} colour={COLOURS[n % COLOURS.length]} />
        </span>
      ))}
    </div>
  );
}
