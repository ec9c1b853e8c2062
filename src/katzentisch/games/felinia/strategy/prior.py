"""How promising an action looks to a seat, at a glance. Uses its information alone.

`prior` is a one-step evaluation in points: what the action brings less what it costs, by the estimates of
`outlook.py`. The greedy bot takes the best; a search looks there first.
"""

from typing import Final

from mypy_extensions import i64

from katzentisch.games.felinia.rules import trading
from katzentisch.games.felinia.state.scoring import total_of
from katzentisch.games.felinia.state.table import (
    BID,
    BOARD,
    CLOSE,
    DEAL,
    FOOD,
    GOLD,
    GOODS,
    GUILD,
    KEEP,
    REVEAL,
    SILVER,
    SPICE,
    STEP,
    STOCK,
    STORE,
    FeliniaTable,
)
from katzentisch.games.felinia.strategy.estimates import Outlook, silver_worth

CARD_WORTH = [1.3, 0.7, 0.6]  # gold, spice, food
SAILING: Final = 3.0  # who boards now will settle; who keeps the fare may never sail


def outlook_of(table: FeliniaTable, seat: i64) -> Outlook:
    """Return the seat's estimates; they hold until the next decision is made."""
    known = table.opinion
    if isinstance(known, Outlook) and known.seat == seat:
        return known
    made = Outlook(table, seat)
    table.opinion = made
    return made


def prior(table: FeliniaTable, seat: i64, action: i64) -> float:
    """Return how promising a legal action looks to this seat at a glance; higher is better."""
    outlook = outlook_of(table, seat)
    if action >= table.choices.sell:
        return selling(outlook, action - table.choices.sell)
    if table.asked == BID:
        return bidding(outlook, action)
    if table.asked == DEAL:
        return dealing(outlook, action)
    if table.asked == GUILD:
        return exchanging(outlook, action)
    if table.asked == BOARD:
        return boarding(outlook, action)
    if table.asked == REVEAL:
        return revealing(outlook, action)
    if table.asked == STEP:
        return stepping(outlook, action)
    if table.asked == KEEP:
        return keeping(outlook, action)
    if table.asked == STORE and action == table.choices.pay:
        return paying(outlook)
    return 0.0


# ---------------------------------------------------------------------- bidding and trading


def budget(outlook: Outlook) -> i64:
    """Return the silver that is not yet promised to tokens on markets and guild."""
    table = outlook.table
    left = table.of(outlook.seat, SILVER)
    space: i64 = 0
    while space < len(table.components.spaces):
        left -= promised(table, space, outlook.seat)
        space += 1
    return left


def promised(table: FeliniaTable, space: i64, seat: i64) -> i64:
    """Return what a family's tokens on a space will cost: each as much as it lies high."""
    stack = table.stacks[2 * space + 1]
    height = table.tokens_at(space)
    cost: i64 = 0
    while height > 0:
        if stack & 3 == seat:
            cost += height
        stack >>= 2
        height -= 1
    return cost


def bidding(outlook: Outlook, action: i64) -> float:
    """Weigh the bank's income against what a token could buy."""
    table = outlook.table
    choices = table.choices
    silver = budget(outlook)
    if action == choices.bank:
        have = table.of(outlook.seat, SILVER)
        room = table.components.silver_cap - have
        income = table.components.bank_income[table.turn]
        income = income if income < room else room
        return silver_worth(silver + income) - silver_worth(silver)
    space = table.components.guild if action == choices.guild else action - choices.market
    price = table.tokens_at(space) + 1
    if price > silver:
        return -1.0 - 0.1 * float(price)
    if action == choices.guild:
        return 0.8 * best_exchange(outlook, price, silver)
    crowd = 0.05 * float(table.tokens_at(space))
    return 1.1 * outlook.best_purchase(space, price, silver) + ready_to_board(outlook) - crowd


