"""The prior of an action: a static estimate without look-ahead, from what the seat may know.

In the main phase actions are ranked in steps: draw, take points, hire what eliminates cards still in hand, take income, let
masters and vassals work, hire, then pass. Each step has a band of priors (`greedy.CEILINGS` are their upper ends); within it actions are ranked
by what they gain over the rest of the game. A band's number means nothing but its place in the order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.games.feudalia.box.effects import ON_MASTER
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.box.program import DRAW
from katzentisch.games.feudalia.rules import discounts, housing, masters, start
from katzentisch.games.feudalia.state import asked
from katzentisch.games.feudalia.state.table import FeudaliaState
from katzentisch.games.feudalia.strategy import effect_values, estimates, income, purchases, weights
from katzentisch.games.feudalia.strategy.ratings import ratings_of

# Gains that differ by less than this are equal and chance decides, so that games vary (docs/balance/feudalia.md)
_STEP: Final = 0.25


def prior(table: FeudaliaState, seat: i64, action: i64) -> float:
    """Return the prior of an action of the open list; higher is better."""
    actions = table.actions
    if table.asked == asked.ASK_MAIN:
        return in_main(table, seat, action)
    if action == actions.default:
        return 1.0
    if action < actions.hire:
        return _before_main(table, seat, action)
    if action < actions.fief:
        return 0.1  # paying by hand
    if action < actions.take_master:
        return _choice_of_fief(table, seat, action - actions.fief)
    if action < actions.amount:
        return _housing_a_master(table, seat, action)
    return _answer_to_effect(table, seat, action)


# ---------------------------------------------------------------------- the main list


def in_main(table: FeudaliaState, seat: i64, action: i64) -> float:
    """Return the prior of an action of the main list; passing is 0."""
    actions = table.actions
    if action < actions.income:
        card = action - actions.hire
        gain = purchases.hire(table, seat, card)
        return _ranked(7.0 if table.numbers.eliminates[card] else 3.0, gain)
    if action < actions.work:
        gain = income.income(table, seat, action - actions.income)
        return 6.0 + gain / (gain + 2.0) if gain > 0.0 else -1.0
    if action < actions.influence:
        return _working(table, seat, action - actions.work)
    if action < actions.upgrade:
        return _influence(table, seat, action - actions.influence)
    if action < actions.build:
        return _ranked(8.0, purchases.upgrade(table, seat, action - actions.upgrade))
    if action < actions.hire_master:
        return _ranked(8.0, purchases.token(table, seat, action - actions.build))
    if action < actions.use:
        return _hiring_a_master(table, seat, action)
    if action < actions.move:
        return _using(table, seat, action - actions.use)
    if action < actions.stash:
        return -1.0
    if action < actions.pass_:
        return _stashing(table, seat, table.numbers.holders[action - actions.stash])
    return 0.0


def _ranked(base: float, gain: float) -> float:
    """Map a gain into the band from base to base + 1; a gain of 0 or less stays below 0."""
    if gain <= 0.0:
        return gain - 0.1
    steps = float(int(gain / _STEP)) * _STEP
    return base + steps / (steps + 4.0)


def _working(table: FeudaliaState, seat: i64, card: i64) -> float:
    """Return the prior of letting a vassal work in its best fief, against keeping it for the court."""
    best = income.best_work(table, seat, card)
    return 5.0 + best / (best + 4.0) if best > _at_court(table, card) else -0.5


def _at_court(table: FeudaliaState, card: i64) -> float:
    """Return what a card left in hand earns at court: coins, of which saving keeps a part."""
    income = table.numbers.income[card]
    return (
        table.judged(table.actor, weights.COURT) * estimates.coin(table) * float(income if income > 0 else 1)
    )


def _influence(table: FeudaliaState, seat: i64, card: i64) -> float:
    """Return the prior of an influence card: those that draw first, plain ones last."""
    numbers = table.numbers
    if numbers.code[numbers.vassal_program[card]] == DRAW:
        return 9.9
    worth = income.best_work(table, seat, card)
    if worth <= _at_court(table, card):
        return -0.5
    return (9.0 if numbers.plus[card] else 4.0) + 0.5 * worth / (worth + 4.0)


def _hiring_a_master(table: FeudaliaState, seat: i64, action: i64) -> float:
    """Return the prior of hiring a master: the best of those face up, or a cathedral master."""
    actions, numbers = table.actions, table.numbers
    if action > actions.hire_master:
        number = numbers.basic + action - actions.hire_cathedral_master
        gain = purchases.master(table, seat, number)
        if not purchases.has_home(table, seat, number):
            gain -= _cost_of_firing(table, seat)
        return _ranked(7.5, gain)
    best = -1.0
    purchase = discounts.purchase(table, seat, ON_MASTER)
    for master in range(numbers.basic):
        there = (table.market >> master) & 1 == 1 and housing.hireable(table, seat, master, purchase)
        if there and purchases.has_home(table, seat, master):
            gain = purchases.master(table, seat, master)
            if gain > best:
                best = gain
    return _ranked(3.0, best)


def _cost_of_firing(table: FeudaliaState, seat: i64) -> float:
    """Return the remaining value of the least useful basic master of a seat; 99 if there is none to fire."""
    numbers = table.numbers
    least = 99.0
    for slot in range(FIEFS * numbers.cities):
        master = table.cities[seat * FIEFS * numbers.cities + slot]
        if 0 <= master < numbers.basic:
            worth = _remaining_value(table, seat, master, slot // numbers.cities)
            if worth < least:
                least = worth
    return least


def _remaining_value(table: FeudaliaState, seat: i64, master: i64, fief: i64) -> float:
    """Return what a basic master still brings in his fief until the game ends."""
    left = estimates.turns(table, seat)
    worth = left * purchases.each_turn(table, seat, master, fief)
    return worth + purchases.discounts(table, seat, master, left)


def _using(table: FeudaliaState, seat: i64, master: i64) -> float:
    """Return the prior of a master's action."""
    numbers = table.numbers
    fief = table.fief_of_master(seat, master)
    worth = effect_values.effects(table, seat, numbers.master_program[master], fief, True)
    worth -= purchases.running_cost(table, seat, master)
    if numbers.code[numbers.master_program[master]] == DRAW:
        return 9.8 if worth > 0.0 else -0.5
    return 4.5 + 0.5 * worth / (worth + 4.0) if worth > 0.05 else -0.5


