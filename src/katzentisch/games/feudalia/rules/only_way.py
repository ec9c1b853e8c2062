"""Whether a price leaves any choice (RULES.md 14.1): a payment with one outcome is not asked about."""

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.rules import affording, cubes, discounts
from katzentisch.games.feudalia.state.table import UNITS, FeudaliaState

_SEVERAL: Final = -1
_NONE: Final = -2
_DIGIT: Final = 10  # bits for the number of cubes of one resource


def is_left(table: FeudaliaState) -> bool:
    """Whether all ways to pay what is due take the same cubes from the same places."""
    return _outcome(table) != _SEVERAL


def _outcome(table: FeudaliaState) -> i64:
    """Return the cubes given by resource as one number if every way gives these, else that there are several."""
    group = discounts.next_saving(table.due)
    if group == 0:
        return _given(table)
    due, outcome = table.due, _NONE
    cube: i64
    for cube in range(5):
        if affording.can_save(due, table.stock, table.actor * 4, group, cube):
            due[cube] -= 1
            due[UNITS + group] -= 1
            after = _outcome(table)
            due[cube] += 1
            due[UNITS + group] += 1
            if after == _SEVERAL or (outcome != _NONE and after != outcome):
                return _SEVERAL
            outcome = after
    return outcome


def _given(table: FeudaliaState) -> i64:
    """Return the cubes given once no discount is left to use."""
    due = table.due
    spare: i64 = 0
    kinds: i64 = 0  # resources that could pay a black cube
    resource: i64
    for resource in range(4):
        left = cubes.may_pay(table, resource) - due[resource]
        spare += left
        if left > 0:
            kinds += 1
    black = due[4]
    if 0 < black < spare and kinds > 1:
        return _SEVERAL
    outcome: i64 = 0
    for resource in range(4):
        have = cubes.may_pay(table, resource)
        given = due[resource]
        if black > 0 and have > given:
            given += black if kinds == 1 else have - given
        if 0 < given < have and _places(table, resource) > 1:
            return _SEVERAL
        outcome += given * single(resource * _DIGIT)
    return outcome


def _places(table: FeudaliaState, resource: i64) -> i64:
    """Count the fiefs and masters with cubes of a resource that may pay."""
    places: i64 = 0
    for place in range(FIEFS + table.numbers.stashes):
        if cubes.cubes_at(table, place, resource) > 0:
            places += 1
    return places
