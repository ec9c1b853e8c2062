"""Preview of the points a legal choice would gain at once.

It is computed on a guess of the asking seat, so it cannot reveal what is hidden.
"""

from collections.abc import Sequence
from typing import Any

from katzentisch.core.game import Line, Table
from katzentisch.core.points import tidy


def gain(table: Table, seat: int, action: int, then: Sequence[int] = ()) -> dict[str, Any]:
    """Return the points gained by a legal choice, and the score lines that appear (`come`) and disappear (`go`).

    With `then`, of a chain: a choice and those that follow it at once. Nothing is returned if one of them is not legal.
    """
    tried = table.guess(seat, 0)
    before = tried.scores()[seat]  # also on the guess: a score of the true table may count what is hidden
    tried.play(seat, action)
    for following in then:
        if following not in tried.legal(seat):
            return {}
        tried.play(seat, following)
    after = tried.scores()[seat]
    return {
        "points": tidy(after.total - before.total),
        "come": _difference(after.lines, before.lines),
        "go": _difference(before.lines, after.lines),
    }


def _difference(lines: list[Line], others: list[Line]) -> list[dict[str, Any]]:
    """Return the lines that are not among the others, as data."""
    known = [(other.key, other.points, other.facts) for other in others]
    return [
        {"key": line.key, "points": line.points, "facts": line.facts}
        for line in lines
        if (line.key, line.points, line.facts) not in known
    ]
