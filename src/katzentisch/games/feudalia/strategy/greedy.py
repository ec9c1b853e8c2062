"""Argmax of the prior over the main list, without computing every prior.

`prior.py` ranks the main list in steps (draw, take points, hire what eliminates cards, work ...), so the kind and the card
of an action bound its prior from above. Steps are visited from the highest bound down and the search stops early.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.best import Best
from katzentisch.core.bits import single
from katzentisch.core.chance import Chance
from katzentisch.games.feudalia.state.table import FeudaliaState
from katzentisch.games.feudalia.strategy import prior
from katzentisch.games.feudalia.strategy.ratings import ratings_of

# Upper bounds of the prior by step (`ratings.py`); tests/test_rollout.py checks that no action exceeds its bound
CEILINGS: Final = vec[float]([9.9, 9.5, 9.0, 8.5, 8.0, 7.0, 6.0, 5.0, 4.5, 4.0, 0.3])


def best(table: FeudaliaState, seat: i64, actions: vec[i64], chance: Chance) -> i64:
    """Return the action of the main list with the highest prior; among equals, any."""
    if len(actions) == 1:
        return actions[0]
    steps = ratings_of(table).steps
    ahead = _steps_of(steps, actions)
    argmax = Best()
    step: i64 = 0
    while ahead >> step and not argmax.is_above(CEILINGS[step]):
        if (ahead >> step) & 1:
            for action in actions:
                if steps[action] == step:
                    argmax.consider(action, prior.in_main(table, seat, action), chance)
        step += 1
    return argmax.action


def _steps_of(steps: vec[i64], actions: vec[i64]) -> i64:
    """Return the steps that occur in a list of actions, as bits."""
    members: i64 = 0
    for action in actions:
        members |= single(steps[action])
    return members
