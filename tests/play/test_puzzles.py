"""Puzzles: every shipped one is replayed through the rules, tries are judged, and each day has its own."""

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.core.record import RecordError
from katzentisch.core.words import LANGUAGES, load
from katzentisch.play import puzzles
from katzentisch.play.puzzles import Puzzle, PuzzleError

GAMES = [name for name in games.names() if puzzles.folder(name).is_dir()]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_stands_in_its_record_and_every_choice_it_names_is_legal(game):
    for one in puzzles.puzzles(game):
        table = puzzles.check(one)
        assert len(table.legal(one.seat)) >= 3, one.id
        assert one.margin > 0, one.id
        assert all(tried.share < one.tried[0].share for tried in one.tried[1:]), one.id
        position = puzzles.set_up(one)
        assert one.id == puzzles.id_of(position.record, position.game, one.step, one.seat)


@pytest.mark.parametrize("game", ["felinia"])
def test_there_are_a_hundred_of_several_kinds_levels_and_seats(game):
    held = puzzles.puzzles(game)
    assert len(held) >= 100
    assert {one.level for one in held} == set(puzzles.LEVELS)
    assert len({one.kind for one in held}) >= 3
    assert len({one.seat for one in held}) >= 2
    assert len({puzzles.options_of(one).variant for one in held}) >= 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_title(game, language):
    words = load(language, games.box(game).folder / "words")
    missing = {one.kind for one in puzzles.puzzles(game) if not words.has(f"theme.{one.kind}")}
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_no_record_lies_about_that_no_puzzle_needs_and_none_is_longer_than_needed(game):
    last: dict[str, int] = {}
    for one in puzzles.puzzles(game):
        last[one.record] = max(one.step, last.get(one.record, 0))
    found = {path.stem: path for path in puzzles.folder(game).glob("*.jsonl") if path.name != puzzles.LISTED}
    assert set(found) == set(last)
    for name, path in found.items():
        assert len(path.read_text(encoding="utf-8").splitlines()) - 1 == last[name], name


def some(**other: object) -> Puzzle:
    one = next(one for one in puzzles.puzzles("felinia") if len(one.tried) > 2)
    return replace(one, **other)  # type: ignore[arg-type]


def test_the_answer_is_right_and_another_choice_is_told_what_it_is_worth():
    one = some()
    assert puzzles.judge(one, one.answer).right
    other = one.tried[1]
    verdict = puzzles.judge(one, other.choice)
    assert (verdict.right, verdict.tried) == (False, other)
    assert puzzles.judge(one, {"kind": "nothing of the kind"}).tried is None


def test_a_try_that_loses_little_is_good_but_not_right():
    one = some()
    best, second, third = one.tried[:3]
    close = replace(second, share=best.share - puzzles.GOOD / 2)
    far = replace(third, share=best.share - puzzles.GOOD * 2)
    one = replace(one, tried=(best, close, far))
    assert puzzles.judge(one, close.choice).good
    assert not puzzles.judge(one, far.choice).good
    assert not puzzles.judge(one, one.answer).good


def test_a_choice_that_leads_to_the_same_table_is_right_too():
    one = some()
    assert puzzles.judge(replace(one, accepted=(one.answer, one.tried[1].choice)), one.tried[1].choice).right


def test_every_puzzle_has_its_day_before_one_comes_again():
    number = len(puzzles.puzzles("felinia"))
    first = date(2026, 11, 18)
    days = [puzzles.of_day("felinia", first + timedelta(days)) for days in range(number)]
    assert len({one.id for one in days if one is not None}) == number
    assert puzzles.of_day("felinia", first + timedelta(number)) is days[0]


def test_a_line_reads_back_as_the_same_puzzle(tmp_path: Path):
    one = some()
    (tmp_path / puzzles.LISTED).write_text(puzzles.as_line(one) + "\n", encoding="utf-8")
    (read,) = puzzles.read_folder("felinia", tmp_path)
    assert puzzles.as_line(read) == puzzles.as_line(one)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"level": 4}, "line 1: level 4"),
        ({"answer": {"kind": "pass", "x": 1}}, "line 1: the answer is not among"),
        ({"tried": []}, "line 1: the answer does not come first"),
        ({"step": None}, "line 1: TypeError"),
        ({"found": 3}, "line 1: AttributeError"),
    ],
)
def test_a_wrong_line_is_refused_by_its_number(tmp_path: Path, change: dict[str, object], told: str):
    data = {**json.loads(puzzles.as_line(some())), **change}
    (tmp_path / puzzles.LISTED).write_text(json.dumps(data) + "\n", encoding="utf-8")
    with pytest.raises(PuzzleError, match=told):
        puzzles.read_folder("felinia", tmp_path)


def test_the_same_id_twice_is_refused(tmp_path: Path):
    (tmp_path / puzzles.LISTED).write_text((puzzles.as_line(some()) + "\n") * 2, encoding="utf-8")
    with pytest.raises(PuzzleError, match="line 2: the id"):
        puzzles.read_folder("felinia", tmp_path)


def test_a_puzzle_that_does_not_fit_its_record_is_refused():
    one = some()
    with pytest.raises(PuzzleError, match="choices, not"):
        puzzles.check(replace(one, step=10_000))
    with pytest.raises(PuzzleError, match="owes no decision"):
        puzzles.check(replace(one, seat=1 - one.seat if one.seat < 2 else 0))
    with pytest.raises(PuzzleError, match="is refused"):
        puzzles.check(replace(one, accepted=(*one.accepted, {"kind": "reveal", "province": "lion-post-1"})))
    with pytest.raises(RecordError):
        puzzles.check(replace(one, accepted=(*one.accepted, {"kind": "dance"})))
    with pytest.raises(PuzzleError, match="kind"):
        puzzles.check(replace(one, kind="dance"))
