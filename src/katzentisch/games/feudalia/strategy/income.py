"""Value of discarding cards for income: what a seat could buy with the coins of its hand, against the work it gives up."""

from mypy_extensions import i64

from katzentisch.games.feudalia.box.effects import ON_MASTER, ON_VASSAL
from katzentisch.games.feudalia.box.numbers import FIEFS, PRICE
from katzentisch.games.feudalia.rules import affording, building, discounts, hiring, master_hiring, working
from katzentisch.games.feudalia.state.table import COINS, INCOME_UP, WHO, FeudaliaState
from katzentisch.games.feudalia.strategy import effect_values, estimates, purchases, weights


def reach(table: FeudaliaState, seat: i64) -> i64:
    """Return the coins a seat would have if all its hand were discarded for income."""
    numbers = table.numbers
    total = table.coins(seat)
    for card in range(numbers.types):
        held = table.hand[seat * numbers.types + card]
        if held > 0 and card != numbers.collector:
            total += held * (numbers.income[card] + table.turn[INCOME_UP + numbers.kind[card]])
    return total


def _gain_per_coin(table: FeudaliaState, seat: i64) -> float:
    """Return the gain per coin lacking of the best purchase that the income of the hand would make possible."""
    seen = estimates.advice(table, seat)
    if seen.coin_for_wish < 0.0:
        seen.coin_for_wish = table.judged(seat, weights.INCOME_FOR) * _search_wishes(table, seat)
    return seen.coin_for_wish


def _search_wishes(table: FeudaliaState, seat: i64) -> float:
    """Return the best gain per coin lacking over vassals, masters and tokens."""
    have = table.coins(seat)
    most = reach(table, seat)
    if most <= have:
        return 0.0
    before = table.who[seat * WHO + COINS]
    table.who[seat * WHO + COINS] = most  # what could be paid with all of it
    best = _best_vassal(table, seat, have, 0.0)
    best = _best_master(table, seat, have, best)
    best = _best_token(table, seat, have, best)
    table.who[seat * WHO + COINS] = before
    return best


def _better_share(gain: float, price: i64, have: i64, best: float) -> float:
    """Return the larger of the best share so far and this gain per coin lacking."""
    if gain <= 0.0 or price <= have:
        return best
    share = gain / float(price - have)
    return share if share > best else best


def _best_vassal(table: FeudaliaState, seat: i64, have: i64, best: float) -> float:
    """Return the best gain per coin lacking over the vassals for hire."""
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
            best = _better_share(purchases.hire(table, seat, card), price, have, best)
    return best


def _best_master(table: FeudaliaState, seat: i64, have: i64, best: float) -> float:
    """Return the best gain per coin lacking over the masters."""
    numbers = table.numbers
    if not master_hiring.has_city(table, seat):
        return best
    for number in range(numbers.masters):
        price = numbers.master_cost[number * PRICE]
        basic = number < numbers.basic
        there = (table.market >> number) & 1 == 1 if basic else table.fief_of_master(seat, number) < 0
        there = there and price > have and purchases.has_home(table, seat, number)
        if there and affording.affordable(table, seat, numbers.master_cost, number * PRICE, ON_MASTER):
            best = _better_share(purchases.master(table, seat, number), price, have, best)
    return best


def _best_token(table: FeudaliaState, seat: i64, have: i64, best: float) -> float:
    """Return the best gain per coin lacking over the tokens."""
    numbers = table.numbers
    for card in range(numbers.buildings):
        price = numbers.building_cost[card * PRICE]
        if price > have and building.is_open(table, seat, card):
            purchase = building.purchase_of(table, card)
            if affording.affordable(table, seat, numbers.building_cost, card * PRICE, purchase):
                best = _better_share(purchases.token(table, seat, card), price, have, best)
    return best


def best_work(table: FeudaliaState, seat: i64, card: i64) -> float:
    """Return the best value of a card in hand this turn if it is not discarded for income."""
    numbers = table.numbers
    best = 0.0
    if numbers.field_colours[card]:
        fief: i64
        for fief in range(FIEFS):
            fits = (numbers.field_colours[card] >> table.colour[seat * FIEFS + fief]) & 1 == 1
            if fits and working.free_fields(table, seat, fief) > 0:
                worth = effect_values.work_now(table, seat, card, fief)
                if worth > best:
                    best = worth
    elif numbers.has_influence[card] and table.influence > 0:
        best = effect_values.effects(table, seat, numbers.vassal_program[card], -1, True)
    return best


def income(table: FeudaliaState, seat: i64, card: i64) -> float:
    """Return the gain of discarding a card for income: the share of a purchase it pays, less its lost work."""
    numbers = table.numbers
    coins = float(numbers.income[card] + table.turn[INCOME_UP + numbers.kind[card]])
    if coins <= 0.0:
        return -1.0
    wish = _gain_per_coin(table, seat)
    return wish * coins - best_work(table, seat, card) if wish > 0.0 else -1.0
