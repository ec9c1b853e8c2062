// The types of this game's table, and small helpers for what is printed and seen.

import type { Before as AnyBefore, GamePage, TableProps } from "../../table/contract";
import type { Boat, Printed, Question, View } from "./types";

export type Props = TableProps<View, Printed, Question>;
export type Before = AnyBefore<View, Printed, Question>;
export type Page = GamePage<View, Printed, Question>;

export const boatOf = (props: Props, id: string): Boat =>
  props.printed.boats.boat.find((boat) => boat.id === id) as Boat;

/** Goods one by one: {wine: 2} -> ["wine", "wine"]. */
export const spread = (goods: Record<string, number>): string[] =>
  Object.entries(goods).flatMap(([good, n]) => Array<string>(n).fill(good));
