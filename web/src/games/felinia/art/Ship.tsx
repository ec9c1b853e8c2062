// A ship: sail and pennant of her kingdom with its head, merchants behind the rail, free seats on the hull.

import { CREAM, INK } from "../../../cardboard/palette";
import { colourOf } from "../look";
import { Figure } from "./Figure";
import { Head } from "./Head";

interface ShipProps {
  kingdom: string;
  seats: number;
  /** The seat of the family on each place; -1 for one who has left the ship. */
  riders: readonly number[];
}

const placeOf = (index: number, seats: number) => (seats === 1 ? 60 : 60 + (index - (seats - 1) / 2) * 32);

export function Ship({ kingdom, seats, riders }: ShipProps) {
  const colour = colourOf(kingdom);
  const places = Array.from({ length: seats }, (_, index) => index);
  return (
    <svg class="sails" viewBox="0 0 120 103" aria-hidden="true" stroke={INK} stroke-linejoin="round">
      <path d="M57 6V66" stroke-width="4" />
      <path d="M61 8C92 14 104 32 106 46Q84 52 61 46Z" fill={colour} stroke-width="2.2" />
      <path d="M61 21Q86 24 97 30M61 34Q88 37 104 39" fill="none" stroke-opacity=".28" stroke-width="1.6" />
      <path d="M53 14C34 20 20 36 18 46Q36 50 53 46Z" fill={CREAM} stroke-width="2.2" />
      <Head kind={kingdom} x={81} y={33} size={21} />
      <path d="M57 7l-14 -3v9z" fill={colour} stroke-width="1.6" />
      {places.map((index) => {
        const rider = riders[index] ?? -1;
        return (
          rider >= 0 && (
            <g key={index} data-rider={index} data-seat={rider}>
              <Figure seat={rider} x={placeOf(index, seats)} y={57} scale={0.95} />
            </g>
          )
        );
      })}
      <path d="M8 68H112Q108 92 92 92H28Q12 92 8 68Z" fill="var(--hull)" stroke-width="2.4" />
      <path d="M12 77H108M17 85H103" stroke-opacity=".35" stroke-width="1.6" />
      <path d="M6 68H114" stroke-width="4" stroke-linecap="round" />
      {places.map(
        (index) => riders[index] === undefined && <FreeSeat key={index} x={placeOf(index, seats)} />,
      )}
      <path
        d="M2 97q7 -7 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0"
        fill="none"
        stroke="var(--foam)"
        stroke-width="3.4"
        stroke-linecap="round"
      />
    </svg>
  );
}

const FreeSeat = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 80)`}>
    <circle r="9.6" fill={CREAM} stroke-width="1.8" stroke-dasharray="3.4 2.6" />
    <path
      d="M-4 3.4C-4 .6 -2.4 -.4 0 -.4S4 .6 4 3.4ZM-2.8 -5.6l1.6 1.4h2.4l1.6-1.4v3.2c0 1.6-1.2 2.4-2.8 2.4s-2.8-.8-2.8-2.4z"
      fill={INK}
      stroke="none"
      opacity=".45"
    />
  </g>
);
