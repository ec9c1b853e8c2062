"""What one seat is sent of a match.

The only module that turns a table into data for people. It uses nothing but the methods that know what a seat may see
(`view`, `question`, `legal`, `heard_by`); scores and seed are sent when the game is over.
"""

from collections.abc import Callable, Sequence
from typing import Any

from katzentisch.core.events import Event
from katzentisch.core.game import SPECTATOR
from katzentisch.play.match import Match
from katzentisch.play.numbers import Numbers
from katzentisch.play.undo import Policy, can_redo, undoing
from katzentisch.server.wire.looking_back import NO_UNDO, result
from katzentisch.server.wire.messages import Heard, SeatView, Undo, UndoAsked, View, runs

# step, the number shown for it, number of the event in its step, event, seat -> the event as that seat heard it, encoded or not
Hear = Callable[[int, int, int, Event, int], Any]


def _unencoded(step: int, shown: int, number: int, event: Event, seat: int) -> Heard:
    """Return an event of a step as one seat heard it."""
    return Heard(shown, event.heard_by(seat))


def since(match: Match, numbers: Numbers, seen: int) -> int:
    """Return the last step that a page knows which has seen the view numbered `seen`; -1 for none.

    When the game is over steps are counted anew, so the page is told everything once more.
    """
    if match.hides and not numbers.differ:
        return -1
    return match.unchanged_since(numbers.entry(seen))


def whole_view(
    match: Match, numbers: Numbers, since: int, seats: Sequence[Any], people: Sequence[int]
) -> View:
    """Return the view of some seats together, whose own views are given."""
    return View(
        numbers.seq(match.seq),
        numbers.step(match.step),
        numbers.step(since) if since >= 0 else since,
        match.table.to_act,
        list(seats),
        _asked(match, people, numbers),
        result(match.table, match.seed),
    )


def seat_view(
    match: Match,
    seat: int,
    since: int,
    names: bool,
    policy: Policy,
    people: Sequence[int],
    numbers: Numbers,
    hear: Hear = _unencoded,
) -> SeatView:
    """Return what one seat sees of the match, and what it heard after step `since`."""
    view = dict(match.table.view(seat))
    heard = _heard_since(match, seat, since, numbers, hear)
    if seat == SPECTATOR:
        return SeatView(seat, view, {}, [], [], heard, NO_UNDO, False)
    legal = match.legal[seat]
    choices = [match.game.choice(action) for action in legal] if names else []
    others = [other for other in people if other != seat]
    how, code, to = undoing(match, seat, policy, others, as_known=True)
    undo = Undo(how, code, numbers.step(to))
    return SeatView(
        seat, view, dict(match.questions[seat]), runs(legal), choices, heard, undo, can_redo(match, seat)
    )


def _heard_since(match: Match, seat: int, since: int, numbers: Numbers, hear: Hear) -> list[Heard]:
    return [
        hear(step, numbers.step(step), number, event, seat)
        for step in range(since + 1, match.step + 1)
        for number, event in enumerate(match.told[step])
    ]


def _asked(match: Match, people: Sequence[int], numbers: Numbers) -> UndoAsked | None:
    """Return the open request to undo."""
    if match.asked is None:
        return None
    seat, to = match.asked
    waiting = [other for other in people if other != seat and other not in match.agreed]
    return UndoAsked(seat, numbers.step(to), match.agreed[:], waiting)
