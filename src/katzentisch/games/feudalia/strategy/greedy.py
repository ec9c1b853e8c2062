"""The best action of the main list, found without weighing them all: for the bots.

`judge.py` ranks the main list in steps (draw, take points, hire what eliminates cards, work ...), so the prior of every
action has a ceiling that only its kind and its card tell. Weighed from the highest ceiling down, most of a list need
not be weighed at all.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.best import Best
from katzentisch.core.chance import Chance
from katzentisch.games.feudalia.box.actions import Choices
from katzentisch.games.feudalia.box.numbers import Numbers, bit
from katzentisch.games.feudalia.box.program import DRAW
from katzentisch.games.feudalia.state.table import Realm
from katzentisch.games.feudalia.strategy import prior

# The most an action of the main list can promise (judge.py), step by step
CEILINGS: Final = vec[float]([9.9, 9.5, 9.0, 8.5, 8.0, 7.0, 6.0, 5.0, 4.5, 4.0, 0.3])
DRAWING: Final = 0  # cards and masters that draw
FREE_INFLUENCE: Final = 1
POINTS: Final = 2
CATHEDRAL_MASTER: Final = 3
ELIMINATING: Final = 4  # hiring what eliminates a card in hand
INCOME: Final = 5
WORK: Final = 6
USE: Final = 7
INFLUENCE: Final = 8
HIRE: Final = 9
LAST: Final = 10  # cubes on masters, moving masters, passing


def best(table: Realm, seat: i64, actions: vec[i64], chance: Chance) -> i64:
    """Return the action of the main list with the highest prior; among equals, any."""
    if len(actions) == 1:
        return actions[0]
    steps = table.choices.steps
    ahead = steps_of(steps, actions)
    found = Best()
    step: i64 = 0
    while ahead >> step and not found.is_above(CEILINGS[step]):
        if (ahead >> step) & 1:
            for action in actions:
                if steps[action] == step:
                    found.consider(action, prior.in_main(table, seat, action), chance)
        step += 1
    return found.action


def steps_of(steps: vec[i64], actions: vec[i64]) -> i64:
    """Return the steps that a list has actions of, as bits."""
    found: i64 = 0
    for action in actions:
        found |= bit(steps[action])
    return found


def fill_in(choices: Choices, numbers: Numbers) -> None:
    """Note for every action of the main list which step it belongs to: how much it can promise at most."""
    steps, code = vec[i64]([LAST] * len(choices.actions)), numbers.code
    for card in range(int(numbers.types)):
        steps[choices.hire + card] = ELIMINATING if numbers.eliminates[card] else HIRE
        steps[choices.income + card] = INCOME
        steps[choices.work + card] = WORK
        steps[choices.influence + card] = FREE_INFLUENCE if numbers.plus[card] else INFLUENCE
        if code[numbers.vassal_program[card]] == DRAW:
            steps[choices.influence + card] = DRAWING
    for action in range(int(choices.upgrade), int(choices.hire_master)):
        steps[action] = POINTS
    steps[choices.hire_master] = HIRE
    for action in range(int(choices.hire_cathedral_master), int(choices.use)):
        steps[action] = CATHEDRAL_MASTER
    for master in range(int(numbers.basic)):
        program = numbers.master_program[master]
        steps[choices.use + master] = DRAWING if program >= 0 and code[program] == DRAW else USE
    choices.steps = steps
