// The tile in hand: where it hovers, how it is turned, and whether it may lie there (the server's list says
// so).

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Choice } from "../../api/choices";
import type { Props, Square } from "./props";
import { nearest, sizeOf, type Spot, spotKey, turned } from "./turning";

export interface Held {
  shape: string;
  kind: string;
  colour: string | null;
  turns: readonly (readonly Square[])[];
  spot: Spot;
  /** Whether it may lie here; null in the sandbox. */
  fits: boolean | null;
  /** Put down by a click or by keys: it does not follow the pointer. */
  pinned: boolean;
}

export interface Hand {
  held: Held | null;
  /** Follow the pointer; a tile that was put down only if it is dragged. */
  hover(row: number, column: number, dragged?: boolean): void;
  put(row: number, column: number): void;
  nudge(rows: number, columns: number): void;
  turn(quarters: number): void;
  flip(): void;
  toNearest(): void;
  /** Try any visible tile in pencil; nothing is sent. */
  sandbox(shape: string | null, colour?: string | null): void;
  isSandbox: boolean;
  /** Carry a cat from its field to the boat; null puts it back. */
  carry(rescue: Choice | null): void;
}

/** The same spot as before is no change: nothing is drawn again. */
const same = (next: Spot, now: Spot) => (spotKey(next) === spotKey(now) ? now : next);

const MIDDLE = { turn: 0, row: 3, column: 9 };

export function useHeld(props: Props): Hand {
  const { question, legal, printed, pick } = props;
  const placing = question.kind === "place" && !props.readOnly;
  const [spot, setSpot] = useState<Spot>(MIDDLE);
  const [pinned, setPinned] = useState(false);
  const [tried, setTried] = useState<{ shape: string; colour: string | null; rescue?: Choice } | null>(null);
  const shape = placing ? question.shape : (tried?.shape ?? null);
  const turns = shape ? (printed.shapes[shape]?.turns ?? []) : [];

  const spots = useMemo(
    () =>
      placing
        ? legal
            .map(({ choice }) => choice as unknown as Spot & { kind: string })
            .filter(({ kind }) => kind === "place")
        : [],
    [legal, placing],
  );
  const allowed = useMemo(() => new Set(spots.map(spotKey)), [spots]);

  // A new tile comes to hand where it may lie, near where the last one was.
  useEffect(() => {
    setPinned(false);
    if (placing) setTried(null);
    // A cat carried from its field stays as it was turned.
    setSpot((now) =>
      placing
        ? (nearest(spots, tried?.shape === shape ? now : { ...now, turn: 0 }) ?? MIDDLE)
        : { ...now, turn: 0 },
    );
  }, [shape, placing]);

  // A cat that was dropped and is not wanted after all goes back to its field.
  const planned = props.pending.length > 0;
  useEffect(() => {
    if (!planned && pinned && tried?.rescue) setTried(null);
  }, [planned]);

  const clamp = (next: Spot): Spot => {
    const [height, width] = sizeOf(turns[next.turn] ?? []);
    return {
      ...next,
      row: Math.max(0, Math.min(printed.rows - height, next.row)),
      column: Math.max(0, Math.min(printed.columns - width, next.column)),
    };
  };
  const choose = (next: Spot, pin: boolean) => {
    const inside = clamp(next);
    setSpot(inside);
    setPinned(pin);
    const rescue = tried?.rescue;
    if (!placing && !rescue) return;
    const placement = { row: inside.row, column: inside.column, turn: inside.turn };
    // Where a cat that is still in its field may lie, the server says after the rescue.
    if (pin && rescue) pick(rescue, { kind: "place", ...placement });
    else if (pin && allowed.has(spotKey(inside))) pick({ kind: "place", ...placement });
    else pick();
  };

  const held: Held | null = shape
    ? {
        shape,
        kind: printed.shapes[shape]?.kind ?? "cat",
        colour: placing ? (question.colour ?? null) : (tried?.colour ?? null),
        turns,
        spot,
        fits: placing ? allowed.has(spotKey(spot)) : null,
        pinned,
      }
    : null;

  return {
    held,
    isSandbox: !placing && tried !== null,
    hover: (row, column, dragged) =>
      (dragged || !pinned) && setSpot((now) => same(clamp({ ...now, row, column }), now)),
    put: (row, column) => choose({ ...spot, row, column }, true),
    nudge: (rows, columns) => choose({ ...spot, row: spot.row + rows, column: spot.column + columns }, true),
    turn: (quarters) => choose({ ...spot, turn: turned(turns, spot.turn, quarters) }, pinned),
    flip: () => choose({ ...spot, turn: turned(turns, spot.turn, 0, true) }, pinned),
    toNearest: () => {
      const fitting = nearest(spots, spot);
      if (fitting) choose(fitting, true);
    },
    carry: (rescue) => {
      setTried(rescue && { shape: String(rescue["shape"]), colour: String(rescue["colour"]), rescue });
      setPinned(false);
    },
    sandbox: (wanted, colour = null) => {
      setTried(wanted ? { shape: wanted, colour } : null);
      setPinned(false);
    },
  };
}
