"""How promising an action looks at a glance, and how the table stands for a seat: for the bots.

A glance sees only what the seat may know. In the main phase the rough order is: draw, take points, hire what
eliminates cards still in hand, let masters and vassals work, hire, then pass.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.feudalia import appraisal
from katzentisch.games.feudalia.numbers import FIEFS, PRICE
from katzentisch.games.feudalia.phases import masters, start
from katzentisch.games.feudalia.program import COINS as GAIN_COINS
from katzentisch.games.feudalia.program import DRAW, PRODUCE
from katzentisch.games.feudalia.ratings import COIN
from katzentisch.games.feudalia.table import (
    CHOOSE_BRANCH,
    DECK,
    ELIMINATE_CARD,
    FIELD_FIEF,
    HAND,
    MAIN,
    MOVE_FIEF,
    TRADE_PAY,
    TRADE_PAY_FIEF,
    WHO,
    Realm,
)

NAMES: Final = [
    "points", "lead", "to the target", "levels", "tokens", "coins", "income in hand", "wheat", "wood", "clay",
    "stone", "cubes", "cubes wanted", "masters", "master power", "cards", "deck power", "nobles", "noble lead",
    "collector close", "tax at risk", "hand", "influence", "free fields", "stage", "last rounds", "my turn",
]  # fmt: skip


def prior(table: Realm, seat: i64, action: i64) -> float:
    """Return how promising an action of the open list looks; higher is better."""
    choices = table.choices
    if table.ask == MAIN:
        return in_main(table, seat, action)
    if action == choices.default:
        return 1.0
    if action < choices.hire:
        return before_main(table, seat, action)
    if action < choices.fief:
        return 0.1  # paying by hand
    if action < choices.take_master:
        return into_fief(table, seat, action - choices.fief)
    if action < choices.amount:
        return for_a_master(table, seat, action)
    return in_an_effect(table, seat, action)


# ---------------------------------------------------------------------- the main list


def in_main(table: Realm, seat: i64, action: i64) -> float:
    """Judge an action of the main phase; passing is 0."""
    choices = table.choices
    if action < choices.income:
        card = action - choices.hire
        gain = appraisal.hire(table, seat, card) - 0.1
        if gain <= 0.0:
            return gain
        return 7.5 + gain if table.numbers.eliminates[card] else 3.0 + gain
    if action < choices.work:
        return (
            0.6 - 0.1 * appraisal.power(table, seat, action - choices.income) if saving(table, seat) else -1.0
        )
    if action < choices.influence:
        return working(table, seat, action - choices.work)
    if action < choices.upgrade:
        return influence(table, action - choices.influence)
    if action < choices.build:
        return 8.5
    if action < choices.hire_master:
        return token(table, seat, action - choices.build)
    if action < choices.use:
        return a_master(table, seat, action)
    if action < choices.move:
        return using(table, seat, action - choices.use)
    if action < choices.stash:
        return -1.0
    if action < choices.pass_:
        return stashing(table, seat, table.numbers.holders[action - choices.stash])
    return 0.0


def saving(table: Realm, seat: i64) -> bool:
    """Whether income now would buy something wanted."""
    return appraisal.worth_saving_for(table, seat)


def working(table: Realm, seat: i64, card: i64) -> float:
    """Judge letting a vassal work in its best fief, against keeping it for the court."""
    best = -1.0
    fief: i64 = 0
    while fief < FIEFS:
        if (table.numbers.field_colours[card] >> table.colour[seat * FIEFS + fief]) & 1:
            worth = appraisal.work(table, seat, card, fief)
            if worth > best:
                best = worth
        fief += 1
    at_court = COIN * float(max(1, int(table.numbers.income[card])))
    return 5.0 + best if best > at_court else -0.5


def influence(table: Realm, card: i64) -> float:
    """Judge an influence card: those that draw first, plain ones last."""
    numbers = table.numbers
    if numbers.code[numbers.vassal_program[card]] == DRAW:
        return 9.5
    return (9.0 if numbers.plus[card] else 4.0) + 0.1 * numbers.power[card]


def token(table: Realm, seat: i64, card: i64) -> float:
    """Judge a token: half points only when cubes abound or the fiefs are built."""
    numbers = table.numbers
    if numbers.token_halves[card] > 1:
        return 8.4
    stock = table.stock
    have = stock[seat * 4] + stock[seat * 4 + 1] + stock[seat * 4 + 2] + stock[seat * 4 + 3]
    place = seat * FIEFS
    levels = table.level[place] + table.level[place + 1] + table.level[place + 2]
    return 8.2 if have >= 11 - levels or table.halves(seat) + 1 >= table.target else -0.2


def a_master(table: Realm, seat: i64, action: i64) -> float:
    """Judge hiring a master: the best of those face up, or a cathedral master."""
    choices, numbers = table.choices, table.numbers
    if action > choices.hire_master:
        gain = appraisal.master(table, seat, numbers.basic + action - choices.hire_cathedral_master)
        return 6.5 + gain if gain > 0.0 else gain
    best = -1.0
    master: i64 = 0
    while master < numbers.basic:
        if (table.market >> master) & 1 and appraisal.level_for(table, seat, master):
            gain = appraisal.master(table, seat, master)
            if gain > best:
                best = gain
        master += 1
    return 3.2 + best if best > 0.25 else -0.5


def using(table: Realm, seat: i64, master: i64) -> float:
    """Judge a master's action."""
    numbers = table.numbers
    fief = table.fief_of_master(seat, master)
    worth = appraisal.listed(table, seat, numbers.master_program[master], fief)
    resource: i64 = 0
    while resource < 4:
        paid = numbers.action_cost[master * PRICE + 1 + resource]
        worth -= float(paid) * appraisal.cube(table, seat, resource)
        resource += 1
    if numbers.code[numbers.master_program[master]] == DRAW:
        return 9.4 if worth > 0.0 else -0.5
    return 4.5 + worth if worth > 0.05 else -0.5


