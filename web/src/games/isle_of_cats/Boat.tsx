// A boat at sea: hull, rooms, grid, rats and treasure maps. Tiles are drawn over it by the caller.
// One unit is one square; row 0 is the top, column 0 the stern.

import { FAMILIES, type FamilyName } from "../../cardboard/families";
import { type Cell, outline } from "../../cardboard/outline";
import { CREAM, WHITE } from "../../cardboard/palette";
import { memo } from "../../ui/memo";
import { familyOf, MAP_LETTERS } from "./colours";
import { Hull } from "./Hull";
import type { Printed } from "./types";

/**
 * `room_grid` has one letter per square for its room, "~" is water; in `boats`, "x" is a rat, a colour's
 * letter a map.
 */
export type BoatDrawing = Pick<Printed, "room_grid" | "boats">;

const WATER = "~";

function deckOf(grid: readonly string[]): Cell[] {
  return grid.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === WATER ? [] : [[x, y] as Cell])));
}

function roomsOf(grid: readonly string[]): Cell[][] {
  const letters = [...new Set(grid.join(""))].filter((letter) => letter !== WATER).sort();
  return letters.map((letter) => deckOf(grid).filter(([x, y]) => grid[y]?.[x] === letter));
}

/** The viewBox of a boat, upright (bow up) or lying. */
export function boatBox(grid: readonly string[], upright: boolean): string {
  const [width, height] = [grid[0]?.length ?? 0, grid.length];
  return upright ? `-.9 -.9 ${height + 1.8} ${width + 1.8}` : `-.9 -.9 ${width + 1.8} ${height + 1.8}`;
}

/** The transform that lays the boat's squares out upright. */
export const uprightTransform = (grid: readonly string[], upright: boolean): string | undefined =>
  upright ? `matrix(0 -1 1 0 0 ${grid[0]?.length ?? 0})` : undefined;

interface BoatProps {
  drawing: BoatDrawing;
  /** Which of the boats. */
  boat: string;
  upright?: boolean;
  /** Squares that are covered: their rats and maps disappear, until the tiles are lifted. */
  covered?: ReadonlySet<string>;
}

export const Boat = memo(function Boat({ drawing, boat, upright, covered }: BoatProps) {
  const deck = deckOf(drawing.room_grid);
  const marks = drawing.boats[boat] ?? [];
  return (
    <>
      <Hull deck={deck} />
      <path
        d={outline(deck, -0.16, 0.2)}
        fill="none"
        stroke={WHITE}
        stroke-opacity=".25"
        stroke-width=".06"
      />
      {roomsOf(drawing.room_grid).map((room, i) => (
        <path
          d={outline(room, 0.03, 0.14)}
          fill={`var(--deck-${i % 4})`}
          stroke="var(--wall)"
          stroke-width=".08"
        />
      ))}
      <path
        d={deck.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("")}
        fill="none"
        stroke="var(--wall)"
        stroke-opacity=".22"
        stroke-width=".025"
      />
      {deck.map(([x, y]) => {
        const mark = marks[y]?.[x] ?? "";
        const transform = `translate(${x + 0.5} ${y + 0.5})${upright ? " rotate(90)" : ""}`;
        const family = familyOf(MAP_LETTERS[mark]);
        const drawn =
          mark === "x" ? (
            <Rat transform={transform} />
          ) : (
            family && <TreasureMap transform={transform} family={family} />
          );
        return (
          drawn && (
            <g class={covered?.has(`${x},${y}`) ? "below" : ""} key={`${x},${y}`}>
              {drawn}
            </g>
          )
        );
      })}
    </>
  );
});

function Rat({ transform }: { transform: string }) {
  return (
    <g transform={transform} opacity=".75">
      <path d="M-.26 .12Q-.2 -.2 .1 -.12Q.3 -.08 .32 .1Z" fill="var(--rat)" />
      <path d="M-.26 .12q-.14 .1 -.02 .2" fill="none" stroke="var(--rat)" stroke-width=".05" />
      <circle cx=".06" cy="-.14" r=".08" fill="var(--rat)" />
    </g>
  );
}

function TreasureMap({ transform, family }: { transform: string; family: FamilyName }) {
  const { colour } = FAMILIES[family];
  return (
    <g transform={transform} stroke={colour} stroke-width=".06">
      <rect x="-.34" y="-.28" width=".68" height=".56" rx=".08" fill={CREAM} stroke-width=".1" />
      <path d="M-.22 .12Q-.1 -.14 .02 .02T.2 -.1" fill="none" stroke-dasharray=".07 .06" />
      <path d="M.1 -.17l.14 .14m0 -.14l-.14 .14" />
    </g>
  );
}
