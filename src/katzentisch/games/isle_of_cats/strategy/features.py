"""Features of a position for a seat, from its information alone, for learned evaluations.

The other boats are in the features of their seats; bots/evaluation.py compares the seats. Divisors bring each
feature to about -1 to 1.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box.boats import ROOMS
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON
from katzentisch.games.isle_of_cats.box.measures import FAMILY_LEAD
from katzentisch.games.isle_of_cats.knowledge.information import cards_in_hand
from katzentisch.games.isle_of_cats.state import scoring
from katzentisch.games.isle_of_cats.state.lessons import colour_of_lesson, private_lessons, public_lessons
from katzentisch.games.isle_of_cats.state.survey import Survey, survey_of
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    BOUGHT,
    BUYING,
    CHOOSING,
    CHOSEN,
    DRAFT,
    FAMILY,
    FAMILY_KEPT,
    FISH,
    HAND,
    READING,
    RESCUING,
    SOLO,
    USED,
    IsleState,
)
from katzentisch.games.isle_of_cats.strategy.judgement import NUMBERS, IsleJudgement
from katzentisch.games.isle_of_cats.strategy.prior_lessons import expected_points, lateness

NAMES: Final = [
    "points", "lead", "day", "fish", "active_baskets", "used_baskets", "payable_rescues", "hand",
    "rescue_cards_in_hand", "deeds_in_hand", "island_place", "tiles", "covered", "cats", "oshax", "rare", "common",
    "visible_rats", "visible_maps", "filled_rooms", "room_hope", "edge_empty", "holes", "ragged", "families",
    "family_points", "largest_family", "pairs", "lonely_cats", "smallest_colour", "private_lessons", "lesson_points",
    "lesson_hope", "public_points", "public_hope",
]  # fmt: skip
_CAT_PRICE: Final = 4.0  # between the two fields
_ROOM_VALUES: Final = IsleJudgement(NUMBERS).room_values


def features(table: IsleState, seat: i64) -> vec[float]:
    """Return the features of a seat, in the order of NAMES, mostly between -1 and 1."""
    survey = _survey(table, seat)
    lessons, expected = _own_lessons(table, seat, survey)
    public, public_expected = _public_lessons(table, survey)
    points = float(survey.family_total() - survey.rats - 5 * bits.count(survey.unfilled))
    if table.mode != FAMILY:
        points += float(survey.rare * table.parts.tiles.rare_points)
    points += lessons + public
    out = vec[float]()
    out = append(out, points / 60.0)
    out = append(out, (points - _sister_points(table, survey)) / 60.0 if table.mode == SOLO else 0.0)
    out = append(out, _progress(table))
    out = _append_means(table, seat, out)
    out = append(out, float(survey.position) / 4.0)
    out = _append_boat(table, seat, survey, out)
    out = _append_families(survey, out)
    out = append(out, float(survey.private_lessons) / 6.0)
    out = append(out, lessons / 40.0)
    out = append(out, expected / 40.0)
    out = append(out, public / 40.0)
    return append(out, public_expected / 40.0)


def _survey(table: IsleState, seat: i64) -> Survey:
    """Survey a seat's boat, and the others where one of its lessons compares them."""
    for card in bits.members(table.get(seat, FAMILY_KEPT)):
        if table.parts.family[card].measure == FAMILY_LEAD:
            return scoring.surveys(table)[seat]
    for lesson in bits.members(private_lessons(table, seat)):
        if table.parts.lessons[lesson].measure == FAMILY_LEAD:
            return scoring.surveys(table)[seat]
    return survey_of(table, seat)


def _own_lessons(table: IsleState, seat: i64, survey: Survey) -> tuple[float, float]:
    """Return the points of a seat's own lessons, or its family cards, now and as expected."""
    now: i64 = 0
    expected = 0.0
    late = lateness(table)
    if table.mode == FAMILY:
        for card in bits.members(table.get(seat, FAMILY_KEPT)):
            now += scoring.worth(table, survey, table.parts.family[card], -1)
            expected += expected_points(survey, table.parts.family[card], -1, late)
        return float(now), expected
    for lesson in bits.members(private_lessons(table, seat)):
        now += scoring.worth(table, survey, table.parts.lessons[lesson], -1)
        expected += expected_points(survey, table.parts.lessons[lesson], -1, late)
    return float(now), expected


def _public_lessons(table: IsleState, survey: Survey) -> tuple[float, float]:
    """Return the points of the public lessons on a boat, now and as expected."""
    now: i64 = 0
    expected = 0.0
    late = lateness(table)
    for lesson in bits.members(public_lessons(table)):
        now += scoring.public_worth(table, survey, lesson)
        colour = colour_of_lesson(table, FIRST_LESSON + lesson)
        expected += expected_points(survey, table.parts.lessons[lesson], colour, late)
    return float(now), expected


