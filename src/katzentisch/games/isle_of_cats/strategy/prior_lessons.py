"""What a lesson promises: its points now, and what they may become until the end."""

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

TO_COME: Final = 4.0  # points a lesson "per thing" gains from the first day to the last
KEPT: Final = 0.4  # the part of rats or maps seen on the first day that will still be seen at the end
STEADY: Final = 0.5  # how likely "exactly so many", true on the first day, is true at the end
REACH: Final = 1.5  # an empty boat comes so many times as far as a lesson asks ...
SPENT: Final = 1.1  # ... less this on the last day


def lateness(table: IsleState) -> float:
    """Return 0 on the first day, 1 on the last."""
    return float(table.day - 1) / 4.0 if table.day > 1 else 0.0


def promise(found: Survey, lesson: Lesson, colour: i64, late: float) -> float:
    """Return the points a lesson promises on a surveyed boat, `late` in the game."""
    measured = measure(found, lesson, lesson.measure, colour)
    points = float(lesson.points)
    shrinks = is_shrinking(lesson.measure)
    if lesson.how == PER_THING:
        now = points * float(measured // lesson.divisor)
        return now * (KEPT + (1.0 - KEPT) * late) if shrinks else now + TO_COME * (1.0 - late)
    if lesson.how == BELOW:
        return points if measured < lesson.value else 0.0
    if lesson.measure == TURN_POSITION or lesson.measure == FAMILY_LEAD:
        return points * (0.6 if measured == lesson.value else 0.4)  # it comes and goes
    missing = measured - lesson.value if shrinks else lesson.value - measured
    if missing <= 0:
        if lesson.how == AT_LEAST:
            return points
        return points * (STEADY + (1.0 - STEADY) * late) if missing == 0 else 0.0
    hope = 1.0 - float(missing) / (way(lesson) * (REACH - SPENT * late))
    return points * hope if hope > 0.0 else 0.0


def is_shrinking(kind: i64) -> bool:
    """Whether a measure becomes smaller as tiles are laid."""
    return kind in (EDGE_EMPTY, MIDDLE_ROW_EMPTY, VISIBLE_RATS, VISIBLE_MAPS, ROOMS_UNFILLED_OF)


def way(lesson: Lesson) -> float:
    """Return how far it is from an empty boat to what a lesson asks."""
    if lesson.measure == EDGE_EMPTY:
        return 44.0
    if lesson.measure == MIDDLE_ROW_EMPTY:
        return 22.0
    if lesson.measure == VISIBLE_RATS:
        return 19.0
    if lesson.measure == ROOMS_UNFILLED_OF:
        return 2.0
    return float(lesson.value) if lesson.value > 0 else 1.0
