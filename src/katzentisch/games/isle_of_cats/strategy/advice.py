"""What the priors keep between the actions of one decision."""

from mypy_extensions import i64

from katzentisch.core.game import Advice
from katzentisch.games.isle_of_cats.state.table import IsleState
from katzentisch.games.isle_of_cats.strategy.valued_boat import ValuedBoat, value_boat


class IsleAdvice(Advice):
    """The boats valued so far in this position; dropped when a choice is played or a boat changes."""

    def __init__(self, seats: i64) -> None:
        self.boats: list[ValuedBoat | None] = [None] * int(seats)


def valued_boat(table: IsleState, seat: i64) -> ValuedBoat:
    """Return a seat's boat with what its squares are worth, computed once per position."""
    advice = table.advice
    if not isinstance(advice, IsleAdvice):
        advice = IsleAdvice(table.seats)
        table.advice = advice
    boat = advice.boats[seat]
    if boat is None:
        boat = value_boat(table, seat)
        advice.boats[seat] = boat
    return boat
