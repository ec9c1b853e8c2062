"""What the priors keep of a position: valued boats, until a tile is laid or lifted.

A rescue asks for cat, basket and place one after the other, and valuing a boat costs more than all priors of a
decision; so a valued boat outlives the choices that do not concern it. `IsleState._boat_changed` drops the advice;
what else a valued boat depends on is in its key.
"""

from mypy_extensions import i64

from katzentisch.core.game import Advice
from katzentisch.games.isle_of_cats.state.table import IsleState
from katzentisch.games.isle_of_cats.strategy.valued_boat import ValuedBoat, value_boat, value_key


class IsleAdvice(Advice):
    """The boats valued since a boat last changed."""

    def __init__(self, seats: i64) -> None:
        self.boats: list[ValuedBoat | None] = [None] * int(seats)


def valued_boat(table: IsleState, seat: i64) -> ValuedBoat:
    """Return a seat's boat with what its squares are worth; fish, baskets and island order in it may be old."""
    advice = table.advice
    if not isinstance(advice, IsleAdvice):
        advice = IsleAdvice(table.seats)
        table.advice = advice
    boat = advice.boats[seat]
    key = value_key(table, seat)
    if boat is None or boat.key != key:
        boat = value_boat(table, seat)
        boat.key = key
        advice.boats[seat] = boat
    return boat
