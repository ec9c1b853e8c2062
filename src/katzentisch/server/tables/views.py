"""What one seat is sent of a match.

The only module that turns a table into data for people. It uses nothing but the methods that know what a seat may see
(`view`, `question`, `legal`, `heard_by`); scores and seed are sent when the game is over.
"""

from collections.abc import Callable, Sequence
from typing import Any

from katzentisch.core.events import Event
from katzentisch.core.game import SPECTATOR, Table
from katzentisch.play.match import Match
from katzentisch.play.undo import Policy, can_redo, undoing
from katzentisch.server.wire.messages import (
    Heard,
    Result,
    ScoreLine,
    SeatScore,
    SeatView,
    Undo,
    UndoAsked,
    runs,
)

_NO_UNDO = Undo("off", "nothing_to_undo", 0)


# step, number of the event in its step, event, seat -> the event as that seat heard it, encoded or not
Hear = Callable[[int, int, Event, int], Any]


def _unencoded(step: int, number: int, event: Event, seat: int) -> Heard:
    """Return an event of a step as one seat heard it."""
    return Heard(step, event.heard_by(seat))


def seat_view(
    match: Match,
    seat: int,
    since: int,
    names: bool,
    policy: Policy,
    people: Sequence[int],
    hear: Hear = _unencoded,
) -> SeatView:
    """Return what one seat sees of the match, and what it heard after step `since`."""
    view = dict(match.table.view(seat))
    heard = _heard_since(match, seat, since, hear)
    if seat == SPECTATOR:
        return SeatView(seat, view, {}, [], [], heard, _NO_UNDO, False)
    legal = match.legal[seat]
    choices = [match.game.choice(action) for action in legal] if names else []
    others = [other for other in people if other != seat]
    undo = Undo(*undoing(match, seat, policy, others))
    return SeatView(
        seat, view, dict(match.questions[seat]), runs(legal), choices, heard, undo, can_redo(match, seat)
    )


def _heard_since(match: Match, seat: int, since: int, hear: Hear) -> list[Heard]:
    return [
        hear(step, number, event, seat)
        for step in range(since + 1, match.step + 1)
        for number, event in enumerate(match.told[step])
    ]


def asked(match: Match, people: Sequence[int]) -> UndoAsked | None:
    """Return the open request to undo."""
    if match.asked is None:
        return None
    seat, to = match.asked
    waiting = [other for other in people if other != seat and other not in match.agreed]
    return UndoAsked(seat, to, match.agreed[:], waiting)


def result(table: Table, seed: int) -> Result | None:
    """Return how a finished game ended, None while it runs: scores may hold secrets."""
    if not table.is_over:
        return None
    scores = [
        SeatScore(
            score.seat,
            score.total,
            [ScoreLine(line.key, line.points, line.facts) for line in score.lines],
        )
        for score in table.scores()
    ]
    return Result(table.winners(), scores, str(seed))


def past_view(table: Table, seat: int) -> SeatView:
    """Return what a seat saw at an earlier moment."""
    if seat == SPECTATOR:
        return SeatView(seat, dict(table.view(seat)), {}, [], [], [], _NO_UNDO, False)
    return SeatView(
        seat,
        dict(table.view(seat)),
        dict(table.question(seat)),
        runs(table.legal(seat)),
        [],
        [],
        _NO_UNDO,
        False,
    )
