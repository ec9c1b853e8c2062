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
    infos = [_info(puzzle) for puzzle in puzzles.puzzles(game)]
    return Puzzles(infos, day.isoformat(), daily.id if daily is not None else "")


def _info(puzzle: Puzzle) -> PuzzleInfo:
    options = puzzles.options_of(puzzle)
    return PuzzleInfo(puzzle.id, puzzle.kind, puzzle.level, options.variant, int(options.seats))


def set_up(puzzle: Puzzle) -> PuzzleTable:
    """Return the table of a puzzle as its seat sees it."""
    position = puzzles.position(puzzle)
    settings = dict(position.game.options.settings)
    return PuzzleTable(_info(puzzle), settings, past_view(position.table, puzzle.seat), position.table.to_act)


def tried(puzzle: Puzzle, action: int) -> PuzzleVerdict:
    """Judge a try; ApiError if it is not legal there."""
    position = puzzles.position(puzzle)
    if action not in position.table.legal(puzzle.seat):
        raise ApiError("not_legal", action=action)
    verdict = puzzles.judge(puzzle, position.game.choice(action))
    known = verdict.tried
    reasons = _reasons(puzzle, known if known is not None and not verdict.right else puzzle.tried[1])
    share = known.share if known is not None else -1.0
    return PuzzleVerdict(verdict.right, verdict.good, share, puzzle.tried[0].share, reasons)


def why(puzzle: Puzzle, asked: PuzzleWhy) -> Reason:
    """Say why an action may not be taken, or what it gains."""
    table = puzzles.position(puzzle).table.copy()
    known = 0 <= asked.action < table.game.number_of_actions
    refusal = table.why_not(puzzle.seat, asked.action if known else -1)
    if refusal is None:
        facts = gain(table, puzzle.seat, asked.action, asked.following[:_LONGEST_PLAN])
        return Reason(puzzle.seat, asked.action, "", facts, "", asked.following)
    return Reason(puzzle.seat, asked.action, refusal.code, dict(refusal.facts), refusal.rule, asked.following)


def solution(puzzle: Puzzle) -> PuzzleSolution:
    """Return the answer, what the next best are worth, and how many bots find it."""
    choices = [PuzzleChoice(entry.choice, entry.share, _reasons(puzzle, entry)) for entry in puzzle.tried]
    return PuzzleSolution(choices, puzzles.finders(puzzle), len(puzzle.shares))


def _reasons(puzzle: Puzzle, entry: Tried) -> list[BotReason]:
    return [BotReason(key, {"feature": feature, "game": puzzle.game}) for key, feature in entry.reasons]