def ready_to_board(outlook: Outlook) -> float:
    """Return what a deal is worth besides, if a merchant only waits for one to board."""
    table = outlook.table
    goods = outlook.own_goods()
    if table.of(outlook.seat, STOCK) == 0:
        return 0.0
    space: i64 = 0
    while space < len(table.components.spaces):
        if promised(table, space, outlook.seat) > 0:
            return 0.0
        space += 1
    berth: i64 = 0
    while berth < table.components.berths:
        if outlook.boat_worth(berth) > 0.0:
            lacking = outlook.lacking(table.boat_at(berth), goods, table.of(outlook.seat, SILVER))
            if lacking <= 1:
                return 0.3 * outlook.boat_worth(berth)
        berth += 1
    return 0.0


def dealing(outlook: Outlook, action: i64) -> float:
    """Weigh a tile against its price."""
    table = outlook.table
    if action == table.choices.pass_by:
        return 0.0
    silver = table.of(outlook.seat, SILVER) - trading.price(table)
    goods = outlook.own_goods()
    worth = outlook.after_purchase(goods, action - table.choices.buy, silver) - outlook.now()
    return worth + may_board(outlook)


def may_board(outlook: Outlook) -> float:
    """Return what the chance to board is worth, if the fare is there already."""
    table = outlook.table
    goods = outlook.own_goods()
    berth: i64 = 0
    best = 0.0
    while berth < table.components.berths:
        worth = outlook.boat_worth(berth)
        if worth > best and table.of(outlook.seat, STOCK) > 0:
            silver = table.of(outlook.seat, SILVER) - trading.price(table)
            if outlook.lacking(table.boat_at(berth), goods, silver) == 0:
                best = worth
        berth += 1
    return 0.5 * best


def best_exchange(outlook: Outlook, price: i64, silver: i64) -> float:
    """Return what the best exchange at the guild would add."""
    table = outlook.table
    kinds = table.components.kinds_of_goods
    before = outlook.purse(outlook.own_goods(), silver)
    best = -9.0
    give: i64 = 0
    while give < kinds:
        take: i64 = 0
        while take < kinds:
            if take != give and table.of(outlook.seat, GOODS + give) > 0 and table.in_bag(take) > 0:
                worth = outlook.after_exchange(give, take, silver - price) - before + CARD_WORTH[1]
                best = worth if worth > best else best
            take += 1
        give += 1
    if table.of(outlook.seat, GOLD) > 0 and table.of(outlook.seat, SPICE) > 0 and table.bonus_left() > 0:
        hope = 3.0 - CARD_WORTH[0] - CARD_WORTH[1] + silver_worth(silver - price) - silver_worth(silver)
        best = hope if hope > best else best
    return best


