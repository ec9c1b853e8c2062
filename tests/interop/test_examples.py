"""The examples that need a learner's packages: MaskablePPO and the AlphaZero-like learner, for some seconds each."""

import csv
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
import torch

import katzentisch as kt
from katzentisch.cli.main import main
from katzentisch.lab.tasks import Rules

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_ppo_learns_keeps_a_curve_and_a_small_file_and_goes_on(tmp_path, monkeypatch):
    ppo = example("ppo")
    monkeypatch.setattr(ppo, "TABLES", 4)
    path, curve = tmp_path / "ppo.zip", tmp_path / "ppo.csv"
    model = ppo.train("felinia", 8, 1, path, curve)
    assert model.num_timesteps > 0 and path.stat().st_size < 1_500_000
    again = ppo.train("felinia", 4, 1, tmp_path / "again.zip", resume=path)
    assert all(torch.isfinite(value).all() for value in again.policy.state_dict().values()), (
        "it goes on from the checkpoint"
    )
    players = [f"sb3:{path}", "random"]
    assert kt.play_match("felinia", players, seed=3).table.is_over


def learner_and_tables(az: ModuleType, number: int) -> tuple[object, list[object]]:
    game = kt.open("felinia", seats=2)
    random = np.random.default_rng(1)
    tables = [az.SelfPlay(game, Rules("felinia", "basic", 2), random) for _ in range(number)]
    return az.Learner(game, 1), tables


def test_each_decision_is_searched_as_often_as_promised_and_only_legal_actions_are():
    az = example("alphazero")
    learner, tables = learner_and_tables(az, 3)
    legal = [set(table.legal.tolist()) for table in tables]
    az.play(learner, tables)
    for table, allowed in zip(tables, legal, strict=True):
        _, seen, actions, share = table.kept[0]
        assert set(actions.tolist()) == allowed and seen.shape == (680,)
        assert share.sum() == pytest.approx(1) and (share * az.SIMULATIONS) == pytest.approx(
            np.round(share * az.SIMULATIONS)
        )


def test_a_search_prefers_what_the_network_values():
    az = example("alphazero")
    node = az.Node(0, np.zeros(4, np.float32))
    legal = np.array([0, 2, 3])
    for _ in range(60):
        action = node.choose(legal)
        node.visits[action] += 1
        node.values[action] += 0.9 if action == 2 else -0.9
    assert node.visits[2] > 40 and node.visits[1] == 0


def test_it_learns_from_a_teacher_and_plays_as_an_exported_program(tmp_path, monkeypatch, capsys):
    az = example("alphazero")
    teacher, out, curve = tmp_path / "t.parquet", tmp_path / "az.pt2", tmp_path / "az.csv"
    words = ["--games", "2", "--seats", "search:4,greedy", "--jobs", "1"]
    assert main(["export", "felinia", str(teacher), *words]) == 0
    decisions = az.taught(teacher)
    assert all(share.sum() == pytest.approx(1) and -1 <= result <= 1 for _, _, share, result in decisions)
    monkeypatch.setattr(az, "won", lambda *_: 0.5)  # eighty games, which others measure
    words = ["alphazero.py", str(out), "--teacher", str(teacher), "--passes", "6", "--minutes", "0"]
    monkeypatch.setattr(sys, "argv", [*words, "--curve", str(curve)])
    az.main()
    losses = [line for line in capsys.readouterr().out.splitlines() if "loss" in line]
    assert float(losses[-1].split()[-1].rstrip("}")) < float(losses[0].split()[-1].rstrip("}"))
    rows = list(csv.reader(curve.read_text(encoding="utf-8").splitlines()))
    assert rows[0] == ["minutes", "decisions", "moritz", "minka"] and len(rows) >= 2
    match = kt.play_match("felinia", [f"torch:{out}", "random"], seed=3)
    assert match.table.is_over and out.stat().st_size < 1_500_000
