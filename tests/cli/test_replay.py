"""`katzentisch replay`."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Katzentisch


@pytest.fixture
def recorded(katzentisch: Katzentisch, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    katzentisch("play", "whiskers", "--seed", "7", "--seats", "random,random", "--record", str(path))
    return path


def test_a_record_is_told_with_its_secrets_and_scores(katzentisch: Katzentisch, recorded: Path):
    out = katzentisch("replay", str(recorded)).out
    assert "   1  Player 1: Lay the" in out
    assert "· Player 1 lays the" in out
    assert "Rounds won" in out
    assert "Winner" in out


def test_it_stops_where_it_is_told_to(katzentisch: Katzentisch, recorded: Path):
    out = katzentisch("replay", str(recorded), "--to", "2", "--board").out
    assert "   3  Player" not in out
    assert "The game is not over: 2 of 8 recorded choices." in out
    assert '"round": 1' in out


def test_programs_get_every_step(katzentisch: Katzentisch, recorded: Path):
    story = json.loads(katzentisch("replay", str(recorded), "--json").out)
    assert len(story["steps"]) == 8
    assert story["over"] is True
    assert story["steps"][0].keys() == {"number", "seat", "choice", "events"}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            '"rules": "1"',
            '"rules": "0"',
            "The record was played with rules 0 of whiskers; these are rules 1.",
        ),
        ('"material": "', '"material": "x', "The record was played with material x"),
        ('"value": ', '"value": 9', "The record cannot be used: line 2: 'lay': value 9"),
        ("{", "tea", "The record cannot be used: line 1: not JSON"),
        ('"seats": 2', '"seats": 7', "whiskers (usual) is for 2, 3 or 4 seats, not 7."),
        ("katzentisch-record-1", "tea", "The record cannot be used: line 1: format 'tea'"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_by_name(
    katzentisch: Katzentisch, recorded: Path, old: str, new: str, complaint: str
):
    text = recorded.read_text(encoding="utf-8")
    assert old in text
    recorded.write_text(text.replace(old, new), encoding="utf-8")
    answer = katzentisch("replay", str(recorded))
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(complaint)
    assert answer.err.count("\n") == 1


def test_a_choice_the_rules_refuse_is_refused_before_anything_is_told(
    katzentisch: Katzentisch, recorded: Path
):
    lines = recorded.read_text(encoding="utf-8").splitlines()
    lines[1] = '{"seat": 0, "choice": {"kind": "take_back"}}'
    recorded.write_text("\n".join(lines), encoding="utf-8")
    answer = katzentisch("replay", str(recorded))
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "Choice 0 of the record (seat 0, action 9) is refused: You have laid no card.\n"


def test_too_far_is_said(katzentisch: Katzentisch, recorded: Path):
    answer = katzentisch("replay", str(recorded), "--to", "9", "--lang", "de")
    assert answer.code == 2
    assert answer.err.startswith("--to 9 liegt nicht zwischen 0 und 8")


def test_a_file_that_is_no_text_is_said(katzentisch: Katzentisch, recorded: Path):
    recorded.write_bytes(b"\xff\xfe\x00")
    assert katzentisch("replay", str(recorded)).err.startswith("The file is not text in UTF-8")
