"""Finding puzzles: the funnel, resuming, checking; `make soak` checks the shipped ones by a deep search."""

import json
from pathlib import Path

import pytest

from katzentisch import bots, games
from katzentisch.bots.search_bot import Budget, SearchBot
from katzentisch.cli.main import main
from katzentisch.core.sight import Sight
from katzentisch.lab import puzzle_check, puzzle_search
from katzentisch.lab.play_out import play_out
from katzentisch.lab.puzzle_search import Look, PuzzleTask, Terms, best_of, level_of
from katzentisch.lab.tasks import Rules, seed_of
from katzentisch.play import puzzles

QUICK = Terms(margin=0.03, agreeing=100, iterations=200, looks=40, most=2)


def quick_task(number: int = 1) -> PuzzleTask:
    return PuzzleTask(number, Rules("felinia", "basic", 2), ("greedy", "greedy"), seed_of(1, number), QUICK)


def test_the_same_task_finds_the_same_puzzles_and_each_keeps_its_margin(tmp_path: Path):
    game = puzzle_search.find(quick_task())
    assert game == puzzle_search.find(quick_task())
    assert 1 <= len(game.lines) <= QUICK.most
    assert puzzle_search.write(tmp_path, [game]) == len(game.lines)
    for puzzle in puzzles.read_folder("felinia", tmp_path):
        puzzles.check(puzzle, tmp_path)
        assert puzzle.margin >= QUICK.margin
        assert puzzle.iterations == QUICK.iterations
        assert set(puzzle.shares) == set(puzzle_search.panel())


def test_a_margin_nobody_reaches_finds_nothing():
    task = quick_task()
    never = PuzzleTask(1, task.rules, task.bots, task.seed, Terms(margin=0.99, looks=5))
    assert puzzle_search.find(never).lines == []


def test_hard_puzzles_are_those_a_quick_look_misses():
    """Among the positions of a game: what is hard has another choice ahead than a search of 60 iterations from the same seed."""
    table = games.box("felinia").open("basic", 2).deal(3)
    hard = Terms(margin=0.01, hard=True)
    answers = 0
    for seat, _ in play_out(table, [bots.make("greedy")] * 2, 3):
        look = Look(table, seat, 3, hard)
        answer = look.first() if len(table.legal(seat)) >= hard.choices else -1
        if answer >= 0:
            quick = SearchBot(Budget(60)).search(Sight(table, seat), look.stream(0))
            assert not look.is_twin(best_of(quick), answer)
            answers += 1
            if answers == 2:
                return
    raise AssertionError("nothing in the game was hard")


def test_choices_that_lead_to_the_same_table_are_one():
    puzzle = puzzles.puzzles("felinia")[0]
    position = puzzles.set_up(puzzle)
    look = Look(position.table, puzzle.seat, 1, QUICK)
    answer = position.game.action(puzzle.answer)
    assert look.twins(answer)[0] == answer
    others = [action for action in position.table.legal(puzzle.seat) if action not in look.twins(answer)]
    assert others
    assert not any(look.is_twin(action, answer) for action in others)


@pytest.mark.parametrize(
    ("shares", "level"), [((0, 1, 1, 1, 1), 1), ((0, 0, 0.5, 1, 1), 2), ((0.5, 0, 0, 0, 0.5), 3)]
)
def test_the_level_is_how_many_bots_find_it(shares: tuple[float, ...], level: int):
    assert level_of(dict(zip("abcde", shares, strict=True))) == level


def test_a_search_goes_on_where_it_stopped_and_its_puzzles_can_be_checked(tmp_path: Path, capsys):
    where = tmp_path / "found"
    common = ["puzzles", "felinia", "--json", "--jobs", "1"]
    asked = [*common, "--seats", "2", "--variants", "basic", "--iterations", "300", "--out", str(where)]
    assert main([*asked, "--puzzles", "1"]) == 0
    first = json.loads(capsys.readouterr().out)
    journal = (where / "found.part").read_text(encoding="utf-8")
    assert main([*asked, "--puzzles", str(first["puzzles"] + 1)]) == 0
    second = json.loads(capsys.readouterr().out)
    assert second["puzzles"] > first["puzzles"]
    assert (where / "found.part").read_text(encoding="utf-8").startswith(journal)
    assert main([*common, "--check", str(where), "--iterations", "400"]) == 0
    checked = json.loads(capsys.readouterr().out)
    assert checked["held"] + checked["refuted"] == second["puzzles"]
    assert main([*asked, "--puzzles", "1", "--seed", "2"]) == 2  # the journal is of another search


def test_a_puzzle_whose_answer_is_hardly_better_is_taken_out_too(tmp_path: Path, monkeypatch):
    puzzle_search.write(tmp_path, [puzzle_search.find(quick_task())])
    task = puzzle_check.tasks("felinia", tmp_path, 400, 1)[0]
    monkeypatch.setattr(puzzles, "GOOD", 0.0)
    assert puzzle_check.check(task).holds
    monkeypatch.setattr(puzzles, "GOOD", 0.99)
    assert not puzzle_check.check(task).holds


def test_a_puzzle_that_the_deep_search_sees_otherwise_is_taken_out(tmp_path: Path):
    game = puzzle_search.find(quick_task())
    puzzle_search.write(tmp_path, [game])
    path = tmp_path / puzzles.LISTED
    first, *others = path.read_text(encoding="utf-8").splitlines()
    data = json.loads(first)
    wrong = data["tried"][-1][0]  # the worst of those tried
    data.update(answer=wrong, accepted=[wrong], tried=[data["tried"][-1]])
    path.write_text("\n".join([json.dumps(data), *others]) + "\n", encoding="utf-8")
    task = puzzle_check.tasks("felinia", tmp_path, 400, 1)[0]
    checked = puzzle_check.check(task)
    assert not checked.holds
    puzzle_check.note("felinia", tmp_path, checked)
    assert data["id"] not in path.read_text(encoding="utf-8")
    assert puzzle_check.summary("felinia", tmp_path, 400)["refuted"] == 1


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["felinia"], "--out"),
        (["felinia", "--out", "a", "--check", "b"], "--out"),
        (["felinia", "--out", "a", "--margin", "2"], "between 0 and 1"),
        (["felinia", "--out", "a", "--puzzles", "0"], "at least 1"),
        (["felinia", "--out", "a", "--iterations", "3"], "at least 100"),
        (["felinia", "--out", "a", "--seats", "two"], "whole numbers"),
        (["felinia", "--out", "a", "--seats", "9"], "9"),
        (["felinia", "--out", "a", "--variants", "nonsense"], "nonsense"),
        (["felinia", "--out", "a", "--bots", "nobody"], "nobody"),
        (["chess", "--out", "a"], "chess"),
    ],
)
def test_wrong_input_is_told_and_nothing_is_written(
    wrong: list[str], told: str, capsys, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    assert main(["puzzles", *wrong]) == 2
    assert told in capsys.readouterr().err
    assert not any(tmp_path.iterdir())


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", ["felinia", "feudalia", "isle_of_cats"])
def test_a_deep_search_from_another_seed_finds_the_same_answer(game):
    """Every fifth puzzle: all of them take an hour for each game."""
    sample = puzzles.puzzles(game)[::5]
    held = 0
    for number, puzzle in enumerate(sample):
        task = puzzle_check.CheckTask(
            puzzle, puzzles.folder(game), puzzle_check.ITERATIONS, seed_of(7, number)
        )
        held += puzzle_check.check(task).holds
    assert held >= 0.95 * len(sample)
