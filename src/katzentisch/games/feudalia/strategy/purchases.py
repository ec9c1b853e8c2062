"""Gain of a purchase for a seat over the rest of the game, its price deducted."""

from mypy_extensions import i64

from katzentisch.games.feudalia.box.effects import ON_CATHEDRAL, ON_MASTER, ON_UPGRADE, ON_VASSAL
from katzentisch.games.feudalia.box.numbers import (
    BONUS,
    EXTRA_FIELDS,
    FIEF_PERKS,
    FIEFS,
    FREE_COST,
    LAST_LEVEL,
    PRICE,
    SHIELD,
)
from katzentisch.games.feudalia.rules import building, masters
from katzentisch.games.feudalia.state.table import FeudaliaState
from katzentisch.games.feudalia.strategy import effect_values, estimates, weights


def hire(table: FeudaliaState, seat: i64, card: i64) -> float:
    """Return the gain of hiring a vassal: its value over the card it replaces, as often as it will be drawn."""
    numbers = table.numbers
    times = estimates.times_drawn(table, seat)
    if times <= 0.0 and not table.tie_break:
        return -1.0
    worth = effect_values.vassal(table, seat, card)
    gain = 0.0
    if numbers.eliminates[card]:
        before = effect_values.weakest(table, seat, numbers.eliminates[card])
        gain = times * (worth - before) - before  # and it is missed this turn
    else:
        gain = times * (worth - estimates.average_power(table, seat))
    gain -= estimates.price(table, seat, numbers.cost, card * PRICE, ON_VASSAL)
    gain -= table.judged(seat, weights.DILUTED) * float(estimates.owned(table, seat, card))
    gain += estimates.taste(table, seat, card)
    if numbers.nobles[card] and table.tie_break:
        gain += table.judged(seat, weights.NOBLE) * float(numbers.nobles[card])
    return gain


def upgrade(table: FeudaliaState, seat: i64, fief: i64) -> float:
    """Return what raising a fief gains: points, cities and fields."""
    numbers = table.numbers
    side = table.side(seat, fief)
    gain = estimates.half_point(table, seat) * float(
        numbers.fief_halves[side + 1] - numbers.fief_halves[side]
    )
    gain += table.judged(seat, weights.CITY) * float(numbers.city_count[side + 1] - numbers.city_count[side])
    gain += table.judged(seat, weights.FIELD) * float(numbers.fields[side + 1] - numbers.fields[side])
    return gain - estimates.price(table, seat, numbers.upgrade, side * PRICE, ON_UPGRADE)


def token(table: FeudaliaState, seat: i64, card: i64) -> float:
    """Return what a token gains."""
    numbers = table.numbers
    gain = estimates.half_point(table, seat) * float(numbers.token_halves[card])
    purchase = building.purchase_of(table, card)
    return gain - estimates.price(table, seat, numbers.building_cost, card * PRICE, purchase)


# ---------------------------------------------------------------------- masters


def master(table: FeudaliaState, seat: i64, number: i64) -> float:
    """Return what hiring a master gains over the turns left."""
    numbers = table.numbers
    price = estimates.price(table, seat, numbers.master_cost, number * PRICE, ON_MASTER)
    if number >= numbers.basic:
        return _cathedral_master(table, seat, number) - price
    left = estimates.turns(table, seat)
    worth = left * each_turn(table, seat, number, _home(table, seat, number))
    worth += discounts(table, seat, number, left) + estimates.taste(table, seat, number + numbers.types)
    return worth - price - table.judged(seat, weights.HOUSED)


def _home(table: FeudaliaState, seat: i64, number: i64) -> i64:
    """Return the fief that would house a master: one with a free city, else the first that fits, else -1."""
    fitting: i64 = -1
    fief: i64
    for fief in range(FIEFS):
        if masters.fits(table, seat, number, fief):
            if masters.free_cities(table, seat, fief) > 0:
                return fief
            if fitting < 0:
                fitting = fief
    return fitting


def has_home(table: FeudaliaState, seat: i64, number: i64) -> bool:
    """Whether a free city could house a master."""
    fief = _home(table, seat, number)
    return fief >= 0 and masters.free_cities(table, seat, fief) > 0


