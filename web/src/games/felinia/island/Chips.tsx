// The numbers of the others' last moves, where they happened on the island.

import { seatColour } from "../../../cardboard/families";
import { Plate } from "../../../cardboard/Plate";
import type { RecentMove } from "../../../table/contract";
import { Sign } from "../art/Figure";
import type { Props } from "../props";

const HERE = ["settled", "revealed", "went_home"];

export function Chips({ recent, printed, scale }: Props & { scale: number }) {
  const moves = recent.filter(({ event }) => HERE.includes(String(event["kind"])));
  return (
    <g class="above">
      {moves.map((move) => {
        const at = printed.board.province.find(({ id }) => id === move.event["province"]);
        return at && <Chip key={move.n} move={move} x={at.x - 20} y={at.y - 22} scale={scale} />;
      })}
    </g>
  );
}

function Chip({
  move: { n, seat, text },
  x,
  y,
  scale,
}: {
  move: RecentMove;
  x: number;
  y: number;
  scale: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} class="chip" data-move={n}>
      <title>{text}</title>
      <Plate width={30} height={19} round={9.5} fill={seatColour(seat)} line={1.5} />
      <Sign seat={seat} x={-6} size={3.6} colour="var(--on-seat)" />
      <text x="5" y="4.4" text-anchor="middle">
        {n}
      </text>
    </g>
  );
}
