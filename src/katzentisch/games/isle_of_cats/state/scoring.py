"""Victory points, line by line, and who wins (rulebook, "End scoring")."""

# I079

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.game import Line, Score
from katzentisch.games.isle_of_cats.box.boats import ROOMS
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON
from katzentisch.games.isle_of_cats.box.measures import BEST_SOLO_LESSON, Lesson
from katzentisch.games.isle_of_cats.box.tiles import FIRST_OSHAX, FIRST_RARE
from katzentisch.games.isle_of_cats.state.boat_tiles import colour_of, place_of, shape_of
from katzentisch.games.isle_of_cats.state.earned import add_squares
from katzentisch.games.isle_of_cats.state.lessons import colour_of_lesson, private_lessons, public_lessons
from katzentisch.games.isle_of_cats.state.naming import card_name, colour_name, squares_at
from katzentisch.games.isle_of_cats.state.survey import Survey, family_points, measure, survey_of
from katzentisch.games.isle_of_cats.state.table import BOAT, FAMILY, FAMILY_KEPT, FISH, SOLO, IsleState


def surveys(table: IsleState) -> list[Survey]:
    """Survey all boats; each knows the largest family of the others."""
    surveyed = [survey_of(table, seat) for seat in range(table.seats)]
    for survey in surveyed:
        for other in surveyed:
            if other is not survey and other.largest() > survey.others_largest:
                survey.others_largest = other.largest()
    return surveyed


def scores(table: IsleState) -> list[Score]:
    """Score every seat as if the game ended now."""
    surveyed = surveys(table)
    return [
        Score(seat, add_squares(table, seat, surveyed[seat], lines(table, seat, surveyed[seat])))
        for seat in range(table.seats)
    ]


def lines(table: IsleState, seat: i64, survey: Survey) -> list[Line]:
    """Score one seat."""
    result = [_rats(table, seat, survey), _rooms(table, seat, survey)]
    result += _families(table, survey)
    if table.mode == FAMILY:
        for card in bits.members(table.get(seat, FAMILY_KEPT)):
            lesson = table.parts.family[card]
            facts: dict[str, object] = {"card": table.parts.family_names[card]}
            result.append(Line("family_card", int(worth(table, survey, lesson, -1)), facts))
        return result
    if survey.rare:
        result.append(_rare(table, survey))
    return result + _lessons(table, seat, survey)


# I080, I118
def _rats(table: IsleState, seat: i64, survey: Survey) -> Line:
    """-1 per rat not covered."""
    boats = table.parts.boats
    squares: list[list[int]] = []
    for row in range(boats.grid.height):
        seen = boats.rats[table.get(seat, BOAT)][row] & table.rows[table.free_at(seat) + row]
        squares += [[row, column] for column in bits.members(seen)]
    return Line("rats", -int(survey.rats), {"rats": int(survey.rats), "squares": squares})


# I081, I119, I120
def _rooms(table: IsleState, seat: i64, survey: Survey) -> Line:
    """-5 per room with an uncovered square; the squares are the uncovered ones."""
    boats = table.parts.boats
    letters: list[str] = []
    squares: list[list[int]] = []
    for room in bits.members(survey.unfilled):
        letters.append(boats.room_letters[room])
        for row in range(boats.grid.height):
            free = boats.rooms[room][row] & table.rows[table.free_at(seat) + row]
            squares += [[row, column] for column in bits.members(free)]
    facts: dict[str, object] = {"rooms": letters, "number": len(letters), "squares": squares}
    return Line("rooms", -5 * len(letters), facts)


def _families(table: IsleState, survey: Survey) -> list[Line]:
    result: list[Line] = []
    for root in survey.families:
        size = int(survey.size[root])
        squares: list[list[int]] = []
        for index in range(len(survey.tiles)):
            if survey.root[index] == root:
                tile = survey.tiles[index]
                squares += squares_at(table, shape_of(tile), place_of(tile))
        facts: dict[str, object] = {
            "colour": colour_name(table, colour_of(survey.tiles[root])),
            "size": size,
            "squares": squares,
        }
        result.append(Line("family", int(family_points(size)), facts))
    return result


# I084, I124
def _rare(table: IsleState, survey: Survey) -> Line:
    """3 per rare treasure; nothing in the family game."""
    squares: list[list[int]] = []
    for tile in survey.tiles:
        if FIRST_RARE <= shape_of(tile) < FIRST_OSHAX:
            squares += squares_at(table, shape_of(tile), place_of(tile))
    facts: dict[str, object] = {"number": int(survey.rare), "squares": squares}
    return Line("rare_treasures", int(survey.rare * table.parts.tiles.rare_points), facts)


