"""The types of what is printed on boats, tiles and cards (see printed.py)."""

from typing import Literal, TypedDict

TileKind = Literal["common", "rare", "oshax", "cat"]
CardKind = Literal["rescue", "oshax", "anytime", "treasure", "lesson", "public_lesson"]
Basket = Literal["none", "half", "whole"]
Side = Literal["left", "right"]
Square = list[int]  # row, column


class PrintedRoom(TypedDict):
    """A room of the boats."""

    letter: str
    symbol: str


class PrintedShape(TypedDict):
    """A tile: its drawing, and its squares in each turn."""

    kind: TileKind
    rows: list[str]
    turns: list[list[Square]]


class PrintedPrices(TypedDict):
    """Fish for a cat, by field."""

    left: int
    right: int


class Worth(TypedDict):
    """What a lesson is worth: points for each thing, or once if as many as `value` are there."""

    measure: str
    points: int
    each: bool
    value: int
    colour: str | None  # of the cats that count
    rooms: list[str]  # letters of the rooms that count


class PrintedCard(TypedDict):
    """A sort of discovery card, with the numbers of its copies."""

    card: str
    kind: CardKind
    numbers: list[int]
    price: int
    boots: int
    basket: Basket
    asks_colour: bool
    worth: Worth | None  # of a lesson


class PrintedFamilyCard(TypedDict):
    """A lesson of the family game."""

    card: str
    number: int
    points: int
    worth: Worth


class PrintedSisterLesson(TypedDict):
    """A lesson of the sister."""

    card: str
    number: int
    worth: Worth


class SwapStep(TypedDict):
    """Two positions of the line of cats that are swapped."""

    swap: list[int]


class CommonStep(TypedDict):
    """A common treasure the sister takes."""

    take: Literal["common"]
    shape: str


class LineStep(TypedDict):
    """What the sister takes from a position of a line."""

    take: Literal["cat", "oshax", "rare"]
    at: int


class PrintedBasketCard(TypedDict):
    """A basket card of the sister: her speed, her cards of the day, and two steps."""

    card: str
    number: int
    boots: int
    baskets: int
    steps: list[SwapStep | CommonStep | LineStep]


class Printed(TypedDict):
    """All a page needs to draw any table."""

    rows: int
    columns: int
    room_grid: list[str]
    rooms: list[PrintedRoom]
    boats: dict[str, list[str]]
    colours: list[str]
    shapes: dict[str, PrintedShape]
    prices: PrintedPrices
    cards: list[PrintedCard]
    family_cards: list[PrintedFamilyCard]
    sister_lessons: list[PrintedSisterLesson]
    basket_cards: list[PrintedBasketCard]
