// The tile in hand: where it hovers, how it is turned, and whether it may lie there (the server's list says so).
//
// A tile comes to hand because it must be placed, or because it was taken up from a field to be tried: then
// confirming sends the whole chain (this cat, that basket, there).

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Choice, fits } from "../../api/choices";
import { isPlace, placesOf, spotsOf } from "./places";
import type { Props, Square } from "./props";
import { nearest, sizeOf, type Spot, spotKey, turned } from "./turning";

export interface Held {
  shape: string;
  kind: string;
  colour: string | null;
  turns: readonly (readonly Square[])[];
  spot: Spot;
  /** Whether it may lie here; null if nobody knows. */
  fits: boolean | null;
  /** Put down by a click or by keys: it does not follow the pointer. */
  pinned: boolean;
  /** What takes it from its field or from the table first; null if it is in hand already, or only tried. */
  first: Choice | null;
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
  /** Carry a tile to the boat by this choice; null puts it back. */
  carry(first: Choice | null): void;
  /** Take a tile up and propose a place for it. */
  propose(first: Choice): void;
  /** The choices that would lay the tile where it is: all that confirming sends, without ending the turn. */
  chain: readonly Choice[];
  /** The basket that would be used, and all that could be. */
  basket: string | null;
  baskets: readonly string[];
  takeBasket(basket: string): void;
}

interface Tried {
  shape: string;
  colour: string | null;
  first: Choice | null;
}

/** The same spot as before is no change: nothing is drawn again. */
const same = (next: Spot, now: Spot) => (spotKey(next) === spotKey(now) ? now : next);

const MIDDLE: Spot = { turn: 0, row: 3, column: 9 };
const OUTSIDE = 3; // squares a tile may be held outside of the boat

/** Which basket is used unless another is named: cards are gone at the end of the day, used or not. */
const CARDS_FIRST = ["halves", "whole", "permanent"];

const triedOf = (first: Choice): Tried => ({
  shape: String(first["shape"]),
  colour: first["colour"] === undefined ? null : String(first["colour"]),
  first,
});

const placeAt = ({ turn, row, column }: Spot): Choice => ({ kind: "place", turn, row, column });

/** Whether the turn may end by itself once the cat lies: no further cat, no card that could still be played. */
function endsTurn({ question, view, seat, printed }: Props): boolean {
  if (question.kind !== "rescue" && question.kind !== "rescue_more") return false;
  const own = view.seats[seat];
  const more = question.kind === "rescue" ? (own?.extra ?? 0) : question.more - 1;
  const anytime = (own?.hand ?? []).some((card) =>
    printed.cards.some((entry) => entry.card === card && entry.kind === "anytime"),
  );
  return more <= 0 && !anytime;
}

/** Where a lesson would have the tile that is taken up by this choice; null if it says nothing, or the place is not free. */
function wantedSpot({ wanted = [] }: Props, by: Choice, spots: readonly Spot[]): Spot | null {
  const from = wanted.findIndex((choice) => choice.kind === by.kind && fits(by, choice));
  const place = from < 0 ? undefined : wanted.slice(from).find(({ kind }) => kind === "place");
  if (place?.["row"] === undefined) return null;
  const key = spotKey(place as unknown as Spot);
  return spots.find((spot) => spotKey(spot) === key) ?? null;
}

/** Which tile is in hand, whence, and where it may lie. */
interface InHand {
  placing: boolean;
  shape: string | null;
  colour: string | null;
  turns: readonly (readonly Square[])[];
  first: Choice | null;
  fitsAt(at: Spot): boolean | null;
  spots(): readonly Spot[];
}

function useInHand(props: Props, tried: Tried | null): InHand {
  const { question, legal, printed } = props;
  const placing = question.kind === "place" && !props.readOnly;
  const shape = placing ? question.shape : (tried?.shape ?? null);
  const legalSpots = useMemo(
    () =>
      placing
        ? legal
            .map(({ choice }) => choice as unknown as Spot & { kind: string })
            .filter(({ kind }) => kind === "place")
        : [],
    [legal, placing],
  );
  const allowed = useMemo(() => new Set(legalSpots.map(spotKey)), [legalSpots]);
  const places = shape && !placing ? placesOf(question, shape) : null;
  return {
    placing,
    shape,
    colour: placing ? (question.colour ?? null) : (tried?.colour ?? null),
    turns: shape ? (printed.shapes[shape]?.turns ?? []) : [],
    first: placing ? null : (tried?.first ?? null),
    fitsAt: (at) => (placing ? allowed.has(spotKey(at)) : places ? isPlace(places, at) : null),
    spots: () => (placing ? legalSpots : places ? spotsOf(places) : []),
  };
}

/** The basket for a cat: the one that was named, or a sensible one. */
function useBaskets({ question }: Props) {
  const [wished, setWished] = useState<string | null>(null);
  const baskets = "baskets" in question ? (question.baskets ?? []) : [];
  const sensible = CARDS_FIRST.find((entry) => baskets.includes(entry)) ?? null;
  return { baskets, basket: wished && baskets.includes(wished) ? wished : sensible, setWished };
}

