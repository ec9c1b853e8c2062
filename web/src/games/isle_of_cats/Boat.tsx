// A boat at sea: hull, rooms, grid, rats and treasure maps. Tiles are drawn over it by the caller.
// One unit is one square; row 0 is the top, column 0 the stern.

import { FAMILIES, type FamilyName } from "../../cardboard/families";
import { type Cell, outline } from "../../cardboard/outline";
import { CREAM, INK, WHITE } from "../../cardboard/palette";
import { memo } from "../../ui/memo";
import { SIGNS } from "./art/signs";
import { familyOf, MAP_LETTERS } from "./colours";
import { Hull } from "./Hull";
import type { Printed } from "./types";

/**
 * `room_grid` has one letter per square for its room, "~" is water; in `boats`, "x" is a rat, a colour's
 * letter a map.
 */
export type BoatDrawing = Pick<Printed, "room_grid" | "boats" | "rooms">;

const WATER = "~";

function deckOf(grid: readonly string[]): Cell[] {
  return grid.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === WATER ? [] : [[x, y] as Cell])));
}

interface Room {
  letter: string;
  symbol: string;
  squares: Cell[];
}

function roomsOf({ room_grid: grid, rooms }: BoatDrawing): Room[] {
  const deck = deckOf(grid);
  return rooms.map(({ letter, symbol }) => ({
    letter,
    symbol,
    squares: deck.filter(([x, y]) => grid[y]?.[x] === letter),
  }));
}

const WIDE = 0.9; // squares of water around a boat
const TIGHT = 0.42; // the same where room is short: the hull and no more

/** The viewBox of a boat, upright (bow up) or lying. */
export function boatBox(grid: readonly string[], upright: boolean, tight = false): string {
  const rim = tight ? TIGHT : WIDE;
  const [width, height] = [(grid[0]?.length ?? 0) + 2 * rim, grid.length + 2 * rim];
  return upright ? `${-rim} ${-rim} ${height} ${width}` : `${-rim} ${-rim} ${width} ${height}`;
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

export const Boat = memo(function Boat({ drawing, boat, upright = false, covered }: BoatProps) {
  const deck = deckOf(drawing.room_grid);
  const marks = drawing.boats[boat] ?? [];
  return (
    <>
      <Hull deck={deck} upright={upright} />
      <path
        d={outline(deck, -0.16, 0.2)}
        fill="none"
        stroke={WHITE}
        stroke-opacity=".25"
        stroke-width=".06"
      />
      {roomsOf(drawing).map(({ letter, squares }, i) => (
        <path
          key={letter}
          class="room"
          data-room={letter}
          d={outline(squares, 0.03, 0.14)}
          fill={`var(--deck-${i % 4})`}
          stroke="var(--wall)"
          stroke-width=".08"
        />
      ))}
      <path
        d={deck.map(([x, y]) => `M${x} ${y + 0.33}h1M${x} ${y + 0.66}h1`).join("")}
        stroke="var(--wall)"
        stroke-opacity=".09"
        stroke-width=".025"
      />
      <path
        d={deck.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("")}
        fill="none"
        stroke="var(--wall)"
        stroke-opacity=".22"
        stroke-width=".025"
      />
      {roomsOf(drawing).map((room) => (
        <RoomSign key={room.letter} room={room} upright={upright} />
      ))}
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
            <g
              class={`${mark === "x" ? "rat" : "map"} ${covered?.has(`${x},${y}`) ? "below" : ""}`}
              data-family={family}
              data-colour={MAP_LETTERS[mark]}
              key={`${x},${y}`}
            >
              {drawn}
            </g>
          )
        );
      })}
    </>
  );
});

/** The room's sign, painted on its deck: as large as the room has room for. */
function RoomSign({ room: { symbol, squares }, upright }: { room: Room; upright: boolean }) {
  const path = SIGNS[symbol];
  if (!path) return null;
  const middle = (of: 0 | 1) => squares.reduce((sum, square) => sum + square[of], 0) / squares.length + 0.5;
  const size = 0.56 * Math.sqrt(squares.length);
  return (
    <path
      class="roomsign"
      data-sign={symbol}
      d={path}
      fill="var(--room-sign)"
      fill-rule="evenodd"
      transform={`translate(${middle(0)} ${middle(1)})${upright ? " rotate(90)" : ""} scale(${size / 24}) translate(-12 -12)`}
    />
  );
}

function Rat({ transform }: { transform: string }) {
  return (
    <g transform={transform} opacity=".8" fill="var(--rat)">
      <path d="M-.26 .14Q-.22 -.2 .1 -.13Q.32 -.08 .35 .11Q.3 .16 .2 .15Z" />
      <path
        d="M-.26 .14q-.14 .1 -.02 .2"
        fill="none"
        stroke="var(--rat)"
        stroke-width=".05"
        stroke-linecap="round"
      />
      <circle cx=".05" cy="-.15" r=".09" />
      <circle cx=".22" cy="0" r=".03" fill="var(--deck-2)" />
    </g>
  );
}

function TreasureMap({ transform, family }: { transform: string; family: FamilyName }) {
  const { colour } = FAMILIES[family];
  return (
    <g transform={transform}>
      <rect x="-.36" y="-.3" width=".72" height=".6" rx=".09" fill={CREAM} stroke={INK} stroke-width=".04" />
      <rect x="-.3" y="-.24" width=".6" height=".48" rx=".06" fill="none" stroke={colour} stroke-width=".1" />
      <path
        d="M-.2 .12Q-.1 -.12 .02 .02T.12 -.02"
        fill="none"
        stroke={INK}
        stroke-width=".05"
        stroke-dasharray=".06 .05"
      />
      <path d="M.08 -.14l.13 .13m0 -.13l-.13 .13" stroke="var(--brick)" stroke-width=".06" />
    </g>
  );
}