def stashing(table: Realm, seat: i64, master: i64) -> float:
    """Judge laying cubes on a master: at the end, if there is room for more."""
    numbers = table.numbers
    stash = numbers.stash[master]
    fief = table.fief_of_master(seat, master)
    room = numbers.stash_capacity[stash]
    more: i64 = 0
    resource: i64 = 0
    while resource < 4:
        room -= table.stashed[stash * 4 + resource]
        if (numbers.stash_of[stash] >> resource) & 1:
            more += table.cubes[(seat * FIEFS + fief) * 4 + resource]
        resource += 1
    return 0.3 if room > 0 and more > 0 else -1.0


# ---------------------------------------------------------------------- further steps


def before_main(table: Realm, seat: i64, action: i64) -> float:
    """Judge the draft and the cards the tax collector takes."""
    choices = table.choices
    if choices.keep <= action < choices.give_back:
        colour = action - choices.keep
        owned: i64 = 0
        fief: i64 = 0
        while fief < FIEFS:
            if table.colour[seat * FIEFS + fief] == colour:
                owned += 1
            fief += 1
        return 0.05 * float(colour) - float(owned)
    if action == choices.give_back:
        return 1.0
    if choices.discard_set <= action < choices.hire:
        return -given_up(table, seat, start.sets(table)[action - choices.discard_set])
    return 0.0


def given_up(table: Realm, seat: i64, counts: vec[i64]) -> float:
    """Add up the worth of a set of cards."""
    total = 0.0
    card: i64 = 0
    while card < table.numbers.types:
        total += float(counts[card]) * appraisal.power(table, seat, card)
        card += 1
    return total


def into_fief(table: Realm, seat: i64, fief: i64) -> float:
    """Judge a fief to work in, to put a cube on, or to pay from."""
    if table.ask == FIELD_FIEF:
        return appraisal.work(table, seat, table.item, fief)
    full = 0.01 * float(table.on_fief(seat, fief))
    return full if table.ask in (TRADE_PAY_FIEF, MOVE_FIEF) else -full


