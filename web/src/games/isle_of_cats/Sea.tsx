// The own boat at sea, with the tile in hand hovering over it.

import { useEffect, useMemo, useRef } from "preact/hooks";
import { type Cell, extent, outline } from "../../cardboard/outline";
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
  /** Squares the lantern shines on, when the boat is scored. */
  lit: readonly Square[];
  /** Squares of families that would grow and of rooms that would be full. */
  wash: { family: readonly Square[]; room: readonly Square[] };
  /** For a cat carried here from its field: which square is meant. */
  locate: { current: (x: number, y: number) => [number, number] };
}

const CLOSE = 44; // px of a square after a double tap
const STEP = 140; // ms between two squares when a boat pans by itself

function wholeBoat(grid: readonly string[], upright: boolean): Box {
  const [x = 0, y = 0, width = 0, height = 0] = boatBox(grid, upright).split(" ").map(Number);
  return { x, y, width, height };
}

export function Sea({ props, hand, seat, upright, lit, wash, locate }: SeaProps) {
  const { view, printed, words, names } = props;
  const deck = useRef<SVGGElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const owner = view.seats[seat];
  const grid = printed.room_grid;
  const { held } = hand;
  const { viewBox, pan } = usePanZoom(svg, wholeBoat(grid, upright), CLOSE);
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
    const timer = setTimeout(() => pan(...beyondRim(svg.current as SVGSVGElement)), isDragged() ? STEP : 0);
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
        viewBox={upright ? viewBox : boatBox(grid, upright)}
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
          <LanternLight squares={mine ? wash.family : []} of="family" />
          {mine && <Removable props={props} tiles={owner.tiles} />}
          {held && mine && <Hovering held={held} upright={upright} sandbox={hand.isSandbox} />}
        </g>
      </svg>
    </div>
  );
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
        <g class="laid" key={String(tile.squares)}>
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
  const { width, height } = extent(cells);
  const ghost = sandbox || held.fits === null ? "pencil" : held.fits ? "ok" : "no";
  return (
    <g
      class={`hovering ${held.pinned ? "pinned" : ""}`}
      data-lit={held.fits ? "" : undefined}
      transform={`translate(${held.spot.column} ${held.spot.row})`}
    >
      <Tile kind={held.kind} cells={cells} colour={held.colour} upright={upright} ghost={ghost} />
      {/* The tile is taken hold of in its hollows too. */}
      <rect width={width} height={height} fill="transparent" />
    </g>
  );
}
