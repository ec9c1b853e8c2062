"""The examples run as they stand, and do what they say."""

import importlib.util
import runpy
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_agents_play_a_whole_game(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["random_agents.py", "felinia", "--players", "3", "--seed", "7"])
    runpy.run_path(str(EXAMPLES / "random_agents.py"), run_name="__main__")
    results = dict(line.split(": ") for line in capsys.readouterr().out.splitlines())
    assert list(results) == ["player_0", "player_1", "player_2"]
    assert sum(float(result) for result in results.values()) == pytest.approx(0, abs=0.02)


def test_a_linear_policy_learns_to_beat_the_random_bot():
    # Far less than the two minutes the example takes; it wins nearly always by then.
    learn = example("learn")
    learner = learn.train("felinia", seconds=0, rounds=40)
    assert learn.won(learner, "felinia", games=100, seed=10**6) > 0.65


def test_the_search_bot_teaches_through_the_export(tmp_path, monkeypatch, capsys):
    from katzentisch.cli.main import main

    decisions = tmp_path / "decisions.csv"
    seats = "search:20,search:20"
    assert main(["export", "felinia", str(decisions), "--seats", seats, "--games", "6"]) == 0
    capsys.readouterr()
    monkeypatch.setattr(sys, "argv", ["teacher.py", str(decisions), "--games", "60"])
    runpy.run_path(str(EXAMPLES / "teacher.py"), run_name="__main__")
    said = capsys.readouterr().out
    assert "the pupil agrees with" in said
    assert int(said.split("wins ")[1].split("%")[0]) > 55
