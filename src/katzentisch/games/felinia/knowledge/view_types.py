"""The shape of a view and of a question, for the page and for typed callers."""

from typing import Literal, TypedDict

from katzentisch.games.felinia.state.asked import QuestionKind
from katzentisch.games.felinia.state.table import Ending, Phase

# ---------------------------------------------------------------------- questions


class NoQuestion(TypedDict):
    """The seat is not asked."""


class BidQuestion(TypedDict):
    """Where to put a bid token."""

    kind: Literal["bid"]
    turn: int
    income: int  # of the bank


class DealQuestion(TypedDict):
    """Which deal to make at a market or at the guild."""

    kind: Literal["deal", "guild"]
    space: str
    price: int


class BoardQuestion(TypedDict):
    """Which boat to board."""

    kind: Literal["board"]
    stock: int


class RevealQuestion(TypedDict):
    """Which trade tile to turn up."""

    kind: Literal["reveal"]
    left: int
    kingdom: str


class StepQuestion(TypedDict):
    """Where the merchant goes."""

    kind: Literal["step"]
    here: str
    steps: int
    food: int  # what a step costs now


class KeepQuestion(TypedDict):
    """Which mysterious place to keep."""

    kind: Literal["keep"]
    drawn: int


class StoreQuestion(TypedDict):
    """Whether to pay for a tile more; surplus is sold."""

    kind: Literal["store"]
    tiles: int
    keeps: int
    price: int


class CloseQuestion(TypedDict):
    """Whether to sell anything before scoring."""

    kind: Literal["close"]


Question = (
    BidQuestion
    | DealQuestion
    | BoardQuestion
    | RevealQuestion
    | StepQuestion
    | KeepQuestion
    | StoreQuestion
    | CloseQuestion
    | NoQuestion
)

# ---------------------------------------------------------------------- the view


class Space(TypedDict):
    """A market or the guild."""

    space: str
    tokens: list[int]  # seats, from the bottom up
    open: bool
    price: int  # of a token placed now, or of the one on top
    goods: dict[str, int]  # empty for the guild


class Bag(TypedDict):
    """The bag of merchandise."""

    size: int
    goods: dict[str, int]


class Missing(TypedDict):
    """What a seat lacks of a fare."""

    goods: list[str]
    silver: int


class Berth(TypedDict):
    """A berth and its boat."""

    berth: int
    riders: list[int]  # seats, foremost first
    boat: str | None
    missing: Missing | None
    arrived: bool
    landed: int  # riders who have left the boat
    yet_to_sail: bool


class Pile(TypedDict):
    """The boat pile."""

    left: int
    next: str | None  # where the variant shows it
    back: Literal["blue", "grey"] | None


class Province(TypedDict):
    """A trading post: a tile, face down or by name, or a merchant."""

    merchant: int | None
    tile: str | None
    trade: str | None


class Merchant(TypedDict):
    """The merchant on the move."""

    seat: int
    province: str
    kingdom: str
    steps: int
    visited: list[str]
    reveals: int


class Group(TypedDict):
    """Merchants connected by borders, and what they score now."""

    provinces: list[str]
    points: int


class Bonus(TypedDict):
    """The bonus stack; all of it for a seat that may look through it."""

    left: int
    top: str | None
    stack: list[str] | None


class Places(TypedDict):
    """The pile of mysterious places, and the cards drawn for the seat that looks at them."""

    left: int
    drawn: int
    cards: list[str] | None


class TradeTile(TypedDict):
    """A trade tile and what is drawn on it."""

    tile: str
    trade: str


class TradeSet(TypedDict):
    """Trade tiles of one kind, extra tiles counted."""

    kind: str
    tiles: int
    points: int


class PointsLine(TypedDict):
    """A line of the score, as if the game ended now."""

    key: str
    points: int


class Own(TypedDict):
    """What only its owner may look at, until the game is over."""

    trade: list[TradeTile]
    bonus: list[str]
    places: list[str]
    sets: list[TradeSet]
    lines: list[PointsLine]
    points: int


class Family(TypedDict):
    """A family's board."""

    seat: int
    colour: str
    silver: int
    gold: int
    spice: int
    food: int
    goods: dict[str, int]
    tiles: int
    stock: int
    tokens: int
    bank: list[int]  # turns of the table in which a token went to the bank
    trade_backs: dict[str, int]  # by kingdom
    bonus_tiles: int
    places: int
    own: Own | None


class View(TypedDict):
    """What a seat, or a spectator, may see."""

    round: int
    phase: Phase
    turn: int
    first: int
    ending: Ending
    to_act: list[int]
    asked: QuestionKind
    question: Question
    space: str | None
    spaces: list[Space]
    bag: Bag
    berths: list[Berth]
    pile: Pile
    provinces: dict[str, Province]  # trading posts only
    merchant: Merchant | None
    boards: dict[str, list[int]]  # the berths the asked seat could board at after buying this good now
    ways: dict[str, list[str]]  # a shortest way to each province the merchant could reach now
    groups: list[list[Group]]  # by seat
    supply: dict[str, int]
    bonus: Bonus
    places: Places
    seats: list[Family]
