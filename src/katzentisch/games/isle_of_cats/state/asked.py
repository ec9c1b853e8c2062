"""The questions that are open beyond the phase's own: what is asked, whom, and about what.

A question is one number. From the lowest bit: kind (5 bits), seat (3), subject (8), detail (8), source (3) and
basket (3). What subject and detail are depends on the kind; the functions below name it, and nothing outside
this file knows the layout. `IsleState.asked` returns the question asked now.
"""

from typing import Final, Literal

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.tiles import cat_colour, cat_number, cat_shape

ASK_NOTHING: Final = 0
ASK_BASKET: Final = 1
ASK_PLACE: Final = 2
ASK_BONUS: Final = 3
ASK_OPTION: Final = 4
ASK_TREASURE: Final = 5
ASK_OSHAX: Final = 6
ASK_OSHAX_COLOUR: Final = 7
ASK_LESSON: Final = 8
ASK_FISH: Final = 9
ASK_DRAWN: Final = 10
ASK_ARRIVAL: Final = 11
ASK_HERD: Final = 12
ASK_SELL: Final = 13
ASK_FORGET: Final = 14
ASK_REMOVE: Final = 15
KINDS: Final = 16

QuestionKind = Literal[
    "figure",
    "family_cards",
    "draft",
    "buying",
    "choosing",
    "rescue",
    "rescue_more",
    "find",
    "turn_end",
    "call",
    "taking",
    "basket",
    "place",
    "bonus",
    "option",
    "treasure",
    "second_treasure",
    "oshax",
    "oshax_colour",
    "lesson_colour",
    "fish_colour",
    "drawn",
    "arrival",
    "herd",
    "sell",
    "forget",
    "remove",
]
NAMES: Final[dict[int, QuestionKind]] = {
    ASK_BASKET: "basket",
    ASK_PLACE: "place",
    ASK_BONUS: "bonus",
    ASK_OPTION: "option",
    ASK_TREASURE: "treasure",
    ASK_OSHAX: "oshax",
    ASK_OSHAX_COLOUR: "oshax_colour",
    ASK_LESSON: "lesson_colour",
    ASK_FISH: "fish_colour",
    ASK_DRAWN: "drawn",
    ASK_ARRIVAL: "arrival",
    ASK_HERD: "herd",
    ASK_SELL: "sell",
    ASK_FORGET: "forget",
    ASK_REMOVE: "remove",
}

FROM_FIELD: Final = 0  # where a tile to be placed comes from
FROM_CARD: Final = 1
FROM_BONUS: Final = 2
FROM_BAG: Final = 3


# ---------------------------------------------------------------------- making a question


def _question(kind: i64, seat: i64, subject: i64, detail: i64) -> i64:
    return kind | seat << 5 | subject << 8 | detail << 16


def basket(seat: i64, cat: i64) -> i64:
    """Ask which basket is used for a cat."""
    return _question(ASK_BASKET, seat, cat, 0)


def place(seat: i64, shape: i64, colour: i64, source: i64) -> i64:
    """Ask for the place of a tile that comes from `source`."""
    return _question(ASK_PLACE, seat, shape, colour) | source << 24


def place_of_cat(seat: i64, cat: i64) -> i64:
    """Ask for the place of a cat from the fields that needs no basket."""
    return place(seat, cat_shape(cat), cat_colour(cat), FROM_FIELD)


def place_with_basket(seat: i64, cat: i64, kind_of_basket: i64) -> i64:
    """Ask for the place of a cat from the fields that is rescued with this kind of basket."""
    return place_of_cat(seat, cat) | (kind_of_basket + 1) << 27


def bonus(seat: i64, is_of_card: i64, holds_permanent: i64) -> i64:
    """Ask for the treasure of a map; an anytime card may be under way, a permanent basket in use."""
    return _question(ASK_BONUS, seat, is_of_card, holds_permanent)


def option(seat: i64, card: i64) -> i64:
    """Ask which option of a treasure card is taken."""
    return _question(ASK_OPTION, seat, card, 0)


def treasure(seat: i64, supply: i64, left: i64, is_first: i64) -> i64:
    """Ask for a treasure of a card that has so many left."""
    return _question(ASK_TREASURE, seat, supply, left) | is_first << 24


def oshax(seat: i64) -> i64:
    """Ask which oshax is taken."""
    return _question(ASK_OSHAX, seat, 0, 0)


