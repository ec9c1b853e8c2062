"""Moves without a person: bots choose, and clocks run out.

Clocks use the monotonic clock, so setting the time of day changes nothing.
"""

import asyncio

import msgspec

from katzentisch.core.refusals import Refusal
from katzentisch.play.match import Match, Step, Taken
from katzentisch.server.background import Spawn
from katzentisch.server.metrics import Metrics
from katzentisch.server.tables.session import Session, now_ms, record_of
from katzentisch.server.workers.bot_pool import SIMPLEST, BotPool
from katzentisch.server.workers.bot_worker import BotRequest

_STORE_RETRY_SECONDS = 1.0  # pause of a bot whose move could not be stored


class Autoplay:
    """Runs one task per bot that owes a choice and one timer per person on a clock, at all tables."""

    def __init__(self, bot_pool: BotPool, metrics: Metrics, spawn: Spawn) -> None:
        self._bot_pool = bot_pool
        self._metrics = metrics
        self._spawn = spawn
        self._stopped = False
        self._thinking: set[tuple[str, int]] = set()
        self._clocks: dict[tuple[str, int], tuple[int, asyncio.TimerHandle]] = {}  # turn, timer

    def on_change(self, session: Session) -> None:
        """Start the bots and clocks the table now waits for; subscribed to every session."""
        if not session.begun or self._stopped:
            return
        owing = session.match.table.to_act
        for seat in owing:
            if seat in session.seats.bots:
                self._start_bot(session, seat, session.seats.bots[seat])
        if session.row.clock:
            self._set_clocks(session, owing)

    def stop(self) -> None:
        """Make no more choices."""
        self._stopped = True

    def is_busy_at(self, session: Session) -> bool:
        """Whether a bot is thinking or a clock running at this table."""
        keys = [(session.id, seat) for seat in range(len(session.match.turns))]
        return any(key in self._thinking or key in self._clocks for key in keys)

    # ------------------------------------------------------------------ bots

    def _start_bot(self, session: Session, seat: int, level: str) -> None:
        if (session.id, seat) not in self._thinking:
            self._thinking.add((session.id, seat))
            self._spawn(self._choose(session, seat, level))

    async def _choose(self, session: Session, seat: int, level: str) -> None:
        try:
            while session.match.table.owes(seat) and not self._stopped:
                await self._choose_once(session, seat, level)
                if session.behind:
                    await asyncio.sleep(_STORE_RETRY_SECONDS)
                if level != session.seats.bots.get(seat):
                    return  # a person's clock ran out: exactly one choice is made for them
        finally:
            self._thinking.discard((session.id, seat))

    async def _choose_once(self, session: Session, seat: int, level: str) -> None:
        match, seq = session.match, session.match.seq
        request = BotRequest(**record_of(session), seat=seat, level=level)
        attended = bool(session.seats.people)
        reply = await self._bot_pool.choose(request, match.legal[seat], session.address, attended)

        def propose(match: Match) -> Step | Taken | Refusal:
            return match.propose(seat, reply.action, seq, now_ms())

        reasons = msgspec.json.encode(reply.reasons).decode() if reply.reasons else ""
        if isinstance(await session.write(propose, reasons), Step):
            self._metrics.count("bots")

    # ------------------------------------------------------------------ clocks

    def _set_clocks(self, session: Session, owing: list[int]) -> None:
        loop = asyncio.get_running_loop()
        for seat in session.seats.people:
            key, turn = (session.id, seat), session.match.turns[seat]
            running = self._clocks.get(key)
            if running is not None and (seat not in owing or running[0] != turn):
                running[1].cancel()
                del self._clocks[key]
                running = None
            if running is None and seat in owing:
                timer = loop.call_later(session.row.clock, self._time_out, session, seat, turn)
                self._clocks[key] = (turn, timer)

    def _time_out(self, session: Session, seat: int, turn: int) -> None:
        self._clocks.pop((session.id, seat), None)
        if session.match.table.owes(seat) and session.match.turns[seat] == turn and not self._stopped:
            self._start_bot(session, seat, SIMPLEST)
