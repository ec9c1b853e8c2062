// Roads where somebody can walk: at least one end is no trading post, for a merchant stays at a post.

import { memo } from "../../../ui/memo";
import { type Point, road } from "../art/geometry";
import type { Printed, Province } from "../types";

export interface Road {
  from: Province;
  to: Province;
}

export function roadsOf({ board }: Printed): Road[] {
  return board.province.flatMap((from, index) =>
    board.province
      .slice(index + 1)
      .filter(({ id }) => from.roads.includes(id))
      .filter((to) => from.kind !== "trading_post" || to.kind !== "trading_post")
      .map((to) => ({ from, to })),
  );
}

/** The piers: from each port to its anchor in the water. */
const piers = ({ board }: Printed): { from: Province; x: number; y: number }[] =>
  board.country.flatMap(({ port_province, port_x: x, port_y: y }) =>
    board.province.filter(({ id }) => id === port_province).map((from) => ({ from, x, y })),
  );

/** Where roads and piers run, for what must not stand on them. */
export const linesOf = (printed: Printed): (readonly [Point, Point])[] => [
  ...roadsOf(printed).map(
    ({ from, to }) =>
      [
        [from.x, from.y],
        [to.x, to.y],
      ] as const,
  ),
  ...piers(printed).map(
    ({ from, x, y }) =>
      [
        [from.x, from.y],
        [x, y],
      ] as const,
  ),
];

export const Roads = memo(function Roads({ printed }: { printed: Printed }) {
  const roads = roadsOf(printed);
  const pier = piers(printed)
    .map(({ from, x, y }) => `M${from.x} ${from.y}L${from.x * 0.2 + x * 0.8} ${from.y * 0.2 + y * 0.8}`)
    .join("");
  const all = roads.map(({ from, to }) => road(from, to)).join("") + pier;
  return (
    <g class="above roads">
      <path d={all} class="casing" />
      {roads.map(({ from, to }) => (
        <path key={`${from.id} ${to.id}`} data-road={`${from.id} ${to.id}`} d={road(from, to)} />
      ))}
      <path d={pier} />
    </g>
  );
});
