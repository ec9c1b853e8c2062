// Written by tools/wire_types.py from katzentisch.games.felinia. Do not edit: `make wire` writes it anew.

/** The money track. */
export type Silver = { source?: string; reason?: string; start: number; cap: number; bank_income: number[] };

/** Silver for one thing sold; 0 cannot be sold. */
export type Sale = {
  source?: string; reason?: string; gold: number; spice: number; merchandise: number; food: number;
};

/** How many tiles may be kept, and the price of one more. */
export type Storage = { source?: string; reason?: string; free: number; paid: number; price: number };

/** How many cards there are, and the numbers on their two sides. */
export type ResourceCards = {
  source?: string; reason?: string; gold: number; spice: number; food: number; faces: number[];
};

/** How many tiles of merchandise there are. */
export type Merchandise = { source?: string; reason?: string; total: number; per_kind: number };

/** A kind of merchandise. */
export type Good = {
  source?: string; reason?: string; id: string; name: string; kingdom: string; colour: string; count: number;
};

/** goods.toml. */
export type Goods = {
  silver: Silver; sale: Sale; storage: Storage; resource_cards: ResourceCards; merchandise: Merchandise;
  good: Good[];
};

/** How the pile is made. */
export type BoatPile = { source?: string; reason?: string; initial_boats: number; blue_at_bottom: number };

/** A boat tile. */
export type Boat = {
  source?: string; reason?: string; id: string; destination: string; departure: string; seats: number;
  goods: { [key: string]: number }; silver: number; back: "grey" | "blue";
};

/** boats.toml. */
export type Boats = { pile: BoatPile; boat: Boat[] };

/** A kind of cat: what each tile of a set scores, by the size of the set. */
export type Kind = {
  source?: string; reason?: string; id: string; name: string; values: number[]; count: number;
};

/** A trade tile. */
export type Tile = { source?: string; reason?: string; id: string; country: string; kind: string };

/** trade_tiles.toml. */
export type TradeTiles = {
  kind: Kind[];
  /** by kingdom and kind; `source` too */ distribution: { [key: string]: { [key: string]: number | string } };
  tile: Tile[];
};

/** A special tile. */
export type Special = {
  source?: string; reason?: string; id: string; name: string; country: string;
  when: "scoring" | "ongoing" | "at_once"; food_points?: number; spices_per_point?: number;
  lone_merchant_points?: number; mysterious_extra?: number; symbol?: string; extra?: number;
  gain_now?: { [key: string]: number }; leaves_game?: boolean;
};

/** special_tiles.toml. */
export type SpecialTiles = { special: Special[] };

/** A bonus tile. */
export type BonusTile = {
  source?: string; reason?: string; id: string; kind: string; effect: "extra_tile" | "plus_one";
};

/** bonus_tiles.toml. */
export type BonusTiles = { bonus: BonusTile[] };

/** How many mysterious places there are, are drawn, and may be kept. */
export type Deck = { source?: string; reason?: string; total: number; draw: number; keep: number };

/** A type of mysterious place. */
export type PlaceType = { source?: string; reason?: string; id: string; name: string };

/** A mysterious place. */
export type PlaceCard = {
  source?: string; reason?: string; id: string; type: string; /** a good, or empty */ needs: string;
};

/** mysterious_places.toml. */
export type MysteriousPlaces = { deck: Deck; type: PlaceType[]; card: PlaceCard[] };

/** For how many players. */
export type Players = {
  source?: string; reason?: string; min: number; max: number; basic_recommended: number[];
  advanced_recommended: number[];
};

/** What each family owns. */
export type FamilyPieces = {
  source?: string; reason?: string; merchants: number; bid_tokens: number; money_markers: number;
};

/** The colour of a family. */
export type Colour = { source?: string; reason?: string; id: string };

/** The markets from top to bottom, the guild last. */
export type Markets = {
  source?: string; reason?: string; total: number; order: string[]; capacity: number; at_start: number;
  refill_to: number; /** by number of families; `source` too */ closed: { [key: string]: string[] | string };
};

/** The basic or the advanced game. */
export type Mode = {
  source?: string; reason?: string; board: string; trade_tiles: string[]; tiles_start_face_up: boolean;
  food: boolean; mysterious_places: boolean; exchanges: string[];
};

/** Variants of the rulebook. */
export type Variants = { source?: string; reason?: string; next_boat_visible: boolean };

/** Points of everything that has no number printed on it. */
export type Scoring = {
  source?: string; reason?: string; group: number[]; gold_points: number; spices_per_point: number;
  merchandise_points: number; food_points: number; mysterious_single: number; mysterious_each: number;
  tie_break: string[];
};

/** setup.toml. */
export type Setup = {
  players: Players; family: FamilyPieces; colour: Colour[];
  /** counts of the box; `source` too */ components: { [key: string]: number | string }; markets: Markets;
  /** by number of families; `source` too */ starting_goods: { [key: string]: string[][] | string };
  modes: { [key: string]: Mode }; variants: Variants; scoring: Scoring;
};

/** The drawn board: size, outlines, and the rules of its side. */
export type Canvas = {
  source?: string; reason?: string; id: string; canvas: number[]; steps: number; stay_in_country: boolean;
  reveal: number; coast: number[][]; lake?: number[][];
};

/** A kingdom. */
export type Country = {
  source?: string; reason?: string; id: string; name: string; colour_name: string; colour: string;
  port_province: string; port_x: number; port_y: number;
};

