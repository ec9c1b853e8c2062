"""`katzentisch simulate`: exact options and JSON, the same results whatever the jobs."""

import csv
import json
from pathlib import Path

import pytest

from katzentisch.cli.main import main


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["simulate", "tests.toy", "--json", *words]) == 0
    answer: dict[str, object] = json.loads(capsys.readouterr().out)
    return answer


def test_the_answer_for_programs_has_exactly_these_fields(capsys):
    answer = simulated(
        capsys, "--seats", "greedy,random,random", "--games", "30", "--seed", "7", "--jobs", "1"
    )
    assert list(answer) == ["game", "variant", "games", "seed", "seats", "rounds", "seconds"]
    assert (answer["game"], answer["variant"], answer["games"], answer["seed"]) == (
        "whiskers",
        "usual",
        30,
        7,
    )
    first = answer["seats"][0]
    assert list(first) == ["bot", "wins", "share", "interval", "mean_points"]
    assert [seat["bot"] for seat in answer["seats"]] == ["greedy", "random", "random"]
    assert sum(seat["wins"] for seat in answer["seats"]) == pytest.approx(30)
    assert first["interval"][0] < first["share"] < first["interval"][1]
    assert answer["rounds"] == {"mean": 4.0, "min": 4, "max": 4}


def test_the_same_seed_gives_the_same_results_whatever_the_jobs(capsys, tmp_path: Path):
    files = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.csv"
        simulated(capsys, "--games", "12", "--jobs", jobs, "--out", str(file))
        files.append(file.read_text())
    assert files[0] == files[1]
    rows = list(csv.DictReader(files[0].splitlines()))
    assert len(rows) == 24
    assert set(rows[0]) >= {"game", "seed", "seat", "bot", "win_share", "points", "points_rounds"}
    assert not list(tmp_path.glob("*.part"))


def test_the_summary_for_people_names_bots_and_shares(capsys):
    assert main(["simulate", "tests.toy", "--games", "5", "--jobs", "1", "--lang", "de"]) == 0
    shown = capsys.readouterr().out
    assert "greedy" in shown
    assert "Schnurrhaare (usual), 5 Partien" in shown


def test_nonsense_is_refused_in_one_sentence(capsys):
    assert main(["simulate", "tests.toy", "--games", "0"]) == 2
    assert capsys.readouterr().err == "--games must be at least 1, not 0.\n"
    assert main(["simulate", "tests.toy", "--seats", "greedy,tiger"]) == 2
    assert "There is no bot 'tiger'" in capsys.readouterr().err
