// The picture on a card, in a box of 138 x 88: tokens, or a small boat with the squares in question, and a seal.

import { type Cell, outline } from "../../../cardboard/outline";
import { INK } from "../../../cardboard/palette";
import { memo } from "../../../ui/memo";
import type { FaceOf } from "./faces";
import { Seal } from "./things";
import { Strip } from "./tokens";

const WIDTH = 138;
const HEIGHT = 88;
const WATER = "~";

interface PictureProps {
  face: FaceOf;
  grid: readonly string[];
}

export const CardPicture = memo(function CardPicture({ face, grid }: PictureProps) {
  const { boat, tokens, seal } = face;
  const width = WIDTH - (seal ? 34 : 6);
  const below = boat ? { y: 46, height: 40, largest: 25 } : { y: 4, height: HEIGHT - 8 };
  return (
    <svg class="cardpicture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {boat && <SmallDeck boat={boat} grid={grid} low={tokens !== undefined} />}
      {tokens && <Strip rows={tokens} x={3} width={width} {...below} />}
      {seal && (
        <g transform="translate(117 63)">
          <Seal text={seal} />
        </g>
      )}
    </svg>
  );
});

interface DeckProps {
  boat: NonNullable<FaceOf["boat"]>;
  grid: readonly string[];
  /** Whether something else needs the lower half. */
  low: boolean;
}

function SmallDeck({ boat, grid, low }: DeckProps) {
  const deck = squaresOf(grid, () => true);
  const meant = squaresOf(grid, (x, y) => isMeant(grid, boat, x, y));
  const scale = low ? 4.3 : 5.3;
  return (
    <g transform={`translate(${low ? 16 : 10} ${low ? 6 : 16}) scale(${scale})`}>
      <path d={outline(deck, -0.5, 0.3)} fill="var(--hull)" stroke={INK} stroke-width=".35" />
      <path d={outline(deck, 0, 0.1)} fill="var(--isle-deck)" />
      <path
        d={meant.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("")}
        fill="var(--isle-lesson)"
        fill-opacity={boat.empty ? 0.14 : 1}
      />
      {boat.empty && (
        <path
          d={outline(meant, 0.12, 0.2)}
          fill="none"
          stroke="var(--isle-lesson)"
          stroke-width=".4"
          stroke-dasharray="1 .6"
        />
      )}
    </g>
  );
}

function squaresOf(grid: readonly string[], wanted: (x: number, y: number) => boolean): Cell[] {
  return grid.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark !== WATER && wanted(x, y) ? [[x, y] as Cell] : [])),
  );
}

function isMeant(grid: readonly string[], boat: DeckProps["boat"], x: number, y: number): boolean {
  if (boat.squares === "rooms") return boat.rooms?.includes(grid[y]?.[x] ?? "") ?? false;
  if (boat.squares === "middle") return y === (grid.length - 1) / 2;
  const isWater = (a: number, b: number) => (grid[b]?.[a] ?? WATER) === WATER;
  return isWater(x - 1, y) || isWater(x + 1, y) || isWater(x, y - 1) || isWater(x, y + 1);
}
