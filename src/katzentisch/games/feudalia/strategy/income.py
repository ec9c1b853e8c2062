"""What a seat would buy if only it had the coins, and whether cards should be given up for them. For the bots."""

from mypy_extensions import i64

from katzentisch.games.feudalia.box.effects import ON_MASTER, ON_VASSAL
from katzentisch.games.feudalia.box.numbers import FIEFS, PRICE
from katzentisch.games.feudalia.rules import (
    affording,
    building,
    discounts,
    hiring,
    master_hiring,
    working,
)
from katzentisch.games.feudalia.state.table import COINS, INCOME_UP, WHO, FeudaliaState
from katzentisch.games.feudalia.strategy import effect_values, estimates, purchases
from katzentisch.games.feudalia.strategy.weights import INCOME_FOR, WEIGHTS


def reach(table: FeudaliaState, seat: i64) -> i64:
    """Return the coins a seat would have if all its hand were discarded for income."""
    numbers = table.numbers
    total = table.coins(seat)
    for card in range(numbers.types):
        held = table.hand[seat * numbers.types + card]
        if held > 0 and card != numbers.collector:
            total += held * (numbers.income[card] + table.turn[INCOME_UP + numbers.kind[card]])
    return total


def dearest(table: FeudaliaState, seat: i64) -> float:
    """Return the gain, for each coin lacking, of the best thing out of reach of the coins but not of the hand."""
    seen = estimates.advice(table, seat)
    if seen.coin_for_wish < 0.0:
        seen.coin_for_wish = WEIGHTS[INCOME_FOR] * look_for_wishes(table, seat)
    return seen.coin_for_wish


def look_for_wishes(table: FeudaliaState, seat: i64) -> float:
    """Look at everything that the income of the hand could pay."""
    have = table.coins(seat)
    most = reach(table, seat)
    if most <= have:
        return 0.0
    before = table.who[seat * WHO + COINS]
    table.who[seat * WHO + COINS] = most  # what could be paid with all of it
    best = best_vassal(table, seat, have, 0.0)
    best = best_master(table, seat, have, best)
    best = best_token(table, seat, have, best)
    table.who[seat * WHO + COINS] = before
    return best


def for_each(gain: float, price: i64, have: i64, best: float) -> float:
    """Return the gain for each coin lacking, if it is better than the best so far."""
    if gain <= 0.0 or price <= have:
        return best
    share = gain / float(price - have)
    return share if share > best else best


def best_vassal(table: FeudaliaState, seat: i64, have: i64, best: float) -> float:
    """Look for a vassal worth the income of others."""
    numbers = table.numbers
    kinds = hiring.kinds_in_hand(table, seat)
    saved: i64 = 0
    if discounts.discounted(table, seat, ON_VASSAL):
        saved = discounts.coins_saved(table, seat, ON_VASSAL)
    for card in range(numbers.types):
        price = numbers.cost[card * PRICE] - saved
        fits = numbers.eliminates[card] == 0 or numbers.eliminates[card] & kinds != 0
        there = price > have and fits and table.supply[card] > 0
        if there and affording.affordable(table, seat, numbers.cost, card * PRICE, ON_VASSAL):
            best = for_each(purchases.hire(table, seat, card), price, have, best)
    return best


def best_master(table: FeudaliaState, seat: i64, have: i64, best: float) -> float:
    """Look for a master worth the income of vassals."""
    numbers = table.numbers
    if not master_hiring.has_city(table, seat):
        return best
    for number in range(numbers.masters):
        price = numbers.master_cost[number * PRICE]
        basic = number < numbers.basic
        there = (table.market >> number) & 1 == 1 if basic else table.fief_of_master(seat, number) < 0
        there = there and price > have and purchases.has_home(table, seat, number)
        if there and affording.affordable(table, seat, numbers.master_cost, number * PRICE, ON_MASTER):
            best = for_each(purchases.master(table, seat, number), price, have, best)
    return best


def best_token(table: FeudaliaState, seat: i64, have: i64, best: float) -> float:
    """Look for a token worth the income of vassals."""
    numbers = table.numbers
    for card in range(numbers.buildings):
        price = numbers.building_cost[card * PRICE]
        if price > have and building.is_open(table, seat, card):
            purchase = building.purchase_of(table, card)
            if affording.affordable(table, seat, numbers.building_cost, card * PRICE, purchase):
                best = for_each(purchases.token(table, seat, card), price, have, best)
    return best


def best_work(table: FeudaliaState, seat: i64, card: i64) -> float:
    """Return what a card in hand would do this turn if it is not discarded for income."""
    numbers = table.numbers
    best = 0.0
    if numbers.field_colours[card]:
        fief: i64
        for fief in range(FIEFS):
            fits = (numbers.field_colours[card] >> table.colour[seat * FIEFS + fief]) & 1 == 1
            if fits and working.free_fields(table, seat, fief) > 0:
                worth = effect_values.work(table, seat, card, fief)
                if worth > best:
                    best = worth
    elif numbers.has_influence[card] and table.influence > 0:
        best = effect_values.effects(table, seat, numbers.vassal_program[card], -1, True)
    return best


def income(table: FeudaliaState, seat: i64, card: i64) -> float:
    """Return what discarding a card for income gains: wishes come nearer, its work is lost."""
    numbers = table.numbers
    coins = float(numbers.income[card] + table.turn[INCOME_UP + numbers.kind[card]])
    if coins <= 0.0:
        return -1.0
    wish = dearest(table, seat)
    return wish * coins - best_work(table, seat, card) if wish > 0.0 else -1.0
