"""What a lesson is worth now, and what is missing: "1 cat to go".

What is missing is a key under [missing] of the words, and the number that fills its blank.
"""

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box import measures
from katzentisch.games.isle_of_cats.box.boats import in_margin
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON
from katzentisch.games.isle_of_cats.box.measures import AT_LEAST, EQUAL, MEASURES, PER_THING, Lesson
from katzentisch.games.isle_of_cats.knowledge.view_types import LessonProgress
from katzentisch.games.isle_of_cats.state import scoring
from katzentisch.games.isle_of_cats.state.boat_tiles import is_cat
from katzentisch.games.isle_of_cats.state.lessons import colour_of_lesson, private_lessons, public_lessons
from katzentisch.games.isle_of_cats.state.naming import card_name, colour_name
from katzentisch.games.isle_of_cats.state.survey import Survey, measure
from katzentisch.games.isle_of_cats.state.table import FAMILY, FAMILY_KEPT, SOLO, IsleState


def lesson_progress(table: IsleState, seat: i64) -> list[LessonProgress]:
    """List the progress of every lesson that counts for a seat: its own ones, then the public ones."""
    survey = scoring.surveys(table)[seat]
    if table.mode == FAMILY:
        return [
            _progress(table, survey, table.parts.family_names[card], table.parts.family[card], -1)
            for card in bits.members(table.get(seat, FAMILY_KEPT))
        ]
    progress: list[LessonProgress] = []
    for number in bits.members(private_lessons(table, seat)):
        name = card_name(table, FIRST_LESSON + number)
        own = _progress(table, survey, name, table.parts.lessons[number], -1)
        own["public"] = False
        progress.append(own)
    for number in bits.members(public_lessons(table)):
        name = card_name(table, FIRST_LESSON + number)
        colour = colour_of_lesson(table, FIRST_LESSON + number)
        public = _progress(table, survey, name, table.parts.lessons[number], colour)
        public["public"] = True
        if table.mode == SOLO and public["missing"] == "each":
            public["missing"] = "each_half"
        if colour >= 0:
            public["colour"] = colour_name(table, colour)
        public["points"] = int(scoring.public_worth(table, survey, number))
        progress.append(public)
    return progress


def _progress(table: IsleState, survey: Survey, name: str, lesson: Lesson, colour: i64) -> LessonProgress:
    """Return the points of a lesson now, and what is missing as a key and a number."""
    kind, how, value = lesson.measure, lesson.how, lesson.value
    if table.mode == SOLO:
        kind, how, value = lesson.solo_measure, lesson.solo_how, lesson.solo_value
    measured = measure(survey, lesson, kind, colour)
    points = int(measures.worth(how, value, lesson.points, lesson.divisor, measured))
    if how == PER_THING:
        missing, number = _each(survey, lesson, kind, measured)
    elif points:
        missing, number = "reached", 0
    else:
        missing, number = _gap(table, survey, lesson, kind, how, value, measured)
    return LessonProgress(card=name, points=points, missing=missing, n=number)


def _each(survey: Survey, lesson: Lesson, kind: i64, measured: i64) -> tuple[str, int]:
    """Return the key and the number of a lesson that gives points for each thing: what counts of them."""
    if kind == measures.NTH_FAMILY_POINTS:
        families: i64 = len(survey.families)
        return (
            ("third_family", 0) if families >= lesson.nth else ("families_to_go", int(lesson.nth - families))
        )
    if kind == measures.EDGE_COLOUR_BEST:
        return "best_colour", int(measured)
    return "each" if lesson.divisor == 1 else "each_second", int(measured)


def _gap(
    table: IsleState, survey: Survey, lesson: Lesson, kind: i64, how: i64, value: i64, measured: i64
) -> tuple[str, int]:
    """Return the key and the number of what is missing."""
    name = MEASURES[kind]
    if kind == measures.ROOMS_TOUCHED_OF:
        cats, treasures = _tiles_in(table, survey, lesson.rooms)
        return ("lost", int(cats)) if cats else ("treasures_in_the_way", int(treasures))
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


def _tiles_in(table: IsleState, survey: Survey, rooms: i64) -> tuple[i64, i64]:
    """Count the tiles that cover a square of some rooms: cats, which stay, and treasures, which cards can remove."""
    boats = table.parts.boats
    lying: list[int] = []
    for room in bits.members(rooms):
        for row in range(boats.grid.height):
            for column in bits.members(boats.rooms[room][row]):
                tile = int(survey.squares[in_margin(row, column)])
                if tile >= 0 and tile not in lying:
                    lying.append(tile)
    cats: i64 = sum(is_cat(survey.tiles[tile]) for tile in lying)
    return cats, len(lying) - cats
