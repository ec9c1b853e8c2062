"""What learners pass to the environments: seeds and flags of numpy, and actions that make no sense."""

import re

import numpy as np
import pytest

from katzentisch.core.options import BadOption
from katzentisch.research.batch import BatchEnv
from katzentisch.research.gymnasium import SeatEnv
from katzentisch.research.pettingzoo import env, parallel_env


@pytest.mark.parametrize("make", [SeatEnv, env, parallel_env])
def test_a_seed_may_be_a_number_of_numpy(make):
    """Learners draw their seeds with numpy, and pass them on as they are."""
    tables = [make("felinia") for _ in range(2)]
    tables[0].reset(seed=np.int64(5))
    tables[1].reset(seed=5)
    assert tables[0].position.seed == tables[1].position.seed == 5
    with pytest.raises(TypeError):
        tables[0].reset(seed="five")


def test_a_batch_takes_a_seed_of_numpy_too():
    tables = [BatchEnv("felinia", num_envs=3) for _ in range(2)]
    tables[0].reset(seed=np.int64(5))
    tables[1].reset(seed=5)
    assert (
        [position.seed for position in tables[0].positions()]
        == [position.seed for position in tables[1].positions()]
        == [5, 6, 7]
    )


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ([0], "3 rows need 3 actions, not an array of shape (1,)"),
        ([[0], [0], [0]], "3 rows need 3 actions, not an array of shape (3, 1)"),
        ([0.0, 1.0, 2.0], "actions are whole numbers, not float64"),
        ([True, False, True], "actions are whole numbers, not bool"),
    ],
)
def test_a_batch_says_what_is_wrong_with_its_actions(actions, said):
    table = BatchEnv("felinia", num_envs=3)
    table.reset(seed=1)
    before = [list(position.past) for position in table.positions()]
    with pytest.raises(BadOption, match=re.escape(said)):
        table.step(actions)
    assert [list(position.past) for position in table.positions()] == before


@pytest.mark.parametrize("truth", [1, np.True_, "yes"])
def test_any_true_value_asks_for_the_last_observation(truth):
    table = env("felinia")
    table.reset(seed=1)
    assert table.last(truth)[0] is not None
    assert table.last(0)[0] is None
