// Arrow keys walk the roads: the legal province that lies best in that direction is picked.

import type { Props } from "./props";
import type { Province } from "./types";

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function toward(props: Props, key: string): void {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  const at = (id: unknown) => props.printed.board.province.find((province) => province.id === id) as Province;
  const here = at(props.view.merchant?.province);
  const ranked = props.may({ kind: "go" }).map(({ choice }) => {
    const there = at(choice["province"]);
    const [x, y] = [there.x - here.x, there.y - here.y];
    return { choice, along: (x * dx + y * dy) / Math.hypot(x, y) };
  });
  ranked.sort((a, b) => b.along - a.along);
  const best = ranked[0];
  if (best && best.along > 0.3) props.pick(best.choice);
}
