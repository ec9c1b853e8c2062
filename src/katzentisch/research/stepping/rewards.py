"""Rewards of a learner: the result of the game, the change of its margin, or both.

`result` pays once, when the game is over: `Table.returns`, between -1 and 1, tie-breaks folded in.
`score` pays after every decision the change of the seat's margin, its points less the best other
seat's, a hundredth each; over a game the payments sum to the final margin. `both` adds the two.
Margins use hidden information, as a referee does: they are for training, not for a seat to see.
"""

from typing import Final

from mypy_extensions import i64

from katzentisch.core.game import Table
from katzentisch.core.options import BadOption

RESULT: Final = 1
SCORE: Final = 2
_POINT: Final = 0.01

_KINDS: dict[str, int] = {"result": RESULT, "score": SCORE, "both": RESULT | SCORE}


def kind_named(name: str) -> int:
    """Return a kind of reward by name."""
    if name not in _KINDS:
        raise BadOption(f"there is no reward {name!r}; there are {', '.join(_KINDS)}")
    return _KINDS[name]


def margin(table: Table, seat: i64) -> float:
    """Return a seat's points less the best other seat's, a hundredth each, as if the game ended now."""
    own = 0.0
    best = 0.0
    others = False
    for score in table.scores():
        if score.seat == seat:
            own = float(score.total)
        elif not others or score.total > best:
            best = float(score.total)
            others = True
    return (own - best) * _POINT


def margins(table: Table) -> list[float]:
    """Return every seat's margin."""
    return [margin(table, seat) for seat in range(int(table.game.seats))]


def resigned(seats: i64, loser: i64) -> list[float]:
    """Return the result of a game in which one seat gave up: it lost, the others share what it lost."""
    if seats == 1:
        return [-1.0]
    gained = 1.0 / float(seats - 1)
    return [-1.0 if seat == loser else gained for seat in range(int(seats))]
