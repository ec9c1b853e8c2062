"""Phase 3, first part: which boats sail, and in which order. RULES 4.3, 7.

What the merchants do on the island is in `exploration.py`.
"""

from mypy_extensions import i64

from katzentisch.games.felinia.state.table import (
    BOATS_LACKING,
    CLOSING,
    LAST_MERCHANT,
    NO_END,
    STORAGE,
    FeliniaTable,
)


def fix_departures(table: FeliniaTable) -> None:
    """Fix which boats sail in this phase; none is added later."""  # F126, F217, F219, F239
    if table.ending == LAST_MERCHANT:
        table.sailing = all_boats(table)  # F127
    elif table.ending == BOATS_LACKING:
        table.sailing = boats_with_merchants(table)  # F112, F130
    else:
        table.sailing = full_boats(table)  # F088
        if table.sailing == 0:
            table.sailing = one_bit(earliest(table, all_boats(table)))  # F090, R15


def one_bit(berth: i64) -> i64:
    """Return a set of one berth."""
    one: i64 = 1
    return one << berth if berth >= 0 else 0


def full_boats(table: FeliniaTable) -> i64:
    """Return the berths whose boats have all seats taken."""
    found: i64 = 0
    berth: i64 = 0
    while berth < table.components.berths:
        if table.is_full(berth):
            found |= one_bit(berth)
        berth += 1
    return found


def all_boats(table: FeliniaTable) -> i64:
    """Return the berths that hold a boat."""
    found: i64 = 0
    berth: i64 = 0
    while berth < table.components.berths:
        if table.boat_at(berth) >= 0:
            found |= one_bit(berth)
        berth += 1
    return found


def boats_with_merchants(table: FeliniaTable) -> i64:
    """Return the berths whose boats carry at least one merchant."""
    found: i64 = 0
    berth: i64 = 0
    while berth < table.components.berths:
        if table.boat_at(berth) >= 0 and table.aboard(berth) > 0:
            found |= one_bit(berth)
        berth += 1
    return found


def earliest(table: FeliniaTable, berths: i64) -> i64:
    """Return the berth with the earliest departure among these; the lower one among equals."""  # F089, R14, R52, F218
    best: i64 = -1
    berth: i64 = 0
    while berth < table.components.berths:
        if (berths >> berth) & 1 and (best < 0 or departure(table, berth) < departure(table, best)):
            best = berth
        berth += 1
    return best


def departure(table: FeliniaTable, berth: i64) -> i64:
    """Return the departure time of the boat at a berth, in minutes."""
    return table.components.boat_time[table.boat_at(berth)]


def sail(table: FeliniaTable) -> None:
    """Let the earliest of the boats that have yet to sail arrive at its port."""  # F088, F089
    table.berth = earliest(table, table.sailing)
    table.sailing ^= one_bit(table.berth)
    table.rider = 0
    if table.listening:
        facts = about_boat(table, table.berth)
        facts["merchants"] = [
            int(table.rider_of(table.berth, place)) for place in range(table.aboard(table.berth))
        ]
        table.tell("sailed" if table.aboard(table.berth) else "sailed_empty", -1, facts)


def come_home(table: FeliniaTable) -> None:
    """Discard the tile of the boat whose merchants have all moved; its berth is empty."""  # F091, F103, F227
    at = table.berth_at(table.berth)
    table.boats[at] = -1
    table.boats[at + 1] = 0
    table.berth = -1


def end_phase(table: FeliniaTable) -> None:
    """Go on to storage, or, after a last exploration, to the end."""  # F128, F131
    table.phase = STORAGE if table.ending == NO_END else CLOSING
    table.place = 0
    table.paid = 0


def about_boat(table: FeliniaTable, berth: i64) -> dict[str, object]:
    """Return what a log line says of the boat at a berth."""
    components = table.components
    boat = table.boat_at(berth)
    facts: dict[str, object] = {"berth": int(berth) + 1, "boat": components.boats[boat]}
    facts["kingdom"] = components.island.kingdoms[components.boat_kingdom[boat]]
    facts["time"] = components.boat_clock[boat]
    return facts
