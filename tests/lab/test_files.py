"""What the lab writes for programs: the same rows as CSV and as Parquet, and no other kind of file."""

import csv
import importlib
import json
from pathlib import Path
from types import ModuleType

import pytest

from katzentisch.cli.main import main
from katzentisch.core.options import BadOption
from katzentisch.lab import files, review

GAME = "tests.toy"
RUNS = {
    "simulate": [GAME, "--games", "3", "--jobs", "1"],
    "tournament": [GAME, "--bots", "greedy,random", "--deals", "2", "--jobs", "1"],
    "balance": [GAME, "--games", "4", "--jobs", "1"],
}


def record_of(folder: Path) -> Path:
    path = folder / "game.jsonl"
    assert main(["play", "felinia", "--seats", "greedy,random", "--seed", "3", "--record", str(path)]) == 0
    return path


def words_of(command: str, folder: Path) -> list[str]:
    """Return a command of the lab as it is typed, but for --out."""
    if command == "review":
        return [command, str(record_of(folder)), "--samples", "4", "--iterations", "8", "--jobs", "1"]
    return [command, *RUNS[command]]


@pytest.fixture(autouse=True)
def cache_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.mark.parametrize("command", [*RUNS, "review"])
def test_csv_and_parquet_hold_the_same_rows(command, capsys, tmp_path: Path):
    parquet = pytest.importorskip("pyarrow.parquet")
    words = words_of(command, tmp_path)
    for form in files.TABLES:
        assert main([*words, "--out", str(tmp_path / f"rows{form}")]) == 0
    rows = list(csv.DictReader((tmp_path / "rows.csv").read_text(encoding="utf-8").splitlines()))
    table = parquet.read_table(tmp_path / "rows.parquet").to_pylist()
    assert len(rows) > 3
    assert [{name: str(value) for name, value in row.items()} for row in table] == rows
    assert not list(tmp_path.rglob("*.part"))


@pytest.mark.parametrize("command", [*RUNS, "review"])
def test_another_kind_of_file_is_refused_before_anything_is_played(command, capsys, tmp_path: Path):
    words = words_of(command, tmp_path)
    capsys.readouterr()
    assert main([*words, "--out", str(tmp_path / "rows.xls"), "--lang", "de"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "rows.xls sollte so enden: ." in shown.err
    assert not (tmp_path / "rows.xls").exists()


def test_without_pyarrow_parquet_is_refused_before_anything_is_played(monkeypatch, tmp_path: Path):
    real = importlib.import_module

    def missing(name: str, package: str | None = None) -> ModuleType:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, package)

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(BadOption, match="katzentisch\\[lab\\]"):
        files.check_form(tmp_path / "rows.parquet", files.TABLES)
    files.check_form(tmp_path / "rows.csv", files.TABLES)


def test_a_comparison_tells_base_from_other(tmp_path: Path):
    words = [*words_of("balance", tmp_path), "--against", str(Path("tests/toy/material"))]
    assert main([*words, "--out", str(tmp_path / "rows.csv")]) == 0
    rows = list(csv.DictReader((tmp_path / "rows.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["material"] for row in rows] == sorted(row["material"] for row in rows)
    assert {row["material"] for row in rows} == {"base", "other"}


def test_programs_get_their_answer_and_the_file(capsys, tmp_path: Path):
    assert main([*words_of("balance", tmp_path), "--json", "--out", str(tmp_path / "report.html")]) == 0
    assert json.loads(capsys.readouterr().out)["balance"]["games"] == 4
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_review_goes_on_where_it_was_stopped(monkeypatch, capsys, tmp_path: Path):
    words = words_of("review", tmp_path)
    reviewed: list[int] = []
    real = review.review_decision

    def review_decision(task: review.ReviewTask) -> review.Moment:
        if len(reviewed) == 3:
            raise KeyboardInterrupt
        reviewed.append(task.number)
        return real(task)

    monkeypatch.setattr(review, "review_decision", review_decision)
    monkeypatch.setattr(review.runs, "run", lambda work, tasks, jobs, on: map(work, tasks))
    assert main(words) == 130
    reviewed.append(-1)
    assert main([*words, "--json"]) == 0
    capsys.readouterr()
    assert len(reviewed) == len(set(reviewed))
    assert not list(tmp_path.rglob("*.part"))


@pytest.mark.parametrize("form", files.TABLES)
def test_a_game_not_begun_has_no_rows(form, tmp_path: Path):
    if form == ".parquet":
        pytest.importorskip("pyarrow")
    files.write(tmp_path / f"rows{form}", [])
    assert (tmp_path / f"rows{form}").exists()


def test_whole_and_half_points_share_a_column(tmp_path: Path):
    parquet = pytest.importorskip("pyarrow.parquet")
    files.write(tmp_path / "rows.parquet", [{"points": 10}, {"points": 10.5}])
    assert parquet.read_table(tmp_path / "rows.parquet").to_pylist() == [{"points": 10}, {"points": 10.5}]
