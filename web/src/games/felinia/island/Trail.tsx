// The merchant on the move: paw prints where he has been, paler ones where he would go, and himself.

import { seatColour } from "../../../cardboard/families";
import { Glyph } from "../../../ui/icons";
import { Figure } from "../art/Figure";
import { onRoad, road } from "../art/geometry";
import type { Props } from "../props";
import type { Province } from "../types";

const PRINTS = [0.24, 0.42, 0.6, 0.78];

/** `toward`: the way to the province pointed at, not chosen yet. */
export function Trail({ toward, ...props }: Props & { toward: readonly string[] }) {
  const { printed, view, pending } = props;
  const walker = view.merchant;
  if (!walker) return null;
  const at = (id: unknown) => printed.board.province.find((province) => province.id === id);
  const here = at(walker.province);
  if (!here) return null;
  const chosen = pending.filter(({ choice }) => choice.kind === "go").map(({ choice }) => choice["province"]);
  const planned = [walker.province, ...(chosen.length ? chosen : toward)]
    .map(at)
    .filter((spot) => spot !== undefined);
  const goal = planned[planned.length - 1];
  return (
    <g class="above" style={`--seat:${seatColour(walker.seat)}`}>
      {walker.visited.map((id) => {
        const been = at(id);
        return been && <Paws key={id} at={been} seat={walker.seat} />;
      })}
      <g class={chosen.length ? "planned" : "planned faint"}>
        {planned.slice(1).map((to, i) => (
          <Steps key={to.id} from={planned[i] as Province} to={to} seat={walker.seat} />
        ))}
        {goal && planned.length > 1 && (
          <g opacity=".6">
            <Figure seat={walker.seat} x={goal.x} y={goal.y - 14} scale={1.05} />
          </g>
        )}
      </g>
      <g data-piece="walker" data-from={`port-${here.country}`}>
        <Figure seat={walker.seat} x={here.x} y={here.y - 16} scale={1.3} />
      </g>
    </g>
  );
}

const Paws = ({ at, seat }: { at: { x: number; y: number }; seat: number }) => (
  <Glyph name="paw" x={at.x - 22} y={at.y + 20} size={18} colour={seatColour(seat)} />
);

/** Four prints on the road from one province to the next. */
export function Steps({ from, to, seat }: { from: Province; to: Province; seat: number }) {
  return (
    <>
      <path d={road(from, to)} class="way" />
      {PRINTS.map((part, i) => {
        const { x, y, turn } = onRoad(from, to, part);
        return (
          <g key={part} transform={`translate(${x} ${y}) rotate(${turn}) translate(${i % 2 ? 6 : -6} 0)`}>
            <Glyph name="paw" x={0} y={0} size={14} colour={seatColour(seat)} />
          </g>
        );
      })}
    </>
  );
}
