"""The call at the end of a day: all answer at once, with an anytime card or done.

Rulebook, "Anytime cards". Nobody sees another's answer. When all have answered, the first in island order who wants
to plays the card, and all are asked again: what the others wanted stays untold. The call ends when all are done.
"""

from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.rules import anytime
from katzentisch.games.isle_of_cats.state.naming import card_name
from katzentisch.games.isle_of_cats.state.table import IsleState


def answer(table: IsleState, seat: i64, action: i64) -> None:
    """Note a seat's answer; the others hear only that it has answered."""
    table.done |= single(seat)
    card: dict[str, object] | None = None
    if action != actions.DONE:
        table.note_wish(seat, action - actions.PLAY + 1)
        if table.listening:
            card = {"card": card_name(table, actions.card_played(action))}
    if table.listening:
        table.tell("answered_call", seat, {}, card, (int(seat),))


# I075
def serve(table: IsleState) -> bool:
    """All have answered: the first in island order who wants to plays a card; False if nobody wants to."""
    wishes = table.wishes
    table.wishes = 0
    table.done = 0  # a card that is played withdraws all other answers
    table.revealed += 1
    for seat in table.order:
        wish = table.wish_in(wishes, seat)
        if wish:
            anytime.play(table, seat, actions.PLAY + wish - 1)
            return True
    return False
