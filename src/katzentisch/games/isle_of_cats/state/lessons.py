"""The lessons on the table: whose they are, and the colours named for public ones."""

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box.cards import FIRST_PUBLIC, LESSON_WORD
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import ASK_LESSON
from katzentisch.games.isle_of_cats.state.table import LESSONS, PUBLIC, IsleState


def colour_of_lesson(table: IsleState, sort: i64) -> i64:
    """Return the colour named for a public lesson, -1 for none."""
    return ((table.named >> (4 * (sort - FIRST_PUBLIC))) & 15) - 1


def name_colour(table: IsleState, sort: i64, colour: i64) -> None:
    """Note the colour named for a public lesson."""
    table.named |= (colour + 1) << (4 * (sort - FIRST_PUBLIC))


# I029
def lessons_before(table: IsleState, seat: i64) -> i64:
    """Return how many private lessons lie in front of a seat."""
    return bits.count(private_lessons(table, seat))


def being_asked(table: IsleState, seat: i64) -> i64:
    """Return the lessons of a hand that all see because their colour is being asked."""
    waiting: i64 = 0
    for question in table.open:
        if asked.kind_of(question) == ASK_LESSON and asked.seat_of(question) == seat:
            waiting |= table.parts.cards.mask[asked.card_of(question)]
    return waiting


def private_lessons(table: IsleState, seat: i64) -> i64:
    """Return the lessons before one seat, as bits."""
    return table.piles[table.pile(seat, LESSONS) + LESSON_WORD]


def public_lessons(table: IsleState) -> i64:
    """Return the lessons for all, as bits."""
    return table.piles[table.common_pile(PUBLIC) + LESSON_WORD]
