"""Features of the race to the target: what a seat can buy now, how far the target is, who gets there first.

Prices are in cubes of wood or clay; the constants are rough and not tuned, since the learned weights scale the features.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.numbers import FIEFS, HAND_SIZE, LAST_LEVEL, PERKS, PRICE
from katzentisch.games.feudalia.rules import building
from katzentisch.games.feudalia.state.table import FeudaliaState
from katzentisch.games.feudalia.strategy import estimates
from katzentisch.games.feudalia.strategy.ratings import ratings_of

_CUBES: Final = vec[float](
    [0.6, 1.0, 1.0, 1.3]
)  # value of a cube of wheat, wood, clay, stone, as in `ratings.py`


def race_features(table: FeudaliaState, seat: i64, out: vec[float]) -> vec[float]:
    """Add points in reach, distance to the next purchase and to the target, and the lead in turns."""
    left = vec[i64]([0, 0, 0, 0, 0])
    resource: i64
    for resource in range(4):
        left[resource] = table.stock[seat * 4 + resource]
    left[4] = table.coins(seat)
    nearest = _next_purchase(table, seat, left)
    out = append(out, float(_in_reach(table, seat, left)) / 4.0)
    out = append(out, 1.0 / (1.0 + float(nearest)))
    way = _way_in_cubes(table, seat)
    power = _power_of_a_turn(table, seat)
    out = append(out, way / 30.0)
    out = append(out, power / 10.0)
    mine = way / power
    out = append(out, mine / 10.0 if mine < 20.0 else 2.0)
    fastest = 99.0
    for other in range(table.numbers.seats):
        if other != seat and table.is_in(other):
            theirs = _way_in_cubes(table, other) / _power_of_a_turn(table, other)
            if theirs < fastest:
                fastest = theirs
    lead = fastest - mine
    return append(out, lead / (2.0 + (lead if lead > 0.0 else -lead)))


def _missing(prices: vec[i64], first: i64, left: vec[i64]) -> i64:
    """Count the cubes and coins lacking for a price."""
    lacking: i64 = 0
    spare: i64 = 0
    resource: i64
    for resource in range(4):
        over = left[resource] - prices[first + 1 + resource]
        if over < 0:
            lacking -= over
        else:
            spare += over
    if prices[first + 5] > spare:
        lacking += prices[first + 5] - spare
    if prices[first] > left[4]:
        lacking += prices[first] - left[4]
    return lacking


def _pay(prices: vec[i64], first: i64, left: vec[i64]) -> None:
    """Subtract an affordable price; black cubes are taken from the largest stock."""
    resource: i64
    for resource in range(4):
        left[resource] -= prices[first + 1 + resource]
    left[4] -= prices[first]
    for _ in range(prices[first + 5]):
        most: i64 = 0
        for resource in range(1, 4):
            if left[resource] > left[most]:
                most = resource
        left[most] -= 1


def _sides_to_raise(table: FeudaliaState, seat: i64) -> vec[i64]:
    """List the sides of a seat's fiefs that are not on the last level yet."""
    sides = vec[i64]()
    fief: i64
    for fief in range(FIEFS):
        position = seat * FIEFS + fief
        if table.colour[position] >= 0 and table.level[position] < LAST_LEVEL:
            sides = append(sides, table.side(seat, fief))
    return sides


def _next_purchase(table: FeudaliaState, seat: i64, left: vec[i64]) -> i64:
    """Return how many cubes and coins are lacking for the nearest upgrade or token; 20 if there is none."""
    numbers = table.numbers
    nearest: i64 = 20
    for side in _sides_to_raise(table, seat):
        lacking = _missing(numbers.upgrade, side * PRICE, left)
        if lacking < nearest:
            nearest = lacking
    for card in range(numbers.buildings):
        if building.is_open(table, seat, card):
            lacking = _missing(numbers.building_cost, card * PRICE, left)
            if lacking < nearest:
                nearest = lacking
    return nearest


