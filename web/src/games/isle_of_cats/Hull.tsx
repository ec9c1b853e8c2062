// The hull of a boat around its deck, its shadow on the water and the foam around it.

import { type Cell, outline } from "../../cardboard/outline";
import { INK } from "../../cardboard/palette";

interface HullProps {
  deck: readonly Cell[];
  upright?: boolean;
}

export const Hull = ({ deck, upright = false }: HullProps) => (
  <g stroke-linejoin="round">
    <path d={outline(deck, -0.62, 0.5)} fill="none" stroke="var(--foam)" stroke-width=".5" opacity=".5" />
    <path
      d={outline(deck, -0.3, 0.28)}
      transform={upright ? "translate(-.3 0)" : "translate(0 .3)"}
      fill={INK}
      opacity=".28"
    />
    <path class="hull" d={outline(deck, -0.3, 0.28)} fill="var(--hull)" stroke={INK} stroke-width=".09" />
  </g>
);