def _stashing(table: FeudaliaState, seat: i64, master: i64) -> float:
    """Return the prior of laying cubes on a master: just above passing, if there is room for more."""
    numbers = table.numbers
    stash = numbers.stash[master]
    fief = table.fief_of_master(seat, master)
    room = numbers.stash_capacity[stash]
    more: i64 = 0
    resource: i64
    for resource in range(4):
        room -= table.stashed[stash * 4 + resource]
        if (numbers.stash_of[stash] >> resource) & 1:
            more += table.cubes[(seat * FIEFS + fief) * 4 + resource]
    return 0.3 if room > 0 and more > 0 else -1.0


# ---------------------------------------------------------------------- further steps


def _before_main(table: FeudaliaState, seat: i64, action: i64) -> float:
    """Return the prior of an answer in the draft or to the tax collector."""
    actions = table.actions
    if actions.keep <= action < actions.give_back:
        return _fief_to_keep(table, seat, action - actions.keep)
    if action == actions.give_back:
        return 1.0
    if actions.discard_set <= action < actions.hire:
        return -_given_up(table, seat, start.sets(table)[action - actions.discard_set])
    return 0.0


def _fief_to_keep(table: FeudaliaState, seat: i64, colour: i64) -> float:
    """Return the prior of a fief in the draft: by colour, less if owned already, more if a specialist works there."""
    numbers = table.numbers
    worth = table.judged(seat, weights.FIEF + colour)
    fief: i64
    for fief in range(FIEFS):
        if table.colour[seat * FIEFS + fief] == colour:
            worth -= table.judged(seat, weights.SAME)
    for card in range(numbers.types):
        if numbers.field_colours[card] == single(colour) and estimates.owned(table, seat, card) > 0:
            worth += table.judged(seat, weights.SKILLED)
    return worth


def _given_up(table: FeudaliaState, seat: i64, counts: vec[i64]) -> float:
    """Add up the values of a set of cards."""
    total = 0.0
    for card in range(table.numbers.types):
        if counts[card] > 0:
            total += float(counts[card]) * effect_values.vassal(table, seat, card)
    return total


