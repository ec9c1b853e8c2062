// The end as a picture: everybody on a step of the podium, the winner highest and crowned.

import type { Result } from "../api/wire";
import { Portrait } from "../cardboard/Face";
import { seatColour, seatSign } from "../cardboard/families";
import { INK } from "../cardboard/palette";
import { points } from "../ui/points";
import type { Player } from "./contract";

interface PodiumProps {
  result: Result;
  names: readonly string[];
  players: readonly Player[];
}

/** Seats by how they ended: winners first, then by points. */
function standing({ scores, winners }: Result) {
  const won = (seat: number) => Number(winners.includes(seat));
  return [...scores].sort((a, b) => won(b.seat) - won(a.seat) || b.total - a.total);
}

/** The best stands in the middle, as on any podium: second, first, third, fourth. */
const seen = <Place,>([first, second, ...rest]: Place[]): Place[] =>
  [second, first, ...rest].filter((place) => place !== undefined);

export function Podium({ result, names, players }: PodiumProps) {
  const places = standing(result).map(({ seat, total }, rank) => ({ seat, total, rank }));
  return (
    <div class="podium" aria-hidden="true">
      {seen(places).map(({ seat, total, rank }) => {
        const won = result.winners.includes(seat);
        return (
          <div
            key={seat}
            class={won ? "step won" : "step"}
            style={`--seat:${seatColour(seat)};--rank:${rank}`}
          >
            {won && <Crown />}
            <Portrait
              name={names[seat] ?? ""}
              level={players[seat]?.level ?? ""}
              twin={players[seat]?.twin}
              seat={seat}
              size={won ? 76 : 56}
            />
            <span class="name">{names[seat]}</span>
            <span class="block">
              <b>{points(total)}</b>
              <span>{seatSign(seat)}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

const Crown = () => (
  <svg class="crown" viewBox="0 0 48 30" width="48" height="30">
    <path
      d="M5 26L3 8L14 16L24 3L34 16L45 8L43 26Z"
      fill="var(--amber)"
      stroke={INK}
      stroke-width="2.4"
      stroke-linejoin="round"
    />
    <path d="M5 22H43" stroke={INK} stroke-opacity=".4" stroke-width="2" />
    <circle cx="24" cy="15" r="3" fill="var(--brick)" stroke={INK} stroke-width="1.4" />
  </svg>
);
