"""Puzzles as the page is sent them; `play/puzzles.py` holds them."""

from datetime import date

from katzentisch.play import puzzles
from katzentisch.play.gains import gain
from katzentisch.play.puzzles import Puzzle, Tried
from katzentisch.server.wire.bodies.puzzles import (
    PuzzleChoice,
    PuzzleInfo,
    Puzzles,
    PuzzleSolution,
    PuzzleTable,
    PuzzleVerdict,
    PuzzleWhy,
)
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.wire.looking_back import past_view
from katzentisch.server.wire.messages import BotReason, Reason

_LONGEST_PLAN = 8  # choices of a compound move whose gain is previewed


def listed(game: str, day: date) -> Puzzles:
    """Return the puzzles of a game."""
    daily = puzzles.of_day(game, day)
    infos = [_info(one) for one in puzzles.puzzles(game)]
    return Puzzles(infos, day.isoformat(), daily.id if daily is not None else "")


def _info(one: Puzzle) -> PuzzleInfo:
    options = puzzles.options_of(one)
    return PuzzleInfo(one.id, one.kind, one.level, options.variant, int(options.seats))


def set_up(one: Puzzle) -> PuzzleTable:
    """Return the table of a puzzle as its seat sees it."""
    position = puzzles.position(one)
    settings = dict(position.game.options.settings)
    return PuzzleTable(_info(one), settings, past_view(position.table, one.seat), position.table.to_act)


def tried(one: Puzzle, action: int) -> PuzzleVerdict:
    """Judge a try; ApiError if it is not legal there."""
    position = puzzles.position(one)
    if action not in position.table.legal(one.seat):
        raise ApiError("not_legal", action=action)
    verdict = puzzles.judge(one, position.game.choice(action))
    known = verdict.tried
    reasons = _reasons(one, known if known is not None and not verdict.right else one.tried[1])
    share = known.share if known is not None else -1.0
    return PuzzleVerdict(verdict.right, verdict.good, share, one.tried[0].share, reasons)


def why(one: Puzzle, asked: PuzzleWhy) -> Reason:
    """Say why an action may not be taken, or what it gains."""
    table = puzzles.position(one).table.copy()
    known = 0 <= asked.action < table.game.number_of_actions
    refusal = table.why_not(one.seat, asked.action if known else -1)
    if refusal is None:
        facts = gain(table, one.seat, asked.action, asked.following[:_LONGEST_PLAN])
        return Reason(one.seat, asked.action, "", facts, "", asked.following)
    return Reason(one.seat, asked.action, refusal.code, dict(refusal.facts), refusal.rule, asked.following)


def solution(one: Puzzle) -> PuzzleSolution:
    """Return the answer, what the next best are worth, and how many bots find it."""
    choices = [PuzzleChoice(entry.choice, entry.share, _reasons(one, entry)) for entry in one.tried]
    return PuzzleSolution(choices, puzzles.finders(one), len(one.found))


def _reasons(one: Puzzle, entry: Tried) -> list[BotReason]:
    return [BotReason(key, {"feature": feature, "game": one.game}) for key, feature in entry.reasons]
