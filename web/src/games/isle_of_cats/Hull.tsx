// The hull of a boat around its deck, and the foam around the hull.

import { type Cell, outline } from "../../cardboard/outline";
import { INK } from "../../cardboard/palette";

export const Hull = ({ deck }: { deck: readonly Cell[] }) => (
  <g stroke-linejoin="round">
    <path d={outline(deck, -0.62, 0.5)} fill="none" stroke="var(--foam)" stroke-width=".5" opacity=".5" />
    <path d={outline(deck, -0.3, 0.28)} fill="var(--hull)" stroke={INK} stroke-width=".09" />
  </g>
);
