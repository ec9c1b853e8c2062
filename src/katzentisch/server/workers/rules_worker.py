"""Subprocess that asks the rules what may take long: referee cases, what is printed in a game, the gain of a choice.

Started by `rules_pool.py` as `python -m katzentisch.server.workers.rules_worker`; it ends with its input.
"""

from pathlib import Path
from typing import Any

import msgspec

from katzentisch import games
from katzentisch.core.options import Options
from katzentisch.play import referee
from katzentisch.play.gains import gain
from katzentisch.server.wire.printed import printed
from katzentisch.server.workers.bot_worker import TableCache, TableRecord
from katzentisch.server.workers.line_worker import LineProgram, serve_lines


class RefereeCase(msgspec.Struct, tag="referee"):
    """A case for the referee of a game."""

    game: str
    case: dict[str, Any]


class PrintedGame(msgspec.Struct, tag="printed"):
    """A game whose printed material is wanted."""

    game: str
    variant: str
    seats: int
    settings: dict[str, bool | int | str]
    material: str = ""  # the folder of what is printed, empty if that is the program's own


class GainOf(TableRecord, tag="gain"):
    """A legal choice of a seat whose gain is wanted, and the choices that are to follow it."""

    seat: int
    action: int
    following: tuple[int, ...] = ()


RulesRequest = RefereeCase | PrintedGame | GainOf


class RulesReply(msgspec.Struct):
    """The answer as JSON, or what was wrong with the question."""

    answer: msgspec.Raw = msgspec.Raw(b"{}")
    wrong: str = ""


class RulesWorker:
    """Answers requests, caching tables."""

    def __init__(self) -> None:
        self._tables = TableCache()

    def answer(self, request: RulesRequest) -> RulesReply:
        """Answer one request."""
        try:
            return RulesReply(msgspec.Raw(self._answer(request)))
        except (ValueError, MemoryError, RecursionError) as error:
            return RulesReply(wrong=str(error) or type(error).__name__)

    def _answer(self, request: RulesRequest) -> bytes:
        if isinstance(request, RefereeCase):
            return msgspec.json.encode(referee.answer(request.game, request.case))
        if isinstance(request, PrintedGame):
            options = Options(request.game, request.variant, request.seats, request.settings)
            return printed(games.open(options, Path(request.material) if request.material else None))
        return msgspec.json.encode(
            gain(self._tables.table(request), request.seat, request.action, request.following)
        )


def program() -> LineProgram:
    """Return what this subprocess does."""
    return LineProgram(RulesRequest, RulesWorker().answer)


if __name__ == "__main__":
    serve_lines(program())