/** Keep a spot within so many squares around the boat. */
function within(
  { rows, columns }: Props["printed"],
  spot: Spot,
  squares: readonly Square[],
  around = 0,
): Spot {
  const [height, width] = around ? [0, 0] : sizeOf(squares);
  return {
    ...spot,
    row: Math.max(-around, Math.min(rows + around - height, spot.row)),
    column: Math.max(-around, Math.min(columns + around - width, spot.column)),
  };
}

/** `inside`: the tile is kept on the boat, because the view follows it. */
export function useHeld(props: Props, inside: boolean): Hand {
  const { question, printed, pick } = props;
  const [spot, setSpot] = useState<Spot>(MIDDLE);
  const [pinned, setPinned] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);
  const { baskets, basket, setWished } = useBaskets(props);
  const misfit = useRef(false);
  const inHand = useInHand(props, tried);
  const { placing, shape, turns, first } = inHand;
  const planned = props.pending.length > 0;

  // A new tile comes to hand where it may lie, near where the last one was. One carried here stays as turned.
  useEffect(() => {
    if (!placing) return;
    setPinned(false);
    setTried(null);
    setSpot((now) => nearest(inHand.spots(), tried?.shape === shape ? now : { ...now, turn: 0 }) ?? MIDDLE);
  }, [shape, placing]);
  // What may no longer be taken goes back; so does a cat that was dropped and is not wanted after all.
  useEffect(() => {
    if (tried?.first && !props.may(tried.first).length) setTried(null);
  }, [props.legal]);
  useEffect(() => {
    if (!planned && pinned && tried?.first && !misfit.current) setTried(null);
  }, [planned]);

  const chainTo = (at: Spot, by: Choice | null, using: string | null): Choice[] => [
    ...(by ? [by] : []),
    ...(by?.kind === "rescue" && using && baskets.length > 1 ? [{ kind: "basket", basket: using }] : []),
    placeAt(at),
  ];
  const send = (at: Spot, by: Choice | null, using = basket) =>
    pick(...chainTo(at, by, using), ...(by && endsTurn(props) ? [{ kind: "end_turn" }] : []));
  const choose = (next: Spot, pin: boolean) => {
    setSpot(next);
    setPinned(pin);
    if (!placing && !first) return;
    misfit.current = inHand.fitsAt(next) !== true;
    if (pin && !misfit.current) send(next, first);
    else if (planned) pick();
  };
  const takeUp = (next: Tried | null, at: (now: Spot) => Spot, pin: boolean) => {
    setTried(next);
    setSpot(at);
    setPinned(pin);
    misfit.current = false;
  };

  const held: Held | null = shape
    ? {
        shape,
        kind: printed.shapes[shape]?.kind ?? "cat",
        colour: inHand.colour,
        turns,
        spot,
        fits: inHand.fitsAt(spot),
        pinned,
        first,
      }
    : null;
  const near = (row: number, column: number, now: Spot) =>
    within(printed, { ...now, row, column }, turns[now.turn] ?? [], inside ? 0 : OUTSIDE);

  return {
    held,
    isSandbox: !placing && tried !== null && tried.first === null,
    chain: held?.fits && (placing || first) ? chainTo(spot, first, basket) : [],
    basket,
    baskets,
    takeBasket(next) {
      setWished(next);
      if (pinned && held?.fits && first) send(spot, first, next);
    },
    hover: (row, column, dragged) =>
      (dragged || !pinned) && setSpot((now) => same(near(row, column, now), now)),
    put: (row, column) => choose(near(row, column, spot), true),
    nudge: (rows, columns) => {
      const next = { ...spot, row: spot.row + rows, column: spot.column + columns };
      choose(within(printed, next, turns[spot.turn] ?? []), true);
    },
    turn: (quarters) => choose({ ...spot, turn: turned(turns, spot.turn, quarters) }, pinned),
    flip: () => choose({ ...spot, turn: turned(turns, spot.turn, 0, true) }, pinned),
    toNearest() {
      const fitting = nearest(inHand.spots(), spot);
      if (fitting) choose(fitting, true);
    },
    carry(by) {
      const again = by !== null && tried?.shape === by["shape"];
      takeUp(by && triedOf(by), (now) => ({ ...now, turn: again ? now.turn : 0 }), false);
      if (planned) pick();
    },
    propose(by) {
      const spots = spotsOf(placesOf(question, String(by["shape"])) ?? []);
      const at = wantedSpot(props, by, spots) ?? nearest(spots, { ...spot, turn: 0 });
      if (!at) return;
      takeUp(triedOf(by), () => at, true);
      send(at, by);
    },
    sandbox: (wanted, colour = null) =>
      takeUp(wanted ? { shape: wanted, colour, first: null } : null, (now) => ({ ...now, turn: 0 }), false),
  };
}