# I030, I085, I086
def _lessons(table: IsleState, seat: i64, survey: Survey) -> list[Line]:
    """The own private lessons and every public one."""
    result: list[Line] = []
    for lesson in bits.members(private_lessons(table, seat)):
        points = worth(table, survey, table.parts.lessons[lesson], -1)
        facts: dict[str, object] = {"card": card_name(table, FIRST_LESSON + lesson)}
        result.append(Line("lesson", int(points), facts))
    for lesson in bits.members(public_lessons(table)):
        colour = colour_of_lesson(table, FIRST_LESSON + lesson)
        facts = {"card": card_name(table, FIRST_LESSON + lesson)}
        if colour >= 0:
            facts["colour"] = colour_name(table, colour)
        result.append(Line("public_lesson", int(public_worth(table, survey, lesson)), facts))
    return result


def public_worth(table: IsleState, survey: Survey, lesson: i64) -> i64:
    """Return what a public lesson is worth on a surveyed boat: alone half of it, rounded up."""
    points = worth(table, survey, table.parts.lessons[lesson], colour_of_lesson(table, FIRST_LESSON + lesson))
    return (points + 1) // 2 if table.mode == SOLO else points


def worth(table: IsleState, survey: Survey, lesson: Lesson, colour: i64) -> i64:
    """Return what a lesson is worth on a surveyed boat."""
    if table.mode == SOLO:
        return lesson.worth_alone(measure(survey, lesson, lesson.solo_measure, colour))
    return lesson.worth(measure(survey, lesson, lesson.measure, colour))


# ---------------------------------------------------------------------- the sister


def sister_lines(table: IsleState, survey: Survey) -> list[Line]:
    """Score the sister on the player's surveyed boat; "best lesson twice" comes last, when the others are known."""
    result: list[Line] = []
    for shown in range(table.sister_shown):
        colour = table.sister_colour(shown)
        each = 5 - shown
        facts: dict[str, object] = {"colour": colour_name(table, colour), "each": int(each)}
        facts["cats"] = int(survey.by_colour[colour])
        result.append(Line("sister_colour", int(each * survey.by_colour[colour]), facts))
    twice = -1
    for card in bits.members(table.sister_lessons):
        lesson = table.parts.sister[card]
        if lesson.measure == BEST_SOLO_LESSON:
            twice = card
            continue
        points = worth(table, survey, lesson, -1)
        if points > survey.best_sister_lesson:
            survey.best_sister_lesson = points
        result.append(Line("sister_lesson", int(points), {"card": table.parts.sister_names[card]}))
    if twice >= 0:
        points = worth(table, survey, table.parts.sister[twice], -1)
        result.append(Line("sister_lesson", int(points), {"card": table.parts.sister_names[twice]}))
    return result


# ---------------------------------------------------------------------- who wins


def total(table: IsleState, seat: i64, survey: Survey) -> i64:
    """Return the sum of a seat's lines without making them, for the many games bots play out."""
    points = survey.family_total() - survey.rats - 5 * bits.count(survey.unfilled)
    if table.mode == FAMILY:
        for card in bits.members(table.get(seat, FAMILY_KEPT)):
            points += worth(table, survey, table.parts.family[card], -1)
        return points
    points += survey.rare * table.parts.tiles.rare_points
    for lesson in bits.members(private_lessons(table, seat)):
        points += worth(table, survey, table.parts.lessons[lesson], -1)
    for lesson in bits.members(public_lessons(table)):
        points += public_worth(table, survey, lesson)
    return points


# I087, I088, I089, I117
def winners(table: IsleState) -> list[int]:
    """Return the seats that win: most points, then fish or filled rooms, then shared."""
    surveyed = surveys(table)
    totals = [int(total(table, seat, surveyed[seat])) for seat in range(table.seats)]
    if table.mode == SOLO:
        return [0] if totals[0] > Score(1, sister_lines(table, surveyed[0])).total else []  # R44
    second: list[int] = []
    for seat in range(table.seats):
        # I125
        if table.mode == FAMILY:
            second.append(int(ROOMS - bits.count(surveyed[seat].unfilled)))
        else:
            second.append(int(table.get(seat, FISH)))
    return best(totals, second)


# I126
def best(totals: list[int], second: list[int]) -> list[int]:
    """Return the seats with the highest total, and among them the highest second number.

    >>> best([60, 60, 59], [2, 3, 9]), best([60, 60], [3, 3])
    ([1], [0, 1])
    """
    top = max(zip(totals, second, strict=True))
    return [seat for seat, pair in enumerate(zip(totals, second, strict=True)) if pair == top]
