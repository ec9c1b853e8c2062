"""Puzzles: every shipped one is replayed through the rules, tries are judged, and each day has its own."""

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.core.record import RecordError
from katzentisch.core.words import LANGUAGES, load
from katzentisch.lab import puzzle_check
from katzentisch.play import puzzles
from katzentisch.play.puzzles import Puzzle, PuzzleError

ENOUGH = 100  # puzzles of a game
GAMES = [name for name in games.names() if puzzles.folder(name).is_dir()]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_stands_in_its_record_and_every_choice_it_names_is_legal(game):
    for puzzle in puzzles.puzzles(game):
        table = puzzles.check(puzzle)
        assert len(table.legal(puzzle.seat)) >= 3, puzzle.id
        assert puzzle.margin > 0, puzzle.id
        assert all(tried.share < puzzle.tried[0].share for tried in puzzle.tried[1:]), puzzle.id
        position = puzzles.set_up(puzzle)
        assert puzzle.id == puzzles.id_of(position.record, position.game, puzzle.step, puzzle.seat)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_was_searched_deeply_and_its_answer_is_clearly_best(game):
    held = puzzles.puzzles(game)
    assert min(puzzle.iterations for puzzle in held) >= puzzle_check.ITERATIONS
    assert min(puzzle.margin for puzzle in held) >= puzzles.GOOD


@pytest.mark.parametrize("game", games.names())
def test_there_are_a_hundred_of_several_kinds_levels_and_seats(game):
    held = puzzles.puzzles(game)
    assert len(held) >= ENOUGH
    assert {puzzle.level for puzzle in held} == {1, 2, 3}
    assert len({puzzle.kind for puzzle in held}) >= 3
    assert len({puzzle.seat for puzzle in held}) >= 2
    assert len({puzzles.options_of(puzzle).variant for puzzle in held}) >= 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_title(game, language):
    words = load(language, games.box(game).folder / "words")
    missing = {puzzle.kind for puzzle in puzzles.puzzles(game) if not words.has(f"theme.{puzzle.kind}")}
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_no_record_lies_about_that_no_puzzle_needs_and_none_is_longer_than_needed(game):
    last: dict[str, int] = {}
    for puzzle in puzzles.puzzles(game):
        last[puzzle.record] = max(puzzle.step, last.get(puzzle.record, 0))
    records = {
        path.stem: path for path in puzzles.folder(game).glob("*.jsonl") if path.name != puzzles.LISTED
    }
    assert set(records) == set(last)
    for name, path in records.items():
        assert len(path.read_text(encoding="utf-8").splitlines()) - 1 == last[name], name


def some(**other: object) -> Puzzle:
    puzzle = next(puzzle for puzzle in puzzles.puzzles("felinia") if len(puzzle.tried) > 2)
    return replace(puzzle, **other)  # type: ignore[arg-type]


def test_the_answer_is_right_and_another_choice_is_told_what_it_is_worth():
    puzzle = some()
    assert puzzles.judge(puzzle, puzzle.answer).right
    other = puzzle.tried[1]
    verdict = puzzles.judge(puzzle, other.choice)
    assert (verdict.right, verdict.tried) == (False, other)
    assert puzzles.judge(puzzle, {"kind": "nothing of the kind"}).tried is None


def test_a_try_that_loses_little_is_good_but_not_right():
    puzzle = some()
    best, second, third = puzzle.tried[:3]
    close = replace(second, share=best.share - puzzles.GOOD / 2)
    far = replace(third, share=best.share - puzzles.GOOD * 2)
    puzzle = replace(puzzle, tried=(best, close, far))
    assert puzzles.judge(puzzle, close.choice).good
    assert not puzzles.judge(puzzle, far.choice).good
    assert not puzzles.judge(puzzle, puzzle.answer).good


def test_a_choice_that_leads_to_the_same_table_is_right_too():
    puzzle = some()
    assert puzzles.judge(
        replace(puzzle, accepted=(puzzle.answer, puzzle.tried[1].choice)), puzzle.tried[1].choice
    ).right


def test_every_puzzle_has_its_day_before_one_comes_again():
    number = len(puzzles.puzzles("felinia"))
    first = date(2026, 11, 18)
    days = [puzzles.of_day("felinia", first + timedelta(days)) for days in range(number)]
    assert len({puzzle.id for puzzle in days if puzzle is not None}) == number
    assert puzzles.of_day("felinia", first + timedelta(number)) is days[0]


def test_a_line_reads_back_as_the_same_puzzle(tmp_path: Path):
    puzzle = some()
    (tmp_path / puzzles.LISTED).write_text(puzzles.as_line(puzzle) + "\n", encoding="utf-8")
    (read,) = puzzles.read_folder("felinia", tmp_path)
    assert puzzles.as_line(read) == puzzles.as_line(puzzle)


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
    puzzle = some()
    with pytest.raises(PuzzleError, match="choices, not"):
        puzzles.check(replace(puzzle, step=10_000))
    with pytest.raises(PuzzleError, match="owes no decision"):
        puzzles.check(replace(puzzle, seat=1 - puzzle.seat if puzzle.seat < 2 else 0))
    with pytest.raises(PuzzleError, match="is refused"):
        puzzles.check(
            replace(puzzle, accepted=(*puzzle.accepted, {"kind": "reveal", "province": "lion-post-1"}))
        )
    with pytest.raises(RecordError):
        puzzles.check(replace(puzzle, accepted=(*puzzle.accepted, {"kind": "dance"})))
    with pytest.raises(PuzzleError, match="kind"):
        puzzles.check(replace(puzzle, kind="dance"))
