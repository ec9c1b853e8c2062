// The own boat at sea, with the tile in hand hovering over it.

import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useWindow } from "../../app/services";
import { type Cell, extent, outline } from "../../cardboard/outline";
import { CREAM, INK } from "../../cardboard/palette";
import { offerShape } from "../../table/offer";
import { drag, inside } from "../../ui/drag";
import { memo } from "../../ui/memo";
import { type Box, usePanZoom } from "../../ui/panzoom";
import { Boat, boatBox, uprightTransform } from "./Boat";
import type { Props, Square } from "./props";
import { LanternLight } from "./Scoring";
import { Tile } from "./Tile";
import { asCells, sizeOf } from "./turning";
import type { LaidTile } from "./types";
import type { Hand, Held } from "./useHeld";

interface SeaProps {
  props: Props;
  hand: Hand;
  /** Whose boat. */
  seat: number;
  upright: boolean;
  /** Whether the hull goes to the rim: every pixel is for squares. */
  tight: boolean;
  /** What the tile in hand would bring, in the free water; empty for nothing. */
  tip: string;
  /** Squares the lantern shines on, when the boat is scored. */
  lit: readonly Square[];
  /** Squares of families that would grow and of rooms that would be full. */
  wash: { family: readonly Square[]; room: readonly Square[] };
  /** For a cat carried here from its field: which square is meant. */
  locate: { current: (x: number, y: number) => [number, number] };
}

const CLOSE = 44; // px of a square after a double tap
const STEP = 140; // ms between two squares when a boat pans by itself

function wholeBoat(grid: readonly string[], upright: boolean, tight: boolean): Box {
  const [x = 0, y = 0, width = 0, height = 0] = boatBox(grid, upright, tight).split(" ").map(Number);
  return { x, y, width, height };
}

export function Sea({ props, hand, seat, upright, tight, tip, lit, wash, locate }: SeaProps) {
  const { view, printed, words, names } = props;
  const deck = useRef<SVGGElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const owner = view.seats[seat];
  const grid = printed.room_grid;
  const { held } = hand;
  const whole = wholeBoat(grid, upright, tight);
  const { viewBox, pan, show } = usePanZoom(svg, whole, CLOSE);
  useLeast(svg, whole, tight, show);
  const mine = seat === props.seat;
  const finger = useRef<[number, number]>([0, 0]);

  /** The square whose middle is nearest to where the tile's middle would be. */
  const squareAt = (x: number, y: number): [number, number] => {
    finger.current = [x, y];
    const point = inside(deck.current as SVGGElement, x, y);
    const [height, width] = sizeOf(held?.turns[held.spot.turn] ?? []);
    return [Math.round(point.y - height / 2), Math.round(point.x - width / 2)];
  };
  locate.current = squareAt;

  // A close look follows the tile in hand to the rim, square by square while a finger holds it there.
  const isDragged = () => document.body.classList.contains("dragging");
  useEffect(() => {
    const timer = setTimeout(() => svg.current && pan(...beyondRim(svg.current)), isDragged() ? STEP : 0);
    return () => clearTimeout(timer);
  }, [held?.spot, held?.shape, viewBox]);
  useEffect(() => void (isDragged() && held && hand.hover(...squareAt(...finger.current), true)), [viewBox]);

  const down = (event: PointerEvent) => {
    if (!held || !mine) return;
    hand.hover(...squareAt(event.clientX, event.clientY));
    drag(event, {
      move: ({ x, y }) => hand.hover(...squareAt(x, y), true),
      drop: ({ x, y }) => hand.put(...squareAt(x, y)),
    });
  };
  const click = (event: MouseEvent) => {
    if (held && mine) hand.put(...squareAt(event.clientX, event.clientY));
  };
  const covered = useMemo(
    () => new Set(owner?.tiles.flatMap(({ squares }) => squares.map(([row, column]) => `${column},${row}`))),
    [owner?.tiles],
  );
  if (!owner) return null;
  return (
    <div
      class="sea"
      data-place="boat"
      onWheel={(event) => {
        if (!held) return;
        event.preventDefault();
        hand.turn(event.deltaY > 0 ? 1 : -1);
      }}
    >
      <svg
        ref={svg}
        data-least="24 28"
        data-pans={tight ? "" : undefined}
        viewBox={tight ? viewBox : boatBox(grid, upright)}
        role="img"
        aria-label={`${names[seat] ?? ""}: ${words.name("boat", owner.boat)}, ${words.say("screen.tiles", { n: owner.tiles.length })}`}
        onPointerDown={down}
        onPointerMove={(event) =>
          event.pointerType === "mouse" &&
          !event.buttons &&
          held &&
          mine &&
          hand.hover(...squareAt(event.clientX, event.clientY))
        }
        onClick={click}
      >
        <g ref={deck} transform={uprightTransform(grid, upright)}>
          <Boat drawing={printed} boat={owner.boat} upright={upright} covered={covered} />
          <LanternLight squares={mine ? wash.room : []} of="room" />
          <Laid tiles={owner.tiles} upright={upright} />
          <LanternLight squares={lit} of="lantern" />
          {mine && <Joining squares={wash.family} />}
          {mine && <Removable props={props} tiles={owner.tiles} />}
          {held && mine && (
            <>
              <Hovering held={held} upright={upright} sandbox={hand.isSandbox} />
              <CoveredRats held={held} marks={printed.boats[owner.boat] ?? []} upright={upright} />
            </>
          )}
        </g>
      </svg>
      {tip && held && (
        <output
          class={`tip ${held.fits === false ? "no" : "ok"} ${tight ? FREE_CORNER[upright ? "upright" : "lying"] : cornerOf(held, grid, upright)}`}
        >
          {tip}
        </output>
      )}
    </div>
  );
}

