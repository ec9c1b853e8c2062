"""Boarding, after a deal. RULES 4.2, "Decision BOARD"."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.state.asked import ASK_BOARD, ASK_NOTHING
from katzentisch.games.felinia.state.supply import about_boat
from katzentisch.games.felinia.state.table import GOODS, LAST_MERCHANT, SILVER, STOCK, FeliniaState


# F075, F085, F210
def ask(table: FeliniaState) -> None:
    """After a deal the family may board, until it says done (R7, R45)."""
    table.asked = ASK_BOARD


# F076, F078, F083
def legal(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List `done`, and each boat the family can board."""
    out = append(out, table.actions.done)
    if table.of(seat, STOCK) > 0:
        for berth in range(table.components.berths):
            boat = table.boat_at(berth)
            if boat >= 0 and _has_seat(table, berth, boat) and _has_fare(table, seat, boat):
                out = append(out, table.actions.board + berth)
    return out


def _has_seat(table: FeliniaState, berth: i64, boat: i64) -> bool:
    """Whether the boat at a berth has a free seat."""
    return table.aboard(berth) < table.components.boat_seats[boat]


# F003, F211
def _has_fare(table: FeliniaState, seat: i64, boat: i64) -> bool:
    """Whether the family has the whole fare: the goods, and the silver if any."""
    components = table.components
    families, fares = table.families, components.boat_fare
    if families[seat * table.width + SILVER] < components.boat_silver[boat]:
        return False
    kinds = components.kinds_of_goods
    goods = seat * table.width + GOODS
    fare = boat * kinds
    for good in range(kinds):
        if families[goods + good] < fares[fare + good]:
            return False
    return True


def why_not(table: FeliniaState, seat: i64, action: i64) -> Refusal | None:
    """Say why this boat cannot be boarded, or None if it can."""
    if action == table.actions.done:
        return None
    berth = action - table.actions.board
    boat = table.boat_at(berth)
    if boat < 0:
        return refuse("no_boat", "boarding", {"berth": int(berth) + 1})
    if not _has_seat(table, berth, boat):
        return refuse("boat_full", "boarding", {"berth": int(berth) + 1})
    if table.of(seat, STOCK) == 0:
        return refuse("no_merchant", "boarding")
    if not _has_fare(table, seat, boat):
        goods = missing_goods(table, seat, boat)
        return refuse(
            "fare_missing", "boarding", {"goods": goods, "silver": missing_silver(table, seat, boat)}
        )
    return None


def missing_goods(table: FeliniaState, seat: i64, boat: i64) -> list[str]:
    """Name the goods of the fare that a family lacks."""
    components = table.components
    lacking: list[str] = []
    for good in range(components.kinds_of_goods):
        needs = components.boat_fare[boat * components.kinds_of_goods + good]
        short = needs - table.of(seat, GOODS + good)
        lacking += [components.goods[good]] * max(0, int(short))
    return lacking


def missing_silver(table: FeliniaState, seat: i64, boat: i64) -> int:
    """Return how much of the silver of the fare a family lacks."""
    return max(0, int(table.components.boat_silver[boat] - table.of(seat, SILVER)))


def could_board_with(table: FeliniaState, seat: i64, berth: i64, good: str, silver: i64) -> bool:
    """Whether a family could board at a berth if it had one more of a good, and this much silver."""
    boat = table.boat_at(berth)
    if boat < 0 or not _has_seat(table, berth, boat) or table.of(seat, STOCK) == 0:
        return False
    lacking = missing_goods(table, seat, boat)
    return silver >= table.components.boat_silver[boat] and lacking in ([], [good])


def play(table: FeliniaState, seat: i64, action: i64) -> None:
    """Board a boat, or be done."""
    if action == table.actions.done:
        table.asked = ASK_NOTHING
    else:
        _board(table, seat, action - table.actions.board)


# F079, F080, F212, R13
def _board(table: FeliniaState, seat: i64, berth: i64) -> None:
    """Pay the fare and put a merchant on the foremost free seat."""
    _pay_fare(table, seat, table.boat_at(berth))
    # F081, F082, F087, F213
    at = table.berth_at(berth)
    table.boats[at + 2 + table.boats[at + 1]] = seat
    table.boats[at + 1] += 1
    table.add(seat, STOCK, -1)
    if table.listening:
        facts = about_boat(table, berth)
        facts["place"] = int(table.aboard(berth))
        facts["stock"] = int(table.of(seat, STOCK))
        table.tell("boarded", seat, facts)
    # F125
    if table.of(seat, STOCK) == 0 and table.ending != LAST_MERCHANT:
        table.ending = LAST_MERCHANT
        if table.listening:
            table.tell("last_merchant", seat, {})


def _pay_fare(table: FeliniaState, seat: i64, boat: i64) -> None:
    components = table.components
    for good in range(components.kinds_of_goods):
        for _ in range(components.boat_fare[boat * components.kinds_of_goods + good]):
            table.good_to_bag(seat, good)
    table.add(seat, SILVER, -components.boat_silver[boat])
