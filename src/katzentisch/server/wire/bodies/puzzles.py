"""Bodies about puzzles."""

from typing import Any

from katzentisch.server.wire.messages import Answer, Body, BotReason, SeatView, SettingValue


class PuzzleInfo(Answer):
    """A puzzle in a list; the title of its `kind` is under `theme` in the game's words. `level` is 1 (easy) to 3."""

    id: str
    kind: str
    level: int
    variant: str
    seats: int


class Puzzles(Answer):
    """GET /api/puzzles/<game>: its puzzles, and which is that of the day; days change at midnight UTC, everywhere at once."""

    puzzles: list[PuzzleInfo]
    day: str
    of_day: str


class PuzzleTable(Answer):
    """GET /api/puzzles/<game>/<puzzle>: the table as the deciding seat sees it; the answer is not part of it."""

    info: PuzzleInfo
    settings: dict[str, SettingValue]
    seen: SeatView
    to_act: list[int]


class PuzzleTry(Body):
    """POST /api/puzzles/<game>/<puzzle>/try: the action somebody would take."""

    action: int


class PuzzleWhy(Body):
    """POST /api/puzzles/<game>/<puzzle>/why: why not this action, or what it gains with those that follow; the answer is Reason."""

    action: int
    following: tuple[int, ...] = ()


class PuzzleVerdict(Answer):
    """The answer to a try. `share` is the share of the win expected of what was tried, -1 if it is far behind; `best` that of the best choice.

    `reasons` say what the best choice leads to, without naming it.
    """

    right: bool
    good: bool
    share: float
    best: float
    reasons: list[BotReason]


class PuzzleChoice(Answer):
    """A choice of a solution: the share of the win expected of it, and in what the best one is better."""

    choice: dict[str, Any]
    share: float
    reasons: list[BotReason]


class PuzzleSolution(Answer):
    """GET /api/puzzles/<game>/<puzzle>/solution: the best choices, the answer first, and how many of the bots find it."""

    choices: list[PuzzleChoice]
    found: int
    bots: int
