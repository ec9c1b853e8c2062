// What the tile in hand would gain where it hovers. The server says so, once the tile rests a moment.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Choice } from "../../api/choices";
import type { ScoreLine } from "../../api/wire";
import type { Gain } from "../../table/contract";
import { signed } from "../../ui/points";
import type { Props, Square } from "./props";

const REST = 120; // ms

/** Null while nothing is known: no tile, no fit, or no answer yet. `chain` is all that lays the tile there. */
export function useGain(props: Props, chain: readonly Choice[]): Gain | null {
  const known = useRef(new Map<string, Gain>());
  const [, setAnswers] = useState(0);
  const at = chain.map((choice) => props.choices.number(choice)).join();
  // Answers that arrive after the tile was placed are ignored.
  useEffect(() => void (known.current = new Map()), [props.legal]);
  useEffect(() => {
    const [first, ...then] = chain;
    if (!first || known.current.has(at)) return;
    const answers = known.current;
    const timer = setTimeout(
      () =>
        void props.gains(first, ...then).then((gain) => {
          if (gain) answers.set(at, gain);
          setAnswers((n) => n + 1);
        }),
      REST,
    );
    return () => clearTimeout(timer);
  }, [at, props.legal]);
  return known.current.get(at) ?? null;
}

const sum = (lines: readonly ScoreLine[]) => lines.reduce((all, { points }) => all + points, 0);

/** Each family that grows: "Family of 3 blue (+8)". */
function familyWords({ come, go }: Gain, { words }: Props): string[] {
  const of = (lines: readonly ScoreLine[], colour: unknown) =>
    sum(lines.filter(({ key, facts }) => key === "family" && facts["colour"] === colour));
  return come
    .filter(({ key, facts }) => key === "family" && Number(facts["size"]) > 1)
    .map(({ facts }) => {
      const points = of(come, facts["colour"]) - of(go, facts["colour"]);
      return words.say("screen.gain_family", { ...facts, points: signed(points) });
    });
}

function ratWords({ come, go }: Gain, { words }: Props): string[] {
  const rats = (lines: readonly ScoreLine[]) =>
    Number(lines.find(({ key }) => key === "rats")?.facts["rats"] ?? 0);
  const n = rats(go) - rats(come);
  return n > 0 ? [words.say("screen.gain_rats", { n })] : [];
}

/** The letters of rooms that would be full. */
function filledRooms({ come, go }: Gain): string[] {
  const rooms = (lines: readonly ScoreLine[]) =>
    lines.flatMap(({ key, facts }) => (key === "rooms" ? ((facts["rooms"] ?? []) as string[]) : []));
  const open = rooms(come);
  return rooms(go).filter((room) => !open.includes(room));
}

function roomWords(gain: Gain, { words }: Props): string[] {
  const filled = filledRooms(gain);
  const each = (lines: readonly ScoreLine[]) => sum(lines.filter(({ key }) => key === "rooms"));
  const points = filled.length ? (each(gain.come) - each(gain.go)) / filled.length : 0;
  return filled.map((room) => words.say("screen.gain_room", { room, points: signed(points) }));
}

const TOLD = ["family", "rats", "rooms"];

/** Lessons and treasures whose points change. */
function otherWords({ come, go }: Gain, { words, names }: Props): string[] {
  return come
    .filter(({ key }) => !TOLD.includes(key))
    .flatMap((line) => {
      const before = go.find(({ key, facts }) => key === line.key && facts["card"] === line.facts["card"]);
      const points = line.points - (before?.points ?? 0);
      if (!points) return [];
      const coloured = line.key === "public_lesson" && line.facts["colour"] ? "_colour" : "";
      const told = words.say(`score_line.${line.key}${coloured}`, line.facts, names);
      return [words.say("screen.gain_line", { line: told, points: signed(points) })];
    });
}

/** "Family of 3 blue (+8), covers 2 rats"; several things with their sum. */
export function gainText(gain: Gain, props: Props): string {
  const parts = [
    ...familyWords(gain, props),
    ...ratWords(gain, props),
    ...roomWords(gain, props),
    ...otherWords(gain, props),
  ];
  const { words } = props;
  if (!parts.length) return words.say("screen.fits");
  const told = parts.join(", ");
  const all = parts.length > 1 ? ` · ${words.say("screen.gain_all", { points: signed(gain.points) })}` : "";
  return told.charAt(0).toUpperCase() + told.slice(1) + all;
}

/** The squares of families that grow, and of rooms that would be full. */
export function gainSquares(gain: Gain | null, { printed }: Props): { family: Square[]; room: Square[] } {
  if (!gain) return { family: [], room: [] };
  const closed = filledRooms(gain);
  return {
    family: gain.come
      .filter(({ key, facts }) => key === "family" && Number(facts["size"]) > 1)
      .flatMap(({ facts }) => facts["squares"] as Square[]),
    room: printed.room_grid.flatMap((row, y) =>
      [...row].flatMap((letter, x) => (closed.includes(letter) ? [[y, x] as Square] : [])),
    ),
  };
}
