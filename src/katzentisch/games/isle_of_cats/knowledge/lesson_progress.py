"""What a lesson is worth now, and what is missing: "1 cat to go".

What is missing is a key under [missing] of the words, and the number that fills its blank.
"""

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box import measures
from katzentisch.games.isle_of_cats.box.measures import AT_LEAST, EQUAL, MEASURES, PER_THING, Lesson
from katzentisch.games.isle_of_cats.state import scoring
from katzentisch.games.isle_of_cats.state.lessons import colour_of_lesson
from katzentisch.games.isle_of_cats.state.naming import card_name, colour_name
from katzentisch.games.isle_of_cats.state.survey import Survey, measure
from katzentisch.games.isle_of_cats.state.table import FAMILY, FAMILY_KEPT, LESSONS, PUBLIC, SOLO, IsleState


def lesson_progress(table: IsleState, seat: i64) -> list[dict[str, object]]:
    """List the progress of every lesson that counts for a seat: its own ones, then the public ones."""
    survey = scoring.surveys(table)[seat]
    result: list[dict[str, object]] = []
    if table.mode == FAMILY:
        for card in bits.members(table.get(seat, FAMILY_KEPT)):
            lesson = table.parts.family[card]
            result.append({"card": table.parts.family_names[card], **_progress(table, survey, lesson, -1)})
        return result
    for pile, public in ((table.pile(seat, LESSONS), False), (table.common_pile(PUBLIC), True)):
        for place in bits.members(table.piles[pile + 2]):
            sort = table.parts.cards.sort_at[128 + place]
            colour = colour_of_lesson(table, sort) if public else -1
            line: dict[str, object] = {"card": card_name(table, sort), "public": public}
            if colour >= 0:
                line["colour"] = colour_name(table, colour)
            line.update(_progress(table, survey, table.parts.lessons[place], colour))
            if public and table.mode == SOLO:  # half, rounded up
                line["points"] = int(
                    (scoring.worth(table, survey, table.parts.lessons[place], colour) + 1) // 2
                )
            result.append(line)
    return result


def _progress(table: IsleState, survey: Survey, lesson: Lesson, colour: i64) -> dict[str, object]:
    """Return the points of a lesson now, and what is missing as a key and a number."""
    kind, how, value = lesson.measure, lesson.how, lesson.value
    if table.mode == SOLO:
        kind, how, value = lesson.solo_measure, lesson.solo_how, lesson.solo_value
    measured = measure(survey, lesson, kind, colour)
    points = measures.worth(how, value, lesson.points, lesson.divisor, measured)
    facts: dict[str, object] = {"points": int(points)}
    if how == PER_THING:
        facts["missing"] = "each"
        facts["n"] = int(measured)
        return facts
    if points:
        facts["missing"] = "reached"
        facts["n"] = 0
        return facts
    facts["missing"], facts["n"] = _gap(survey, lesson, kind, how, value, measured)
    return facts


def _gap(survey: Survey, lesson: Lesson, kind: i64, how: i64, value: i64, measured: i64) -> tuple[str, int]:
    """Return the key and the number of what is missing."""
    name = MEASURES[kind]
    if kind == measures.ROOMS_TOUCHED_OF:
        return "lost", int(measured)
    if kind == measures.ROOMS_UNFILLED_OF:
        return "rooms_unfilled_of_too_many", int(survey.uncovered_in(lesson.rooms))
    if kind == measures.FAMILY_LEAD:
        needed = survey.others_largest if survey.others_largest > 3 else 3
        return "family_lead_to_go", int(needed - survey.longest())
    if kind == measures.LARGEST_FAMILY:
        return "largest_family_to_go", int(value - survey.longest())
    if kind == measures.MIN_COLOUR_COUNT:
        short: i64 = 0
        for number in survey.by_colour:
            if number < value:
                short += value - number
        return "min_colour_count_to_go", int(short)
    if (how == EQUAL and measured > value) or (how != EQUAL and how != AT_LEAST):
        return f"{name}_too_many", int(measured - value)
    return f"{name}_to_go", int(value - measured)
