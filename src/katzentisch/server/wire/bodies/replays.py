"""Looking back at a game, and branching off it."""

from typing import Any

import msgspec

from katzentisch.server.wire.bodies.lobby import SeatWish
from katzentisch.server.wire.messages import (
    Answer,
    Body,
    BotReason,
    Result,
    SeatView,
    SettingValue,
    TableInfo,
    UndoPolicy,
)


class Scenario(Body):
    """POST /api/scenarios: a game played to its end by bots, to look at and to branch from."""

    game: str
    variant: str
    seats: int
    settings: dict[str, SettingValue] = msgspec.field(default_factory=dict)
    seed: str = ""


class _NextTable(Body, kw_only=True):
    """Who sits at a new table that goes on from another game, and its terms."""

    seats: list[SeatWish]
    undo: UndoPolicy = "free"
    spectators: bool = True
    clock: int = 0


class Branch(_NextTable):
    """POST /api/tables/<table>/branch: a new table that begins after `step` choices of a finished one."""

    tokens: list[str]
    step: int


class RecordFile(Body):
    """POST /api/records: open a record from a file as a finished table to look at and branch from.

    A record has no names: those of its seats may be told besides.
    """

    text: str
    names: list[str] = msgspec.field(default_factory=list)


class PlayOn(_NextTable):
    """POST /api/records/play: a new table that goes on where the record of an unfinished game ends."""

    text: str


class Step(Answer):
    """One step of a replay: whose choice it was, by name, and the events as the reader heard them.

    Seat and choice are those of the step's own player, or -1 and empty where they are secret in a running game. The
    reasons are those of the bot whose choice it was, once the game is over.
    """

    step: int
    seat: int
    choice: dict[str, Any]
    heard: list[dict[str, Any]]
    reasons: list[BotReason]


class Replay(Answer):
    """GET /api/tables/<table>/replay: every step, as far as the reader may know it."""

    info: TableInfo
    steps: list[Step]


class Moment(Answer):
    """GET /api/tables/<table>/at/<step>: the views of the reader's seats (of all, once the game is over)."""

    step: int
    to_act: list[int]
    seats: list[SeatView]
    result: Result | None
