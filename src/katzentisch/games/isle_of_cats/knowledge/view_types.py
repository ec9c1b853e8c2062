"""The types of a view and of a question (see view.py and questions.py)."""

from typing import Literal, NotRequired, TypedDict

from katzentisch.games.isle_of_cats.box.printed_types import Side, Square, TileKind
from katzentisch.games.isle_of_cats.state.table import Mode, Phase

# ---------------------------------------------------------------------- questions


# Where a tile may lie, by shape, turn and row: bit n is set if column n may be its leftmost.
Places = dict[str, list[list[int]]]


class NoQuestion(TypedDict):
    """The seat is not asked."""


class PlainQuestion(TypedDict):
    """A question whose options say everything."""

    kind: Literal["figure", "choosing", "find", "turn_end", "call", "oshax"]


class TakingQuestion(TypedDict):
    """Which cat, or which treasure for a map, to take; and where each of them might lie."""

    kind: Literal["taking", "bonus"]
    places: Places


class PicksQuestion(TypedDict):
    """Which cards to keep, and how many more."""

    kind: Literal["family_cards", "draft"]
    picks: int


class BuyingQuestion(TypedDict):
    """Which cards to buy with so many fish."""

    kind: Literal["buying", "drawn"]
    fish: int


class RescueQuestion(TypedDict):
    """Which cat to rescue, with how many more rescues in this turn; its baskets, and where each cat might lie."""

    kind: Literal["rescue", "rescue_more"]
    fish: int
    more: int
    baskets: list[str]
    places: Places


class PlaceQuestion(TypedDict):
    """Where to lay a tile."""

    kind: Literal["place"]
    shape: str
    tile: TileKind
    colour: NotRequired[str]  # of a cat or an oshax


class CatQuestion(TypedDict):
    """Which basket, or which field, for a cat."""

    kind: Literal["basket", "arrival"]
    colour: str
    shape: str


class OshaxColourQuestion(TypedDict):
    """Which colour an oshax has."""

    kind: Literal["oshax_colour"]
    shape: str


class CardQuestion(TypedDict):
    """What a card asks, and how many things are left to give for it."""

    kind: Literal["lesson_colour", "option", "fish_colour", "sell", "forget", "remove"]
    card: str
    left: int


# `from` is a keyword of Python, so this one is written as a call.
TreasureQuestion = TypedDict(
    "TreasureQuestion",
    {
        "kind": Literal["treasure", "second_treasure"],
        "from": Literal["rare", "common", "small"],
        "left": int,
        "places": Places,
    },
)


class HerdQuestion(TypedDict):
    """Which cat changes its field, and how many more may."""

    kind: Literal["herd"]
    left: int


Question = (
    NoQuestion
    | PlainQuestion
    | TakingQuestion
    | PicksQuestion
    | BuyingQuestion
    | RescueQuestion
    | PlaceQuestion
    | CatQuestion
    | OshaxColourQuestion
    | CardQuestion
    | TreasureQuestion
    | HerdQuestion
)

# ---------------------------------------------------------------------- the view


class FieldCat(TypedDict):
    """A cat in the fields; the family game has no sides and no prices."""

    colour: str
    shape: str
    side: NotRequired[Side]
    price: NotRequired[int]


class Supply(TypedDict):
    """The treasures and oshax on the table, by shape."""

    common: dict[str, int]
    rare: dict[str, int]
    oshax: NotRequired[dict[str, int]]


class LaidTile(TypedDict):
    """A tile on a boat."""

    kind: TileKind
    shape: str
    colour: NotRequired[str]  # of a cat or an oshax
    squares: list[Square]


class Baskets(TypedDict):
    """Permanent baskets."""

    active: int
    used: int


class Bought(TypedDict):
    """The last buying, as all saw it."""

    cards: int
    fish: int


class Purchase(TypedDict):
    """One purchase, as all saw it."""

    day: int
    cards: int
    fish: int
    drawn: bool


class LessonProgress(TypedDict):
    """What a lesson is worth now; `missing` is a key of the words, `n` fills its blank."""

    card: str
    public: NotRequired[bool]
    colour: NotRequired[str]
    points: int
    missing: str
    n: int


class PublicLesson(TypedDict):
    """A lesson for all, with the colour named for it."""

    card: str
    colour: str | None


class Seat(TypedDict):
    """A seat: what all see, and the secrets of the seat that looks."""

    boat: str
    figure: str | None
    tiles: list[LaidTile]
    passed: bool
    chosen: bool
    # In the full and the solo game.
    fish: NotRequired[int]
    baskets: NotRequired[Baskets]
    anywhere: NotRequired[bool]
    extra: NotRequired[int]
    boots: NotRequired[int]
    bought: NotRequired[Bought]
    purchases: NotRequired[list[Purchase]]
    cards_in_hand: NotRequired[int]
    cards_to_buy: NotRequired[int]
    private_lessons: NotRequired[int]
    rescue_cards: NotRequired[int]
    revealed: NotRequired[list[str]]
    lessons: NotRequired[list[str]]  # of the seat that looks, or of all when the game is over
    # Only of the seat that looks.
    outlooks: NotRequired[list[LessonProgress]]
    hand: NotRequired[list[str]]
    hand_numbers: NotRequired[list[int]]
    pack: NotRequired[list[str]]
    kept: NotRequired[list[str]]
    picked: NotRequired[list[str]]
    chosen_cards: NotRequired[list[str]]
    thrown_away: NotRequired[list[str]]
    picks: NotRequired[int]
    passes_to: NotRequired[int]
    purse: NotRequired[int]
    drawn: NotRequired[list[str]]
    wish: NotRequired[str]  # the card the seat wants to play, until all have answered the call
    # In the family game.
    dealt: NotRequired[list[str]]
    family_cards: NotRequired[list[str]]


class SisterLine(TypedDict):
    """A line of the sister's score."""

    key: str
    points: int
    facts: dict[str, object]


class Sister(TypedDict):
    """The sister of the solo game."""

    first: bool
    lines: list[SisterLine]  # as if the game ended now, on the player's boat
    colours: list[str]
    lessons: list[str]
    cards_left: int
    card: str | None
    deck: int
    oshax: list[str]
    rare: list[str]


class View(TypedDict):
    """What a seat, or a spectator, may see."""

    mode: Mode
    day: int
    vesh: int
    phase: Phase
    step: int
    order: list[int]
    to_act: list[int]
    fields: list[FieldCat]
    supply: Supply
    bag: int
    deck: int
    seats: list[Seat]
    # In the full and the solo game.
    public_lessons: NotRequired[list[PublicLesson]]
    discard: NotRequired[list[str]]
    face_down: NotRequired[int]
    drawn: NotRequired[int]
    sister: NotRequired[Sister]