const LEAST = 28; // px of a square under a finger
const LEAST_POINTED = 24; // px of a square under a mouse

/** Where the whole boat would be too small to play on, begin with a part of it that is large enough. */
function useLeast(
  svg: RefObject<SVGSVGElement | null>,
  whole: Box,
  tight: boolean,
  show: (box: Box) => void,
): void {
  const { kind } = useWindow();
  useEffect(() => {
    const sea = svg.current;
    if (!tight || !sea) return;
    const least = kind === "phone" || matchMedia("(pointer: coarse)").matches ? LEAST : LEAST_POINTED;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = sea; // as drawn, also where the whole table is drawn smaller
      if (!width || !height) return;
      const part = Math.min(1, Math.min(width / whole.width, height / whole.height) / least);
      show({
        x: whole.x + (whole.width * (1 - part)) / 2,
        y: whole.y + (whole.height * (1 - part)) / 2,
        width: whole.width * part,
        height: whole.height * part,
      });
    });
    observer.observe(sea);
    return () => observer.disconnect();
  }, [kind, tight]);
}

/**
 * How far the tile in hand, with a square around it, reaches beyond what is seen of the boat; nothing if the
 * whole is seen.
 */
function beyondRim(sea: SVGSVGElement): [number, number] {
  const tile = sea.querySelector(".hovering")?.getBoundingClientRect();
  const seen = sea.getBoundingClientRect();
  if (!tile) return [0, 0];
  const beyond = (start: number, end: number, from: number, to: number) =>
    Math.max(0, from + CLOSE - start) - Math.max(0, end + CLOSE - to);
  return [
    beyond(tile.left, tile.right, seen.left, seen.right),
    beyond(tile.top, tile.bottom, seen.top, seen.bottom),
  ];
}

const Laid = memo(function Laid({ tiles, upright }: { tiles: readonly LaidTile[]; upright: boolean }) {
  return (
    <>
      {tiles.map((tile) => (
        <g class="laid" key={String(tile.squares)} data-tile={String(tile.squares)}>
          <Tile kind={tile.kind} cells={asCells(tile.squares)} colour={tile.colour} upright={upright} />
        </g>
      ))}
    </>
  );
});