def each_turn(table: FeudaliaState, seat: i64, number: i64, fief: i64) -> float:
    """Return what a master brings in a turn, in a fief."""
    if fief < 0:
        return 0.0
    numbers = table.numbers
    worth = 0.0
    program = numbers.master_program[number]
    if program >= 0:
        worth = effect_values.effects(table, seat, program, fief, False) - running_cost(table, seat, number)
        if worth < 0.0:
            worth = 0.0
    share = estimates.hand_size(table, seat) / estimates.deck_size(table, seat)
    row = number * (FIEF_PERKS + 2)
    perks = numbers.master_perks
    worth += table.judged(seat, weights.FIELD) * float(perks[row + EXTRA_FIELDS] + perks[row + FREE_COST])
    worth += table.judged(seat, weights.SHIELD) * float(perks[row + SHIELD]) * share
    worth += table.judged(seat, weights.SAVE) * estimates.coin(table) * float(perks[row + FIEF_PERKS])
    worth += table.judged(seat, weights.HAND) * float(perks[row + FIEF_PERKS + 1])
    if numbers.stash[number] >= 0:
        worth += (
            table.judged(seat, weights.STASH) * float(numbers.stash_capacity[numbers.stash[number]]) * share
        )
    return worth + _bonus(table, seat, row, fief, share)


def running_cost(table: FeudaliaState, seat: i64, number: i64) -> float:
    """Return what a master's action costs."""
    worth = 0.0
    resource: i64
    for resource in range(4):
        n = table.numbers.action_cost[number * PRICE + 1 + resource]
        if n > 0:
            worth += float(n) * estimates.cube(table, seat, resource)
    return worth


def _bonus(table: FeudaliaState, seat: i64, row: i64, fief: i64, share: float) -> float:
    """Return what a bonus on production brings in a turn: as often as workers come, at most once for each field."""
    numbers = table.numbers
    colour = table.colour[seat * FIEFS + fief]
    n = numbers.master_perks[row + BONUS + colour]
    if n == 0:
        return 0.0
    workers: i64 = 0
    for card in range(numbers.types):
        if (numbers.field_colours[card] >> colour) & 1:
            few = numbers.field_colours[card] & (numbers.field_colours[card] - 1) == 0
            workers += estimates.owned(table, seat, card) * (3 if few else 1)
    times = share * float(workers) / 3.0  # others work in all three fiefs
    fields = float(numbers.fields[table.side(seat, fief)])
    return float(n) * estimates.cube(table, seat, colour) * (times if times < fields else fields)


def discounts(table: FeudaliaState, seat: i64, number: i64, left: float) -> float:
    """Return what a master's discounts save over the rest of the game."""
    numbers = table.numbers
    worth = 0.0
    for listed in range(numbers.discount_first[number], numbers.discount_first[number + 1]):
        discount = numbers.discount_list[listed]
        on = numbers.discount_on[discount]
        cubes = float(numbers.discount_cubes[discount])
        if cubes > 0.0:
            of = estimates.most_valuable(table, seat, numbers.discount_of[discount])
            cubes *= estimates.cube(table, seat, of)
        if on == ON_UPGRADE:
            worth += cubes * _upgrades_left(table, seat)
        elif on == ON_CATHEDRAL:
            worth += cubes * table.judged(seat, weights.TOKENS) * estimates.way_ahead(table, seat)
        else:
            worth += (
                estimates.coin(table)
                * float(numbers.discount_coins[discount])
                * table.judged(seat, weights.WAGES)
                * left
            )
    return worth


def _upgrades_left(table: FeudaliaState, seat: i64) -> float:
    """Count the levels a seat's fiefs can still rise."""
    first = seat * FIEFS
    risen = table.level[first] + table.level[first + 1] + table.level[first + 2]
    return float(FIEFS * LAST_LEVEL - risen)


def _cathedral_master(table: FeudaliaState, seat: i64, number: i64) -> float:
    """Return the value of the tokens a cathedral master allows to build, discounted before their stage."""
    numbers = table.numbers
    card: i64 = 0
    while numbers.needs_master[card] != number:
        card += 1
    soon = 1.0
    left = table.tokens[card]
    if table.stage < numbers.stage[card]:
        soon = table.judged(seat, weights.SOON) if table.stage + 1 == numbers.stage[card] else 0.0
        left = numbers.tokens[card]
    elif left == 0:
        return -1.0
    gain = 2.0 * estimates.half_point(table, seat) - estimates.price(
        table, seat, numbers.building_cost, card * PRICE, ON_CATHEDRAL
    )
    return soon * gain * (2.0 if left > 2 else float(left))
