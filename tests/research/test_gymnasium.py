"""One seat against bots, held to Gymnasium's own check and to our promises."""

import copy
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from katzentisch import games
from katzentisch.core.options import BadOption
from katzentisch.core.refusals import IllegalChoice
from katzentisch.research.gymnasium import SeatEnv
from katzentisch.research.ids import id_of
from tests.research.cases import Pick, every_case, every_drawn_game, every_game, every_real_game, picker

THREE_WAYS = pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["copy", "deepcopy", "pickle"],
)


def played(table: SeatEnv, pick: Pick, steps: int = -1) -> tuple[list[int], list[float], dict[str, Any]]:
    """Play on; return actions, rewards and the last info."""
    actions: list[int] = []
    rewards: list[float] = []
    over, info = False, dict[str, Any]()
    while not over and len(actions) != steps:
        action = pick(table.action_masks())
        _, reward, over, _, info = table.step(action)
        actions.append(action)
        rewards.append(reward)
    return actions, rewards, info


@every_case
def test_gymnasium_finds_nothing_wrong(case):
    check_env(SeatEnv(*case, seat=case[2] - 1), skip_render_check=True)


@every_drawn_game
def test_gymnasium_finds_nothing_wrong_with_pictures(case, capsys):
    name, variant, seats = case
    made = gymnasium.make(id_of(name), variant=variant, players=seats, render_mode="ansi", planes=True)
    check_env(made.unwrapped)


@every_real_game
def test_every_game_is_made_by_its_name(case):
    name, variant, seats = case
    table = gymnasium.make(id_of(name), variant=variant, players=seats, opponents="greedy")
    observation, _ = table.reset(seed=1)
    assert observation in table.observation_space
    many = gymnasium.make_vec(id_of(name), num_envs=3, variant=variant, players=seats)
    observations, _ = many.reset(seed=1)
    assert observations in many.observation_space


def test_an_id_that_names_its_module_needs_no_import():
    page = (Path(__file__).resolve().parents[2] / "docs/research/gymnasium.md").read_text(encoding="utf-8")
    made = re.search(r"gymnasium\.make\(\"[\w.]+:katzentisch/[\w-]+\"\)", page)
    assert made
    code = f"import gymnasium; print({made[0]}.reset(seed=1)[1])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("{"), done.stderr


def test_the_names_are_versioned():
    assert [id_of(name) for name in games.names()] == [
        name for name in sorted(gymnasium.registry) if name.startswith("katzentisch/")
    ]
    assert id_of("isle_of_cats") == "katzentisch/IsleOfCats-v1"


@every_case
def test_the_learner_is_paid_the_games_result(case):
    seat = case[2] - 1
    table = SeatEnv(*case, seat=seat, opponents="greedy")
    table.reset(seed=2)
    _, rewards, info = played(table, picker(2))
    result = table.position.table.returns()
    assert info["returns"] == result
    assert rewards[-1] == result[seat] and not any(rewards[:-1])


@every_game
def test_shaped_rewards_sum_to_the_margin_won(case):
    table = SeatEnv(*case, reward="score")
    table.reset(seed=3)

    def margin() -> float:
        totals = [score.total for score in table.position.table.scores()]
        return totals[0] - max(totals[1:])

    before = margin()
    _, rewards, _ = played(table, picker(3))
    assert sum(rewards) == pytest.approx((margin() - before) / 100)


@every_game
def test_the_same_seed_and_actions_give_the_same_episode(case):
    tables = [SeatEnv(*case, opponents="random") for _ in range(2)]
    for table in tables:
        table.reset(seed=4)
    assert played(tables[0], picker(4)) == played(tables[1], picker(4))
    assert tables[0].position.table.truth() == tables[1].position.table.truth()


@every_game
@THREE_WAYS
def test_a_copy_goes_on_like_the_original_and_leaves_it_alone(case, copied):
    table = SeatEnv(*case, opponents="random")
    table.reset(seed=5)
    pick = picker(5)
    for _ in range(2):
        played(table, pick, steps=1)
        before = table.position.table.truth()
        twin = copied(table)
        rest = played(twin, picker(6))
        assert table.position.table.truth() == before
        assert played(copied(table), picker(6)) == rest


@every_game
def test_an_illegal_action_loses_and_says_why_or_is_raised(case):
    table = SeatEnv(*case)
    table.reset(seed=6)
    closed = int(np.flatnonzero(~table.action_masks())[0])
    _, reward, over, _, info = table.step(closed)
    assert over and reward == -1.0 and info["refusal"]["code"] and info["returns"][0] == -1.0
    with pytest.raises(ResetNeeded):
        table.step(closed)
    strict = SeatEnv(*case, illegal="raise")
    strict.reset(seed=6)
    with pytest.raises(IllegalChoice):
        strict.step(closed)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        strict.step(float(closed))


def test_who_sits_where_must_add_up():
    with pytest.raises(BadOption, match="seat 2 is not between 0 and 1"):
        SeatEnv("whiskers", players=2, seat=2)
    with pytest.raises(BadOption, match="3 seats need 2 opponents, not 1"):
        SeatEnv("whiskers", players=3, opponents=["random"])
    with pytest.raises(BadOption, match="there is no bot"):
        SeatEnv("whiskers", players=2, opponents="oracle")


WITHOUT_PETTINGZOO = """
import sys
sys.modules["pettingzoo"] = None  # importing it raises ImportError, as where it is not installed
import gymnasium, katzentisch.research.gymnasium, katzentisch.research.batch
env = gymnasium.make("katzentisch/Felinia-v1", players=2)
env.reset(seed=1)
print(env.unwrapped.position.table.game.name)
"""


def test_gymnasium_needs_no_pettingzoo():
    done = subprocess.run([sys.executable, "-c", WITHOUT_PETTINGZOO], capture_output=True, text=True)
    assert done.stdout == "felinia\n", done.stderr