def oshax_colour(seat: i64, shape: i64) -> i64:
    """Ask for the colour of an oshax."""
    return _question(ASK_OSHAX_COLOUR, seat, shape, 0)


def lesson_colour(seat: i64, card: i64, is_of_card: i64) -> i64:
    """Ask for the colour of a public lesson; an anytime card may be under way."""
    return _question(ASK_LESSON, seat, card, is_of_card)


def fish_colour(seat: i64, card: i64) -> i64:
    """Ask for the colour of a fish card."""
    return _question(ASK_FISH, seat, card, 0)


def drawn(seat: i64) -> i64:
    """Ask which of the drawn cards are bought."""
    return _question(ASK_DRAWN, seat, 0, 0)


def arrival(seat: i64, cat: i64, left: i64) -> i64:
    """Ask for the field of a cat from the bag; so many tiles are still to be drawn."""
    return _question(ASK_ARRIVAL, seat, cat, left)


def herd(seat: i64, moves_left: i64, has_moved: i64) -> i64:
    """Ask which cat changes its field."""
    return _question(ASK_HERD, seat, moves_left, has_moved)


def sell(seat: i64, card: i64) -> i64:
    """Ask which basket is given for a card."""
    return _question(ASK_SELL, seat, card, 0)


def forget(seat: i64, card: i64, left: i64) -> i64:
    """Ask for a private lesson to give for a card, the first of so many."""
    return _question(ASK_FORGET, seat, card, left)


def remove(seat: i64, card: i64, left: i64) -> i64:
    """Ask for a treasure to give for a card, the first of so many."""
    return _question(ASK_REMOVE, seat, card, left)


# ---------------------------------------------------------------------- reading a question


def kind_of(question: i64) -> i64:
    """Return what is asked, one of ASK_*; ASK_NOTHING for 0."""
    return question & 31


def seat_of(question: i64) -> i64:
    """Return who is asked."""
    return (question >> 5) & 7


def subject_of(question: i64) -> i64:
    """Return the subject as a bare number, whatever it is."""
    return (question >> 8) & 255


def detail_of(question: i64) -> i64:
    """Return the detail as a bare number, whatever it is."""
    return (question >> 16) & 255


def card_of(question: i64) -> i64:
    """Return the sort of the card that asks: option, lesson or fish colour, sell, forget, remove."""
    return subject_of(question)


def cat_of(question: i64) -> i64:
    """Return the cat whose basket or field is asked."""
    return subject_of(question)


def shape_of(question: i64) -> i64:
    """Return the shape of the tile whose place, or of the oshax whose colour is asked."""
    return subject_of(question)


def colour_of(question: i64) -> i64:
    """Return the colour of the tile whose place is asked, NO_COLOUR for a treasure."""
    return detail_of(question)


def rescued_cat_of(question: i64) -> i64:
    """Return the cat from the fields whose place is asked."""
    return cat_number(shape_of(question), colour_of(question))


def source_of(question: i64) -> i64:
    """Return where the tile comes from whose place is asked, one of FROM_*."""
    return (question >> 24) & 7


def basket_of(question: i64) -> i64:
    """Return the kind of basket used for the cat whose place is asked, -1 for none."""
    return ((question >> 27) & 7) - 1


def supply_of(question: i64) -> i64:
    """Return from which treasures one is taken: rare, common or small."""
    return subject_of(question)


def is_first_treasure(question: i64) -> bool:
    """Whether the treasure asked for is the first of its card."""
    return (question >> 24) & 7 != 0


def left_of(question: i64) -> i64:
    """Return how many treasures, lessons or tiles from the bag are left to a card."""
    return detail_of(question)


def bonus_is_of_card(question: i64) -> bool:
    """Whether the bonus belongs to an anytime card that is being carried out."""
    return subject_of(question) != 0


def bonus_holds_basket(question: i64) -> bool:
    """Whether a permanent basket is in use until the bonus is decided."""
    return detail_of(question) != 0


def lesson_is_of_card(question: i64) -> bool:
    """Whether the lesson was bought with an anytime card that is being carried out."""
    return detail_of(question) != 0


def moves_left_of(question: i64) -> i64:
    """Return how many cats may still change their field."""
    return subject_of(question)


def has_moved(question: i64) -> bool:
    """Whether a cat has changed its field already."""
    return detail_of(question) != 0
