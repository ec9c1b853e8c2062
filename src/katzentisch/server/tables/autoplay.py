"""Moves without a person: bots choose, and clocks run out.

Clocks use the monotonic clock, so setting the time of day changes nothing.
"""

import asyncio
from typing import NamedTuple

import msgspec

from katzentisch.core.refusals import Refusal
from katzentisch.play.match import Match, Step, Taken
from katzentisch.play.store import Store, StoreError
from katzentisch.server.background import Spawn
from katzentisch.server.limits import Buckets, Limits
from katzentisch.server.metrics import Metrics
from katzentisch.server.tables.session import Session, now_ms, record_of
from katzentisch.server.workers.bot_pool import SIMPLEST, BotPool
from katzentisch.server.workers.bot_worker import BotRequest

# Seconds: clocks of this length and more count by the time of day, and go on when a server is started anew.
LONG_CLOCK = 3600
_STORE_RETRY_SECONDS = 1.0  # pause of a bot whose move could not be stored


class Autoplay:
    """Runs one task per bot that owes a choice and one timer per person on a clock, at all tables."""

    def __init__(
        self, bot_pool: BotPool, limits: Limits, metrics: Metrics, spawn: Spawn, store: Store
    ) -> None:
        self._bot_pool = bot_pool
        self._store = store
        self._unattended = Buckets(limits.unattended_moves_per_second, limits.unattended_moves_at_once)
        self._metrics = metrics
        self._spawn = spawn
        self._stopped = False
        self._thinking: set[tuple[str, int]] = set()
        self._clocks: dict[tuple[str, int], _Clock] = {}
        self._used: dict[str, dict[tuple[int, int], float]] = {}  # by table: seconds used by (seat, step)

    def on_change(self, session: Session) -> None:
        """Start the bots and clocks the table now waits for; subscribed to every session."""
        if not session.begun or self._stopped:
            return
        owing = [] if session.paused else session.match.table.to_act
        for seat in owing:
            if seat in session.seats.bots:
                self._start_bot(session, seat, session.seats.bots[seat])
        if session.row.clock:
            self._set_clocks(session, owing)

    def stop(self) -> None:
        """Make no more choices."""
        self._stopped = True

    def is_busy_at(self, session: Session) -> bool:
        """Whether a bot is thinking or a clock running at this table; a long clock needs no table in memory."""
        keys = [(session.id, seat) for seat in range(len(session.match.turns))]
        short = session.row.clock < LONG_CLOCK
        return any(key in self._thinking or (short and key in self._clocks) for key in keys)

    def forget(self, session: Session) -> None:
        """Stop the clocks of a table that leaves the memory."""
        for seat in range(len(session.match.turns)):
            if (session.id, seat) in self._clocks:
                self._stop_clock(session.id, seat)
        self._used.pop(session.id, None)

    # ------------------------------------------------------------------ bots

    def _start_bot(self, session: Session, seat: int, level: str) -> None:
        if (session.id, seat) not in self._thinking:
            self._thinking.add((session.id, seat))
            self._spawn(self._choose(session, seat, level))

    async def _choose(self, session: Session, seat: int, level: str) -> None:
        try:
            while session.match.table.owes(seat) and not (self._stopped or session.paused):
                await self._choose_once(session, seat, level)
                if session.behind:
                    await asyncio.sleep(_STORE_RETRY_SECONDS)
                if level != session.seats.bots.get(seat):
                    return  # a person's clock ran out: exactly one choice is made for them
        finally:
            self._thinking.discard((session.id, seat))

    async def _choose_once(self, session: Session, seat: int, level: str) -> None:
        attended = bool(session.seats.people)
        if not attended and not await self._is_its_turn(session, seat):
            return
        match, seq = session.match, session.match.seq
        request = BotRequest(**record_of(session), seat=seat, level=level)
        reply = await self._bot_pool.choose(request, match.legal[seat], session.address, attended)

        def propose(match: Match) -> Step | Taken | Refusal:
            return match.propose(seat, reply.action, seq, now_ms())

        reasons = msgspec.json.encode(reply.reasons).decode() if reply.reasons else ""
        if isinstance(await session.write(propose, reasons), Step):
            self._metrics.count("bots")

    async def _is_its_turn(self, session: Session, seat: int) -> bool:
        """Wait until an address's tables without people may go on; return whether the seat then owes a choice.

        Nobody waits for such a table, and a hundred of them would keep the process busy with showing and storing.
        """
        wait = self._unattended.reserve(session.address)
        if wait > 0:
            await asyncio.sleep(wait)
        return bool(session.match.table.owes(seat)) and not self._stopped

    # ------------------------------------------------------------------ clocks

    def _set_clocks(self, session: Session, owing: list[int]) -> None:
        match = session.match
        for seat in session.seats.bots:  # one may have been a person's
            if (session.id, seat) in self._clocks:
                self._stop_clock(session.id, seat)
        for seat in session.seats.people:
            key = (session.id, seat)
            running = self._clocks.get(key)
            if running is not None and (seat not in owing or running.turn != match.turns[seat]):
                self._stop_clock(session.id, seat)
                running = None
            if running is None and seat in owing:
                self._start_clock(session, seat)
        if match.table.is_over:
            self._used.pop(session.id, None)

    def _start_clock(self, session: Session, seat: int) -> None:
        """Start the clock of a seat with what is left of its time for this step: an undo wins no time."""
        loop = asyncio.get_running_loop()
        turn, step = session.match.turns[seat], session.match.step
        used = self._used.get(session.id, {}).get((seat, step), 0.0)
        left = session.row.clock - max(used, _seconds_since(session, turn))
        timer = loop.call_later(max(left, 0.0), self._time_out, session, seat, turn)
        self._clocks[session.id, seat] = _Clock(turn, step, loop.time(), timer)

    def _stop_clock(self, table: str, seat: int) -> None:
        """Stop the clock of a seat and note the time it used."""
        clock = self._clocks.pop((table, seat))
        clock.timer.cancel()
        used = self._used.setdefault(table, {})
        spent = asyncio.get_running_loop().time() - clock.since
        used[seat, clock.step] = used.get((seat, clock.step), 0.0) + spent

    def _time_out(self, session: Session, seat: int, turn: int) -> None:
        if (session.id, seat) in self._clocks:
            self._stop_clock(session.id, seat)
        waits = session.match.table.owes(seat) and session.match.turns[seat] == turn
        if not waits or self._stopped or session.paused:
            return
        if session.row.late:
            self._spawn(self._lend(session, seat))
        else:
            self._start_bot(session, seat, SIMPLEST)

    async def _lend(self, session: Session, seat: int) -> None:
        """Let a bot play for somebody whose time is up, as was agreed, until they come back."""
        try:
            await self._store.lend_to_bot(session.id, seat, session.row.late)
            await session.reload_seats()
        except StoreError:
            await asyncio.sleep(_STORE_RETRY_SECONDS)
            self.on_change(session)  # the clock has struck: it strikes again at once


def _seconds_since(session: Session, turn: int) -> float:
    """Return how long a decision has waited by the time of day, where the clock is a long one; else 0."""
    began = max(session.match.times[turn], session.row.resumed)
    long = session.row.clock >= LONG_CLOCK and began > 0
    return max(0.0, (now_ms() - began) / 1000) if long else 0.0


class _Clock(NamedTuple):
    """A running clock: the turn and the step it is for, when it was started, and its timer."""

    turn: int
    step: int
    since: float
    timer: asyncio.TimerHandle
