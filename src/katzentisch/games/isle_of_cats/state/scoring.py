"""What it is worth, line by line (rulebook, "End scoring"): victory points (I079)."""

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.game import Line, Score
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON
from katzentisch.games.isle_of_cats.box.measures import BEST_SOLO_LESSON, Lesson
from katzentisch.games.isle_of_cats.box.tiles import FIRST_OSHAX, FIRST_RARE
from katzentisch.games.isle_of_cats.state.earned import light_up
from katzentisch.games.isle_of_cats.state.lessons import colour_of_lesson, private_lessons, public_lessons
from katzentisch.games.isle_of_cats.state.naming import card_name, colour_name, squares_at
from katzentisch.games.isle_of_cats.state.survey import Survey, family_points, measure, survey
from katzentisch.games.isle_of_cats.state.table import (
    BOAT,
    FAMILY,
    FAMILY_KEPT,
    FISH,
    SOLO,
    IsleState,
    colour_of,
    place_of,
    shape_of,
)


def surveys(table: IsleState) -> list[Survey]:
    """Survey all boats; each knows the largest family of the others."""
    found = [survey(table, seat) for seat in range(table.seats)]
    for one in found:
        for other in found:
            if other is not one and other.largest() > one.others_largest:
                one.others_largest = other.largest()
    return found


def scores(table: IsleState) -> list[Score]:
    """Score every seat as if the game ended now."""
    found = surveys(table)
    return [
        Score(seat, light_up(table, seat, found[seat], lines(table, seat, found[seat])))
        for seat in range(table.seats)
    ]


def lines(table: IsleState, seat: i64, found: Survey) -> list[Line]:
    """Score one seat."""
    result = [_rats(table, seat, found), _rooms(table, seat, found)]
    result += _families(table, found)
    if table.mode == FAMILY:
        for card in bits.members(table.get(seat, FAMILY_KEPT)):
            lesson = table.parts.family[card]
            facts: dict[str, object] = {"card": table.parts.family_names[card]}
            result.append(Line("family_card", int(worth(table, found, lesson, -1)), facts))
        return result
    if found.rare:
        result.append(_rare(table, found))
    return result + _lessons(table, seat, found)


def _rats(table: IsleState, seat: i64, found: Survey) -> Line:
    """-1 per rat not covered (I080, I118)."""
    boats = table.parts.boats
    squares: list[list[int]] = []
    for row in range(boats.grid.height):
        seen = boats.rats[table.get(seat, BOAT)][row] & table.rows[table.free_at(seat) + row]
        squares += [[row, column] for column in bits.members(seen)]
    return Line("rats", -int(found.rats), {"rats": int(found.rats), "squares": squares})


def _rooms(table: IsleState, seat: i64, found: Survey) -> Line:
    """-5 per room with an uncovered square (I081, I119, I120); the squares are the uncovered ones."""
    boats = table.parts.boats
    letters: list[str] = []
    squares: list[list[int]] = []
    for room in bits.members(found.unfilled):
        letters.append(boats.room_letters[room])
        for row in range(boats.grid.height):
            free = boats.rooms[room][row] & table.rows[table.free_at(seat) + row]
            squares += [[row, column] for column in bits.members(free)]
    facts: dict[str, object] = {"rooms": letters, "number": len(letters), "squares": squares}
    return Line("rooms", -5 * len(letters), facts)


def _families(table: IsleState, found: Survey) -> list[Line]:
    result: list[Line] = []
    for root in found.families:
        size = int(found.size[root])
        squares: list[list[int]] = []
        for index in range(len(found.tiles)):
            if found.root[index] == root:
                tile = found.tiles[index]
                squares += squares_at(table, shape_of(tile), place_of(tile))
        facts: dict[str, object] = {
            "colour": colour_name(table, colour_of(found.tiles[root])),
            "size": size,
            "squares": squares,
        }
        result.append(Line("family", int(family_points(size)), facts))
    return result


def _rare(table: IsleState, found: Survey) -> Line:
    """3 per rare treasure (I084); nothing in the family game (I124)."""
    squares: list[list[int]] = []
    for tile in found.tiles:
        if FIRST_RARE <= shape_of(tile) < FIRST_OSHAX:
            squares += squares_at(table, shape_of(tile), place_of(tile))
    facts: dict[str, object] = {"number": int(found.rare), "squares": squares}
    return Line("rare_treasures", int(found.rare * table.parts.tiles.rare_points), facts)


