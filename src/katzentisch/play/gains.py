"""What a legal choice would gain at once, as far as the seat that asks can know.

Everything is looked at on a guess, so the answer cannot betray what is hidden; lines of the score that change are told.
"""

from typing import Any

from katzentisch.core.game import Line, Table
from katzentisch.core.points import tidy


def gain(table: Table, seat: int, action: int) -> dict[str, Any]:
    """Return the points won or lost by a legal choice, the lines of the score that come and those that go."""
    tried = table.guess(seat, 0)
    before = tried.scores()[seat]  # of the guess too: a score at the true table may count what is hidden
    tried.play(seat, action)
    after = tried.scores()[seat]
    return {
        "points": tidy(after.total - before.total),
        "come": _told(after.lines, before.lines),
        "go": _told(before.lines, after.lines),
    }


def _told(lines: list[Line], others: list[Line]) -> list[dict[str, Any]]:
    """List the lines that are not among the others."""
    known = [(other.key, other.points, other.facts) for other in others]
    return [
        {"key": line.key, "points": line.points, "facts": line.facts}
        for line in lines
        if (line.key, line.points, line.facts) not in known
    ]
