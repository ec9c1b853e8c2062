"""Boarding, after a deal. RULES 4.2, "Decision BOARD"."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.state.table import (
    BOARD,
    GOODS,
    LAST_MERCHANT,
    NOTHING,
    SILVER,
    STOCK,
    FeliniaTable,
)


def ask(table: FeliniaTable) -> None:
    """After a deal the family may board, until it says done."""  # F075, F085, R7, R45, F210
    table.asked = BOARD


def legal(table: FeliniaTable, out: vec[i64]) -> vec[i64]:
    """List `done`, and each boat the family can board."""  # F076, F078, F083
    out = append(out, table.choices.done)
    if table.of(table.actor, STOCK) > 0:
        berth: i64 = 0
        while berth < table.components.berths:
            if has_seat(table, berth) and has_fare(table, table.boat_at(berth)):
                out = append(out, table.choices.board + berth)
            berth += 1
    return out


def has_seat(table: FeliniaTable, berth: i64) -> bool:
    """Whether there is a boat with a free seat at the berth."""
    boat = table.boat_at(berth)
    return boat >= 0 and table.aboard(berth) < table.components.boat_seats[boat]


def has_fare(table: FeliniaTable, boat: i64) -> bool:
    """Whether the family has the whole fare: the goods, and the silver if any."""  # F003, F211
    components = table.components
    base = table.actor * table.width
    if table.families[base + SILVER] < components.boat_silver[boat]:
        return False
    fare = boat * components.kinds_of_goods
    good: i64 = 0
    while good < components.kinds_of_goods:
        if table.families[base + GOODS + good] < components.boat_fare[fare + good]:
            return False
        good += 1
    return True


def why_not(table: FeliniaTable, action: i64) -> Refusal | None:
    """Say why this boat cannot be boarded, or None if it can."""
    if action == table.choices.done:
        return None
    berth = action - table.choices.board
    boat = table.boat_at(berth)
    if boat < 0:
        return refuse("no_boat", "boarding", {"berth": int(berth) + 1})
    if not has_seat(table, berth):
        return refuse("boat_full", "boarding", {"berth": int(berth) + 1})
    if table.of(table.actor, STOCK) == 0:
        return refuse("no_merchant", "boarding")
    if not has_fare(table, boat):
        return refuse("fare_missing", "boarding", missing(table, table.actor, boat))
    return None


def missing(table: FeliniaTable, seat: i64, boat: i64) -> dict[str, object]:
    """Return what of the fare a family lacks."""
    components = table.components
    lacking: list[str] = []
    good: i64 = 0
    while good < components.kinds_of_goods:
        needs = components.boat_fare[boat * components.kinds_of_goods + good]
        short = needs - table.of(seat, GOODS + good)
        lacking += [components.goods[good]] * max(0, int(short))
        good += 1
    silver = components.boat_silver[boat] - table.of(seat, SILVER)
    return {"goods": lacking, "silver": max(0, int(silver))}


def play(table: FeliniaTable, action: i64) -> None:
    """Board a boat, or be done."""
    if action == table.choices.done:
        table.asked = NOTHING
    else:
        board(table, action - table.choices.board)


def board(table: FeliniaTable, berth: i64) -> None:
    """Pay the fare and put a merchant on the foremost free seat."""  # F079, F080, F212, R13, F081, F082, F087, F213
    components = table.components
    seat = table.actor
    boat = table.boat_at(berth)
    good: i64 = 0
    while good < components.kinds_of_goods:
        due = components.boat_fare[boat * components.kinds_of_goods + good]
        while due > 0:
            table.good_to_bag(seat, good)
            due -= 1
        good += 1
    table.add(seat, SILVER, -components.boat_silver[boat])
    table.add(seat, STOCK, -1)
    at = table.berth_at(berth)
    table.boats[at + 2 + table.boats[at + 1]] = seat
    table.boats[at + 1] += 1
    if table.listening:
        tell_boarded(table, berth, boat)
    if table.of(seat, STOCK) == 0 and table.ending != LAST_MERCHANT:  # F125
        table.ending = LAST_MERCHANT
        if table.listening:
            table.tell("last_merchant", seat, {})


def tell_boarded(table: FeliniaTable, berth: i64, boat: i64) -> None:
    """Tell who boarded which boat, and what it cost."""
    components = table.components
    facts: dict[str, object] = {"berth": int(berth) + 1, "boat": components.boats[boat]}
    facts["kingdom"] = components.island.kingdoms[components.boat_kingdom[boat]]
    facts["time"] = components.boat_clock[boat]
    facts["place"] = int(table.aboard(berth))
    facts["stock"] = int(table.of(table.actor, STOCK))
    table.tell("boarded", table.actor, facts)
