"""Advice for one connection: hints, and doubts about a choice that is about to be played.

A bot worker answers, from what the seat knows; one question at a time, and messages are answered meanwhile. Among people only where
everybody has agreed to it.
"""

import asyncio
from collections.abc import Callable

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.server.tables.outbox import Outbox
from katzentisch.server.tables.session import Session, record_of
from katzentisch.server.wire import messages
from katzentisch.server.workers.bot_pool import BotPool
from katzentisch.server.workers.bot_worker import BotRequest

Refuse = Callable[[str, int, Refusal], None]


class Advice:
    """The advice one connection asks for."""

    def __init__(
        self, session: Session, bots: BotPool, outbox: Outbox, refuse: Refuse, address: str = ""
    ) -> None:
        self._session, self._bots, self._outbox, self._refuse = session, bots, outbox, refuse
        self._address = address
        self.task: asyncio.Task[None] | None = None

    def ask(self, message: messages.Hint | messages.Weigh, seats: list[int]) -> None:
        """Begin to answer, or say why not; `seats` are those of the connection that asks."""
        kind = str(message.__struct_config__.tag)
        if not self._session.may_be_advised(seats):
            return self._refuse(kind, message.seat, refuse("no_hint_among_people", "server"))
        if not self._session.match.table.owes(message.seat):
            return self._refuse(kind, message.seat, refuse("no_hint_now", "server"))
        is_busy = self.task is not None and not self.task.done()
        if isinstance(message, messages.Weigh):
            if is_busy or message.action not in self._session.match.table.legal(message.seat):
                return self._say_weighed(message, -1, [])
            self.task = asyncio.create_task(self._weigh(message))
        elif not is_busy:
            self.task = asyncio.create_task(self._hint(message))
        return None

    async def _hint(self, message: messages.Hint) -> None:
        request = BotRequest(**record_of(self._session), seat=message.seat, level="")
        advice = await self._bots.advise(request, self._address)
        if advice is None:
            return self._refuse("hint", message.seat, refuse("no_hint_now", "server"))
        hint = messages.Hinted(message.seat, message.seq, advice.considered, advice.reasons)
        return self._outbox.put(hint)

    async def _weigh(self, message: messages.Weigh) -> None:
        record = record_of(self._session)
        request = BotRequest(**record, seat=message.seat, level="", instead_of=message.action)
        advice = await self._bots.advise(request, self._address)
        if advice is None:
            return self._say_weighed(message, -1, [])
        return self._say_weighed(message, advice.action, advice.reasons)

    def _say_weighed(self, message: messages.Weigh, better: int, reasons: list[messages.BotReason]) -> None:
        self._outbox.put(messages.Weighed(message.seat, message.seq, message.action, better, reasons))
