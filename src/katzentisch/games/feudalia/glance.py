"""The best action of the main list, found without weighing them all: for the bots.

`judge.py` ranks the main list in steps (draw, take points, hire what eliminates cards, work ...), so the prior of every
action has a ceiling that only its kind and its card tell. Weighed from the highest ceiling down, most of a list need
not be weighed at all.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.games.feudalia import judge
from katzentisch.games.feudalia.choices import CEILINGS
from katzentisch.games.feudalia.numbers import bit
from katzentisch.games.feudalia.table import Realm

NOTHING: Final = -1000.0  # below every prior


def best(table: Realm, seat: i64, actions: vec[i64], chance: Chance) -> i64:
    """Return the action of the main list with the highest prior; among equals, any."""
    steps = table.choices.steps
    number: i64 = len(actions)
    found = actions[0]
    if number == 1:
        return found
    ahead = steps_of(steps, actions)
    worth = NOTHING
    equals: i64 = 0
    step: i64 = 0
    while ahead >> step and worth <= CEILINGS[step]:
        place: i64 = 0
        while (ahead >> step) & 1 and place < number:
            action = actions[place]
            place += 1
            if steps[action] != step:
                continue
            prior = judge.in_main(table, seat, action)
            if prior > worth:
                found = action
                worth = prior
                equals = 1
            elif prior == worth:
                equals += 1
                if chance.below(equals) == 0:
                    found = action
        step += 1
    return found


def steps_of(steps: vec[i64], actions: vec[i64]) -> i64:
    """Return the steps that a list has actions of, as bits."""
    found: i64 = 0
    for action in actions:
        found |= bit(steps[action])
    return found
