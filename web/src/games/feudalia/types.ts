// Written by tools/wire_types.py from katzentisch.games.feudalia. Do not edit: `make wire` writes it anew.

/** The scenario that is played. */
export type ScenarioPrinted = {
  id: string; number: number; name: string; /** "extended" or "draft" */ edition: string; complexity: number;
  interaction: number; /** cards of the starting deck */ start: { [key: string]: number };
  start_choice: string[];
};

export type Resource = "wheat" | "wood" | "clay" | "stone";

/** One option of a trade; each cube is a list of resources to choose from. */
export type ExchangePrinted = {
  pay: Resource[][]; pay_coins: number; gain: Resource[][]; gain_coins: number;
};

/** One effect: an icon (`op`), the key of its sentence, and the facts that fill the sentence. */
export type EffectPrinted = {
  op: string; sentence: string; /** of vassals, or "all" */ kinds?: string[];
  /** the purchase a discount is on */ on?: string; n?: number; coins?: number; cubes?: number; uses?: number;
  capacity?: number; fill?: number; of?: Resource[]; may?: boolean; options?: ExchangePrinted[];
  branches?: EffectPrinted[][]; then?: EffectPrinted[];
};

/** A vassal card. */
export type VassalPrinted = {
  vassal: string; name: string; kind: string; specialist: boolean; income: number;
  cost: { [key: string]: number }; /** the kind of vassal a hire eliminates, or "" */ eliminate: string;
  noble_value: number;
  /** activation cost by colour of fief */ fields: { [key: string]: { [key: string]: number } };
  influence: boolean; plus: boolean; activation: { [key: string]: number }; effects: EffectPrinted[];
  copies: number; source: string;
};

/** A basic master. */
export type MasterPrinted = {
  master: string; name: string; /** a resource, or "any" */ flag: string; min_level: number;
  cost: { [key: string]: number }; /** "action", "straighten" or "passive" */ when: string;
  action_cost: { [key: string]: number }; effects: EffectPrinted[]; source: string;
};

/** A cathedral master: the right to build one of the C cards. */
export type CathedralMasterPrinted = {
  master: string; name: string; flag: string; min_level: number; cost: { [key: string]: number };
  build_cost: { [key: string]: number }; card: string; source: string;
};

/** A card of the cathedral. */
export type CathedralPrinted = {
  card: string; name: string; letter: string; stage: number; vp: number; tokens: number;
  cost: { [key: string]: number }; /** or "" */ needs_master: string; source: string;
};

/** An objective variant. */
export type ObjectivePrinted = {
  objective: string; name: string; target_bonus: number; /** "target" or "cathedral" */ ends: string;
  vp: number; cost: { [key: string]: number }; eliminate: string; source: string;
};

/** One side of a fief card. */
export type FiefSidePrinted = {
  level: number; fields: number; cities: number; vp: number; defence: number;
  upgrade: { [key: string]: number };
};

/** One face of the treasury: for which sums of levels, and what each number of coins keeps. */
export type TreasuryFacePrinted = { sums: number[]; saves: number[] };

/** All cards of a scenario, the treasury and the constants. */
export type Printed = {
  scenario: ScenarioPrinted; resources: string[]; points_per_vp: number; vassals: VassalPrinted[];
  masters: MasterPrinted[]; cathedral_masters: CathedralMasterPrinted[]; cathedral: CathedralPrinted[];
  objectives: ObjectivePrinted[]; /** by colour */ fiefs: { [key: string]: FiefSidePrinted[] };
  treasury: TreasuryFacePrinted[]; track_max: number; fief_limit: number; hand_size: number;
  round_limit: number;
};

export type Phase = "setup" | "start" | "main" | "final" | "over";

/** The two fiefs of the draft. */
export type DraftView = { offered: Resource; drawn: Resource };

/** The deck of masters: those in an order nobody knows, and those put under it. */
export type MasterDeckView = { size: number; unknown: string[]; under: string[] };

/** Cubes by resource. */
export type Cubes = { wheat: number; wood: number; clay: number; stone: number };

/** A card to build: tokens left and taken, and whether its stage is open. */
export type CathedralView = { card: string; tokens: number; open: boolean; /** by seat */ taken: number[] };

/** A discount gained this turn. */
export type DiscountView = { on: string; coins: number; cubes: number; of: Resource[]; next_only: boolean };

/** What lasts until the end of the turn, for the player whose turn it is. */
export type NowView = {
  /** the kind of the open question, "" if there is none */ question: string; influence: number;
  /** by kind of vassal */ income_up: { [key: string]: number }; discounts: DiscountView[];
  reshuffled: boolean; played: { [key: string]: number };
  /** masters for hire that were used before they were fired: they stay turned */ turned: string[];
};

