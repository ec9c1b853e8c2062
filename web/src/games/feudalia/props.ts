// The types of this game's table.

import type { Before as AnyBefore, GamePage, TableProps } from "../../table/contract";
import type { Printed, Question, View } from "./types";

/** A number of each, by name. */
export type Counts = Readonly<Record<string, number>>;
export type Props = TableProps<View, Printed, Question>;
export type Before = AnyBefore<View, Printed, Question>;
export type Page = GamePage<View, Printed, Question>;
