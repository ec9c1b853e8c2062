"""Text of a table for the terminal: board, choices, questions and scores."""

import json
from collections.abc import Mapping, Sequence
from typing import cast

from rich.markup import escape
from rich.table import Table

from katzentisch import games
from katzentisch.core.game import Game, Score
from katzentisch.core.points import written
from katzentisch.core.words import Words


def draw(game: Game, view: Mapping[str, object], words: Words, players: Sequence[str]) -> str:
    """Return a view as text with rich markup: the game's own drawing, or the plain data where it has none.

    The players' names are added to the view as `names`, by seat.
    """
    view = {**view, "names": [escape(name) for name in players]}
    terminal = games.desk(game.name, "terminal")
    if terminal is None:
        return escape(json.dumps(view, ensure_ascii=False))
    return cast(str, terminal.draw(view, game.printed(), words))


def changed_blocks(before: str, after: str) -> list[str]:
    r"""Return the paragraphs of a drawing that the one before did not have; the head is always among them.

    >>> changed_blocks("head\n\nisland\n\nboat", "head\n\nisland\n\nfuller boat")
    ['head', 'fuller boat']
    """
    old = set(before.split("\n\n"))
    head, *blocks = after.split("\n\n")
    return [head, *(block for block in blocks if block not in old)]


def note_beside(game: Game, action: int, view: Mapping[str, object], words: Words) -> str:
    """Return what a choice costs and brings, as the game's terminal tells it; empty where it has nothing to add."""
    terminal = games.desk(game.name, "terminal")
    beside = getattr(terminal, "beside", None)
    return "" if beside is None else cast(str, beside(game.choice(action), view, game.printed(), words))


def choice_text(
    game: Game, action: int, question: Mapping[str, object], words: Words, players: Sequence[str]
) -> str:
    """Return the words of a choice; the question's facts help to fill its blanks."""
    choice = game.choice(action)
    return words.say(f"choice.{choice['kind']}", {**question, **choice}, players)


def question_text(question: Mapping[str, object], words: Words, players: Sequence[str]) -> str:
    """Return what a seat is asked."""
    return words.say(f"question.{question['kind']}", question, players)


def score_table(
    scores: Sequence[Score],
    winners: Sequence[int],
    players: Sequence[str],
    words: Words,
    total: str,
) -> Table:
    """Return the scores as a table, a column per seat, winners in bold; lines that read alike share a row."""
    table = Table()
    table.add_column("", overflow="fold")
    for score in scores:
        name = escape(players[score.seat])
        table.add_column(f"[bold]{name} ★[/]" if score.seat in winners else name, justify="right")
    for text, counted in _score_rows(scores, words).items():
        row = ["" if points is None else written(points) for points in counted]
        table.add_row(escape(text), *row)
    if table.rows:
        table.rows[-1].end_section = True
    table.add_row(f"[bold]{total}[/]", *(f"[bold]{written(score.total)}[/]" for score in scores))
    return table


def _score_rows(scores: Sequence[Score], words: Words) -> dict[str, list[int | float | None]]:
    """Return the points of each line by its words, in the order of the lines' keys."""
    keys = dict.fromkeys(line.key for score in scores for line in score.lines)
    rows: dict[str, list[int | float | None]] = {}
    for key in keys:
        for column, score in enumerate(scores):
            for line in score.lines:
                if line.key == key:
                    empty: list[int | float | None] = [None] * len(scores)
                    row = rows.setdefault(words.say(f"score.{key}", line.facts), empty)
                    row[column] = (row[column] or 0) + line.points
    return rows


def score_data(scores: Sequence[Score], players: Sequence[str]) -> list[dict[str, object]]:
    """Return the scores as plain data."""
    return [
        {
            "seat": score.seat,
            "name": players[score.seat],
            "total": score.total,
            "lines": [{"key": line.key, "points": line.points} for line in score.lines],
        }
        for score in scores
    ]
