"""Phase 3, first part: which boats sail, and in which order. RULES 4.3, 7.

What the merchants do on the island is in `exploration.py`.
"""

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.felinia.state.supply import about_boat
from katzentisch.games.felinia.state.table import (
    BOATS_LACKING,
    CLOSING,
    LAST_MERCHANT,
    NO_END,
    STORAGE,
    FeliniaState,
)


# F126, F217, F219, F239
def fix_departures(table: FeliniaState) -> None:
    """Fix which boats sail in this phase; none is added later."""
    table.sailing = 0
    for berth in range(table.components.berths):
        if _sails(table, berth):
            table.sailing |= bits.single(berth)
    # F090, R15
    if table.sailing == 0 and table.ending == NO_END:
        first = _earliest(table)
        if first >= 0:
            table.sailing = bits.single(first)


def _sails(table: FeliniaState, berth: i64) -> bool:
    """Whether a boat sails in this phase."""
    if table.boat_at(berth) < 0:
        return False
    # F127
    if table.ending == LAST_MERCHANT:
        return True
    # F112, F130
    if table.ending == BOATS_LACKING:
        return table.aboard(berth) > 0
    # F088
    return table.is_full(berth)


# F089, F218, R14, R52
def _earliest(table: FeliniaState, among: i64 = -1) -> i64:
    """Return the berth with the earliest departure, the lower one among equals; -1 if there is no boat."""
    best: i64 = -1
    for berth in range(table.components.berths):
        if not (among >> berth) & 1 or table.boat_at(berth) < 0:
            continue
        if best < 0 or _departure(table, berth) < _departure(table, best):
            best = berth
    return best


def _departure(table: FeliniaState, berth: i64) -> i64:
    """Return the departure time of the boat at a berth, in minutes."""
    return table.components.boat_time[table.boat_at(berth)]


# F088, F089
def sail(table: FeliniaState) -> None:
    """Let the earliest of the boats that have yet to sail arrive at its port."""
    table.berth = _earliest(table, table.sailing)
    table.sailing ^= bits.single(table.berth)
    table.rider = 0
    if table.listening:
        facts = about_boat(table, table.berth)
        facts["merchants"] = [
            int(table.rider_of(table.berth, rider)) for rider in range(table.aboard(table.berth))
        ]
        table.tell("sailed" if table.aboard(table.berth) else "sailed_empty", -1, facts)


# F091, F103, F227
def come_home(table: FeliniaState) -> None:
    """Discard the tile of the boat whose merchants have all moved; its berth is empty."""
    at = table.berth_at(table.berth)
    table.boats[at] = -1
    table.boats[at + 1] = 0
    table.berth = -1


# F128, F131
def end_phase(table: FeliniaState) -> None:
    """Go on to storage, or, after a last exploration, to the end."""
    table.phase = STORAGE if table.ending == NO_END else CLOSING
    table.families_done = 0
