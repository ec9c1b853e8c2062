// Which ships sail where: beside each anchor the times of the ships in the harbour that are bound for it, who is aboard, and
// whether I can pay a fare. So the island says during bidding and trading what the next merchants may reach.

import { seatColour } from "../../../cardboard/families";
import { CREAM, INK } from "../../../cardboard/palette";
import { Plate } from "../../../cardboard/Plate";
import type { Box } from "../../../ui/panzoom";
import { Sign } from "../art/Figure";
import { lackOf, shipsOf } from "../Harbour";
import { colourOf } from "../look";
import type { Props } from "../props";
import type { Country } from "../types";
import { type Detail, wholeOf } from "./frame";

const HIGH = 20; // units
const ANCHOR = 21; // units from the middle of an anchor to what stands beside it
const DIGIT = 7; // units
const RIDER = 15; // units for one who is aboard

export function Bound({ detail, ...props }: Props & { detail: Detail }) {
  const { printed } = props;
  const ships = shipsOf(props).filter(({ berth }) => !berth.arrived);
  return (
    <g class="above bound" aria-hidden="true">
      {printed.board.country.map((country) => {
        const here = ships.filter(({ boat }) => boat.destination === country.id);
        if (!here.length) return null;
        const ready = here.some((ship) => lackOf(props, ship).near);
        const rows = here.map(({ berth, boat }) => ({ time: boat.departure, riders: berth.riders }));
        return (
          <Times
            key={country.id}
            country={country}
            rows={rows}
            ready={ready}
            within={wholeOf(printed)}
            detail={detail}
          />
        );
      })}
    </g>
  );
}

interface TimesProps {
  country: Country;
  rows: readonly { time: string; riders: readonly number[] }[];
  /** Whether I can pay one of these fares, or could after one purchase. */
  ready: boolean;
  within: Box;
  detail: Detail;
}

/** A small sail and a time for each ship, one below the other. */
function Times({ country, rows, ready, within, detail }: TimesProps) {
  const most = Math.max(...rows.map(({ time, riders }) => time.length * DIGIT + riders.length * RIDER));
  const [width, height] = [most + 34, rows.length * HIGH + 4];
  const scale = detail.words ? detail.text : 1.3;
  const at = besideOf(country, within, width * scale, height * scale, ANCHOR * detail.pieces);
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <Plate
        width={width}
        height={height}
        round={10}
        fill={CREAM}
        line={ready ? 3 : 1.4}
        {...(ready && { ink: "var(--ok)" })}
      />
      {rows.map(({ time, riders }, i) => (
        <g key={time} transform={`translate(${-width / 2 + 15} ${(i - (rows.length - 1) / 2) * HIGH})`}>
          <path d="M-1 -8V4" stroke={INK} stroke-width="1.6" />
          <path d="M1 -8Q9 -5 9 2H1Z" fill={colourOf(country.id)} stroke={INK} stroke-width="1.1" />
          <path d="M-8 4H10Q8 9 4 9H-3Q-7 9 -8 4Z" fill="var(--hull)" stroke={INK} stroke-width="1.1" />
          <text x="14" y="4.6" class="label-text">
            {time}
          </text>
          {riders.map((seat, n) => (
            <g key={n} transform={`translate(${22 + time.length * DIGIT + n * RIDER} 0)`}>
              <circle r="6.5" fill={seatColour(seat)} stroke={INK} stroke-width="1.1" />
              <Sign seat={seat} x={0} size={3.4} colour="var(--on-seat)" />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

/**
 * The free water next to an anchor: beside it at the top of the island, above it at the sides, below it at the foot or, where
 * several ships would reach beyond the water, outside it.
 */
function besideOf({ port_x, port_y }: Country, within: Box, width: number, height: number, anchor: number) {
  if (port_y < within.y + within.height * 0.2) return { x: port_x + anchor + width / 2, y: port_y + anchor };
  const x = Math.max(within.x + width / 2, Math.min(within.x + within.width - width / 2, port_x));
  const away = anchor + height / 2;
  const lowest = within.y + within.height - height / 2 - 2;
  if (port_y > within.y + within.height * 0.6 && port_y + away > lowest) {
    const outward = port_x < within.x + within.width / 2 ? -1 : 1;
    return { x: port_x + outward * (anchor + width / 2), y: Math.min(port_y, lowest) };
  }
  return { x, y: port_y + (port_y < within.y + within.height * 0.6 ? -away : away) };
}
