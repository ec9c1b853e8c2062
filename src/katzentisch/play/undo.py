"""Undo of choices.

Undo is free while nothing hidden was revealed and no other seat acted since; otherwise all other people at the
table must agree. Bots always do.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.play.log import Entry, Kind
from katzentisch.play.match import Match, Step, revealed_so_far
from katzentisch.play.numbers import Numbers

MOST_DETOURS = 200  # undos before the game must go on: the log of a table cannot be filled for ever
Policy = Literal["free", "consent", "off"]


class Undoing(NamedTuple):
    """Whether a seat may undo now: freely, by asking, or not; the reason, and the step it goes back to."""

    how: Literal["free", "ask", "off"]
    code: str
    to: int


def undoing(
    match: Match, seat: int, policy: Policy, others: Iterable[int], as_known: bool = False
) -> Undoing:
    """Return whether a seat may undo now; `others` are the people who would have to agree.

    With `as_known`, as far as the seat may know: secret picks of others do not show in it. Going back over them is
    asked all the same.
    """
    if policy == "off":
        return Undoing("off", "switched_off", match.step)
    if match.table.is_over:
        return Undoing("off", "game_over", match.step)
    to = _last_own(match, seat)
    if to < 0:
        return Undoing("off", "nothing_to_undo", match.step)
    last = match.step
    while as_known and last > to + 1 and Numbers(match, [seat]).is_hidden(last):
        last -= 1
    code = _why_not_free(match, to, last, policy)
    if not code or not list(others):
        return Undoing("free", "", to)
    return Undoing("ask", code, to)


def _last_own(match: Match, seat: int) -> int:
    """Return the step before the last choice of a seat, -1 if it made none."""
    for step in range(match.step - 1, -1, -1):
        if match.choices[step][0] == seat:
            return step
    return -1


def _why_not_free(match: Match, to: int, last: int, policy: Policy) -> str:
    """Return the reason why the others must agree to go back from the last step to another; empty if they need not."""
    if policy == "consent":
        return "by_consent"
    if to < last - 1:
        return "another_acted"
    if match.revealed[to] != match.revealed[-1]:
        return "something_revealed"
    return ""


def is_free_after(match: Match, step: Step, policy: Policy, others: Iterable[int]) -> bool:
    """Return whether the seat of a choice not yet taken could undo it freely: nothing hidden follows from it.

    Where other people play, it must also still be that seat's turn: the next one would not wait.
    """
    if policy == "off" or step.table.is_over or revealed_so_far(step.table) != match.revealed[-1]:
        return False
    if not list(others):
        return True
    return policy == "free" and bool(step.table.owes(step.entry.seat))


def propose_undo(
    match: Match, seat: int, quoted: int, policy: Policy, others: list[int], at: int = 0
) -> Step | Refusal:
    """Return the step that undoes, the step that asks for it, or the refusal."""
    if quoted != match.seq:
        return refuse("stale", "match_stale", {"seq": quoted, "now": match.seq})
    if match.detours >= MOST_DETOURS:
        return refuse("undo_too_often", "match_undo", {"most": MOST_DETOURS})
    would = undoing(match, seat, policy, others)
    if would.how == "off":
        return refuse(f"undo_{would.code}", "match_undo")
    if would.how == "free":
        return back_to(match, seat, would.to, at)
    if match.asked is not None:
        return refuse("undo_asked_already", "match_undo", {"seat": match.asked[0]})
    return _entry_step(match, Kind.ASK, seat, would.to, at)


def propose_consent(match: Match, seat: int, agree: bool, others: list[int], at: int = 0) -> Step | Refusal:
    """Return the step of agreeing or declining to the open request, or the refusal; `others` must agree."""
    if match.asked is None:
        return refuse("nothing_asked", "match_undo")
    if seat not in others or seat in match.agreed:
        return refuse("not_asked", "match_undo", {"seat": seat})
    return _entry_step(match, Kind.AGREE if agree else Kind.DECLINE, seat, match.asked[1], at)


def granted(match: Match, others: list[int], at: int = 0) -> Step | None:
    """Return the undo that everybody has agreed to, None while somebody has not."""
    if match.asked is None or not set(others) <= set(match.agreed):
        return None
    return back_to(match, match.asked[0], match.asked[1], at)


def can_redo(match: Match, seat: int) -> bool:
    """Whether the choice to redo next is this seat's, and still legal."""
    return bool(match.undone) and match.undone[-1][0] == seat and match.undone[-1][1] in match.legal[seat]


def back_to(match: Match, seat: int, step: int, at: int = 0) -> Step:
    """Return the undo to a step."""
    return Step(Entry(match.seq + 1, Kind.UNDO, seat, step, match.seq, at), match.at(step), [])


def _entry_step(match: Match, kind: Kind, seat: int, step: int, at: int) -> Step:
    return Step(Entry(match.seq + 1, kind, seat, step, match.seq, at), match.table, [])
