"""Rules questions of anybody, answered in worker processes with limits of time, memory and waiting requests."""

import sys
from collections import OrderedDict

import msgspec

from katzentisch.core.options import BadOption, CodedError
from katzentisch.core.record import RecordError
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.fair_queue import Turn
from katzentisch.server.workers.pool import PoolBusy, WorkerFailed, WorkerPool
from katzentisch.server.workers.rules_worker import (
    PrintedGame,
    ReadRecord,
    RecordText,
    RefereeCase,
    RulesReply,
    RulesRequest,
    Wrong,
)

_decode = msgspec.json.Decoder(RulesReply).decode
_decode_record = msgspec.json.Decoder(ReadRecord).decode
SECONDS = 5.0  # an answer takes milliseconds; opening a game some tenths of a second
_MOST_WAITING, _MOST_OF_ADDRESS = 64, 16  # questions; nobody takes all places alone
_MOST_PRINTED = 256  # kept: all variants and seat counts, and some settings


class RulesPool:
    """Answers of the rules; what is printed in a game is kept."""

    def __init__(self, command: tuple[str, ...] = (), seconds: float = SECONDS) -> None:
        command = command or (sys.executable, "-m", "katzentisch.server.workers.rules_worker")
        self._pool = WorkerPool(
            command, seconds, most_waiting=_MOST_WAITING, most_of_address=_MOST_OF_ADDRESS
        )
        self._printed: OrderedDict[bytes, bytes] = OrderedDict()

    async def ask(self, request: RulesRequest, address: str) -> bytes:
        """Return the answer as JSON; ApiError if the question is wrong, too hard, or too many wait."""
        try:
            reply = _decode(await self._pool.ask(msgspec.json.encode(request), Turn(0, address)))
        except PoolBusy as busy:
            raise ApiError("too_many", seconds=5) from busy
        except (WorkerFailed, msgspec.DecodeError) as failure:
            raise ApiError("too_hard") from failure
        if isinstance(request, RecordText) and reply.why is not None:
            raise _as_raised(reply.wrong, reply.why)
        if reply.wrong:
            code = "wrong_case" if isinstance(request, RefereeCase) else "wrong_option"
            raise ApiError(code, reason=reply.wrong)
        return bytes(reply.answer)

    async def printed(self, request: PrintedGame, address: str) -> bytes:
        """Return what is printed in a game, as JSON."""
        key = msgspec.json.encode(request, order="deterministic")
        if key not in self._printed:
            self._printed[key] = await self.ask(request, address)
            if len(self._printed) > _MOST_PRINTED:
                self._printed.popitem(last=False)
        self._printed.move_to_end(key)
        return self._printed[key]

    async def record(self, text: str, address: str) -> ReadRecord:
        """Return a record that was read and replayed; what is wrong with it is raised."""
        return _decode_record(await self.ask(RecordText(text), address))

    async def close(self) -> None:
        """End the workers."""
        await self._pool.close()


def _as_raised(message: str, why: Wrong) -> CodedError:
    """Return what the worker met as it would have been raised here."""
    kind = RecordError if why.about == "record" else BadOption
    return kind(message, why.code, why.facts)
