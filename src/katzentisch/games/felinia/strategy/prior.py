"""Prior: a one-step evaluation of each action in points, from the seat's information alone.

What an action brings less what it costs, by the estimates of `estimates.py` and the numbers of `judgement.py`. The greedy bot takes the best action; a search expands it first.
"""

from typing import Final

from mypy_extensions import i64

from katzentisch.games.felinia.rules import trading
from katzentisch.games.felinia.state import asked
from katzentisch.games.felinia.state.scoring import total_of
from katzentisch.games.felinia.state.table import FOOD, GOLD, GOODS, SILVER, SPICE, STOCK, FeliniaState
from katzentisch.games.felinia.strategy import judgement
from katzentisch.games.felinia.strategy.estimates import FeliniaAdvice, advice_of

_CARDS: Final = 3
_GOLD_CARD: Final = 0
_SPICE_CARD: Final = 1
_FOOD_CARD: Final = 2
_CLOSING_SALE: Final = 0.1  # of what scores nothing: silver breaks ties
_NEVER: Final = -1.0  # below doing nothing, which is 0
_NOTHING_TO_EXCHANGE: Final = -9.0  # below any real exchange


def prior(table: FeliniaState, seat: i64, action: i64) -> float:
    """Return a heuristic value of a legal action; higher is better."""
    advice = advice_of(table, seat)
    if action >= table.actions.sell:
        return _selling(advice, action - table.actions.sell)
    if table.asked == asked.ASK_BID:
        return _bidding(advice, action)
    if table.asked == asked.ASK_DEAL:
        return _dealing(advice, action)
    if table.asked == asked.ASK_GUILD:
        return _exchanging(advice, action)
    if table.asked == asked.ASK_BOARD:
        return _boarding(advice, action)
    if table.asked == asked.ASK_REVEAL:
        return _revealing(advice, action)
    if table.asked == asked.ASK_STEP:
        return _stepping(advice, action)
    if table.asked == asked.ASK_KEEP:
        return _keeping(advice, action)
    if table.asked == asked.ASK_STORE and action == table.actions.pay:
        return _paying(advice)
    return 0.0


# ---------------------------------------------------------------------- bidding and trading


def _budget(advice: FeliniaAdvice) -> i64:
    """Return the silver that is not yet promised to tokens on markets and guild."""
    table = advice.table
    left = table.of(advice.seat, SILVER)
    space: i64
    for space in range(len(table.components.spaces)):
        left -= _promised(table, space, advice.seat)
    return left


def _promised(table: FeliniaState, space: i64, seat: i64) -> i64:
    """Return what a family's tokens on a space will cost: each as much as its height in the stack."""
    stack = table.stacks[2 * space + 1]
    height = table.tokens_at(space)
    cost: i64 = 0
    for below in range(height):
        if stack & 3 == seat:
            cost += height - below
        stack >>= 2
    return cost


def _bidding(advice: FeliniaAdvice, action: i64) -> float:
    """Value the bank's income, or what a token could buy."""
    table = advice.table
    actions = table.actions
    silver = _budget(advice)
    if action == actions.bank:
        have = table.of(advice.seat, SILVER)
        room = table.components.silver_cap - have
        income = table.components.bank_income[table.turn]
        income = income if income < room else room
        return advice.silver_worth(silver + income) - advice.silver_worth(silver)
    space = table.components.guild if action == actions.guild else action - actions.market
    price = table.tokens_at(space) + 1
    if price > silver:
        return advice.numbers[judgement.TOO_DEAR] + advice.numbers[judgement.TOO_DEAR_EACH] * float(price)
    if action == actions.guild:
        return advice.numbers[judgement.AT_THE_GUILD] * _best_exchange(advice, price, silver)
    crowd = advice.numbers[judgement.CROWD] * float(table.tokens_at(space))
    return (
        advice.numbers[judgement.AT_A_MARKET] * advice.best_purchase(space, price, silver)
        + _ready_to_board(advice)
        - crowd
    )


