"""Phase 3: read lessons. All blue cards are laid out; public ones may ask for a colour.

Rulebook, "Read lessons". What a lesson is worth is in `state/scoring.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON, LESSON_WORD, card_code
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.state import asked, lessons
from katzentisch.games.isle_of_cats.state.naming import card_name, colour_name
from katzentisch.games.isle_of_cats.state.purchases import note_private, note_published
from katzentisch.games.isle_of_cats.state.secrets import publish, show_lesson
from katzentisch.games.isle_of_cats.state.table import BOUGHT, HAND, LESSONS, IsleState


def read(table: IsleState) -> None:
    """Lay out all lessons of all hands, in island order; stops where a colour is to be named."""
    while table.turn < table.seats and len(table.open) == 0:
        seat = table.order[table.turn]
        table.move_all(table.pile(seat, BOUGHT), table.pile(seat, HAND))
        if lay_out(table, seat, HAND, 0):
            table.turn += 1


# I024, I078
def lay_out(table: IsleState, seat: i64, source: i64, is_of_card: i64) -> bool:
    """Lay out the lessons of a pile: the hand, or those just bought with a draw card; False if a colour is asked."""
    piles = table.piles
    cards = table.parts.cards
    pile = table.pile(seat, source)
    lessons_there = pile + LESSON_WORD
    private = piles[lessons_there] & cards.private_mask
    # I028
    if private:
        piles[lessons_there] &= ~private
        piles[table.pile(seat, LESSONS) + LESSON_WORD] |= private
        note_private(table, seat, bits.count(private), is_of_card)
        table.revealed += 1
        if table.listening:
            _tell_private(table, seat, private)
    while piles[lessons_there]:
        card = card_code(LESSON_WORD, bits.lowest(piles[lessons_there]))
        sort = cards.sort_at[card]
        show_lesson(table, seat, card, note_published(table, seat, cards.price[sort], is_of_card))
        table.revealed += 1
        if cards.asks_colour[sort]:  # in order of card number (R59)
            table.move_one(pile, table.pile(seat, HAND), sort)
            table.ask(asked.lesson_colour(seat, sort, is_of_card))
            return False
        publish(table, pile, sort)
        if table.listening:
            table.tell("public_lesson", seat, {"card": card_name(table, sort)})
    return True


def _tell_private(table: IsleState, seat: i64, private: i64) -> None:
    names = [card_name(table, FIRST_LESSON + lesson) for lesson in bits.members(private)]
    table.tell("private_lessons", seat, {"lessons": len(names)}, {"which": names}, (int(seat),))


def legal(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the five colours."""
    for colour in range(COLOURS):
        out = append(out, actions.COLOUR + colour)
    return out


# I026, I027
def play(table: IsleState, seat: i64, action: i64) -> None:
    """Name the colour of a public lesson and go on laying out."""
    question = table.asked()
    sort = asked.card_of(question)
    is_of_card: i64 = 1 if asked.lesson_is_of_card(question) else 0
    table.answered()
    colour = action - actions.COLOUR
    publish(table, table.pile(seat, HAND), sort)
    lessons.name_colour(table, sort, colour)
    if table.listening:
        facts: dict[str, object] = {"card": card_name(table, sort), "colour": colour_name(table, colour)}
        table.tell("public_lesson_colour", seat, facts)
    lay_out(table, seat, BOUGHT if is_of_card else HAND, is_of_card)
