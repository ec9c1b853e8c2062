"""The whole server in a simulated world: every promise holds under every fault, for every seed."""

import os
import subprocess
import sys

import pytest

from tests.simulation.faults import FAULTS
from tests.simulation.report import MOST_SEEDS, found_at
from tests.simulation.world import World

SEEDS = 200
SOAK_SEEDS = 10_000
CHUNK = 25


@pytest.mark.timeout(600)  # two seconds alone, minutes on a machine with much else to do
@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_no_promise_is_broken(first):
    for seed in range(first, first + CHUNK):
        World(seed).run()


@pytest.mark.slow
@pytest.mark.parametrize("first", range(SEEDS, SOAK_SEEDS, 1400))
def test_no_promise_is_broken_in_ten_thousand_worlds(first):
    for seed in range(first, min(first + 1400, SOAK_SEEDS)):
        World(seed).run()


@pytest.mark.timeout(900)  # some bugs need a hundred seeds and more
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_an_old_bug_is_found(fault):
    seed, what = found_at(fault)
    assert seed >= 0, f"{fault.name}: not found in {MOST_SEEDS} seeds"
    assert what


@pytest.mark.parametrize("seed", [3, 50, 77])
def test_a_seed_repeats_exactly(seed):
    """Two processes with different hashes of strings and different addresses in memory do the very same."""
    said = [
        subprocess.run(
            [sys.executable, "-m", "tests.simulation", str(seed)],
            env={**os.environ, "PYTHONHASHSEED": hashes},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()[:2]
        for hashes in ("1", "2")
    ]
    assert said[0] == said[1] and "trace" in said[0][0]


def test_a_seed_repeats_exactly_after_others_in_the_same_process():
    first = World(50).run()
    World(51).run()
    assert World(50).run() == first
