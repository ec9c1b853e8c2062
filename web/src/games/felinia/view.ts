// What games/felinia/view.py sends, and what is printed: the shapes this folder draws.

import type { GamePage, TableProps } from "../../table/contract";

export interface Space {
  space: string;
  open: boolean;
  /** By good; empty for the guild. */
  goods: Record<string, number>;
  /** Seats from the bottom up. */
  tokens: number[];
  /** Of a token placed now, or of the one on top. */
  price: number;
}

export interface Berth {
  berth: number;
  boat: string | null;
  riders: number[];
  missing: { goods: string[]; silver: number } | null;
  arrived: boolean;
  landed: number;
  yet_to_sail: boolean;
}

export interface Post {
  merchant: number | null;
  tile: string | null;
  trade: string | null;
}

export interface Own {
  trade: { tile: string; trade: string }[];
  bonus: string[];
  places: string[];
  sets: { kind: string; tiles: number; points: number }[];
  points: number;
}

export interface Family {
  seat: number;
  silver: number;
  gold: number;
  spice: number;
  food: number;
  goods: Record<string, number>;
  tiles: number;
  stock: number;
  tokens: number;
  bank: number[];
  trade_backs: Record<string, number>;
  bonus_tiles: number;
  places: number;
  own: Own | null;
}

export interface View {
  round: number;
  phase: string;
  turn: number;
  first: number;
  ending: string;
  space: string | null;
  spaces: Space[];
  bag: { size: number; goods: Record<string, number> };
  berths: Berth[];
  pile: { left: number; next: string | null; back: string | null };
  provinces: Record<string, Post>;
  merchant: {
    seat: number;
    province: string;
    kingdom: string;
    steps: number;
    visited: string[];
    reveals: number;
  } | null;
  /** A shortest way to each province the merchant could reach now. */
  ways: Record<string, string[]>;
  groups: { provinces: string[]; points: number }[][];
  supply: Record<string, number>;
  bonus: { left: number; top: string | null; stack: string[] | null };
  places: { left: number; drawn: number; cards: string[] | null };
  seats: Family[];
}

export interface Boat {
  id: string;
  destination: string;
  departure: string;
  seats: number;
  goods: Record<string, number>;
  silver: number;
}

export interface Province {
  id: string;
  country: string;
  kind: "port" | "crossroads" | "trading_post";
  symbols: string[];
  x: number;
  y: number;
  outline: [number, number][];
}

export interface Printed {
  board: {
    board: { canvas: [number, number]; coast: [number, number][]; lake?: [number, number][] };
    country: { id: string; port_x: number; port_y: number }[];
    province: Province[];
  };
  boats: { boat: Boat[] };
  trade_tiles: { kind: { id: string; values: number[] }[] };
  goods: { silver: { cap: number }; storage: { free: number; paid: number; price: number } };
  mysterious_places: { card: { id: string; type: string; needs: string }[] };
}

export type Props = TableProps<View, Printed>;
export type Page = GamePage<View, Printed>;

export const boatOf = (props: Props, id: string): Boat =>
  props.printed.boats.boat.find((boat) => boat.id === id) as Boat;

/** Goods one by one: {wine: 2} -> ["wine", "wine"]. */
export const spread = (goods: Record<string, number>): string[] =>
  Object.entries(goods).flatMap(([good, n]) => Array<string>(n).fill(good));
