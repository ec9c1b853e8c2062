"""Static card ratings: what a card is worth whatever the position, in cubes, read off its effects.

Added cards are rated like all others. `effect_values.py` has the estimates that depend on the position.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.game import Advice
from katzentisch.games.feudalia.box.actions import ActionNumbers
from katzentisch.games.feudalia.box.components import Master, Vassal
from katzentisch.games.feudalia.box.effects import Effect, Exchange
from katzentisch.games.feudalia.box.numbers import Numbers
from katzentisch.games.feudalia.box.program import DRAW
from katzentisch.games.feudalia.state.table import FeudaliaState

# Not tuned: ratings rank cards for rollouts and features. Cubes and coins are rated as in `weights.py`, which is tuned.
_COIN: Final = 0.55
_CUBES: Final = [0.6, 1.0, 1.0, 1.3]  # wheat, wood, clay, stone
_CATHEDRAL_MASTER: Final = 1.5
_PLAIN_INFLUENCE: Final = 0.75  # it uses up the only influence action of a turn
_TURNS_OF_A_MASTER: Final = 0.8  # a master works every turn but comes later than a vassal


def _best(mask: int) -> float:
    """Return the rating of a cube chosen freely from a set."""
    return max((_CUBES[resource] for resource in range(4) if mask >> resource & 1), default=0.95)


def _cheapest(mask: int) -> float:
    """Return the rating of a cube paid freely from a set."""
    return min((_CUBES[resource] for resource in range(4) if mask >> resource & 1), default=0.95)


def _exchange(option: Exchange) -> float:
    """Return the rating of an exchange: gained less paid, at least 0.35 for the change of resource."""
    gained = option.gain_coins * _COIN + sum(_best(mask) for mask in option.gain)
    paid = option.pay_coins * _COIN + sum(_cheapest(mask) for mask in option.pay)
    return max(gained - paid, 0.35)


def _effects(listed: list[Effect]) -> float:
    """Add up the ratings of a list of effects."""
    return sum(_effect(each) for each in listed)


def _effect(rated: Effect) -> float:
    """Return the rating of one effect."""
    op, n = rated.op, rated.n
    if op == "produce":
        return n * _best(rated.of)
    if op == "trade":
        return n * max(_exchange(option) for option in rated.options)
    if op == "choose":
        return max(_effects(branch) for branch in rated.branches)
    if op == "discount":
        return (0.9 if rated.uses else 1.0) * (rated.coins * 2 * _COIN + rated.cubes * 0.7)
    if op == "stash":
        return 0.4 + 0.08 * rated.capacity + 0.9 * rated.fill
    if op == "eliminate":
        return n * (0.8 + rated.coins * _COIN)
    if op == "sell_card":
        return 0.3 + n * _COIN
    if op == "discard":
        return _effects(rated.then) - 0.3 * n
    return n * _EACH.get(op, 0.0) + _ONCE.get(op, 0.0)


_EACH: Final = {
    "coins": _COIN,
    "draw": 1.0,
    "income_up": 1.0,
    "recall": 0.9,
    "steal_coins": 0.7,
    "steal_cube": 1.1,
    "extra_influence": 1.0,
    "bonus": 1.3,
    "tax_shield": 0.12,
    "save_more": 0.5,
    "hand_size": 1.2,
    "extra_field": 0.6,
}
_ONCE: Final = {"repeat": 1.3, "free_field_cost": 0.4}


def _brings(listed: list[Effect], anywhere: bool) -> int:
    """Return the resources, as bits, that exchanges bring, and production that is bound to no fief (`anywhere`)."""
    members = 0
    for each in listed:
        for option in each.options:
            for mask in option.gain:
                members |= mask
        if each.op == "produce" and anywhere:
            members |= each.of
        for branch in [*each.branches, each.then]:
            members |= _brings(branch, anywhere)
    return members


def _vassal(card: Vassal) -> float:
    """Return the rating of a vassal in hand: of its action, or of its income if that is more."""
    worth = _effects(card.effects)
    if card.has_influence and not card.plus:
        worth *= _PLAIN_INFLUENCE
    return max(worth, card.income * _COIN) + 0.1 * card.noble_value


def _master(card: Master) -> float:
    """Return the rating of a master for a turn."""
    paid = sum(count * worth for count, worth in zip(card.action_cost[1:5], _CUBES, strict=True))
    return _TURNS_OF_A_MASTER * max(_effects(card.effects) - paid, 0.3)


class _Ratings(Advice):
    """Ratings of all cards of one game, and the step of each action of the main list."""

    def __init__(self, numbers: Numbers, actions: ActionNumbers) -> None:
        box = numbers.box
        self.power: vec[float] = vec[float]([_vassal(card) for card in numbers.cards])
        self.master_power: vec[float] = vec[float](
            [_master(card) for card in box.masters] + [_CATHEDRAL_MASTER] * len(box.cathedral_masters)
        )
        # the resources a card brings, as bits
        self.brings: vec[i64] = vec[i64](
            [_brings(card.effects, card.has_influence) for card in numbers.cards]
        )
        self.master_brings: vec[i64] = vec[i64](
            [_brings(card.effects, False) for card in box.masters] + [0] * len(box.cathedral_masters)
        )
        self.steps: vec[i64] = _steps_of_actions(actions, numbers)


def ratings_of(table: FeudaliaState) -> _Ratings:
    """Return the ratings of the table's game, computed on first use."""
    kept = table.numbers.advice
    if isinstance(kept, _Ratings):
        return kept
    computed = _Ratings(table.numbers, table.actions)
    table.numbers.advice = computed
    return computed


# ---------------------------------------------------------------------- the order of the main list

# Steps of the main list, in the order in which `prior.py` ranks them
_DRAWING: Final = 0  # cards and masters that draw
FREE_INFLUENCE: Final = 1
_POINTS: Final = 2
_HIRE_CATHEDRAL_MASTER: Final = 3
_ELIMINATING: Final = 4  # hiring what eliminates a card in hand
_INCOME: Final = 5
_WORK: Final = 6
_USE: Final = 7
_INFLUENCE: Final = 8
_HIRE: Final = 9
_LAST: Final = 10  # cubes on masters, moving masters, passing


def _steps_of_actions(actions: ActionNumbers, numbers: Numbers) -> vec[i64]:
    """Return the step of every action number; it bounds the prior from above (`greedy.CEILINGS`)."""
    steps, code = vec[i64]([_LAST] * len(actions.actions)), numbers.code
    for card in range(int(numbers.types)):
        steps[actions.hire + card] = _ELIMINATING if numbers.eliminates[card] else _HIRE
        steps[actions.income + card] = _INCOME
        steps[actions.work + card] = _WORK
        steps[actions.influence + card] = FREE_INFLUENCE if numbers.plus[card] else _INFLUENCE
        if code[numbers.vassal_program[card]] == DRAW:
            steps[actions.influence + card] = _DRAWING
    for action in range(int(actions.upgrade), int(actions.hire_master)):
        steps[action] = _POINTS
    steps[actions.hire_master] = _HIRE
    for action in range(int(actions.hire_cathedral_master), int(actions.use)):
        steps[action] = _HIRE_CATHEDRAL_MASTER
    for master in range(int(numbers.basic)):
        program = numbers.master_program[master]
        steps[actions.use + master] = _DRAWING if program >= 0 and code[program] == DRAW else _USE
    return steps
