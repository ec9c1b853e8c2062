"""What a seat knows, as a key: equal for two tables exactly if the seat cannot tell them apart. RULES 11.

A seat remembers what it saw: trade tiles others took in the open (R50), the bonus stack when it could look
through it (R49), mysterious places it drew. `observe.py` lays the same out for learners.
"""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from katzentisch.games.felinia.knowledge.guess.deal import known_boats
from katzentisch.games.felinia.knowledge.guess.places import LOG
from katzentisch.games.felinia.knowledge.memory import own_take, seen_of_bonus
from katzentisch.games.felinia.state.scoring import count_bits
from katzentisch.games.felinia.state.table import OVER, PLACES, FeliniaTable
from katzentisch.games.felinia.state.truth import position, truth


def information(table: FeliniaTable, seat: i64) -> vec[i64]:
    """Return numbers that are equal for two tables exactly if this seat cannot tell them apart."""
    if table.phase == OVER:  # all is shown
        return truth(table)[:-3]
    found = position(table)
    family: i64 = 0
    while family < table.seats:
        what: i64 = 0
        while what < table.width:
            number = table.of(family, what)
            if what == PLACES and family != seat:
                number = count_bits(number)  # F177: others see how many
            found = append(found, number)
            what += 1
        family += 1
    found = extend(found, table.boat_order[: known_boats(table)])
    found = extend(found, known_tiles(table))
    found = extend(found, known_bonus(table, seat))
    return extend(found, known_places(table, seat))


def known_tiles(table: FeliniaTable) -> vec[i64]:
    """Return the trade tile of each province that is or was face up, -2 for a face-down one."""  # F153, R50
    island = table.components.island
    found = table.laid[:]
    for post in island.posts:
        if table.face_down[island.kingdom_of[post]] & island.bit(post):
            found[post] = -2
    return found


def known_bonus(table: FeliniaTable, seat: i64) -> vec[i64]:
    """Return what a seat saw of the bonus stack, take by take."""
    found = seen_of_bonus(table, seat, 0)
    takes: i64 = len(table.bonus_taken) // 2
    take: i64 = 0
    while take < takes:
        found = append(found, -1)
        found = append(found, table.bonus_taken[2 * take + 1])
        found = append(found, own_take(table, seat, take))
        found = extend(found, seen_of_bonus(table, seat, take + 1))
        take += 1
    return append(found, -2)


def known_places(table: FeliniaTable, seat: i64) -> vec[i64]:
    """Return what a seat saw of the mysterious places, look by look."""
    found = vec[i64]()
    drawn: i64 = 0
    looks: i64 = len(table.place_log) // LOG
    look: i64 = 0
    while look < looks:
        looker = table.place_log[LOG * look]
        count = table.place_log[LOG * look + 1]
        kept = table.place_log[LOG * look + 2]
        found = append(append(found, looker), count)
        found = append(
            append(found, table.place_log[LOG * look + 3]), kept if looker == seat else int(kept > 0)
        )
        if looker == seat:
            found = extend(found, table.places[drawn : drawn + count])
        drawn += count
        look += 1
    if table.drawn and table.actor == seat:
        found = extend(found, table.places[drawn : drawn + table.drawn])
    return found
