// Any tile of the game: a cat, an oshax, a treasure.

import { Cat } from "../../cardboard/Cat";
import { type Cell, extent } from "../../cardboard/outline";
import { Treasure } from "../../cardboard/Treasure";
import { memo } from "../../ui/memo";
import { familyOf } from "./colours";
import type { Square } from "./props";
import { asCells } from "./turning";

interface TileProps {
  kind: string;
  cells: readonly Cell[];
  colour?: string | null | undefined;
  upright?: boolean;
  ghost?: "ok" | "no" | "pencil" | undefined;
  lit?: boolean;
}

export function Tile({ kind, cells, colour, upright = false, ghost, lit = false }: TileProps) {
  if (kind === "rare" || kind === "common")
    return <Treasure cells={cells} rare={kind === "rare"} ghost={ghost} />;
  return (
    <Cat
      cells={cells}
      family={familyOf(colour)}
      oshax={kind === "oshax"}
      upright={upright}
      ghost={ghost}
      lit={lit}
    />
  );
}

interface TilePictureProps {
  kind: string;
  squares: readonly Square[];
  colour?: string | null;
  /** As large as other cats beside it: a square has the same size in all of them. */
  even?: boolean;
}

const WIDEST = 4; // squares; only few cats are longer

/** A tile by itself, as in the fields. */
export const TilePicture = memo(function TilePicture({ kind, squares, colour, even }: TilePictureProps) {
  const cells = asCells(squares);
  const { width, height } = extent(cells);
  const across = even ? Math.max(WIDEST, width, height * 1.2) : width;
  const down = even ? Math.max(across * 0.75, height) : height;
  const box = [(width - across) / 2 - 0.15, (height - down) / 2 - 0.25, across + 0.3, down + 0.4];
  return (
    <svg class="tilepicture" viewBox={box.join(" ")} aria-hidden="true">
      <Tile kind={kind} cells={cells} colour={colour} />
    </svg>
  );
});
