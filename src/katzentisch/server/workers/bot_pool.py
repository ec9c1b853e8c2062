"""Bots choose in worker processes: people's tables first, cheap decisions first, addresses in turn.

If a worker fails, the request goes to the simplest bot, and if that fails too the first legal action is taken: the
game goes on.
"""

import logging
import sys

import msgspec

from katzentisch import bots
from katzentisch.server.workers.bot_worker import BotReply, BotRequest
from katzentisch.server.workers.fair_queue import Turn
from katzentisch.server.workers.pool import PoolBusy, WorkerFailed, WorkerPool

_log = logging.getLogger("katzentisch.bots")
_decode = msgspec.json.Decoder(BotReply).decode
SIMPLEST = "greedy"
# Nominal seconds: some hundred iterations, so that a hint comes at once and rests on twenty times Murr's search.
ADVISER = "murr:0.2s"
# Ranks of decisions: cheap ones take milliseconds; nobody waits at an unattended table, where only bots play.
_CHEAP, _DEAR, _CHEAP_UNATTENDED, _DEAR_UNATTENDED = range(4)
_EVERYTHING = (_CHEAP, _DEAR, _CHEAP_UNATTENDED, _DEAR_UNATTENDED)
_QUICK = (_CHEAP, _CHEAP_UNATTENDED)


class BotPool:
    """Workers of bots: `workers` for all decisions, and one kept for those that take milliseconds.

    A worker that does not answer within `seconds` has failed; `longest` is how long a bot may think, 0 as its level says.
    """

    def __init__(
        self, workers: int, seconds: float, command: tuple[str, ...] = (), longest: float = 0.0
    ) -> None:
        self._longest = longest
        command = command or (sys.executable, "-m", "katzentisch.server.workers.bot_worker")
        self._pool = WorkerPool(command, seconds, [_QUICK, *[_EVERYTHING] * workers])
        self._dear = {level.id for level in bots.levels() if level.is_slow}
        self.failures = 0

    @property
    def waiting(self) -> int:
        """How many decisions wait for a worker."""
        return self._pool.waiting

    async def choose(
        self, request: BotRequest, legal: list[int], address: str = "", attended: bool = True
    ) -> BotReply:
        """Return a legal action for a bot and its reasons, whatever happens to the workers.

        `address` is whose table it is, `attended` whether a person plays there.
        """
        for level in dict.fromkeys((request.level, SIMPLEST)):
            asked = msgspec.structs.replace(request, level=level, longest=self._longest)
            turn = Turn(self._rank(level, attended), address, request.table)
            try:
                reply = _decode(await self._pool.ask(msgspec.json.encode(asked), turn))
            except (WorkerFailed, PoolBusy, msgspec.DecodeError) as failure:
                self.failures += 1
                _log.warning("bot worker failed", extra={"table": request.table, "why": str(failure)})
                continue
            if reply.action in legal:
                return reply
            _log.error("illegal bot choice", extra={"table": request.table, "action": reply.action})
        return BotReply(legal[0])

    async def advise(self, request: BotRequest, address: str = "") -> BotReply | None:
        """Return what a good player would do in this seat, or instead of a choice; None if no worker answers."""
        asked = msgspec.structs.replace(request, level=ADVISER, longest=self._longest)
        try:
            return _decode(
                await self._pool.ask(msgspec.json.encode(asked), Turn(_DEAR, address, request.table))
            )
        except (WorkerFailed, PoolBusy, msgspec.DecodeError) as failure:
            self.failures += 1
            _log.warning("no hint", extra={"table": request.table, "why": str(failure)})
            return None

    def _rank(self, level: str, attended: bool) -> int:
        if level in self._dear:
            return _DEAR if attended else _DEAR_UNATTENDED
        return _CHEAP if attended else _CHEAP_UNATTENDED

    async def close(self) -> None:
        """End all workers."""
        await self._pool.close()

    def processes(self) -> list[int]:
        """Return the process ids of the workers, for tests."""
        return self._pool.processes()