/** A master in a city. */
export type MasterView = {
  master: string; turned: boolean; /** of a master who holds cubes */ cubes?: Cubes; capacity?: number;
};

/** A fief: its side, cubes, masters, vassals in its fields. */
export type FiefView = {
  colour: Resource; level: number; vp: number; fields: number; free_fields: number; cities: number;
  free_cities: number; cubes: Cubes; /** cubes on its masters included */ total: number; tax: number;
  shield: number; vassals: { [key: string]: number }; masters: MasterView[];
};

/** One seat as another sees it. */
export type SeatView = {
  seat: number; coins: number; keeps: number; face: number; vp: number; nobles: number; out: boolean;
  turns: number; hand_size: number; deck_size: number; discard_size: number;
  discard: { [key: string]: number }; hand_and_deck: { [key: string]: number };
  known_in_hand: { [key: string]: number }; fiefs: (FiefView | null)[]; tokens: { [key: string]: number };
  /** the looker's own */ hand?: { [key: string]: number }; deck?: { [key: string]: number };
  /** in the own main phase: fiefs (1 to 3) by card */ can_work?: { [key: string]: number[] };
  /** coins and cubes lacking, by what could be bought */ lacks?: { [key: string]: { [key: string]: number } };
};

/** What a seat, or a spectator (-1), may see. */
export type View = {
  game: "feudalia"; variant: string; seat: number; round: number; phase: Phase; turn: number;
  to_act: number[]; first: number; target: number; ends_with: "cathedral" | "target"; last_rounds: boolean;
  tie_break: boolean; over: boolean; winners: number[]; objectives: string[]; draft: DraftView | null;
  supply: { [key: string]: number }; eliminated: { [key: string]: number }; market: string[];
  master_deck: MasterDeckView; fief_deck: Cubes; cathedral: CathedralView[]; stage: number; now: NowView;
  seats: SeatView[];
};

/** The seat is not asked. */
export type NoQuestion = { [key: string]: undefined };

/** A question whose options say everything. */
export type PlainQuestion = { kind: "worker" | "same_type" | "straighten_order" | "take_master" };

/** Which of two fiefs to keep. */
export type DraftQuestion = { kind: "draft"; offered: Resource; drawn: Resource };

/** What to begin in the main phase. */
export type MainQuestion = { kind: "main"; coins: number; influence: number };

/** Which cube of a fief to give up: as tax, or because there are too many. */
export type CubeQuestion = {
  kind: "tax_cube" | "adjust"; /** 1 to 3 */ fief: number; n: number;
  /** what DEFAULT would give, of this and the other fiefs */ proposed: { [key: string]: { [key: string]: number } };
};

/** Which set of cards to discard as tax on the hand. */
export type TaxSetQuestion = { kind: "tax_set"; due: number; sets: string[][] };

/** In which fief a vassal works. */
export type FieldQuestion = { kind: "field_fief"; vassal: string };

/** Where a master lives or moves to, or which other one goes under the deck. */
export type MasterQuestion = { kind: "place" | "put_under" | "move_fief"; master: string };

/** How many cubes of a resource shall lie on a master. */
export type StashQuestion = { kind: "stash_amount"; master: string; resource: Resource };

/** Which card in hand to eliminate as part of a price. */
export type EliminateQuestion = {
  kind: "eliminate_for_vassal" | "eliminate_for_building";
  /** what is bought: one of the two */ vassal?: string; card?: string;
};

/** How a price is paid. */
export type PayQuestion = {
  kind: "pay_vassal" | "pay_upgrade" | "pay_building" | "pay_master"; vassal?: string; fief?: number;
  card?: string; master?: string; /** the cubes still due, "any" for a black one */ due: string[];
  coins: number; /** what the next discount may save */ saving: Resource[]; saved: number;
  /** what DEFAULT would give, by place and resource */ proposed: { [key: string]: { [key: string]: number } };
};

export type EffectKind =
  | "produce_resource" | "produce_fief" | "trade_option" | "trade_pay" | "trade_pay_fief" | "trade_gain"
  | "trade_gain_fief" | "discard_card" | "sell_card" | "eliminate_card" | "recall_card" | "repeat_card"
  | "rob_coins" | "rob_cubes" | "loot" | "loot_fief" | "choose_branch" | "fill_resource";

/** A choice an effect leaves. */
export type EffectQuestion = {
  kind: EffectKind; /** how often still */ n: number;
  /** where the card lies, unless it is an influence card */ fief?: number; options?: ExchangePrinted[];
  /** the cube in hand */ resource?: Resource; victim?: number; card?: string;
};

export type Question =
  | NoQuestion | PlainQuestion | DraftQuestion | MainQuestion | CubeQuestion | TaxSetQuestion | FieldQuestion
  | MasterQuestion | StashQuestion | EliminateQuestion | PayQuestion | EffectQuestion;
