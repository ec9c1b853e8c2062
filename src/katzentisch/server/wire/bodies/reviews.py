"""A finished game reviewed by the lab."""

from typing import Any

from katzentisch.server.wire.messages import Answer, BotReason


class Judged(Answer):
    """The review of one decision, which leads to step `number` + 1; shares of the win by seat.

    `shares` is how everybody stood after chance had answered, `band` half its 95 % interval, `expected` what was to be
    expected of the choice before. `cost` is what the better choice promised more to the deciding seat.
    """

    number: int
    seat: int
    round: int
    choice: dict[str, Any]
    shares: list[float]
    band: list[float]
    expected: list[float]
    better: dict[str, Any] | None
    cost: float


class TurningPoint(Judged):
    """A decision that cost much of the win, and why the better choice was better.

    The facts of the `question` belong to the sentences of both choices.
    """

    question: dict[str, Any]
    reasons: list[BotReason]


class Review(Answer):
    """GET /api/tables/<table>/review: a finished game reviewed by the lab.

    Until it is `ready` it is being computed: `done` of `of` decisions, and the lists are empty. `luck` is, by seat,
    the share of the win that chance gave or took. `version` changes with rules, bots and settings.
    """

    ready: bool
    done: int
    of: int
    version: str
    moments: list[Judged]
    turning_points: list[TurningPoint]
    luck: list[float]
