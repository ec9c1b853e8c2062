// What the server sends of Feudalia: `view.py` and `printed.py`, as types.

import type { GamePage, TableProps } from "../../table/contract";

export type Resource = "wheat" | "wood" | "clay" | "stone";
export type Counts = Readonly<Record<string, number>>;
export type Price = Readonly<Partial<Record<Resource | "coins" | "any", number>>>;

export interface MasterView {
  master: string;
  turned: boolean;
  cubes?: Counts;
  capacity?: number;
}

export interface FiefView {
  colour: Resource;
  level: number;
  vp: number;
  fields: number;
  free_fields: number;
  cities: number;
  free_cities: number;
  cubes: Counts;
  total: number;
  tax: number;
  vassals: Counts;
  masters: MasterView[];
}

export interface SeatView {
  seat: number;
  coins: number;
  keeps: number;
  vp: number;
  nobles: number;
  out: boolean;
  hand_size: number;
  deck_size: number;
  discard_size: number;
  discard: Counts;
  hand_and_deck: Counts;
  fiefs: (FiefView | null)[];
  tokens: Counts;
  hand?: Counts;
  deck?: Counts;
  /** For the own seat in the main phase: the fiefs where each card of the hand can work. */
  can_work?: Readonly<Record<string, number[]>>;
  /** Then too: what each price lacks, by card, or `fief_1` for its upgrade; what can be paid is not there. */
  lacks?: Readonly<Record<string, Counts>>;
}

export interface CathedralView {
  card: string;
  tokens: number;
  open: boolean;
  taken: number[];
}

export interface FeudaliaView {
  variant: string;
  round: number;
  phase: string;
  turn: number;
  target: number;
  stage: number;
  objectives: string[];
  supply: Counts;
  market: string[];
  master_deck: { size: number; under: string[] };
  cathedral: CathedralView[];
  draft: { offered: Resource; drawn: Resource } | null;
  now: { influence: number; played: Counts };
  seats: SeatView[];
}

export interface EffectText {
  op: string;
  sentence: string;
  options?: { pay: string[][]; pay_coins: number; gain: string[][]; gain_coins: number }[];
  branches?: EffectText[][];
  then?: EffectText[];
}

export interface VassalCard {
  vassal: string;
  kind: string;
  specialist: boolean;
  income: number;
  cost: Price;
  eliminate: string;
  influence: boolean;
  plus: boolean;
  fields: Readonly<Record<string, Price>>;
  effects: EffectText[];
}

export interface MasterCard {
  master: string;
  flag: string;
  min_level: number;
  cost: Price;
  when: string;
  effects: EffectText[];
}

export interface FeudaliaPrinted {
  vassals: VassalCard[];
  masters: MasterCard[];
  cathedral_masters: { master: string; card: string; cost: Price }[];
  cathedral: { card: string; vp: number; cost: Price; tokens: number; needs_master: string }[];
  objectives: { objective: string; vp: number; cost: Price; eliminate: string }[];
  fiefs: Readonly<Record<Resource, { upgrade: Price }[]>>;
  fief_limit: number;
}

export type Props = TableProps<FeudaliaView, FeudaliaPrinted>;
export type Page = GamePage<FeudaliaView, FeudaliaPrinted>;
