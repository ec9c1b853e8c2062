"""What each seat is sent: made from the match, for one seat at a time.

The only place where a table becomes bytes for people. Everything goes through the verbs that
know what a seat may see (`view`, `question`, `legal`, `heard_by`); scores and seed are told when the game is over.
"""

from collections.abc import Callable, Sequence
from typing import Any

from katzentisch import games
from katzentisch.core.events import Event
from katzentisch.core.game import SPECTATOR, Table
from katzentisch.core.points import real
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
    View,
    runs,
)

OFF = Undo("off", "nothing_to_undo", 0)


def view(
    match: Match, seats: Sequence[int], seen: int, names: bool, policy: Policy, people: Sequence[int]
) -> View:
    """Return the present view of some seats, for a page that has seen entry `seen`."""
    since = match.unchanged_since(seen)
    views = [seat_view(match, seat, since, names, policy, people) for seat in seats]
    return View(
        match.seq,
        match.step,
        since,
        match.table.to_act,
        views,
        asked(match, people),
        result(match.table, match.seed),
    )


def hear(step: int, number: int, event: Event, seat: int) -> Heard:
    """Return an event of a step as one seat heard it."""
    return Heard(step, event.heard_by(seat))


def seat_view(
    match: Match,
    seat: int,
    since: int,
    names: bool,
    policy: Policy,
    people: Sequence[int],
    hear: Callable[[int, int, Event, int], Any] = hear,
) -> SeatView:
    """Return what one seat sees of the match, and what it heard after step `since`."""
    seen = dict(match.table.view(seat))
    heard = heard_since(match, seat, since, hear)
    if seat == SPECTATOR:
        return SeatView(seat, seen, {}, [], [], heard, OFF, False)
    legal = match.legal[seat]
    choices = [match.game.choice(action) for action in legal] if names else []
    others = [other for other in people if other != seat]
    undo = Undo(*undoing(match, seat, policy, others))
    return SeatView(
        seat, seen, dict(match.questions[seat]), runs(legal), choices, heard, undo, can_redo(match, seat)
    )


def heard_since(
    match: Match, seat: int, since: int, hear: Callable[[int, int, Event, int], Any] = hear
) -> list[Heard]:
    """Return the events after a step as one seat heard them."""
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
    parts = games.parts_of_a_point(table.game.name)
    scores = [
        SeatScore(
            score.seat,
            real(score.total, parts),
            [ScoreLine(line.key, real(line.points, parts), line.facts) for line in score.lines],
        )
        for score in table.scores()
    ]
    return Result(table.winners(), scores, str(seed))


def past_view(table: Table, seat: int) -> SeatView:
    """Return what a seat saw at an earlier moment."""
    if seat == SPECTATOR:
        return SeatView(seat, dict(table.view(seat)), {}, [], [], [], OFF, False)
    return SeatView(
        seat, dict(table.view(seat)), dict(table.question(seat)), runs(table.legal(seat)), [], [], OFF, False
    )