def _in_reach(table: FeudaliaState, seat: i64, left: vec[i64]) -> i64:
    """Return the half points a seat could buy at once, one purchase of each kind; uses up `left`."""
    numbers = table.numbers
    halves: i64 = 0
    for side in _sides_to_raise(table, seat):
        if _missing(numbers.upgrade, side * PRICE, left) == 0:
            _pay(numbers.upgrade, side * PRICE, left)
            halves += numbers.fief_halves[side + 1] - numbers.fief_halves[side]
    for card in range(numbers.buildings):
        if building.is_open(table, seat, card) and _missing(numbers.building_cost, card * PRICE, left) == 0:
            _pay(numbers.building_cost, card * PRICE, left)
            halves += numbers.token_halves[card]
    return halves


def _price(prices: vec[i64], first: i64) -> float:
    """Return a price in cubes of wood or clay."""
    worth = 0.4 * float(prices[first]) + 0.7 * float(prices[first + 5])
    resource: i64
    for resource in range(4):
        worth += _CUBES[resource] * float(prices[first + 1 + resource])
    return worth


def _way_in_cubes(table: FeudaliaState, seat: i64) -> float:
    """Return the price of the points still missing to the target, less the cubes and coins in stock."""
    numbers = table.numbers
    needed = table.target - table.halves(seat)
    cost = 0.0
    fief: i64
    for fief in range(FIEFS):
        position = seat * FIEFS + fief
        if table.colour[position] >= 0:
            side = table.side(seat, fief)
            for _ in range(table.level[position], LAST_LEVEL):
                cost += _price(numbers.upgrade, side * PRICE)
                needed -= numbers.fief_halves[side + 1] - numbers.fief_halves[side]
                side += 1
    if needed > 0:
        cost += float(needed) * _price_of_a_half(table, seat)
        if not _has_cathedral_master(table, seat):
            cost += 3.5  # about the price of a cathedral master
    resource: i64
    for resource in range(4):
        cost -= _CUBES[resource] * float(table.stock[seat * 4 + resource])
    cost -= 0.4 * float(table.coins(seat))
    return cost if cost > 0.0 else 0.0


def _price_of_a_half(table: FeudaliaState, seat: i64) -> float:
    """Return the price of half a point by the cheapest token a seat may build; 4 cubes if it may build none."""
    numbers = table.numbers
    best = 4.0
    for card in range(numbers.buildings):
        if numbers.token_halves[card] > 0 and building.is_open(table, seat, card):
            each = _price(numbers.building_cost, card * PRICE) / float(numbers.token_halves[card])
            if each < best:
                best = each
    return best


def _has_cathedral_master(table: FeudaliaState, seat: i64) -> bool:
    """Whether a seat has a cathedral master."""
    first = seat * FIEFS * table.numbers.cities
    for slot in range(first, first + FIEFS * table.numbers.cities):
        if table.cities[slot] >= table.numbers.basic:
            return True
    return False


def _power_of_a_turn(table: FeudaliaState, seat: i64) -> float:
    """Return the summed ratings of one turn's vassals and of the basic masters, in cubes; at least 1."""
    numbers, ratings = table.numbers, ratings_of(table)
    owned: i64 = 0
    power = 0.0
    for card in range(numbers.types):
        n = estimates.owned(table, seat, card)
        owned += n
        power += float(n) * ratings.power[card]
    drawn = float(numbers.hand_size + table.perks[seat * PERKS + HAND_SIZE])
    if owned > 0:
        power *= drawn / float(owned) if float(owned) > drawn else 1.0
    first = seat * FIEFS * numbers.cities
    for slot in range(first, first + FIEFS * numbers.cities):
        master = table.cities[slot]
        if 0 <= master < numbers.basic:
            power += ratings.master_power[master]
    return power if power > 1.0 else 1.0