def exchanging(outlook: Outlook, action: i64) -> float:
    """Weigh an exchange at the guild against its price."""
    table = outlook.table
    choices = table.choices
    if action == choices.pass_by:
        return 0.0
    have = table.of(outlook.seat, SILVER)
    silver = have - trading.price(table)
    if action >= choices.exchange_bonus:
        cost = CARD_WORTH[0] + CARD_WORTH[1] + silver_worth(have) - silver_worth(silver)
        return outlook.bonus_worth(action - choices.exchange_bonus) - cost + may_board(outlook)
    for_food = action >= choices.exchange_food
    pair = action - (choices.exchange_food if for_food else choices.exchange_spice)
    kinds = table.components.kinds_of_goods
    worth = outlook.after_exchange(pair // kinds, pair % kinds, silver) - outlook.now()
    return worth + CARD_WORTH[2 if for_food else 1] + may_board(outlook)


def boarding(outlook: Outlook, action: i64) -> float:
    """Weigh a voyage against what else its fare could do."""
    table = outlook.table
    if action == table.choices.done:
        return 0.0
    berth = action - table.choices.board
    boat = table.boat_at(berth)
    kinds = table.components.kinds_of_goods
    goods = outlook.own_goods()
    good: i64 = 0
    while good < kinds:
        goods[good] -= table.components.boat_fare[boat * kinds + good]
        good += 1
    silver = table.of(outlook.seat, SILVER) - table.components.boat_silver[boat]
    return SAILING + outlook.boat_worth(berth) + outlook.purse(goods, silver) - outlook.now()


# ---------------------------------------------------------------------- exploration


def revealing(outlook: Outlook, action: i64) -> float:
    """Turn up first what could be worth most: the post with the best neighbours within reach."""
    table = outlook.table
    if action == table.choices.stop:
        return 0.0
    island = table.components.island
    post = island.posts[action - table.choices.reveal]
    near = 1.0 if within_reach(table, post) else 0.0
    return 0.1 + near * (0.5 + outlook.group_worth(post))


def within_reach(table: FeliniaTable, post: i64) -> bool:
    """Whether the merchant could still get to a post: by a road from here, or by one province between."""
    island = table.components.island
    kingdom = island.kingdom_of[post]
    if island.roads[table.province] & island.bit(post):
        return True
    closed = table.settled[kingdom] | table.face_down[kingdom] | table.visited
    between = island.roads[table.province] & island.roads[post] & ~closed
    return between != 0 and table.steps + 2 <= island.steps


def stepping(outlook: Outlook, action: i64) -> float:
    """Go where the best way leads on."""
    table = outlook.table
    if action == table.choices.stop:
        return 0.0
    food = table.of(outlook.seat, FOOD)
    cost = 0.0
    if table.steps >= table.components.island.steps:
        food -= 1
        cost = CARD_WORTH[2]
    return outlook.enter(action - table.choices.go, table.visited, table.steps + 1, food, False) - cost


def keeping(outlook: Outlook, action: i64) -> float:
    """Weigh a mysterious place against the good it asks for."""
    table = outlook.table
    if action == table.choices.none:
        return 0.0
    needs = table.components.place_needs[action - table.choices.keep]
    if needs < 0:
        return outlook.place_worth()
    goods = outlook.own_goods()
    goods[needs] -= 1
    silver = table.of(outlook.seat, SILVER)
    return outlook.place_worth() + outlook.purse(goods, silver) - outlook.now()


# ---------------------------------------------------------------------- storage and selling


def paying(outlook: Outlook) -> float:
    """Weigh the fourth tile against the silver it costs, and against selling the least useful tile."""
    table = outlook.table
    silver = table.of(outlook.seat, SILVER)
    cost = silver_worth(silver) - silver_worth(silver - table.components.storage_price)
    return -cost


def selling(outlook: Outlook, item: i64) -> float:
    """Weigh what a sale brings against what is given away; a deal it pays for counts too."""
    table = outlook.table
    price = table.components.merchandise_sale
    silver = table.of(outlook.seat, SILVER)
    goods = outlook.own_goods()
    lost = 0.0
    if item < len(CARD_WORTH):
        price = table.components.sale[item]
        lost = CARD_WORTH[item]
    else:
        goods[item - len(CARD_WORTH)] -= 1
    if table.asked == CLOSE:
        return closing_sale(outlook, item)
    after = silver + price if silver + price < table.components.silver_cap else table.components.silver_cap
    worth = outlook.purse(goods, after) - outlook.now() - lost
    if table.asked == DEAL and silver < trading.price(table) <= after:
        deal = outlook.best_purchase(table.space, trading.price(table), after)
        worth += deal if deal > 0.0 else 0.0
    return worth - 0.05


def closing_sale(outlook: Outlook, item: i64) -> float:
    """Before scoring sell only what scores nothing: silver breaks ties."""
    table = outlook.table
    if item == 1 and table.of(outlook.seat, SILVER) < table.components.silver_cap:
        held = outlook.held
        before = total_of(held)
        held.spice -= 1
        after = total_of(held)
        held.spice += 1
        return 0.1 if after == before else -1.0
    return -1.0
