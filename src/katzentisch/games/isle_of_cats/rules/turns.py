"""Turns in island order, as the rescue, the rare finds and the family game have them."""

from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.games.isle_of_cats.state.table import IsleState


# I037, I059
def begin(table: IsleState, phase: i64) -> None:
    """The first in island order begins a phase."""
    table.phase = phase
    table.turn = 0
    table.passed = 0
    end(table)


def end(table: IsleState) -> None:
    """Forget what was done in the turn."""
    table.turn_over = 0
    table.acted = 0
    table.more = 0


# I038, I039
def go_on(table: IsleState) -> None:
    """The next in island order who has not passed is on turn."""
    table.turn = (table.turn + 1) % table.seats
    while table.has_passed(table.order[table.turn]):
        table.turn = (table.turn + 1) % table.seats


def pass_for_the_day(table: IsleState, seat: i64) -> None:
    """The seat takes no more turns in this phase."""
    table.turn_over = 1
    table.passed |= single(seat)
    if table.listening:
        table.tell("passed", seat, {})
