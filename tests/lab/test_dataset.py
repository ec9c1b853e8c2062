"""Exports: one row per decision, the same whatever the jobs, readable by anybody."""

import csv
import json
from pathlib import Path

import pytest

from katzentisch.cli.main import main
from katzentisch.lab.dataset import COLUMNS, decisions_of
from katzentisch.lab.results import play
from katzentisch.lab.tasks import Rules, series

TOY = Rules("tests.toy", seats=2)


def exported(path: Path, *words: str) -> None:
    assert main(["export", "tests.toy", str(path), "--seats", "greedy,random", "--games", "6", *words]) == 0


def test_an_export_holds_the_games_that_simulate_plays():
    tasks = series(TOY, ["greedy", "random"], 5, 7)
    for task in tasks:
        rows = decisions_of(task).rows
        result = play(task)
        assert all(row["points"] == result.points[row["seat"]] for row in rows)
        assert all(row["action"] in row["legal"] for row in rows)
        assert all(len(row["observation"]) == len(TOY.open().observation_names) for row in rows)


def test_points_are_those_simulate_reports_also_where_a_game_counts_halves():
    task = series(Rules("feudalia", seats=2), ["greedy", "greedy"], 1, 7)[0]
    result = play(task)
    by_seat = {row["seat"]: row["points"] for row in decisions_of(task).rows}
    assert [by_seat[seat] for seat in range(2)] == result.points


def test_the_number_of_processes_does_not_change_the_file(tmp_path: Path):
    exported(tmp_path / "one.csv", "--jobs", "1")
    exported(tmp_path / "two.csv", "--jobs", "2")
    assert (tmp_path / "one.csv").read_text() == (tmp_path / "two.csv").read_text()
    rows = list(csv.DictReader((tmp_path / "one.csv").read_text().splitlines()))
    assert tuple(rows[0]) == COLUMNS
    assert json.loads(rows[0]["choice"])["kind"] == "lay"


def test_parquet_has_the_documented_columns_and_tells_what_it_is_of(tmp_path: Path):
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    exported(path, "--jobs", "1")
    table = parquet.read_table(path)
    assert tuple(table.column_names) == COLUMNS
    metadata = json.loads(table.schema.metadata[b"katzentisch"])
    assert (metadata["game"], metadata["actions"]) == ("whiskers", 10)
    assert len(metadata["observation"]) == len(table["observation"][0])
    exported(tmp_path / "games.csv", "--jobs", "1")
    assert table.num_rows == len((tmp_path / "games.csv").read_text().splitlines()) - 1


def test_another_kind_of_file_is_refused(capsys, tmp_path: Path):
    assert main(["export", "tests.toy", str(tmp_path / "games.xls")]) == 2
    assert "games.xls should end in one of these: .csv, .parquet." in capsys.readouterr().err


def test_every_column_is_documented():
    page = Path("docs/lab.md").read_text(encoding="utf-8")
    assert all(f"| `{column}` |" in page for column in COLUMNS)