def for_a_master(table: Realm, seat: i64, action: i64) -> float:
    """Judge which master to take, which to put under the deck, and how to make room."""
    choices = table.choices
    if action < choices.put_under:
        return appraisal.master(table, seat, action - choices.take_master)
    if action < choices.house:
        return table.numbers.master_power[action - choices.put_under]  # out of the others' reach
    if action < choices.house_moving:
        return 2.0 + 0.01 * float(masters.free_cities(table, seat, action - choices.house))
    if action < choices.house_firing:
        return 1.0
    return -table.numbers.master_power[action - choices.house_firing]


def in_an_effect(table: Realm, seat: i64, action: i64) -> float:
    """Judge the answer to a question of an effect."""
    choices = table.choices
    if action < choices.exchange:
        return float(action - choices.amount)
    if action < choices.stop:
        option = table.numbers.code[table.pc + 4] + action - choices.exchange
        return appraisal.exchange(table, seat, option, table.fief)
    if action == choices.stop:
        return 0.02
    if action < choices.discard:
        worth = appraisal.cube(table, seat, action - choices.resource)
        return -worth if table.ask == TRADE_PAY else worth
    if action < choices.recall:
        return give_up(table, seat, action)
    if action < choices.opponent:
        return again(table, seat, action)
    if action < choices.loot:
        victim = action - choices.opponent
        return float(table.halves(victim)) + 0.1 * float(table.coins(victim))
    if action < choices.option:
        return appraisal.cube(table, seat, (action - choices.loot) % 4)
    if action < choices.decline:
        return branch(table, seat, action - choices.option)
    return -1.0 if table.ask == ELIMINATE_CARD else -0.5


def give_up(table: Realm, seat: i64, action: i64) -> float:
    """Judge a card to discard, to sell or to eliminate: the least useful first."""
    choices, numbers = table.choices, table.numbers
    if action < choices.sell:
        return -appraisal.power(table, seat, action - choices.discard)
    if action < choices.eliminate:
        card = action - choices.sell
        return 1.0 + COIN * float(numbers.income[card]) - appraisal.power(table, seat, card)
    return -appraisal.power(table, seat, action - choices.eliminate)