/** A province: its neighbours, symbols and shape. */
export type Province = {
  source?: string; reason?: string; id: string; country: string; kind: "port" | "crossroads" | "trading_post";
  symbols: string[]; x: number; y: number; roads: string[]; borders: string[]; outline: number[][];
};

/** One side of the board. */
export type Board = { board: Canvas; country: Country[]; province: Province[] };

/** All a page needs to draw any table of one mode. */
export type Printed = {
  goods: Goods; boats: Boats; trade_tiles: TradeTiles; special_tiles: SpecialTiles; bonus_tiles: BonusTiles;
  mysterious_places: MysteriousPlaces; setup: Setup; board: Board; families: number;
  /** markets in use with this number of families, and the guild */ open: string[];
};

export type Phase = "bidding" | "trading" | "exploration" | "storage" | "preparation" | "closing" | "over";

export type Ending = "" | "last_merchant" | "boats";

export type QuestionKind =
  | "" | "bid" | "deal" | "guild" | "board" | "reveal" | "step" | "keep" | "store" | "close";

/** Where to put a bid token. */
export type BidQuestion = { kind: "bid"; turn: number; /** of the bank */ income: number };

/** Which deal to make at a market or at the guild. */
export type DealQuestion = { kind: "deal" | "guild"; space: string; price: number };

/** Which boat to board. */
export type BoardQuestion = { kind: "board"; stock: number };

/** Which trade tile to turn up. */
export type RevealQuestion = { kind: "reveal"; left: number; kingdom: string };

/** Where the merchant goes. */
export type StepQuestion = {
  kind: "step"; here: string; steps: number; /** what a step costs now */ food: number;
};

/** Which mysterious place to keep. */
export type KeepQuestion = { kind: "keep"; drawn: number };

/** Whether to pay for a tile more; surplus is sold. */
export type StoreQuestion = { kind: "store"; tiles: number; keeps: number; price: number };

/** Whether to sell anything before scoring. */
export type CloseQuestion = { kind: "close" };

/** The seat is not asked. */
export type NoQuestion = { [key: string]: undefined };

export type Question =
  | BidQuestion | DealQuestion | BoardQuestion | RevealQuestion | StepQuestion | KeepQuestion | StoreQuestion
  | CloseQuestion | NoQuestion;

/** A market or the guild. */
export type Space = {
  space: string; /** seats, from the bottom up */ tokens: number[]; open: boolean;
  /** of a token placed now, or of the one on top */ price: number;
  /** empty for the guild */ goods: { [key: string]: number };
};

/** The bag of merchandise. */
export type Bag = { size: number; goods: { [key: string]: number } };

/** What a seat lacks of a fare. */
export type Missing = { goods: string[]; silver: number };

/** A berth and its boat. */
export type Berth = {
  berth: number; /** seats, foremost first */ riders: number[]; boat: string | null; missing: Missing | null;
  arrived: boolean; /** riders who have left the boat */ landed: number; yet_to_sail: boolean;
};

/** The boat pile. */
export type Pile = {
  left: number; /** where the variant shows it */ next: string | null; back: "blue" | "grey" | null;
};

/** A trading post: a tile, face down or by name, or a merchant. */
export type ViewProvince = { merchant: number | null; tile: string | null; trade: string | null };

/** The merchant on the move. */
export type Merchant = {
  seat: number; province: string; kingdom: string; steps: number; visited: string[]; reveals: number;
};

/** Merchants connected by borders, and what they score now. */
export type Group = { provinces: string[]; points: number };

/** The bonus stack; all of it for a seat that may look through it. */
export type Bonus = { left: number; top: string | null; stack: string[] | null };

/** The pile of mysterious places, and the cards drawn for the seat that looks at them. */
export type Places = { left: number; drawn: number; cards: string[] | null };

/** A trade tile and what is drawn on it. */
export type TradeTile = { tile: string; trade: string };

/** Trade tiles of one kind, extra tiles counted. */
export type TradeSet = { kind: string; tiles: number; points: number };

/** A line of the score, as if the game ended now. */
export type PointsLine = { key: string; points: number };

/** What only its owner may look at, until the game is over. */
export type Own = {
  trade: TradeTile[]; bonus: string[]; places: string[]; sets: TradeSet[]; lines: PointsLine[];
  points: number;
};

/** A family's board. */
export type Family = {
  seat: number; colour: string; silver: number; gold: number; spice: number; food: number;
  goods: { [key: string]: number }; tiles: number; stock: number; tokens: number;
  /** turns of the table in which a token went to the bank */ bank: number[];
  /** by kingdom */ trade_backs: { [key: string]: number }; bonus_tiles: number; places: number;
  own: Own | null;
};

/** What a seat, or a spectator, may see. */
export type View = {
  round: number; phase: Phase; turn: number; first: number; ending: Ending; to_act: number[];
  asked: QuestionKind; question: Question; space: string | null; spaces: Space[]; bag: Bag; berths: Berth[];
  pile: Pile; /** trading posts only */ provinces: { [key: string]: ViewProvince }; merchant: Merchant | null;
  /** the berths the asked seat could board at after buying this good now */ boards: { [key: string]: number[] };
  /** a shortest way to each province the merchant could reach now */ ways: { [key: string]: string[] };
  /** by seat */ groups: Group[][]; supply: { [key: string]: number }; bonus: Bonus; places: Places;
  seats: Family[];
};
