"""The information key: equal for two tables exactly if a seat cannot tell them apart. RULES 11.

A seat remembers what it saw: trade tiles others took in the open (R50), the bonus stack when it could look
through it (R49), mysterious places it drew. `observe.py` has the same as floats.
"""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.felinia.knowledge.memory import known_boats, own_take, seen_of_bonus
from katzentisch.games.felinia.state.table import (
    LOOK,
    LOOK_DRAWN,
    LOOK_KEPT,
    LOOK_PAID,
    LOOK_SEAT,
    OVER,
    PLACES,
    FeliniaState,
)
from katzentisch.games.felinia.state.truth import open_numbers, truth


def information(table: FeliniaState, seat: i64) -> vec[i64]:
    """Return numbers that are equal for two tables exactly if this seat cannot tell them apart."""
    if table.phase == OVER:  # all is shown
        return truth(table)[:-3]
    numbers = open_numbers(table)
    for family in range(table.seats):
        for what in range(table.width):
            number = table.of(family, what)
            if what == PLACES and family != seat:
                # F177: others see how many
                number = bits.count(number)
            numbers = append(numbers, number)
    numbers = extend(numbers, table.boat_order[: known_boats(table)])
    numbers = extend(numbers, known_tiles(table))
    numbers = extend(numbers, _known_bonus(table, seat))
    return extend(numbers, _known_places(table, seat))


# F153, R50
def known_tiles(table: FeliniaState) -> vec[i64]:
    """Return the trade tile of each province that is or was face up, -2 for a face-down one."""
    island = table.components.island
    tiles = table.laid[:]
    for post in island.posts:
        if table.face_down[island.kingdom_of[post]] & island.bit(post):
            tiles[post] = -2
    return tiles


def _known_bonus(table: FeliniaState, seat: i64) -> vec[i64]:
    """Return what a seat saw of the bonus stack, take by take."""
    numbers = seen_of_bonus(table, seat, 0)
    for take in range(table.takes()):
        numbers = append(numbers, -1)
        numbers = append(numbers, table.bonus_taken[2 * take + 1])
        numbers = append(numbers, own_take(table, seat, take))
        numbers = extend(numbers, seen_of_bonus(table, seat, take + 1))
    return append(numbers, -2)


def _known_places(table: FeliniaState, seat: i64) -> vec[i64]:
    """Return what a seat saw of the mysterious places, look by look."""
    numbers = vec[i64]()
    drawn: i64 = 0
    for look in range(table.looks()):
        looker = table.place_log[LOOK * look + LOOK_SEAT]
        count = table.place_log[LOOK * look + LOOK_DRAWN]
        kept = table.place_log[LOOK * look + LOOK_KEPT]
        numbers = append(append(numbers, looker), count)
        numbers = append(numbers, table.place_log[LOOK * look + LOOK_PAID])
        numbers = append(numbers, kept if looker == seat else int(kept > 0))
        if looker == seat:
            numbers = extend(numbers, table.places[drawn : drawn + count])
        drawn += count
    if table.drawn and table.actor == seat:
        numbers = extend(numbers, table.places[drawn : drawn + table.drawn])
    return numbers
