"""Discounts (RULES.md 3 and R47): what cards and masters take off a price, in coins and in cubes of a set of resources."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.vecs import zeros
from katzentisch.games.feudalia.box.numbers import DISCOUNTED, FIEFS, PERKS
from katzentisch.games.feudalia.state.table import DISCOUNTS, UNITS, FeudaliaState

SETS: Final = 16  # sets of the four resources, as bits


def coins_saved(table: FeudaliaState, seat: i64, purchase: i64) -> i64:
    """Return the coins that discounts take off the price of a purchase (R47)."""
    numbers = table.numbers
    saved: i64 = 0
    for discount in range(numbers.discounts):
        if numbers.discount_on[discount] == purchase:
            saved += numbers.discount_coins[discount] * _active(table, seat, discount)
    return saved


def _active(table: FeudaliaState, seat: i64, discount: i64) -> i64:
    """Count how often a discount applies to this seat now: gained this turn, or by a passive master."""
    times = table.turn[DISCOUNTS + discount]
    numbers = table.numbers
    first = seat * FIEFS * numbers.cities
    for slot in range(first, first + FIEFS * numbers.cities):
        master = table.cities[slot]
        if master >= 0:
            for entry in range(numbers.discount_first[master], numbers.discount_first[master + 1]):
                if numbers.discount_list[entry] == discount:
                    times += 1
    return times


def discounted(table: FeudaliaState, seat: i64, purchase: i64) -> bool:
    """Whether any discount applies to a kind of purchase; the quick answer before the long one."""
    if (table.perks[seat * PERKS + DISCOUNTED] >> purchase) & 1:
        return True
    numbers = table.numbers
    end = numbers.discounts_from[purchase + 1]
    for entry in range(numbers.discounts_from[purchase], end):
        if table.turn[DISCOUNTS + numbers.discounts_on[entry]] > 0:
            return True
    return False


def purchase(table: FeudaliaState, seat: i64, kind: i64) -> i64:
    """Return the kind of purchase if any discount applies to it, else -1: then none is looked for again."""
    return kind if discounted(table, seat, kind) else -1


def saving_units(table: FeudaliaState, seat: i64, purchase: i64) -> vec[i64]:
    """Return how many cubes discounts save on a purchase, by the set of resources they may be."""
    numbers = table.numbers
    units = zeros(SETS)
    for discount in range(numbers.discounts):
        if numbers.discount_on[discount] == purchase and numbers.discount_cubes[discount] > 0:
            times = _active(table, seat, discount)
            units[numbers.discount_of[discount]] += numbers.discount_cubes[discount] * times
    return units


def next_saving(due: vec[i64]) -> i64:
    """Return the set of the discount that saves a cube next, narrow sets first; 0 if none can."""
    best: i64 = 0
    narrowest: i64 = 5
    group: i64
    for group in range(1, SETS):
        if due[UNITS + group] > 0 and _bits(group) < narrowest and _saves_something(due, group):
            best = group
            narrowest = _bits(group)
    return best


def _bits(group: i64) -> i64:
    """Count the resources of a set."""
    return (group & 1) + ((group >> 1) & 1) + ((group >> 2) & 1) + ((group >> 3) & 1)


def _saves_something(due: vec[i64], group: i64) -> bool:
    """Whether a discount of this set finds a cube to save: one of its own, or a black one."""
    if due[4] > 0:
        return True
    for resource in range(4):
        if group >> resource & 1 and due[resource] > 0:
            return True
    return False


def use_up(table: FeudaliaState, purchase: i64) -> None:
    """End the discounts that were for the next purchase of this kind alone (R47)."""
    numbers = table.numbers
    for discount in range(numbers.discounts):
        if numbers.discount_on[discount] == purchase and numbers.discount_uses[discount] == 1:
            table.turn[DISCOUNTS + discount] = 0
