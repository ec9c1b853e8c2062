"""The shape of what is printed: the files of `material/`, as a page gets them."""

from typing import Literal, NotRequired, TypedDict


class About(TypedDict):
    """Where a value comes from."""

    source: NotRequired[str]
    reason: NotRequired[str]


# ---------------------------------------------------------------------- goods.toml


class Silver(About):
    """The money track."""

    start: int
    cap: int
    bank_income: list[int]


class Sale(About):
    """Silver for one thing sold; 0 cannot be sold."""

    gold: int
    spice: int
    merchandise: int
    food: int


class Storage(About):
    """How many tiles may be kept, and the price of one more."""

    free: int
    paid: int
    price: int


class ResourceCards(About):
    """How many cards there are, and the numbers on their two sides."""

    gold: int
    spice: int
    food: int
    faces: list[int]


class Merchandise(About):
    """How many tiles of merchandise there are."""

    total: int
    per_kind: int


class Good(About):
    """A kind of merchandise."""

    id: str
    name: str
    kingdom: str
    colour: str
    count: int


class Goods(TypedDict):
    """goods.toml."""

    silver: Silver
    sale: Sale
    storage: Storage
    resource_cards: ResourceCards
    merchandise: Merchandise
    good: list[Good]


# ---------------------------------------------------------------------- boats.toml


class BoatPile(About):
    """How the pile is made."""

    initial_boats: int
    blue_at_bottom: int


class Boat(About):
    """A boat tile."""

    id: str
    destination: str
    departure: str
    seats: int
    goods: dict[str, int]
    silver: int
    back: Literal["grey", "blue"]


class Boats(TypedDict):
    """boats.toml."""

    pile: BoatPile
    boat: list[Boat]


# ---------------------------------------------------------------------- tiles and cards


class Kind(About):
    """A kind of cat: what each tile of a set scores, by the size of the set."""

    id: str
    name: str
    values: list[int]
    count: int


class Tile(About):
    """A trade tile."""

    id: str
    country: str
    kind: str


class TradeTiles(TypedDict):
    """trade_tiles.toml."""

    kind: list[Kind]
    distribution: dict[str, dict[str, int | str]]  # by kingdom and kind; `source` too
    tile: list[Tile]


class Special(About):
    """A special tile."""

    id: str
    name: str
    country: str
    when: Literal["scoring", "ongoing", "at_once"]
    food_points: NotRequired[int]
    spices_per_point: NotRequired[int]
    lone_merchant_points: NotRequired[int]
    mysterious_extra: NotRequired[int]
    symbol: NotRequired[str]
    extra: NotRequired[int]
    gain_now: NotRequired[dict[str, int]]
    leaves_game: NotRequired[bool]


class SpecialTiles(TypedDict):
    """special_tiles.toml."""

    special: list[Special]


class BonusTile(About):
    """A bonus tile."""

    id: str
    kind: str
    effect: Literal["extra_tile", "plus_one"]


class BonusTiles(TypedDict):
    """bonus_tiles.toml."""

    bonus: list[BonusTile]


class Deck(About):
    """How many mysterious places there are, are drawn, and may be kept."""

    total: int
    draw: int
    keep: int


class PlaceType(About):
    """A type of mysterious place."""

    id: str
    name: str


class PlaceCard(About):
    """A mysterious place."""

    id: str
    type: str
    needs: str  # a good, or empty


class MysteriousPlaces(TypedDict):
    """mysterious_places.toml."""

    deck: Deck
    type: list[PlaceType]
    card: list[PlaceCard]


# ---------------------------------------------------------------------- setup.toml


class Players(About):
    """For how many players."""

    min: int
    max: int
    basic_recommended: list[int]
    advanced_recommended: list[int]


class FamilyPieces(About):
    """What each family owns."""

    merchants: int
    bid_tokens: int
    money_markers: int


class Colour(About):
    """The colour of a family."""

    id: str


class Markets(About):
    """The markets from top to bottom, the guild last."""

    total: int
    order: list[str]
    capacity: int
    at_start: int
    refill_to: int
    closed: dict[str, list[str] | str]  # by number of families; `source` too


class Mode(About):
    """The basic or the advanced game."""

    board: str
    trade_tiles: list[str]
    tiles_start_face_up: bool
    food: bool
    mysterious_places: bool
    exchanges: list[str]


class Variants(About):
    """Variants of the rulebook."""

    next_boat_visible: bool


class Scoring(About):
    """Points of everything that has no number printed on it."""

    group: list[int]
    gold_points: int
    spices_per_point: int
    merchandise_points: int
    food_points: int
    mysterious_single: int
    mysterious_each: int
    tie_break: list[str]


class Setup(TypedDict):
    """setup.toml."""

    players: Players
    family: FamilyPieces
    colour: list[Colour]
    components: dict[str, int | str]  # counts of the box; `source` too
    markets: Markets
    starting_goods: dict[str, list[list[str]] | str]  # by number of families; `source` too
    modes: dict[str, Mode]
    variants: Variants
    scoring: Scoring


# ---------------------------------------------------------------------- board_basic.toml, board_advanced.toml


class Canvas(About):
    """The drawn board: size, outlines, and the rules of its side."""

    id: str
    canvas: list[int]
    steps: int
    stay_in_country: bool
    reveal: int
    coast: list[list[int]]
    lake: NotRequired[list[list[int]]]


class Country(About):
    """A kingdom."""

    id: str
    name: str
    colour_name: str
    colour: str
    port_province: str
    port_x: int
    port_y: int


class Province(About):
    """A province: its neighbours, symbols and shape."""

    id: str
    country: str
    kind: Literal["port", "crossroads", "trading_post"]
    symbols: list[str]
    x: int
    y: int
    roads: list[str]
    borders: list[str]
    outline: list[list[int]]


class Board(TypedDict):
    """One side of the board."""

    board: Canvas
    country: list[Country]
    province: list[Province]


class Printed(TypedDict):
    """All a page needs to draw any table of one mode."""

    goods: Goods
    boats: Boats
    trade_tiles: TradeTiles
    special_tiles: SpecialTiles
    bonus_tiles: BonusTiles
    mysterious_places: MysteriousPlaces
    setup: Setup
    board: Board
    families: int
    open: list[str]  # markets in use with this number of families, and the guild
