"""The expected points of a lesson: its points now, and what they may become until the end."""

from typing import Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.measures import (
    AT_LEAST,
    BELOW,
    EDGE_EMPTY,
    FAMILY_LEAD,
    MIDDLE_ROW_EMPTY,
    PER_THING,
    ROOMS_UNFILLED_OF,
    TURN_POSITION,
    VISIBLE_MAPS,
    VISIBLE_RATS,
    Lesson,
)
from katzentisch.games.isle_of_cats.state.survey import Survey, measure
from katzentisch.games.isle_of_cats.state.table import IsleState

# Set by hand. The greedy games of valued_boat.py were measured with them.
_TO_COME: Final = 4.0  # points a lesson "per thing" gains from the first day to the last
_KEPT: Final = 0.4  # the part of rats or maps visible on the first day that is still visible at the end
_STEADY: Final = 0.5  # the chance that "exactly so many", true on the first day, is true at the end
_REACH: Final = 1.5  # an empty boat gets so many times as far as a lesson asks ...
_SPENT: Final = 1.1  # ... less this on the last day
_HELD: Final = 0.6  # the chance to keep a position or lead one has, which changes daily
_GAINED: Final = 0.4  # the chance to win it


def lateness(table: IsleState) -> float:
    """Return 0 on the first day, 1 on the last."""
    return float(table.day - 1) / 4.0 if table.day > 1 else 0.0


def expected_points(survey: Survey, lesson: Lesson, colour: i64, late: float) -> float:
    """Return the points to expect of a lesson on a surveyed boat; `late` as by `lateness`."""
    measured = measure(survey, lesson, lesson.measure, colour)
    points = float(lesson.points)
    shrinks = _is_shrinking(lesson.measure)
    if lesson.how == PER_THING:
        now = points * float(measured // lesson.divisor)
        return now * (_KEPT + (1.0 - _KEPT) * late) if shrinks else now + _TO_COME * (1.0 - late)
    if lesson.how == BELOW:
        return points if measured < lesson.value else 0.0
    if lesson.measure == TURN_POSITION or lesson.measure == FAMILY_LEAD:
        return points * (_HELD if measured == lesson.value else _GAINED)
    missing = measured - lesson.value if shrinks else lesson.value - measured
    if missing <= 0:
        if lesson.how == AT_LEAST:
            return points
        return points * (_STEADY + (1.0 - _STEADY) * late) if missing == 0 else 0.0
    chance = 1.0 - float(missing) / (_distance(lesson) * (_REACH - _SPENT * late))
    return points * chance if chance > 0.0 else 0.0


def _is_shrinking(kind: i64) -> bool:
    """Whether a measure becomes smaller as tiles are laid."""
    return kind in (EDGE_EMPTY, MIDDLE_ROW_EMPTY, VISIBLE_RATS, VISIBLE_MAPS, ROOMS_UNFILLED_OF)


def _distance(lesson: Lesson) -> float:
    """Return how far an empty boat is from what a lesson asks: what is printed on it, or the number asked."""
    if lesson.measure == EDGE_EMPTY:
        return 44.0
    if lesson.measure == MIDDLE_ROW_EMPTY:
        return 22.0
    if lesson.measure == VISIBLE_RATS:
        return 19.0
    if lesson.measure == ROOMS_UNFILLED_OF:
        return 2.0
    return float(lesson.value) if lesson.value > 0 else 1.0
