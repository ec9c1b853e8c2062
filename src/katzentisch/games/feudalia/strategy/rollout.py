"""Rollout policy: a cheap, sensible action without look-ahead.

It follows the order of the prior (`prior.py`) but takes the first possible action of that order without computing what it
gains, and lists no actions below it. README.md ("A rollout policy of its own") compares it with others.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.games.feudalia.box.effects import ON_MASTER
from katzentisch.games.feudalia.box.numbers import FIEFS, PRICE
from katzentisch.games.feudalia.rules import (
    building,
    discounts,
    hiring,
    main,
    master_hiring,
    masters,
    working,
)
from katzentisch.games.feudalia.state.asked import ASK_FIELD_FIEF, ASK_TRADE_PAY
from katzentisch.games.feudalia.state.table import COINS, WHO, FeudaliaState
from katzentisch.games.feudalia.strategy import estimates, income
from katzentisch.games.feudalia.strategy.ratings import FREE_INFLUENCE, ratings_of

# Rounds after which actions are uniform random: greedy games last 15 to 18 rounds (median), so the policy is stuck by then
LONG: Final = 60

# ---------------------------------------------------------------------- the main list


def in_main(table: FeudaliaState, seat: i64, chance: Chance) -> i64:
    """Return an action of the main list: what is free, then points, then work, then new cards, then pass."""
    if table.round > LONG:
        return _any_of(main.legal(table, seat, vec[i64](capacity=32)), chance)
    action = _free_influence(table, seat)
    if action < 0:
        action = _points(table, seat, chance)
    if action < 0 and table.stage == table.numbers.stages and _lacks_coins_for_points(table, seat):
        action = _dearest_income(table, seat)
    if action < 0:
        action = _work(table, seat)
    if action < 0:
        action = _any_of(working.legal_influence(table, seat, vec[i64]()), chance)
    if action < 0:
        action = _hire(table, seat)
    return action if action >= 0 else table.actions.pass_


def _any_of(actions: vec[i64], chance: Chance) -> i64:
    """Return one of the actions, each as likely, -1 if there are none."""
    number: i64 = len(actions)
    return actions[chance.below(number)] if number > 0 else -1


def _free_influence(table: FeudaliaState, seat: i64) -> i64:
    """Return an influence card that draws or gives the action back, -1 if there is none."""
    if table.influence <= 0:
        return -1
    numbers, actions = table.numbers, table.actions
    for card in range(numbers.types):
        if table.hand[seat * numbers.types + card] > 0 and numbers.has_influence[card]:
            is_free = ratings_of(table).steps[actions.influence + card] <= FREE_INFLUENCE
            if is_free and working.can_influence(table, seat, card):
                return actions.influence + card
    return -1


def _points(table: FeudaliaState, seat: i64, chance: Chance) -> i64:
    """Return a token, an upgrade or a cathedral master, -1 if none is possible."""
    action = _any_of(building.legal_tokens(table, seat, vec[i64]()), chance)
    if action < 0:
        action = _any_of(building.legal_upgrades(table, seat, vec[i64]()), chance)
    if action < 0:
        master = _cathedral_master(table, seat)
        if master >= 0:
            return table.actions.hire_cathedral_master + master - table.numbers.basic
    return action


def _cathedral_master(table: FeudaliaState, seat: i64) -> i64:
    """Return a cathedral master that can be hired, -1 if there is none."""
    numbers = table.numbers
    if not master_hiring.has_city(table, seat):
        return -1
    coins = table.coins(seat)
    purchase = discounts.purchase(table, seat, ON_MASTER)
    for master in range(numbers.basic, numbers.masters):
        affordable = purchase >= 0 or numbers.master_cost[master * PRICE] <= coins
        if affordable and master_hiring.can_hire_for_cathedral(table, seat, master, purchase):
            return master
    return -1


def _lacks_coins_for_points(table: FeudaliaState, seat: i64) -> bool:
    """Whether the income of the hand would pay a token or a cathedral master."""
    have = table.coins(seat)
    most = income.reach(table, seat)
    if most <= have:
        return False
    table.who[seat * WHO + COINS] = most  # what could be had with all of it
    able = len(building.legal_tokens(table, seat, vec[i64]())) > 0 or _cathedral_master(table, seat) >= 0
    table.who[seat * WHO + COINS] = have
    return able


def _dearest_income(table: FeudaliaState, seat: i64) -> i64:
    """Return discarding the card that brings the most coins."""
    numbers = table.numbers
    best: i64 = -1
    for card in range(numbers.types):
        held = table.hand[seat * numbers.types + card] > 0 and card != numbers.collector
        if held and (best < 0 or numbers.income[card] > numbers.income[best]):
            best = card
    return table.actions.income + best if best >= 0 else -1


def _work(table: FeudaliaState, seat: i64) -> i64:
    """Return the action of a master, or the work of the vassal with the highest rating, -1 if nobody can work."""
    numbers, actions = table.numbers, table.actions
    slots = FIEFS * numbers.cities
    for slot in range(slots):
        master = table.cities[seat * slots + slot]
        if master >= 0 and working.can_use(table, seat, master, slot // numbers.cities):
            return actions.use + master
    best: i64 = -1
    power = ratings_of(table).power
    for action in working.legal_fields(table, seat, vec[i64]()):
        if best < 0 or power[action - actions.work] > power[best - actions.work]:
            best = action
    return best


def _hire(table: FeudaliaState, seat: i64) -> i64:
    """Return hiring a master for an empty city, or a vassal, -1 for nobody."""
    purchase = discounts.purchase(table, seat, ON_MASTER)
    if _has_empty_city(table, seat) and master_hiring.can_hire_basic(table, seat, purchase):
        return table.actions.hire_master
    if table.stage == table.numbers.stages and not table.tie_break:
        return -1  # coins are for tokens now
    return _hire_vassal(table, seat)


def _hire_vassal(table: FeudaliaState, seat: i64) -> i64:
    """Return hiring the best-rated field worker above the deck's average, in a tie-break a noble; -1 for nobody."""
    numbers, first = table.numbers, table.actions.hire
    best: i64 = -1
    power = ratings_of(table).power
    most = estimates.average_power(table, seat)
    for action in hiring.legal_vassals(table, seat, vec[i64]()):
        card = action - first
        if table.tie_break and numbers.nobles[card] > 0:
            return action
        if numbers.field_colours[card] and power[card] > most:
            best = action
            most = power[card]
    return best


def _has_empty_city(table: FeudaliaState, seat: i64) -> bool:
    """Whether a seat has room for a master."""
    return any(masters.free_cities(table, seat, fief) > 0 for fief in range(FIEFS))


# ---------------------------------------------------------------------- further steps


def most_lacking(table: FeudaliaState, seat: i64, actions: vec[i64]) -> i64:
    """Return the fief or resource whose cubes are most lacking; when paying, those least lacking."""
    first = table.actions.resource
    sign: i64 = -1 if table.asked == ASK_TRADE_PAY else 1
    best: i64 = -1
    most: i64 = 0
    for action in actions:
        resource = action - first
        if table.asked == ASK_FIELD_FIEF:
            resource = table.colour[seat * FIEFS + action - table.actions.fief]
        need = sign * estimates.wanted(table, seat, resource)
        if best < 0 or need > most:
            best = action
            most = need
    return best
