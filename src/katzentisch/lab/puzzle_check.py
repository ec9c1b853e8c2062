"""Checks puzzles by a deeper search than the one that found them, and notes what it says in their file.

A puzzle holds if the deep search has the same choice best, by as much as makes a try no longer a good one. What that search says the choices are worth replaces what stood there;
a puzzle that fails is moved to `refuted.jsonl` beside the list, so that the share that holds can be counted.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from katzentisch.lab.puzzle_search import Look, Terms, best_of, found_by, level_of, tried_of
from katzentisch.lab.tasks import seed_of
from katzentisch.play import puzzles
from katzentisch.play.puzzles import Puzzle

ITERATIONS = 50_000
_REFUTED = "refuted.jsonl"


@dataclass(frozen=True)
class CheckTask:
    """One puzzle to check."""

    puzzle: Puzzle
    folder: Path
    iterations: int
    seed: int


@dataclass(frozen=True)
class Checked:
    """A puzzle as the deep search sees it, and whether its answer is still best."""

    puzzle: Puzzle
    holds: bool


def tasks(game: str, where: Path, iterations: int, seed: int) -> list[CheckTask]:
    """Return what is left to check in a folder."""
    return [
        CheckTask(puzzle, where, iterations, seed_of(seed, int(puzzle.id, 16)))
        for puzzle in puzzles.read_folder(game, where)
        if puzzle.iterations < iterations
    ]


def check(task: CheckTask) -> Checked:
    """Search the position of a puzzle once more."""
    puzzle = task.puzzle
    table = puzzles.check(puzzle, task.folder)
    game = table.game
    look = Look(table, puzzle.seat, task.seed, Terms(iterations=task.iterations))
    deep = look.deep()
    best = game.choice(best_of(deep))
    if best not in puzzle.accepted:
        return Checked(replace(puzzle, iterations=task.iterations), False)
    answer = game.action(puzzle.answer)
    shares = found_by(table, puzzle.seat, {game.action(choice) for choice in puzzle.accepted}, task.seed)
    checked = replace(
        puzzle,
        tried=tried_of(deep, game, answer),
        margin=round(look.margin(deep, best_of(deep)), 4),
        shares=shares,
        level=level_of(shares),
        iterations=task.iterations,
    )
    return Checked(checked, checked.tried[0].choice == puzzle.answer and checked.margin >= puzzles.GOOD)


def note(game: str, where: Path, checked: Checked) -> None:
    """Write what was found about a puzzle into its folder."""
    lines = [puzzles.as_line(puzzle) for puzzle in _updated(game, where, checked)]
    (where / puzzles.LISTED).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    if not checked.holds:
        with (where / _REFUTED).open("a", encoding="utf-8") as file:
            file.write(puzzles.as_line(checked.puzzle) + "\n")


def _updated(game: str, where: Path, checked: Checked) -> Iterator[Puzzle]:
    for puzzle in puzzles.read_folder(game, where):
        if puzzle.id != checked.puzzle.id:
            yield puzzle
        elif checked.holds:
            yield checked.puzzle


def summary(game: str, where: Path, iterations: int) -> dict[str, object]:
    """Count what held and what did not."""
    held = [puzzle for puzzle in puzzles.read_folder(game, where) if puzzle.iterations >= iterations]
    path = where / _REFUTED
    refuted = len(path.read_text(encoding="utf-8").splitlines()) if path.exists() else 0
    return {"folder": str(where), "held": len(held), "refuted": refuted, "iterations": iterations}
