"""The best action of the main list, found without weighing them all: for the bots.

`judge.py` ranks the main list in steps (draw, take points, hire what eliminates cards, work ...), so the prior of every
action has a ceiling that only its kind and its card tell. Weighed from the highest ceiling down, most of a list need
not be weighed at all.
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.best import Best
from katzentisch.core.chance import Chance
from katzentisch.games.feudalia import judge
from katzentisch.games.feudalia.choices import CEILINGS
from katzentisch.games.feudalia.numbers import bit
from katzentisch.games.feudalia.table import Realm


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
                    found.weigh(action, judge.in_main(table, seat, action), chance)
        step += 1
    return found.action


def steps_of(steps: vec[i64], actions: vec[i64]) -> i64:
    """Return the steps that a list has actions of, as bits."""
    found: i64 = 0
    for action in actions:
        found |= bit(steps[action])
    return found
