"""Features: a position as a few named numbers for a learned evaluation, from the seat's information alone.

Of other families it counts what lies open and what everybody saw them take; their bonus tiles are hidden.
The divisors bring typical values to about 0.5; the learned weights absorb their exact size.
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
    FeliniaState,
)
from katzentisch.games.felinia.strategy.estimates import FeliniaAdvice, advice_of


def names(components: Components) -> list[str]:
    """Name the features."""
    own = ["points", "trade", "bonus", "groups", "places", "silver", "gold", "spice", "food", "merchandise"]
    own += ["stock", "purse", "best boat", "aboard"]
    ahead = [f"points ahead of next {number}" for number in range(1, int(components.families))]
    return [*own, *ahead, "round", "boats in pile", "first player", "last merchant end"]


def features(table: FeliniaState, seat: i64) -> vec[float]:
    """Return the features of a position for a seat, about -1 to 1 each."""
    advice = advice_of(table, seat)
    row = _own_features(table, advice)
    points = float(total_of(advice.held))
    for distance in range(1, table.seats):
        other = float(total_of(open_holding(table, (seat + distance) % table.seats)))
        row = append(row, _within((points - other) / 20.0))
    row = append(row, _grown(table.round, 8.0))
    row = append(row, float(table.boats_in_pile()) / float(len(table.components.boats)))
    row = append(row, 1.0 if table.first == seat else 0.0)
    return append(row, 1.0 if table.ending == LAST_MERCHANT else 0.0)


def _own_features(table: FeliniaState, advice: FeliniaAdvice) -> vec[float]:
    """Return what the seat itself has, and the worth of its purse and best voyage."""
    seat = advice.seat
    held = advice.held
    row = append(vec[float](), _within(float(total_of(held)) / 60.0))
    row = append(row, _within(float(trade_points(held)) / 40.0))
    row = append(row, _within(float(plus_one_points(held)) / 10.0))
    row = append(row, _within(float(group_points(held)) / 30.0))
    row = append(row, _within(float(place_points(held)) / 15.0))
    row = append(row, float(table.of(seat, SILVER)) / float(table.components.silver_cap))
    for what in (GOLD, SPICE, FOOD, TILES):
        row = append(row, _grown(table.of(seat, what), 3.0))
    row = append(row, float(table.of(seat, STOCK)) / float(table.components.merchants))
    row = append(row, _within(advice.now() / 20.0))
    row = append(row, _within(_best_boat(table, advice) / 10.0))
    return append(row, _grown(_aboard(table, seat), 2.0))


def _best_boat(table: FeliniaState, advice: FeliniaAdvice) -> float:
    """Return the worth of the best free seat in a boat."""
    best = 0.0
    for berth in range(table.components.berths):
        best = max(best, advice.boat_worth(berth))
    return best


def _aboard(table: FeliniaState, seat: i64) -> i64:
    """Return how many merchants a family has on boats."""
    count: i64 = 0
    for berth in range(table.components.berths):
        for rider in range(table.aboard(berth)):
            count += 1 if table.rider_of(berth, rider) == seat else 0
    return count


def _within(number: float) -> float:
    """Return a number cut to -1 ... 1."""
    return max(-1.0, min(1.0, number))


def _grown(number: i64, usual: float) -> float:
    """Return a number without a limit as one below 1; the usual one is a half."""
    return float(number) / (float(number) + usual)
