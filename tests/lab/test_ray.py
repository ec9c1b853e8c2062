"""The same results on a real Ray, started on this machine; a lost worker's games are played again."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from katzentisch.lab import runs
from katzentisch.lab.results import Result, play
from katzentisch.lab.tasks import Rules, Task, series
from tests.lab.test_runs import die_once

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def ray() -> Iterator[ModuleType]:
    """Start one small Ray for all tests here; it finds this package and the tests by their folder."""
    ray = pytest.importorskip("ray")
    folder = str(Path(__file__).resolve().parents[2])
    environment = {"env_vars": {"PYTHONPATH": f"{folder}/src{os.pathsep}{folder}"}}
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env=environment)
    yield ray
    ray.shutdown()


def test_ray_gives_the_results_of_local_processes(ray):
    tasks = series(Rules("tests.toy", seats=3), ["greedy", "random", "search:10"], 24, 7)
    there = sorted(runs.run(play, tasks, 2, "ray"), key=lambda result: result.number)
    assert there == list(runs.run(play, tasks, 1))


def test_what_a_lost_worker_had_is_done_again(ray, tmp_path: Path):
    paths = [str(tmp_path / name) for name in ("a", "b", "c")]
    assert sorted(runs.run(die_once, paths, 2, "ray")) == paths


def play_or_be_killed(errand: tuple[Task, str]) -> Result:
    """Play a game, but kill the worker in the middle of its batch if that was not done yet."""
    task, marker = errand
    if task.number == 5 and not Path(marker).exists():
        Path(marker).write_text("killed")
        os.kill(os.getpid(), signal.SIGKILL)
    return play(task)


@pytest.mark.parametrize("game", ["felinia", "isle_of_cats", "feudalia"])
def test_the_games_of_a_killed_worker_are_played_again_with_the_same_results(ray, game, tmp_path: Path):
    tasks = series(Rules(game, seats=2), ["greedy", "greedy"], 12, 7)
    marker = tmp_path / "killed"
    errands = [(task, str(marker)) for task in tasks]
    there = sorted(runs.run(play_or_be_killed, errands, 2, "ray"), key=lambda result: result.number)
    assert marker.exists()
    assert there == list(runs.run(play, tasks, 1))
