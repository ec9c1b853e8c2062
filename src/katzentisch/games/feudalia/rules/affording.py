"""Whether a price can be paid (RULES.md 7, "Paying in general"): completely, or the action is not possible."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.rules import discounts
from katzentisch.games.feudalia.state.table import COINS, UNITS, WHO, FeudaliaState


# U051, U053, U078
def affordable(table: FeudaliaState, seat: i64, prices: vec[i64], price: i64, purchase: i64) -> bool:
    """Whether a seat can pay a price now, from all fiefs, discounts on this kind of purchase included."""
    stock = table.stock
    base = seat * 4
    missing_coins = prices[price] - table.who[seat * WHO + COINS]
    if purchase >= 0 and discounts.discounted(table, seat, purchase):
        if missing_coins > discounts.coins_saved(table, seat, purchase):
            return False
        due = prices[price + 1 : price + 1 + UNITS]
        return _payable(due, stock, base, discounts.saving_units(table, seat, purchase))
    if missing_coins > 0:
        return False
    wheat, wood = prices[price + 1], prices[price + 2]
    clay, stone = prices[price + 3], prices[price + 4]
    if wheat > stock[base] or wood > stock[base + 1] or clay > stock[base + 2] or stone > stock[base + 3]:
        return False
    black = prices[price + 5]
    if black == 0:
        return True
    have = stock[base] + stock[base + 1] + stock[base + 2] + stock[base + 3]
    return black <= have - wheat - wood - clay - stone


# U068, U107
def affordable_in(
    table: FeudaliaState, seat: i64, prices: vec[i64], price: i64, fief: i64, free_of_coins: bool
) -> bool:
    """Whether an activation cost can be paid from the one fief where the card lies."""
    if not free_of_coins and prices[price] > table.coins(seat):
        return False
    black = prices[price + 5]
    named: i64 = 0
    have: i64 = 0
    resource: i64
    for resource in range(4):
        needed = prices[price + 1 + resource]
        if needed == 0 and black == 0:
            continue
        here = table.of_fief(seat, fief, resource)
        if needed > here:
            return False
        named += needed
        have += here
    return black <= have - named


def _payable(due: vec[i64], stock: vec[i64], base: i64, units: vec[i64]) -> bool:
    """Whether cubes suffice when discounts save as well as they can.

    Hall's theorem, over the sixteen sets of resources: what the player is short of in a set must be
    saved by discounts that reach into the set, and the cubes left over after all that
    can be saved must not exceed the cubes there are.
    """
    all_due: i64 = due[4]
    all_stock: i64 = 0
    lacking: i64 = 0
    resource: i64
    for resource in range(4):
        all_due += due[resource]
        all_stock += stock[base + resource]
        if due[resource] > stock[base + resource]:
            lacking += due[resource] - stock[base + resource]
    if lacking == 0 and all_due <= all_stock:
        return True  # without any discount
    all_units: i64 = 0
    group: i64
    for group in range(1, discounts.SETS):
        all_units += units[group]
    if lacking > all_units or all_due - all_units > all_stock:
        return False  # the discounts are too few, whatever they save
    worst: i64 = 0
    chosen: i64
    for chosen in range(discounts.SETS):
        short, inside, reach, within = _due_in(due, stock, base, units, chosen)
        if short > reach:
            return False
        if within - inside - due[4] > worst:
            worst = within - inside - due[4]
    return all_due - (all_units - worst) <= all_stock


def _due_in(
    due: vec[i64], stock: vec[i64], base: i64, units: vec[i64], chosen: i64
) -> tuple[i64, i64, i64, i64]:
    """Return, for a set of resources: cubes lacking, cubes due, discounts reaching in, discounts staying in."""
    short: i64 = 0
    inside: i64 = 0
    resource: i64
    for resource in range(4):
        if (chosen >> resource) & 1:
            needed = due[resource]
            inside += needed
            if needed > stock[base + resource]:
                short += needed - stock[base + resource]
    reach: i64 = 0
    within: i64 = 0
    group: i64
    for group in range(1, discounts.SETS):
        if group & chosen:
            reach += units[group]
            if group & ~chosen == 0:
                within += units[group]
    return short, inside, reach, within


def can_save(due: vec[i64], stock: vec[i64], base: i64, group: i64, cube: i64) -> bool:
    """Whether a discount of this set may save this cube (4: a black one) and the rest can still be paid."""
    if due[cube] == 0 or (cube < 4 and not (group >> cube) & 1):
        return False
    due[cube] -= 1
    due[UNITS + group] -= 1
    able = _payable(due, stock, base, due[UNITS:])
    due[cube] += 1
    due[UNITS + group] += 1
    return able


def missing(due: vec[i64], stock: vec[i64], base: i64) -> list[str]:
    """Name the cubes lacking for what is due: named ones first, then black ones as "any"."""
    lacking: list[str] = []
    spare: i64 = 0
    for resource, name in enumerate(RESOURCES):
        left = stock[base + resource] - due[resource]
        if left < 0:
            lacking.extend([name] * int(-left))
        else:
            spare += left
    if due[4] > spare:
        lacking.extend(["any"] * int(due[4] - spare))
    return lacking
