"""RLlib's own wrappers of PettingZoo; RLlib wants an older Gymnasium, so `make interop` gives it an environment of its own."""

import numpy as np
import pytest

from katzentisch import games
from katzentisch.research import pettingzoo

wrappers = pytest.importorskip("ray.rllib.env.wrappers.pettingzoo_env")


def seats_of(game: str) -> int:
    return min(count for count in games.box(game).variants[0].seats if count > 1)


@pytest.mark.parametrize("game", games.names())
def test_rllib_plays_a_whole_game_in_turn(game):
    env = wrappers.PettingZooEnv(pettingzoo.env(game, players=seats_of(game)))
    observations, _ = env.reset(seed=1)
    random, paid, over = np.random.default_rng(1), 0.0, False
    while not over:
        actions = {
            agent: int(random.choice(np.flatnonzero(seen["action_mask"])))
            for agent, seen in observations.items()
        }
        observations, rewards, terminations, _, _ = env.step(actions)
        paid += sum(rewards.values())
        over = terminations["__all__"]
    assert abs(paid) < 1e-6


@pytest.mark.parametrize("game", games.names())
def test_rllib_plays_a_whole_game_together(game):
    env = wrappers.ParallelPettingZooEnv(pettingzoo.parallel_env(game, players=seats_of(game)))
    observations, _ = env.reset(seed=1)
    random, over = np.random.default_rng(1), False
    while not over:
        actions = {
            agent: int(random.choice(np.flatnonzero(seen["action_mask"])))
            for agent, seen in observations.items()
        }
        observations, _, terminations, _, _ = env.step(actions)
        over = terminations["__all__"]
