"""How a table stands for a seat, as a few named numbers, for learning to judge tables. Uses its information alone.

Of other families it counts what lies open and what everybody saw them take; their bonus tiles are hidden.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.felinia.box.components import Components
from katzentisch.games.felinia.state.scoring import (
    group_points,
    open_holding,
    place_points,
    plus_one_points,
    total_of,
    trade_points,
)
from katzentisch.games.felinia.state.table import (
    FOOD,
    GOLD,
    LAST_MERCHANT,
    SILVER,
    SPICE,
    STOCK,
    TILES,
    FeliniaTable,
)
from katzentisch.games.felinia.strategy.estimates import Outlook
from katzentisch.games.felinia.strategy.prior import outlook_of


def names(components: Components) -> list[str]:
    """Name the features."""
    own = ["points", "trade", "bonus", "groups", "places", "silver", "gold", "spice", "food", "merchandise"]
    own += ["stock", "purse", "best boat", "aboard"]
    ahead = [f"points ahead of next {number}" for number in range(1, int(components.families))]
    return [*own, *ahead, "round", "boats in pile", "first player", "last merchant end"]


def features(table: FeliniaTable, seat: i64) -> vec[float]:
    """Return how the table stands for a seat, about -1 to 1."""
    outlook = outlook_of(table, seat)
    row = own_features(table, outlook)
    points = float(total_of(outlook.held))
    step: i64 = 1
    while step < table.seats:
        other = float(total_of(open_holding(table, (seat + step) % table.seats)))
        row = append(row, within((points - other) / 20.0))
        step += 1
    row = append(row, grown(table.round, 8.0))
    row = append(row, float(table.boats_in_pile()) / float(len(table.components.boats)))
    row = append(row, 1.0 if table.first == seat else 0.0)
    return append(row, 1.0 if table.ending == LAST_MERCHANT else 0.0)


def own_features(table: FeliniaTable, outlook: Outlook) -> vec[float]:
    """Return what the seat itself has and may hope for."""
    seat = outlook.seat
    held = outlook.held
    row = append(vec[float](), within(float(total_of(held)) / 60.0))
    row = append(row, within(float(trade_points(held)) / 40.0))
    row = append(row, within(float(plus_one_points(held)) / 10.0))
    row = append(row, within(float(group_points(held)) / 30.0))
    row = append(row, within(float(place_points(held)) / 15.0))
    row = append(row, float(table.of(seat, SILVER)) / float(table.components.silver_cap))
    for what in (GOLD, SPICE, FOOD, TILES):
        row = append(row, grown(table.of(seat, what), 3.0))
    row = append(row, float(table.of(seat, STOCK)) / float(table.components.merchants))
    row = append(row, within(outlook.now() / 20.0))
    row = append(row, within(best_boat(table, outlook) / 10.0))
    return append(row, grown(aboard(table, seat), 2.0))


def best_boat(table: FeliniaTable, outlook: Outlook) -> float:
    """Return the worth of the best free seat in a boat."""
    best = 0.0
    berth: i64 = 0
    while berth < table.components.berths:
        best = max(best, outlook.boat_worth(berth))
        berth += 1
    return best


def aboard(table: FeliniaTable, seat: i64) -> i64:
    """Return how many merchants a family has on boats."""
    count: i64 = 0
    berth: i64 = 0
    while berth < table.components.berths:
        place: i64 = 0
        while place < table.aboard(berth):
            count += 1 if table.rider_of(berth, place) == seat else 0
            place += 1
        berth += 1
    return count


def within(number: float) -> float:
    """Return a number cut to -1 ... 1."""
    return max(-1.0, min(1.0, number))


def grown(number: i64, usual: float) -> float:
    """Return a number without a limit as one below 1; the usual one is a half."""
    return float(number) / (float(number) + usual)