def _choice_of_fief(table: FeudaliaState, seat: i64, fief: i64) -> float:
    """Return the prior of a fief to work in, to put a cube on, or to pay from."""
    if table.asked == asked.ASK_FIELD_FIEF:
        return effect_values.work_now(table, seat, table.item, fief)
    full = 0.01 * float(table.on_fief(seat, fief))
    return full if table.asked in (asked.ASK_TRADE_PAY_FIEF, asked.ASK_MOVE_FIEF) else -full


def _housing_a_master(table: FeudaliaState, seat: i64, action: i64) -> float:
    """Return the prior of a master to take or to put under the deck, or of a way to house him."""
    actions = table.actions
    if action < actions.put_under:
        number = action - actions.take_master
        gain = purchases.master(table, seat, number)
        return gain if purchases.has_home(table, seat, number) else gain - _cost_of_firing(table, seat)
    if action < actions.house:
        return ratings_of(table).master_power[
            action - actions.put_under
        ]  # the strongest, so that the others cannot hire him
    if action < actions.house_moving:
        return 2.0 + 0.01 * float(masters.free_cities(table, seat, action - actions.house))
    if action < actions.house_firing:
        moving = (action - actions.house_moving) // FIEFS
        makes_room = masters.fits(table, seat, table.item, table.fief_of_master(seat, moving))
        return 1.0 if makes_room else -98.0
    fired = action - actions.house_firing
    if fired >= table.numbers.basic:
        return -99.0
    return -_remaining_value(table, seat, fired, table.fief_of_master(seat, fired))


def _answer_to_effect(table: FeudaliaState, seat: i64, action: i64) -> float:
    """Return the prior of the answer to a question of an effect."""
    actions = table.actions
    if action < actions.exchange:
        return float(action - actions.amount)
    if action < actions.stop:
        option = table.numbers.code[table.pc + 4] + action - actions.exchange
        return effect_values.exchange(table, seat, option, table.fief, True)
    if action == actions.stop:
        return 0.02
    if action < actions.discard:
        worth = estimates.cube(table, seat, action - actions.resource)
        return -worth if table.asked == asked.ASK_TRADE_PAY else worth
    if action < actions.recall:
        return _give_up(table, seat, action)
    if action < actions.opponent:
        return _recall_or_repeat(table, seat, action)
    if action < actions.loot:
        victim = action - actions.opponent
        return float(table.halves(victim)) + 0.1 * float(table.coins(victim))
    if action < actions.option:
        return estimates.cube(table, seat, (action - actions.loot) % 4)
    if action < actions.decline:
        return _branch(table, seat, action - actions.option)
    return _declined(table, seat)


def _give_up(table: FeudaliaState, seat: i64, action: i64) -> float:
    """Return the prior of discarding, selling or eliminating a card: the least useful first."""
    actions, numbers = table.actions, table.numbers
    if action < actions.sell:
        return -effect_values.vassal(table, seat, action - actions.discard)
    if action < actions.eliminate:
        card = action - actions.sell
        coins = estimates.coin(table) * float(numbers.income[card])
        return 1.0 + coins - income.best_work(table, seat, card)
    card = action - actions.eliminate
    return -9.0 if estimates.is_last_source(table, seat, card) else -effect_values.vassal(table, seat, card)


def _declined(table: FeudaliaState, seat: i64) -> float:
    """Return the prior of declining: better than eliminating a useful card, or from a small deck."""
    if table.asked != asked.ASK_ELIMINATE_CARD:
        return -0.5
    if estimates.deck_size(table, seat) <= table.judged(seat, weights.SMALLEST_DECK):
        return 9.0
    return -table.judged(seat, weights.THINNED) * estimates.average_power(table, seat)


def _recall_or_repeat(table: FeudaliaState, seat: i64, action: i64) -> float:
    """Return the prior of a vassal to recall, or whose effects are repeated."""
    actions = table.actions
    if action < actions.repeat:
        return effect_values.vassal(table, seat, (action - actions.recall) // FIEFS)
    program = table.numbers.vassal_program[action - actions.repeat]
    return effect_values.effects(table, seat, program, table.fief, True)


def _branch(table: FeudaliaState, seat: i64, number: i64) -> float:
    """Return the prior of one of several effects to choose from."""
    if table.asked != asked.ASK_CHOOSE_BRANCH:
        return 0.0
    numbers = table.numbers
    pc = numbers.branches[numbers.code[table.pc + 4] + number]
    return effect_values.effects(table, seat, pc, -1, True)