def _sister_points(table: IsleState, survey: Survey) -> float:
    """Return the sister's points now."""
    return float(sum(line.points for line in scoring.sister_lines(table, survey)))


def _progress(table: IsleState) -> float:
    """Return how far the game has come, from 0 to 1: days, and roughly the part of the day."""
    part = 0.0
    phase = table.phase
    if phase == RESCUING:
        part = 0.4 if table.mode != FAMILY else 0.0
        cats = float(len(table.fields)) / float(4 * table.seats)
        part += (0.9 - part) * (1.0 - cats) if cats < 1.0 else 0.0
    elif phase > DRAFT:
        part = 0.3 if phase in (BUYING, READING, CHOOSING) else 0.9
    day = float(table.day - 1) if table.day > 0 else 0.0
    return (day + part) / 5.0


def _append_means(table: IsleState, seat: i64, out: vec[float]) -> vec[float]:
    """Append fish, baskets and cards, and how many rescues they allow today."""
    cards = table.parts.cards
    hand = table.pile(seat, HAND)
    baskets = table.get(seat, ACTIVE)
    if table.phase <= RESCUING and table.mode != FAMILY:
        ready = (
            table.piles[hand] | table.piles[table.pile(seat, BOUGHT)] | table.piles[table.pile(seat, CHOSEN)]
        )
        baskets += bits.count(ready & cards.wholes) + bits.count(ready & cards.halves) // 2
    else:
        baskets = 0
    fish = float(table.get(seat, FISH))
    payable = fish / _CAT_PRICE
    out = append(out, fish / 30.0)
    out = append(out, float(table.get(seat, ACTIVE)) / 3.0)
    out = append(out, float(table.get(seat, USED)) / 3.0)
    out = append(out, (payable if payable < float(baskets) else float(baskets)) / 5.0)
    out = append(out, float(cards_in_hand(table, seat)) / 12.0)
    out = append(out, float(bits.count(table.piles[hand])) / 6.0)
    return append(out, float(bits.count(table.deeds_in_hand(seat))) / 6.0)


def _append_boat(table: IsleState, seat: i64, survey: Survey, out: vec[float]) -> vec[float]:
    """Append what lies on the boat, and the value of its rooms."""
    empty: i64 = 0
    rooms = 0.0
    room: i64
    for room in range(ROOMS):
        left = survey.empty_in_room[room]
        empty += left
        if left > 0:
            rooms += _ROOM_VALUES[table.day][left]
    holes, ragged = empty_squares(table, seat)
    out = append(out, float(len(survey.tiles)) / 30.0)
    out = append(out, 1.0 - float(empty) / 142.0)
    out = append(out, float(survey.cats) / 20.0)
    out = append(out, float(survey.oshax) / 3.0)
    out = append(out, float(survey.rare) / 5.0)
    out = append(out, float(survey.common) / 10.0)
    out = append(out, float(survey.rats) / 19.0)
    out = append(out, float(survey.maps) / 5.0)
    out = append(out, float(ROOMS - bits.count(survey.unfilled)) / 7.0)
    out = append(out, rooms / 35.0)
    out = append(out, float(survey.edge_empty) / 44.0)
    out = append(out, float(holes) / 10.0)
    return append(out, float(ragged) / 100.0)


def empty_squares(table: IsleState, seat: i64) -> tuple[i64, i64]:
    """Count the empty squares with at most one empty neighbour, and the sides where empty meets covered or outside."""
    first = table.free_at(seat)
    holes: i64 = 0
    sides: i64 = 0
    height = table.parts.boats.grid.height
    for row in range(height):
        here = table.rows[first + row]
        above = table.rows[first + row - 1] if row > 0 else 0
        below = table.rows[first + row + 1] if row + 1 < height else 0
        left = here << 1
        right = here >> 1
        several = (left & right) | (above & below) | ((left | right) & (above | below))
        holes += bits.count(here & ~several)
        sides += bits.count(here & ~left) + bits.count(here & ~right)
        sides += bits.count(here & ~above) + bits.count(here & ~below)
    return holes, sides


def _append_families(survey: Survey, out: vec[float]) -> vec[float]:
    """Append families, and cats that may become one."""
    pairs: i64 = 0
    index: i64
    for index in range(len(survey.size)):
        if survey.root[index] == index and survey.size[index] == 2:
            pairs += 1
    out = append(out, float(len(survey.families)) / 5.0)
    out = append(out, float(survey.family_total()) / 60.0)
    out = append(out, float(survey.largest()) / 8.0)
    out = append(out, float(pairs) / 5.0)
    out = append(out, float(sum(survey.lonely)) / 8.0)
    return append(out, float(min(survey.by_colour)) / 4.0)