def _ready_to_board(advice: FeliniaAdvice) -> float:
    """Return what a deal is worth besides, if a merchant only waits for one to board."""
    table = advice.table
    goods = advice.own_goods()
    if table.of(advice.seat, STOCK) == 0:
        return 0.0
    space: i64
    for space in range(len(table.components.spaces)):
        if _promised(table, space, advice.seat) > 0:
            return 0.0
    for berth in range(table.components.berths):
        if advice.boat_worth(berth) > 0.0:
            lacking = advice.lacking(table.boat_at(berth), goods, table.of(advice.seat, SILVER))
            if lacking <= 1:
                return advice.numbers[judgement.FIRST_DEAL] * advice.boat_worth(berth)
    return 0.0


def _dealing(advice: FeliniaAdvice, action: i64) -> float:
    """Value a tile less its price."""
    table = advice.table
    if action == table.actions.pass_by:
        return 0.0
    silver = table.of(advice.seat, SILVER) - trading.price(table)
    goods = advice.own_goods()
    worth = advice.after_purchase(goods, action - table.actions.buy, silver) - advice.now()
    return worth + _may_board(advice)


def _may_board(advice: FeliniaAdvice) -> float:
    """Return what the chance to board is worth, if the fare is there already."""
    table = advice.table
    goods = advice.own_goods()
    best = 0.0
    for berth in range(table.components.berths):
        worth = advice.boat_worth(berth)
        if worth > best and table.of(advice.seat, STOCK) > 0:
            silver = table.of(advice.seat, SILVER) - trading.price(table)
            if advice.lacking(table.boat_at(berth), goods, silver) == 0:
                best = worth
    return advice.numbers[judgement.MAY_BOARD] * best


def _best_exchange(advice: FeliniaAdvice, price: i64, silver: i64) -> float:
    """Return what the best exchange at the guild would add."""
    table = advice.table
    kinds = table.components.kinds_of_goods
    before = advice.purse(advice.own_goods(), silver)
    best = _NOTHING_TO_EXCHANGE
    for give in range(kinds):
        for take in range(kinds):
            if take != give and table.of(advice.seat, GOODS + give) > 0 and table.in_bag(take) > 0:
                worth = (
                    advice.after_exchange(give, take, silver - price)
                    - before
                    + advice.numbers[judgement.CARD + _SPICE_CARD]
                )
                best = worth if worth > best else best
    if table.of(advice.seat, GOLD) > 0 and table.of(advice.seat, SPICE) > 0 and table.bonus_left() > 0:
        hope = (
            advice.numbers[judgement.BONUS_TILE]
            - advice.numbers[judgement.CARD + _GOLD_CARD]
            - advice.numbers[judgement.CARD + _SPICE_CARD]
        )
        hope = hope + advice.silver_worth(silver - price) - advice.silver_worth(silver)
        best = hope if hope > best else best
    return best


