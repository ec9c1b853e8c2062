"""How a table stands for a seat, as a few named numbers, for learning to judge tables. Uses its information alone.

How the other boats stand is in the features of their seats: chances are compared across seats (bots/evaluation.py).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON
from katzentisch.games.isle_of_cats.box.measures import FAMILY_LEAD
from katzentisch.games.isle_of_cats.knowledge.information import cards_in_hand
from katzentisch.games.isle_of_cats.state import scoring
from katzentisch.games.isle_of_cats.state.lessons import colour_of_lesson, private_lessons, public_lessons
from katzentisch.games.isle_of_cats.state.survey import Survey, survey
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
from katzentisch.games.isle_of_cats.strategy.prior_lessons import lateness, promise
from katzentisch.games.isle_of_cats.strategy.prior_placing import hope_of_room

NAMES: Final = [
    "points", "lead", "day", "fish", "active_baskets", "used_baskets", "payable_rescues", "hand",
    "rescue_cards_in_hand", "deeds_in_hand", "island_place", "tiles", "covered", "cats", "oshax", "rare", "common",
    "visible_rats", "visible_maps", "filled_rooms", "room_hope", "edge_empty", "holes", "ragged", "families",
    "family_points", "largest_family", "pairs", "lonely_cats", "smallest_colour", "private_lessons", "lesson_points",
    "lesson_hope", "public_points", "public_hope",
]  # fmt: skip
CAT_PRICE: Final = 4.0  # between the two fields


def features(table: IsleState, seat: i64) -> vec[float]:
    """Return how the table stands for a seat, in the order of NAMES, mostly between -1 and 1."""
    found = surveyed(table, seat)
    lessons, hope = own_lessons(table, seat, found)
    public, public_hope = lessons_of_all(table, found)
    points = float(found.family_total() - found.rats - 5 * bits.count(found.unfilled))
    if table.mode != FAMILY:
        points += float(found.rare * table.parts.tiles.rare_points)
    points += lessons + public
    out = vec[float]()
    out = append(out, points / 60.0)
    out = append(out, (points - sisters_points(table, found)) / 60.0 if table.mode == SOLO else 0.0)
    out = append(out, progress(table))
    out = purse(table, seat, out)
    out = append(out, float(found.position) / 4.0)
    out = boat(table, seat, found, out)
    out = families(found, out)
    out = append(out, float(found.private_lessons) / 6.0)
    out = append(out, lessons / 40.0)
    out = append(out, hope / 40.0)
    out = append(out, public / 40.0)
    return append(out, public_hope / 40.0)


def surveyed(table: IsleState, seat: i64) -> Survey:
    """Survey a seat's boat, and the others where one of its lessons compares them."""
    for card in bits.members(table.get(seat, FAMILY_KEPT)):
        if table.parts.family[card].measure == FAMILY_LEAD:
            return scoring.surveys(table)[seat]
    for place in bits.members(private_lessons(table, seat)):
        if table.parts.lessons[place].measure == FAMILY_LEAD:
            return scoring.surveys(table)[seat]
    return survey(table, seat)


def own_lessons(table: IsleState, seat: i64, found: Survey) -> tuple[float, float]:
    """Return what a seat's own lessons, or its family cards, are worth now, and what they promise."""
    now: i64 = 0
    hope = 0.0
    late = lateness(table)
    if table.mode == FAMILY:
        for card in bits.members(table.get(seat, FAMILY_KEPT)):
            now += scoring.worth(table, found, table.parts.family[card], -1)
            hope += promise(found, table.parts.family[card], -1, late)
        return float(now), hope
    for place in bits.members(private_lessons(table, seat)):
        now += scoring.worth(table, found, table.parts.lessons[place], -1)
        hope += promise(found, table.parts.lessons[place], -1, late)
    return float(now), hope


def lessons_of_all(table: IsleState, found: Survey) -> tuple[float, float]:
    """Return what the lessons for all are worth on a boat now, and what they promise."""
    now: i64 = 0
    hope = 0.0
    late = lateness(table)
    for place in bits.members(public_lessons(table)):
        now += scoring.public_worth(table, found, place)
        colour = colour_of_lesson(table, FIRST_LESSON + place)
        hope += promise(found, table.parts.lessons[place], colour, late)
    return float(now), hope


def sisters_points(table: IsleState, found: Survey) -> float:
    """Return what the sister has now."""
    return float(sum(line.points for line in scoring.sister_lines_of(table, found)))


def progress(table: IsleState) -> float:
    """Return how far the game has come, from 0 to 1: days, and phases of the day."""
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


def purse(table: IsleState, seat: i64, out: vec[float]) -> vec[float]:
    """Add fish, baskets and cards, and how many rescues they allow today."""
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
    payable = fish / CAT_PRICE
    out = append(out, fish / 30.0)
    out = append(out, float(table.get(seat, ACTIVE)) / 3.0)
    out = append(out, float(table.get(seat, USED)) / 3.0)
    out = append(out, (payable if payable < float(baskets) else float(baskets)) / 5.0)
    out = append(out, float(cards_in_hand(table, seat)) / 12.0)
    out = append(out, float(bits.count(table.piles[hand])) / 6.0)
    return append(out, float(bits.count(table.piles[hand + 1])) / 6.0)


def boat(table: IsleState, seat: i64, found: Survey, out: vec[float]) -> vec[float]:
    """Add what lies on the boat, and what its empty squares promise."""
    empty: i64 = 0
    hope = 0.0
    room: i64
    for room in range(7):
        left = found.empty_in_room[room]
        empty += left
        if left > 0:
            hope += hope_of_room(left, table.day)
    holes, ragged = empty_squares(table, seat)
    out = append(out, float(len(found.tiles)) / 30.0)
    out = append(out, 1.0 - float(empty) / 142.0)
    out = append(out, float(found.cats) / 20.0)
    out = append(out, float(found.oshax) / 3.0)
    out = append(out, float(found.rare) / 5.0)
    out = append(out, float(found.common) / 10.0)
    out = append(out, float(found.rats) / 19.0)
    out = append(out, float(found.maps) / 5.0)
    out = append(out, float(7 - bits.count(found.unfilled)) / 7.0)
    out = append(out, hope / 35.0)
    out = append(out, float(found.edge_empty) / 44.0)
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


def families(found: Survey, out: vec[float]) -> vec[float]:
    """Add families, and cats that may become one."""
    pairs: i64 = 0
    index: i64
    for index in range(len(found.size)):
        if found.root[index] == index and found.size[index] == 2:
            pairs += 1
    out = append(out, float(len(found.families)) / 5.0)
    out = append(out, float(found.family_total()) / 60.0)
    out = append(out, float(found.largest()) / 8.0)
    out = append(out, float(pairs) / 5.0)
    out = append(out, float(sum(found.lonely)) / 8.0)
    return append(out, float(min(found.by_colour)) / 4.0)
