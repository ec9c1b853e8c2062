// The overlay G: groups of merchants, joined by lines, with the points they are worth.

import { seatColour } from "../../cardboard/families";
import type { Props } from "./props";

export function Groups({ printed, view }: Props) {
  const at = Object.fromEntries(printed.board.province.map((province) => [province.id, province]));
  return (
    <g class="above groups">
      {view.groups.flatMap((groups, seat) =>
        groups.map(({ provinces, points }) => {
          const members = provinces.map((id) => at[id]).filter((province) => province !== undefined);
          const x = members.reduce((sum, province) => sum + province.x, 0) / members.length;
          const y = members.reduce((sum, province) => sum + province.y, 0) / members.length;
          return (
            <g key={provinces[0]} style={`--seat:${seatColour(seat)}`}>
              {members.map((province) => (
                <path key={province.id} d={`M${x} ${y}L${province.x} ${province.y}`} class="join" />
              ))}
              {members.map((province) => (
                <circle key={province.id} cx={province.x} cy={province.y} r="24" class="ring" />
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
