"""Runs: the same results on any number of processes, stopped and resumed, and with lost workers."""

import os
from dataclasses import asdict
from pathlib import Path

import pytest

from katzentisch.core.options import BadOption
from katzentisch.lab import runs
from katzentisch.lab.journal import Journal, JournalError
from katzentisch.lab.results import Result, play
from katzentisch.lab.tasks import Rules, fingerprint, seed_of, series

TOY = Rules("tests.toy", seats=3)


def ordered(results: list[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.number)


def test_the_number_of_processes_changes_no_result():
    tasks = series(TOY, ["greedy", "random", "random"], 20, 7)
    alone = ordered(list(runs.run(play, tasks, 1)))
    together = ordered(list(runs.run(play, tasks, 2)))
    assert alone == together
    assert [result.number for result in alone] == list(range(20))


def test_shares_of_a_game_sum_to_one_and_points_to_their_sources():
    for result in runs.run(play, series(TOY, ["greedy", "random", "random"], 10, 3), 1):
        assert sum(result.shares) == pytest.approx(1)
        assert result.rounds == 4
        assert [sum(sources.values()) for sources in result.sources] == result.points


def test_neighbouring_games_have_seeds_of_their_own():
    seeds = {seed_of(seed, number) for seed in range(20) for number in range(100)}
    assert len(seeds) == 2000
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_nonsense_is_refused_with_what_would_be_right():
    with pytest.raises(BadOption, match="there are"):
        series(TOY, ["nobody", "random", "random"], 1, 1)
    with pytest.raises(BadOption, match="local, ray and ray:ADDRESS"):
        runs.run(play, [], 1, "moon")
    with pytest.raises(BadOption, match="at least 1"):
        runs.run(play, [], 0)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path):
    tasks = series(TOY, ["greedy", "random", "random"], 6, 7)
    path = tmp_path / "run.part"
    work = fingerprint(tasks)
    with Journal(path, work, asdict, lambda data: Result(**data)) as journal:
        for task in tasks[:4]:
            journal.add(play(task))
    with path.open("a") as file:
        file.write('{"number": 4, "se')  # the power went off here
    with Journal(path, work, asdict, lambda data: Result(**data)) as journal:
        assert journal.done == [play(task) for task in tasks[:4]]


def test_the_journal_of_other_work_is_not_taken_up(tmp_path: Path):
    path = tmp_path / "run.part"
    with Journal(path, "one", asdict, lambda data: Result(**data)):
        pass
    with pytest.raises(JournalError, match="another run"):
        Journal(path, "two", asdict, lambda data: Result(**data))


def die_once(path: str) -> str:
    """Take the whole process down the first time."""
    marker = Path(path)
    if not marker.exists():
        marker.write_text("died")
        os._exit(1)
    return path


def test_what_a_lost_worker_had_is_done_again(tmp_path: Path):
    paths = [str(tmp_path / name) for name in ("a", "b")]
    assert sorted(runs.run(die_once, paths, 2)) == paths