def _exchanging(advice: FeliniaAdvice, action: i64) -> float:
    """Value an exchange at the guild less its price."""
    table = advice.table
    actions = table.actions
    if action == actions.pass_by:
        return 0.0
    have = table.of(advice.seat, SILVER)
    silver = have - trading.price(table)
    if action >= actions.exchange_bonus:
        cost = (
            advice.numbers[judgement.CARD + _GOLD_CARD]
            + advice.numbers[judgement.CARD + _SPICE_CARD]
            + advice.silver_worth(have)
            - advice.silver_worth(silver)
        )
        return advice.bonus_worth(action - actions.exchange_bonus) - cost + _may_board(advice)
    for_food = action >= actions.exchange_food
    pair = action - (actions.exchange_food if for_food else actions.exchange_spice)
    kinds = table.components.kinds_of_goods
    worth = advice.after_exchange(pair // kinds, pair % kinds, silver) - advice.now()
    return (
        worth
        + advice.numbers[judgement.CARD + (_FOOD_CARD if for_food else _SPICE_CARD)]
        + _may_board(advice)
    )


def _boarding(advice: FeliniaAdvice, action: i64) -> float:
    """Value a voyage less what else its fare could do."""
    table = advice.table
    if action == table.actions.done:
        return 0.0
    berth = action - table.actions.board
    boat = table.boat_at(berth)
    kinds = table.components.kinds_of_goods
    goods = advice.own_goods()
    for good in range(kinds):
        goods[good] -= table.components.boat_fare[boat * kinds + good]
    silver = table.of(advice.seat, SILVER) - table.components.boat_silver[boat]
    return (
        advice.numbers[judgement.SAILING]
        + advice.boat_worth(berth)
        + advice.purse(goods, silver)
        - advice.now()
    )


# ---------------------------------------------------------------------- exploration


def _revealing(advice: FeliniaAdvice, action: i64) -> float:
    """Value turning up a tile: most for the post within reach that has the best neighbours."""
    table = advice.table
    if action == table.actions.stop:
        return 0.0
    island = table.components.island
    post = island.posts[action - table.actions.reveal]
    near = 1.0 if _within_reach(table, post) else 0.0
    return advice.numbers[judgement.TURN_UP] + near * (
        advice.numbers[judgement.TURN_UP_NEAR] + advice.group_worth(post)
    )


def _within_reach(table: FeliniaState, post: i64) -> bool:
    """Whether the merchant could still get to a post: by a road from here, or by one province between."""
    island = table.components.island
    kingdom = island.kingdom_of[post]
    if island.roads[table.province] & island.bit(post):
        return True
    closed = table.settled[kingdom] | table.face_down[kingdom] | table.visited
    between = island.roads[table.province] & island.roads[post] & ~closed
    return between != 0 and table.steps + 2 <= island.steps


def _stepping(advice: FeliniaAdvice, action: i64) -> float:
    """Value the best way that begins with this step."""
    table = advice.table
    if action == table.actions.stop:
        return 0.0
    food = table.of(advice.seat, FOOD)
    cost = 0.0
    if table.steps >= table.components.island.steps:
        food -= 1
        cost = advice.numbers[judgement.CARD + _FOOD_CARD]
    return advice.enter(action - table.actions.go, table.visited, table.steps + 1, food, False) - cost


def _keeping(advice: FeliniaAdvice, action: i64) -> float:
    """Value a mysterious place less the good it asks for."""
    table = advice.table
    if action == table.actions.none:
        return 0.0
    needs = table.components.place_needs[action - table.actions.keep]
    if needs < 0:
        return advice.place_worth()
    goods = advice.own_goods()
    goods[needs] -= 1
    silver = table.of(advice.seat, SILVER)
    return advice.place_worth() + advice.purse(goods, silver) - advice.now()


# ---------------------------------------------------------------------- storage and selling


def _paying(advice: FeliniaAdvice) -> float:
    """Value the fourth tile by the silver it costs; selling the least useful tile is the alternative."""
    table = advice.table
    silver = table.of(advice.seat, SILVER)
    cost = advice.silver_worth(silver) - advice.silver_worth(silver - table.components.storage_price)
    return -cost


def _selling(advice: FeliniaAdvice, item: i64) -> float:
    """Value the silver of a sale less what is given away; a deal it pays for counts too."""
    table = advice.table
    price = table.components.merchandise_sale
    silver = table.of(advice.seat, SILVER)
    goods = advice.own_goods()
    lost = 0.0
    if item < _CARDS:
        price = table.components.sale[item]
        lost = advice.numbers[judgement.CARD + item]
    else:
        goods[item - _CARDS] -= 1
    if table.asked == asked.ASK_CLOSE:
        return _closing_sale(advice, item)
    after = silver + price if silver + price < table.components.silver_cap else table.components.silver_cap
    worth = advice.purse(goods, after) - advice.now() - lost
    if table.asked == asked.ASK_DEAL and silver < trading.price(table) <= after:
        deal = advice.best_purchase(table.space, trading.price(table), after)
        worth += deal if deal > 0.0 else 0.0
    return worth - advice.numbers[judgement.SALE]


def _closing_sale(advice: FeliniaAdvice, item: i64) -> float:
    """Value a sale before scoring: only of what scores nothing, since silver breaks ties."""
    table = advice.table
    if item == _SPICE_CARD and table.of(advice.seat, SILVER) < table.components.silver_cap:
        held = advice.held
        before = total_of(held)
        held.spice -= 1
        after = total_of(held)
        held.spice += 1
        return _CLOSING_SALE if after == before else _NEVER
    return _NEVER
