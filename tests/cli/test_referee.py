"""`katzentisch referee`: cases in, answers out, errors in their place."""

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from katzentisch import games
from katzentisch.play.referee import answer
from katzentisch.play.referee import said as in_language
from tests.cli.conftest import Katzentisch


def doubled(case: dict[str, object]) -> dict[str, object]:
    number = case.get("number")
    if not isinstance(number, int):
        raise ValueError(f"number {number!r} is not a whole number")
    return {"double": 2 * number}


@pytest.fixture
def ask(katzentisch: Katzentisch, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], tuple[int, object]]:
    monkeypatch.setattr(games, "desk", lambda game, tool: SimpleNamespace(answer=doubled))

    def asked(cases: str) -> tuple[int, object]:
        answer = katzentisch("referee", "whiskers", typed=cases)
        return answer.code, json.loads(answer.out)

    return asked


def test_one_case_gets_one_answer(ask):
    assert ask('{"number": 4}') == (0, {"double": 8})


def test_a_list_of_cases_gets_a_list_of_answers(ask):
    assert ask('[{"number": 4}, {"number": 5}]') == (0, [{"double": 8}, {"double": 10}])


def test_a_senseless_case_is_an_error_in_its_place_and_exit_code_2(ask):
    code, answers = ask('[{"number": 4}, {"number": "tea"}, 7]')
    assert code == 2
    assert answers[0] == {"double": 8}
    assert answers[1] == {"error": "number 'tea' is not a whole number"}
    assert answers[2]["error"].endswith("not 7")


@pytest.mark.parametrize("text", ["", "tea", "{", "[" * 100_000])
def test_what_is_not_json_is_an_error(ask, text: str):
    code, answer = ask(text)
    assert code == 2
    assert answer["error"].startswith("the case is not JSON")


def test_a_complaint_is_german_where_german_is_spoken(ask, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    code, answer = ask('{"number": 1e99}')
    assert code == 2 and answer == {"error": "eine Zahl des Falls ist größer als 1000000"}


def test_cases_may_come_from_a_file(
    katzentisch: Katzentisch, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(games, "desk", lambda game, tool: SimpleNamespace(answer=doubled))
    path = tmp_path / "case.json"
    path.write_text('{"number": 1}', encoding="utf-8")
    assert json.loads(katzentisch("referee", "whiskers", str(path)).out) == {"double": 2}


def test_a_game_without_a_referee_and_no_game_at_all(katzentisch: Katzentisch):
    assert katzentisch("referee", "tea").err == "There is no game 'tea'; there are: whiskers.\n"


@pytest.mark.parametrize(
    ("game", "case", "said"),
    [
        ("felinia", {"task": "tea"}, "task 'tea' gibt es nicht; möglich: score, moves"),
        ("felinia", {"players": [{"silver": 99}]}, "silver 99 ist mehr als 6, das Ende der Leiste"),
        ("felinia", {"players": [{"trade": ["lion"], "tea": 1}]}, "Das Feld 'tea' gibt es nicht"),
        ("felinia", {"task": "moves", "country": "tea"}, "country: 'tea' gibt es nicht; möglich: "),
        ("isle_of_cats", {"task": "tea"}, "task 'tea' gibt es nicht; möglich: "),
        ("isle_of_cats", {"task": "winners", "players": []}, "players: Niemand spielt mit"),
        ("isle_of_cats", {"task": "winners", "players": 3}, "case: players muss eine Liste sein, nicht 3"),
        ("feudalia", {"ask": "tea"}, "tea"),
    ],
)
def test_nonsense_is_answered_in_german_too(game: str, case: dict[str, object], said: str):
    with pytest.raises(ValueError) as error:
        answer(game, case)
    assert said in in_language(error.value, "de")
    assert in_language(error.value, "en") == str(error.value)