def again(table: Realm, seat: i64, action: i64) -> float:
    """Judge a vassal to call back, or whose effects are repeated."""
    choices = table.choices
    if action < choices.repeat:
        return appraisal.power(table, seat, (action - choices.recall) // FIEFS)
    return appraisal.listed(table, seat, table.numbers.vassal_program[action - choices.repeat], table.fief)


def branch(table: Realm, seat: i64, number: i64) -> float:
    """Judge one of two scrolls by its first effect."""
    numbers = table.numbers
    if table.ask != CHOOSE_BRANCH:
        return 0.0
    pc = numbers.branches[numbers.code[table.pc + 4] + number]
    op, n = numbers.code[pc], float(numbers.code[pc + 1])
    if op == GAIN_COINS:
        return n * COIN + (0.8 if saving(table, seat) else 0.0)
    if op == PRODUCE:
        return n * appraisal.cube(table, seat, appraisal.finest(table, seat, numbers.code[pc + 2]))
    return 1.2


# ---------------------------------------------------------------------- how the table stands


def features(table: Realm, seat: i64) -> vec[float]:
    """Return how the table stands for a seat, in the order of NAMES, mostly between -1 and 1."""
    numbers, who = table.numbers, table.who
    rival = best_rival(table, seat)
    out = vec[float]()
    points = float(table.halves(seat)) / 20.0
    out = append(out, points)
    out = append(out, points - float(rival) / 20.0)
    out = append(out, appraisal.progress(table, seat))
    place = seat * FIEFS
    out = append(out, float(table.level[place] + table.level[place + 1] + table.level[place + 2]) / 6.0)
    out = append(out, float(tokens(table, seat)) / 6.0)
    out = append(out, float(table.coins(seat)) / 10.0)
    out = append(out, float(own_income(table, seat)) / 20.0)
    out = stock(table, seat, out)
    out = people(table, seat, out)
    out = append(out, float(table.nobles(seat)) / 4.0)
    out = append(out, float(table.nobles(seat) - most_nobles(table, seat)) / 4.0)
    collector = numbers.collector
    discarded = table.pile[seat * numbers.types + collector] > 0
    cards = who[seat * WHO + DECK] + who[seat * WHO + HAND]
    out = append(out, 0.0 if discarded else 1.0 / float(cards if cards > 0 else 1))
    out = append(out, float(tax(table, seat)) / 8.0)
    out = append(out, float(who[seat * WHO + HAND]) / 6.0)
    mine = seat == table.seat
    out = append(out, float(table.influence) / 2.0 if mine else 0.0)
    out = append(out, float(free_fields(table, seat)) / 9.0)
    out = append(out, float(table.stage) / 4.0)
    out = append(out, 1.0 if table.triggered else 0.0)
    return append(out, 1.0 if mine else 0.0)


def best_rival(table: Realm, seat: i64) -> i64:
    """Return the half points of the best other player still in."""
    best: i64 = 0
    other: i64 = 0
    while other < table.numbers.seats:
        if other != seat and table.is_in(other) and table.halves(other) > best:
            best = table.halves(other)
        other += 1
    return best


def most_nobles(table: Realm, seat: i64) -> i64:
    """Return the most nobles another player still in has."""
    best: i64 = 0
    other: i64 = 0
    while other < table.numbers.seats:
        if other != seat and table.is_in(other) and table.nobles(other) > best:
            best = table.nobles(other)
        other += 1
    return best


def tokens(table: Realm, seat: i64) -> i64:
    """Count a seat's tokens."""
    found: i64 = 0
    card: i64 = 0
    while card < table.numbers.buildings:
        found += table.taken[seat * table.numbers.buildings + card]
        card += 1
    return found


def own_income(table: Realm, seat: i64) -> i64:
    """Add up the income of hand and deck, which everybody can work out."""
    numbers = table.numbers
    total: i64 = 0
    card: i64 = 0
    while card < numbers.types:
        place = seat * numbers.types + card
        total += numbers.income[card] * (table.hand[place] + table.deck[place])
        card += 1
    return total


def stock(table: Realm, seat: i64, out: vec[float]) -> vec[float]:
    """Add the cubes of a seat, and how many of those the next purchases name are lacking."""
    total: i64 = 0
    lacking: i64 = 0
    resource: i64 = 0
    while resource < 4:
        have = table.stock[seat * 4 + resource]
        total += have
        out = append(out, float(have) / 10.0)
        missing = appraisal.wanted(table, seat, resource)
        if missing > 0:
            lacking += missing
        resource += 1
    out = append(out, float(total) / 20.0)
    return append(out, float(lacking) / 10.0)


def people(table: Realm, seat: i64, out: vec[float]) -> vec[float]:
    """Add masters and their worth, and the number and mean worth of a seat's vassals."""
    numbers = table.numbers
    housed: i64 = 0
    worth = 0.0
    slot = seat * FIEFS * numbers.cities
    end = slot + FIEFS * numbers.cities
    while slot < end:
        if table.cities[slot] >= 0:
            housed += 1
            worth += numbers.master_power[table.cities[slot]]
        slot += 1
    out = append(out, float(housed) / 6.0)
    out = append(out, worth / 6.0)
    owned: i64 = 0
    power = 0.0
    card: i64 = 0
    while card < numbers.types:
        place = seat * numbers.types + card
        n = table.hand[place] + table.deck[place] + table.pile[place]
        if seat == table.seat:
            n += table.in_play(card)
        owned += n
        power += float(n) * numbers.power[card]
        card += 1
    out = append(out, float(owned) / 20.0)
    return append(out, power / float(owned if owned > 0 else 1))


def tax(table: Realm, seat: i64) -> i64:
    """Count the cubes a tax collector would take now."""
    found: i64 = 0
    fief: i64 = 0
    while fief < FIEFS:
        found += table.on_fief(seat, fief) // 2
        fief += 1
    return found


def free_fields(table: Realm, seat: i64) -> i64:
    """Count the printed fields of a seat."""
    if table.colour[seat * FIEFS] < 0:
        return 0
    found: i64 = 0
    fief: i64 = 0
    while fief < FIEFS:
        if table.colour[seat * FIEFS + fief] >= 0:
            found += table.numbers.fields[table.side(seat, fief)]
        fief += 1
    return found