/** Treasures that may be taken off the boat again; a choice names one of their squares. */
function Removable({ props, tiles }: { props: Props; tiles: readonly LaidTile[] }) {
  return (
    <>
      {props.may({ kind: "remove" }).map(({ action, choice }) => {
        const tile = tiles.find(({ squares }) =>
          squares.some(([row, column]) => row === choice["row"] && column === choice["column"]),
        );
        return (
          tile && (
            <path
              class="removable"
              key={action}
              d={outline(asCells(tile.squares), 0.05, 0.3)}
              {...offerShape(props, choice, props.label(choice))}
            />
          )
        );
      })}
    </>
  );
}

/** Drawn once per turn and colour, and moved by a transform: a drag step stays cheap. */
function Hovering({ held, upright, sandbox }: { held: Held; upright: boolean; sandbox: boolean }) {
  const cells: Cell[] = useMemo(
    () => asCells(held.turns[held.spot.turn] ?? []),
    [held.turns, held.spot.turn],
  );
  if (!cells.length) return null; // the spot is still that of the tile before, which could be turned further
  const { width, height } = extent(cells);
  const ghost = sandbox || held.fits === null ? "pencil" : held.fits ? "ok" : "no";
  return (
    <g
      class={`hovering ${held.pinned ? "pinned" : ""}`}
      data-lit={held.fits ? "" : undefined}
      data-turn={held.spot.turn}
      transform={`translate(${held.spot.column} ${held.spot.row})`}
    >
      <Tile kind={held.kind} cells={cells} colour={held.colour} upright={upright} ghost={ghost} />
      {/* The tile is taken hold of in its hollows too. */}
      <rect width={width} height={height} fill="transparent" />
    </g>
  );
}

/** The corner of the water that tabs and stores leave free where every pixel counts. */
const FREE_CORNER = { upright: "top right", lying: "bottom right" } as const;

/** The corner of the water nearest to the tile in hand: there its words stand, never on the deck. */
function cornerOf({ spot, turns }: Held, grid: readonly string[], upright: boolean): string {
  const [height, width] = sizeOf(turns[spot.turn] ?? []);
  const across = (spot.column + width / 2) / (grid[0]?.length ?? 1);
  const down = (spot.row + height / 2) / grid.length;
  const [left, top] = upright ? [down < 0.5, across > 0.5] : [across < 0.5, down < 0.5];
  return `${top ? "top" : "bottom"} ${left ? "left" : "right"}`;
}

/** A white seam with dashes around the cats that would be a family. */
const Joining = memo(function Joining({ squares }: { squares: readonly Square[] }) {
  if (!squares.length) return null;
  const path = outline(asCells(squares), 0, 0.3);
  return (
    <g class="joining" pointer-events="none">
      <path d={path} class="seam" />
      <path d={path} class="dashes" />
    </g>
  );
});

interface CoveredProps {
  held: Held;
  /** The drawing of the boat: "x" is a rat. */
  marks: readonly string[];
  upright: boolean;
}

/** Rats below the tile in hand, crossed out on it. */
function CoveredRats({ held, marks, upright }: CoveredProps) {
  if (!held.fits) return null;
  const { row, column, turn } = held.spot;
  const below = (held.turns[turn] ?? [])
    .map(([r = 0, c = 0]): Cell => [c + column, r + row])
    .filter(([x, y]) => marks[y]?.[x] === "x");
  return (
    <g class="coveredrats" pointer-events="none">
      {below.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x + 0.5} ${y + 0.5})${upright ? " rotate(90)" : ""}`}>
          <circle r=".22" fill={CREAM} stroke={INK} stroke-width=".03" />
          <path d="M-.13 .06Q-.11 -.1 .05 -.065Q.16 -.04 .17 .055Z" fill="var(--rat)" />
          <path d="M-.14 -.14l.28 .28" stroke="var(--brick)" stroke-width=".06" stroke-linecap="round" />
        </g>
      ))}
    </g>
  );
}
