// The overlay G: groups of merchants, joined by lines, with the points they are worth.

import { seatColour } from "../../cardboard/families";
import type { Props } from "./props";

export function Groups({ printed, view }: Props) {
  const at = Object.fromEntries(printed.board.province.map((province) => [province.id, province]));
  return (
    <g class="above groups">
      {view.groups.flatMap((groups, seat) =>
        groups.map(({ provinces, points }) => {
          const places = provinces.map((id) => at[id]).filter((place) => place !== undefined);
          const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
          const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
          return (
            <g key={provinces[0]} style={`--seat:${seatColour(seat)}`}>
              {places.map((place) => (
                <path key={place.id} d={`M${x} ${y}L${place.x} ${place.y}`} class="join" />
              ))}
              {places.map((place) => (
                <circle key={place.id} cx={place.x} cy={place.y} r="24" class="ring" />
              ))}
              <circle cx={x} cy={y} r="15" class="points" />
              <text x={x} y={y + 5} text-anchor="middle">
                {points}
              </text>
            </g>
          );
        }),
      )}
    </g>
  );
}
