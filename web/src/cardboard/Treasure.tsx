// A treasure: a gold plate with corner rivets, pale if common, with a star if rare.

import { ICONS } from "../ui/icons";
import { memo } from "../ui/memo";
import { type Cell, outline } from "./outline";
import { INK } from "./palette";

interface TreasureProps {
  cells: readonly Cell[];
  rare: boolean;
  ghost?: "ok" | "no" | "pencil" | undefined;
}

export const Treasure = memo(function Treasure({ cells, rare, ghost }: TreasureProps) {
  const body = outline(cells, 0.055, 0.16);
  const [first] = cells as [Cell];
  return (
    <g class={`cat ${ghost ? `ghost-${ghost}` : ""}`}>
      {ghost && <path d={body} transform="translate(.07 .11)" class="shadow" />}
      <path d={body} class="rim" />
      <path d={body} fill={rare ? "var(--amber)" : "var(--brass)"} stroke={INK} stroke-width=".05" />
      <path d={outline(cells, 0.16, 0.1)} fill="none" stroke={INK} stroke-opacity=".35" stroke-width=".04" />
      {cells.map(([x, y]) => (
        <path
          d={`M${x + 0.22} ${y + 0.22}h.01M${x + 0.78} ${y + 0.22}h.01M${x + 0.22} ${y + 0.78}h.01M${x + 0.78} ${y + 0.78}h.01`}
          stroke={INK}
          stroke-opacity=".6"
          stroke-width=".08"
          stroke-linecap="round"
        />
      ))}
      {rare && (
        <path
          d={ICONS.star}
          fill={INK}
          transform={`translate(${first[0] + 0.26} ${first[1] + 0.26}) scale(.02)`}
        />
      )}
      {ghost && <path d={body} class="verdict" />}
    </g>
  );
});
