"""Training: the same command gives the same weights, also when it was interrupted."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.bots import weights
from katzentisch.cli.main import main
from katzentisch.lab import weights_file
from katzentisch.lab.self_play import SelfPlayGame
from katzentisch.lab.tasks import Rules
from katzentisch.lab.training import TrainingPlan, train
from tests import toy
from tests.lab.tracking import untracked

PLAN = TrainingPlan(Rules("tests.toy", seats=3), 30, 2, 7, iterations=8)


def test_the_same_plan_gives_the_same_weights(tmp_path: Path):
    first = train(PLAN, tmp_path / "one", untracked)
    second = train(PLAN, tmp_path / "two", untracked, jobs=2)
    assert [generation.weights for generation in first] == [generation.weights for generation in second]
    assert first[-1].loss < first[-1].uniform_loss


def test_an_interrupted_training_goes_on_where_it_was(tmp_path: Path):
    whole = train(PLAN, tmp_path / "whole", untracked)
    calls: list[int] = []

    def interrupted(
        answers: Iterable[SelfPlayGame], total: int, text: str, done: int
    ) -> Iterator[SelfPlayGame]:
        for number, game in enumerate(answers):
            calls.append(number)
            if len(calls) == 40:
                raise KeyboardInterrupt
            yield game

    with pytest.raises(KeyboardInterrupt):
        train(PLAN, tmp_path / "cut", interrupted)
    resumed = train(PLAN, tmp_path / "cut", untracked)
    assert [model.weights for model in resumed] == [model.weights for model in whole]


def test_the_command_writes_a_file_the_bots_can_read(tmp_path: Path, capsys):
    out, plot = tmp_path / "whiskers.toml", tmp_path / "curve.svg"
    words = [
        "train",
        "tests.toy",
        "--games",
        "20",
        "--generations",
        "2",
        "--iterations",
        "6",
        "--seats",
        "2,3",
    ]
    files = ["--out", str(out), "--plot", str(plot), "--work", str(tmp_path / "work"), "--jobs", "1"]
    assert main([*words, *files]) == 0
    two, three, four = (weights.read(out, toy.BOX.open(seats=seats)) for seats in (2, 3, 4))
    assert len(two.evaluation.early) == len(two.names) == 3
    assert list(two.evaluation.early) != list(three.evaluation.early)
    assert list(four.evaluation.early) == list(two.evaluation.early)  # borrowed
    assert two.rate > 0
    assert "--games 20 --generations 2" in out.read_text()
    assert plot.read_text().startswith("<svg")


def test_each_number_of_seats_has_weights_of_its_own(tmp_path: Path, monkeypatch):
    """Also when both are asked for in one process, and their features have the same names."""
    part = "[variant.usual.{n}.record]\nrate = {n}00\nfar_rate = {n}0\n"
    for time in ("early", "late"):
        part += f"[variant.usual.{{n}}.{time}]\n" + "".join(
            f'"{name}" = {{n}}\n' for name in toy.BOX.open(seats=2).feature_names
        )
    (tmp_path / "whiskers.toml").write_text("".join(part.format(n=seats) for seats in (2, 3)))
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    monkeypatch.setattr(weights, "_loaded", {})
    known = [weights.load(toy.BOX.open(seats=seats)) for seats in (2, 3)]
    assert [model.rate for model in known] == [200, 300]
    assert [model.with_far_settings().rate for model in known] == [20, 30]


@pytest.mark.parametrize(("game", "variant"), [("feudalia", "scenario_1"), ("isle_of_cats", "solo")])
def test_a_game_alone_is_not_judged_by_what_was_learned_with_others(game: str, variant: str):
    known = weights.load(games.box(game).open(variant, 1))
    assert known is not None
    assert known.evaluation is None


def test_weights_for_other_features_are_refused_by_name(tmp_path: Path):
    out = tmp_path / "whiskers.toml"
    out.write_text("[variant.usual.2.early]\npoints = 1\n[variant.usual.2.late]\npoints = 1\n")
    with pytest.raises(weights.WeightsError, match="feature 'lead' has no weight; train anew"):
        weights.read(out, toy.BOX.open(seats=2))


def test_training_writes_nowhere_unless_told_where(capsys):
    assert main(["train", "felinia", "--games", "10", "--seats", "2", "--jobs", "1"]) == 2
    assert "--out my-felinia.toml" in capsys.readouterr().err


def test_a_new_file_begins_with_the_installed_knobs(tmp_path: Path):
    out = tmp_path / "my.toml"
    weights_file.begin(out, weights.path_of("feudalia"))
    assert weights.knobs(out, far=True) == weights.knobs(weights.path_of("feudalia"), far=True) != {}


def test_training_keeps_the_knobs_of_the_file(tmp_path: Path):
    """Those of every search and those of bots with time: they were chosen by tournament, not learned."""
    out = tmp_path / "whiskers.toml"
    out.write_text("[search]\ncandidates = 3\n\n[far]\nend = 0.3\n")
    words = ["train", "tests.toy", "--games", "10", "--generations", "1", "--seats", "2", "--jobs", "1"]
    assert main([*words, "--out", str(out), "--work", str(tmp_path)]) == 0
    assert weights.knobs(out) == {"candidates": 3}
    assert weights.knobs(out, far=True) == {"candidates": 3, "end": 0.3}
