"""Subprocess in which bots choose: one JSON request per line in, one reply per line out.

Started by `bot_pool.py` as `python -m katzentisch.server.workers.bot_worker`; it ends with its input. It caches the
tables of its latest requests; a request always has the whole record, so any worker can answer it.
"""

from collections import OrderedDict
from pathlib import Path

import msgspec

from katzentisch import games
from katzentisch.bots import Decision, Reason
from katzentisch.core.game import Table
from katzentisch.core.options import Options
from katzentisch.lab.choice_cost import clear_mistake
from katzentisch.play.players import bot_decision
from katzentisch.server.wire.messages import BotReason, Suggestion
from katzentisch.server.workers.line_worker import LineProgram, serve_lines

_MOST_CACHED = 64
_MOST_SUGGESTED = 3


class TableRecord(msgspec.Struct):
    """A table by its id, with the whole record of its game so far."""

    table: str
    game: str
    variant: str
    seats: int
    settings: dict[str, bool | int | str]
    material: str  # the folder of what it is played with, empty if that is the program's own
    seed: int
    choices: list[tuple[int, int]]


class BotRequest(TableRecord):
    """Which bot is to choose for which seat, and the record of the game so far.

    With `instead_of` nobody chooses: what is clearly better than this action is wanted. `longest` is the wall time of a
    decision in seconds, 0 that of the level.
    """

    seat: int
    level: str
    instead_of: int = -1
    longest: float = 0.0


class BotReply(msgspec.Struct):
    """The bot's action, up to three reasons, and the choices it considered, the chosen one first.

    The action is -1 if nothing is clearly better than the one that was asked about.
    """

    action: int
    reasons: list[BotReason] = []
    considered: list[Suggestion] = []


class BotWorker:
    """Answers requests, caching tables."""

    def __init__(self) -> None:
        self._tables = TableCache()

    def answer(self, request: BotRequest) -> BotReply:
        """Return the bot's choice, or what is better than a choice asked about."""
        if request.instead_of >= 0:
            return _better_than(self._tables.table(request), request.seat, request.instead_of)
        table = self._tables.table(request)
        decision = bot_decision(
            request.level, table, request.seat, request.seed, request.choices, request.longest
        )
        return BotReply(int(decision.action), _told(decision.reasons), _considered(decision))


def _better_than(table: Table, seat: int, action: int) -> BotReply:
    mistake = clear_mistake(table, seat, action)
    return BotReply(-1) if mistake is None else BotReply(mistake.better, _told(mistake.reasons))


def _told(reasons: list[Reason]) -> list[BotReason]:
    return [BotReason(reason.key, reason.facts) for reason in reasons]


def _considered(decision: Decision) -> list[Suggestion]:
    """Return the best choices a search considered; what was not searched has no chance."""
    if not decision.alternatives or not decision.alternatives[0].visits:
        return [Suggestion(int(decision.action), -1.0)]
    best = [other for other in decision.alternatives if other.visits][:_MOST_SUGGESTED]
    return [Suggestion(int(other.action), round(other.value, 3)) for other in best]


class TableCache:
    """The tables of the latest requests of a worker."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, tuple[list[tuple[int, int]], Table]] = OrderedDict()

    def table(self, request: TableRecord) -> Table:
        """Return the table of a request, played on from the cached one if that is an earlier position."""
        choices, table = self._tables.pop(request.table, ([], None))
        if table is None or choices != request.choices[: len(choices)]:
            options = Options(request.game, request.variant, request.seats, request.settings)
            material = Path(request.material) if request.material else None
            choices, table = [], games.open(options, material).deal(request.seed)
        for seat, action in request.choices[len(choices) :]:
            table.carry_out(seat, action)
        self._tables[request.table] = (request.choices, table)
        if len(self._tables) > _MOST_CACHED:
            self._tables.popitem(last=False)
        return table


def program() -> LineProgram:
    """Return what this subprocess does."""
    return LineProgram(BotRequest, BotWorker().answer)


if __name__ == "__main__":
    serve_lines(program())
