"""Many tables at once: the same games as one at a time, dealt anew in the step they end."""

import copy
import pickle

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from katzentisch.core.options import BadOption
from katzentisch.core.refusals import IllegalChoice
from katzentisch.research.batch import BatchEnv
from katzentisch.research.gymnasium import SeatEnv
from tests.research.cases import every_case, every_game, picker

ROWS = 4


@every_case
def test_a_row_plays_the_game_a_single_environment_plays(case):
    many = BatchEnv(*case, num_envs=ROWS, opponents="random", reward="both")
    singles = [SeatEnv(*case, opponents="random", reward="both") for _ in range(ROWS)]
    observations, _ = many.reset(seed=20)
    firsts = [single.reset(seed=20 + row)[0] for row, single in enumerate(singles)]
    over = [False] * ROWS
    pick = picker(20)
    for row in range(ROWS):
        assert np.array_equal(observations["observation"][row], firsts[row]["observation"])
    while not all(over):
        actions = [pick(mask) for mask in observations["action_mask"]]
        observations, rewards, done, cut, infos = many.step(actions)
        assert observations in many.observation_space and not cut.any()
        for row, single in enumerate(singles):
            if over[row]:
                continue
            seen, reward, over[row], _, info = single.step(actions[row])
            assert rewards[row] == pytest.approx(reward) and done[row] == over[row]
            last = infos["final_obs"][row] if over[row] else {k: v[row] for k, v in observations.items()}
            for part, numbers in seen.items():
                assert np.array_equal(last[part], numbers)
            if over[row]:
                assert infos["returns"][row].tolist() == info["returns"]


@every_case
def test_alone_with_itself_the_learner_is_asked_for_every_seat(case):
    many = BatchEnv(*case, num_envs=ROWS, opponents=None)
    observations, infos = many.reset(seed=21)
    asked, ended, steps = set(), 0, 0
    while ended < 3:
        tables = [position.table for position in many.positions()]
        assert [table.next_seat() for table in tables] == infos["seat"].tolist()
        for row, table in enumerate(tables):
            seat = int(infos["seat"][row])
            assert np.flatnonzero(observations["action_mask"][row]).tolist() == table.legal(seat)
        asked |= set(infos["seat"].tolist())
        acting = infos["seat"]
        observations, rewards, done, _, infos = many.step(many.random_actions(steps))
        steps += 1
        for row in np.flatnonzero(done):
            assert rewards[row] == infos["returns"][row][acting[row]]
            assert infos["returns"][row].sum() == pytest.approx(0)
        ended += int(done.sum())
    assert asked == set(range(case[2]))
    assert many.decisions == steps * ROWS


@every_game
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_like_the_original(case, copied):
    many = BatchEnv(*case, num_envs=ROWS, opponents="greedy")
    many.reset(seed=22)
    for step in range(12):
        many.step(many.random_actions(step))
    before = [position.table.truth() for position in many.positions()]
    twin = copied(many)
    for step in range(12):
        twin.step(twin.random_actions(step))
    assert [position.table.truth() for position in many.positions()] == before
    for step in range(12):
        many.step(many.random_actions(step))
    after = [position.table.truth() for position in many.positions()]
    assert [position.table.truth() for position in twin.positions()] == after


@every_game
def test_masks_alone_cost_no_observation(case):
    many = BatchEnv(*case, num_envs=2, observing=False)
    observations, _ = many.reset(seed=23)
    assert set(observations) == {"action_mask"} and observations in many.observation_space


@every_game
def test_what_was_returned_before_does_not_change(case):
    many = BatchEnv(*case, num_envs=2)
    first, infos = many.reset(seed=24)
    kept, seats = copy.deepcopy(first), infos["seat"].copy()
    many.step(many.random_actions(1))
    assert all(np.array_equal(first[part], kept[part]) for part in kept)
    assert np.array_equal(infos["seat"], seats)


@every_game
def test_an_illegal_action_is_refused_or_loses_its_row(case):
    many = BatchEnv(*case, num_envs=2)
    observations, _ = many.reset(seed=25)
    actions = many.random_actions(1).copy()
    actions[1] = int(np.flatnonzero(observations["action_mask"][1] == 0)[0])
    with pytest.raises(IllegalChoice, match="'row': 1"):
        many.step(actions)
    gentle = BatchEnv(*case, num_envs=2, illegal="lose")
    gentle.reset(seed=25)
    _, rewards, done, _, infos = gentle.step(actions)
    assert done.tolist() == [False, True] and rewards.tolist() == [0.0, -1.0]
    assert infos["returns"][1][0] == -1.0


def test_it_says_what_it_needs():
    many = BatchEnv("whiskers", players=2, num_envs=2)
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    with pytest.raises(ResetNeeded):
        many.step([0, 0])
    with pytest.raises(BadOption, match="2 rows need 2 seeds, not 3"):
        many.reset(seed=[1, 2, 3])
    for seed in (1.5, "7", [1.5, 2]):
        with pytest.raises(BadOption, match="a seed is a whole number, or one for each row, not "):
            many.reset(seed=seed)
    with pytest.raises(BadOption, match="num_envs 0"):
        BatchEnv("whiskers", players=2, num_envs=0)
