// What the tile in hand would gain where it hovers. The server says so, once the tile rests a moment.

import { useEffect, useRef, useState } from "preact/hooks";
import type { ScoreLine } from "../../api/wire";
import type { Gain } from "../../table/contract";
import type { Props, Square } from "./props";
import { spotKey } from "./turning";
import type { Held } from "./useHeld";

const REST = 120; // ms

/** Null while nothing is known: no tile, no fit, or no answer yet. */
export function useGain(props: Props, held: Held | null): Gain | null {
  const known = useRef(new Map<string, Gain>());
  const [, setAnswers] = useState(0);
  const at = held?.fits ? spotKey(held.spot) : "";
  // Answers that arrive after the tile was placed are ignored.
  useEffect(() => void (known.current = new Map()), [props.legal]);
  useEffect(() => {
    if (!at || !held || known.current.has(at)) return;
    const answers = known.current;
    const { turn, row, column } = held.spot;
    const timer = setTimeout(
      () =>
        void props.gains({ kind: "place", turn, row, column }).then((gain) => {
          if (gain) answers.set(at, gain);
          setAnswers((n) => n + 1);
        }),
      REST,
    );
    return () => clearTimeout(timer);
  }, [at, props.legal]);
  return known.current.get(at) ?? null;
}

const signed = (n: number) => (n > 0 ? `+${n}` : String(n).replace("-", "−"));

/** "+7 points: Rats +2, Rooms not filled +5". */
export function gainText(gain: Gain, { words }: Props): string {
  const parts = new Map<string, number>();
  const count = (lines: readonly ScoreLine[], sign: number) =>
    lines.forEach(({ key, points }) => parts.set(key, (parts.get(key) ?? 0) + sign * points));
  count(gain.come, 1);
  count(gain.go, -1);
  const told = [...parts]
    .filter(([, points]) => points)
    .map(([key, points]) => `${words.say(`score.${key}`)} ${signed(points)}`);
  return [words.say("screen.gain", { n: signed(gain.points), of: Math.abs(gain.points) }), ...told].join(
    " · ",
  );
}

/** The squares of families that grow, and of rooms that would be full. */
export function gainSquares(gain: Gain | null, { printed }: Props): { family: Square[]; room: Square[] } {
  if (!gain) return { family: [], room: [] };
  const rooms = (lines: readonly ScoreLine[]) =>
    lines.flatMap(({ facts }) => (facts["rooms"] ?? []) as string[]);
  const open = rooms(gain.come);
  const closed = gain.come.some(({ key }) => key === "rooms")
    ? rooms(gain.go).filter((room) => !open.includes(room))
    : [];
  return {
    family: gain.come
      .filter(({ key }) => key === "family")
      .flatMap(({ facts }) => facts["squares"] as Square[]),
    room: printed.room_grid.flatMap((row, y) =>
      [...row].flatMap((letter, x) => (closed.includes(letter) ? [[y, x] as Square] : [])),
    ),
  };
}