def _lessons(table: IsleState, seat: i64, found: Survey) -> list[Line]:
    """The own private lessons (I030, I085) and every public one (I086)."""
    result: list[Line] = []
    for place in bits.members(private_lessons(table, seat)):
        points = worth(table, found, table.parts.lessons[place], -1)
        facts: dict[str, object] = {"card": card_name(table, FIRST_LESSON + place)}
        result.append(Line("lesson", int(points), facts))
    for place in bits.members(public_lessons(table)):
        colour = colour_of_lesson(table, FIRST_LESSON + place)
        facts = {"card": card_name(table, FIRST_LESSON + place)}
        if colour >= 0:
            facts["colour"] = colour_name(table, colour)
        result.append(Line("public_lesson", int(public_worth(table, found, place)), facts))
    return result


def public_worth(table: IsleState, found: Survey, place: i64) -> i64:
    """Return what a public lesson is worth on a surveyed boat: alone half of it, rounded up."""
    points = worth(table, found, table.parts.lessons[place], colour_of_lesson(table, FIRST_LESSON + place))
    return (points + 1) // 2 if table.mode == SOLO else points


def worth(table: IsleState, found: Survey, lesson: Lesson, colour: i64) -> i64:
    """Return what a lesson is worth on a surveyed boat."""
    if table.mode == SOLO:
        return lesson.worth_alone(measure(found, lesson, lesson.solo_measure, colour))
    return lesson.worth(measure(found, lesson, lesson.measure, colour))


# ---------------------------------------------------------------------- the sister


def sister_lines(table: IsleState) -> list[Line]:
    """Score the sister, measured on the player's boat."""
    found = survey(table, 0)
    return light_up(table, 0, found, sister_lines_of(table, found))


def sister_lines_of(table: IsleState, found: Survey) -> list[Line]:
    """Score the sister on a surveyed boat; "best lesson twice" comes last, when the others are known."""
    result: list[Line] = []
    for shown in range(table.sister_shown):
        colour = (table.sister_colours >> (4 * shown)) & 15
        each = 5 - shown
        facts: dict[str, object] = {"colour": colour_name(table, colour), "each": int(each)}
        facts["cats"] = int(found.by_colour[colour])
        result.append(Line("sister_colour", int(each * found.by_colour[colour]), facts))
    twice = -1
    for card in bits.members(table.sister_lessons):
        lesson = table.parts.sister[card]
        if lesson.measure == BEST_SOLO_LESSON:
            twice = card
            continue
        points = worth(table, found, lesson, -1)
        if points > found.best_sister_lesson:
            found.best_sister_lesson = points
        result.append(Line("sister_lesson", int(points), {"card": table.parts.sister_names[card]}))
    if twice >= 0:
        points = worth(table, found, table.parts.sister[twice], -1)
        result.append(Line("sister_lesson", int(points), {"card": table.parts.sister_names[twice]}))
    return result


# ---------------------------------------------------------------------- who wins


def total(table: IsleState, seat: i64, found: Survey) -> i64:
    """Return the sum of a seat's lines without writing them: games end often in the head of a bot."""
    points = found.family_total() - found.rats - 5 * bits.count(found.unfilled)
    if table.mode == FAMILY:
        for card in bits.members(table.get(seat, FAMILY_KEPT)):
            points += worth(table, found, table.parts.family[card], -1)
        return points
    points += found.rare * table.parts.tiles.rare_points
    for place in bits.members(private_lessons(table, seat)):
        points += worth(table, found, table.parts.lessons[place], -1)
    for place in bits.members(public_lessons(table)):
        points += public_worth(table, found, place)
    return points


def winners(table: IsleState) -> list[int]:
    """Return the seats that win: most points, then fish or filled rooms, then shared.

    Highest sum I087, I117; more fish I088; shared I089, I126.
    """
    found = surveys(table)
    totals = [int(total(table, seat, found[seat])) for seat in range(table.seats)]
    if table.mode == SOLO:
        return [0] if totals[0] > Score(1, sister_lines_of(table, found[0])).total else []  # R44
    second: list[int] = []
    for seat in range(table.seats):
        if table.mode == FAMILY:  # I125
            second.append(int(7 - bits.count(found[seat].unfilled)))
        else:
            second.append(int(table.get(seat, FISH)))
    return best(totals, second)


def best(totals: list[int], second: list[int]) -> list[int]:
    """Return the places with the highest total, and among them the highest second number.

    >>> best([60, 60, 59], [2, 3, 9]), best([60, 60], [3, 3])
    ([1], [0, 1])
    """
    top = max(zip(totals, second, strict=True))
    return [place for place, pair in enumerate(zip(totals, second, strict=True)) if pair == top]
