// A city: a house with a master in its lit door, asleep once used, or shut and free.

import { memo } from "../../../ui/memo";
import { headOf } from "./cast";
import { at, type Drawing, inked, line } from "./shapes";

interface HouseProps {
  /** A paint. */
  roof: string;
  /** Who lives here; nobody if it is free. */
  master?: string;
  asleep?: boolean;
}

const shut = (): Drawing => line("M48 60V100M38 80H40M56 80H58", "ink", 2, 0.45);
const snoring = (): Drawing => line("M70 22h8l-8 9h8M83 8h6l-6 7h6", "var(--ink)", 2.4);

const atTheDoor = (master: string, asleep: boolean): Drawing => [
  inked("M34 101C34 90 62 90 62 101Z", "graphite"),
  at(48, 78, 0.74, headOf(master, asleep)),
];

export const House = memo(({ roof, master, asleep = false }: HouseProps) => {
  const lit = master !== undefined && !asleep;
  const door = master === undefined ? "var(--vacant-door)" : asleep ? "bark" : "lamp";
  return (
    <svg
      class={`house ${lit ? "lit" : ""} ${master ? "" : "vacant"}`}
      viewBox="0 -2 96 106"
      aria-hidden="true"
    >
      {inked("M66 30V8H77V40Z", "adobe")}
      {inked("M10 100V46H86V100Z", master ? "linen" : "var(--vacant)")}
      {line("M10 70H24M72 70H86M24 46V100M72 46V100", "oak", 3)}
      {inked("M2 50L48 8L94 50L86 52L48 20L10 52Z", roof)}
      {inked("M14 48L48 18L82 48Z", roof)}
      {line("M26 42H70M36 33H60", "ink", 1.2, 0.4)}
      {inked("M29 100V66Q29 50 48 50T67 66V100Z", door)}
      {master ? atTheDoor(master, asleep) : shut()}
      {line("M6 100H90", "ink", 2.4)}
      {asleep && snoring()}
    </svg>
  );
});

/** The place of a house that the next level brings: pencil only. */
export const FutureHouse = () => (
  <svg class="house future" viewBox="0 -2 96 106" aria-hidden="true">
    <path d="M10 100V50L48 16L86 50V100ZM34 100V70H62V100" />
  </svg>
);
