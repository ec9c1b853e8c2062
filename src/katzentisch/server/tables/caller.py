"""Calls people whose turn it is and who are not at the page.

After each log entry the caller notes in the store whose turn waits (`on_change`); a process that died in between is made up for
by `_look_around`. Calls that are due are claimed by a row, so of several processes one sends. A process that dies
after sending and before noting it makes another send once more; no call is lost.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from katzentisch.play.store import StoreError
from katzentisch.play.store_calls import NO_TURN, CallStore, CallWish
from katzentisch.server.background import Spawn
from katzentisch.server.calling.delivery import Delivery, Outcome
from katzentisch.server.calling.quiet import quiet_until
from katzentisch.server.calling.texts import turn_text
from katzentisch.server.metrics import Metrics
from katzentisch.server.tables.session import Session, now_ms
from katzentisch.server.wire.errors import ApiError

_log = logging.getLogger("katzentisch.calls")
_PAUSE_SECONDS = 5.0  # between two looks for calls that are due
_LOOK_SECONDS = 30.0  # between two looks for tables whose turn nobody noted
_ORPHAN_SECONDS = 300.0  # until the claim of another process counts as left behind
_MOST_LOOKED = 50  # tables that are looked at then
_AT_ONCE = 4  # calls on their way
_PRESENT_MS = 60_000  # between two looks whether somebody has left the page without having chosen
_AMID_MS = 3_600_000  # until somebody is called who has left in the middle of a turn
_RETRIES_MS = (60_000, 300_000, 1_800_000, 7_200_000)
_MOST_FAILURES = 5  # calls given up in a row, until the wish is dropped


class Caller:
    """Notes whose turn waits, and sends what is due."""

    def __init__(
        self,
        calls: CallStore,
        delivery: Delivery,
        session_of: Callable[[str], Awaitable[Session]],
        metrics: Metrics,
        spawn: Spawn,
    ) -> None:
        self.calls = calls
        self.delivery = delivery
        self._session_of = session_of
        self._metrics = metrics
        self._spawn = spawn
        self._after_ms = int(1000 * delivery.settings.after_seconds)
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._stuck: set[str] = set()  # tables that cannot be loaded, and that are passed over
        self._orphans: dict[tuple[str, str], float] = {}  # wish and claim of others: when first seen

    def on_change(self, session: Session) -> None:
        """Note whose turn waits now, where somebody wants to be called and it was not noted yet."""
        turns = {seat: _turn(session, seat) for seat in session.call_seats}
        if turns != session.call_turns:
            session.call_turns = turns
            self._spawn(self._note(session, turns, session.match.seq))

    async def _note(self, session: Session, turns: dict[int, tuple[int, bool]], seq: int) -> None:
        try:
            for seat, (turn, amid) in turns.items():
                at = now_ms() + (_AMID_MS if amid else self._after_ms)
                await self.calls.consider(session.id, seat, seq, turn, at)
        except StoreError as error:
            session.call_turns = {}  # once more with the next entry, or by `_look_around`
            _log.warning("a turn is not noted", extra={"why": str(error)})

    # ------------------------------------------------------------------ periodic

    async def run(self) -> None:
        """Look for tables and calls from time to time, for ever."""
        looked = -_LOOK_SECONDS
        while True:
            try:
                if time.monotonic() - looked >= _LOOK_SECONDS:
                    looked = time.monotonic()
                    await self._look_around()
                await self.send_due()
            except StoreError as error:
                _log.warning("calls wait for the store", extra={"why": str(error)})
            await asyncio.sleep(_PAUSE_SECONDS)

    async def _look_around(self) -> None:
        """Ask at tables whose log went on without a note whose turn it is."""
        unconsidered = await self.calls.unconsidered(_MOST_LOOKED + len(self._stuck))
        for table in [table for table in unconsidered if table not in self._stuck]:
            try:
                session = await self._session_of(table)
            except ApiError:
                self._stuck.add(table)  # damaged, closed or outdated for ever: nobody has a turn there
                continue
            turns = {seat: _turn(session, seat) for seat in await self.calls.seats(table)}
            await self._note(session, turns, session.match.seq)

    async def send_due(self) -> None:
        """Send the calls that are due now."""
        due = await self.calls.due(now_ms())
        self._orphans = {
            (wish.id, wish.claim): self._orphans.get((wish.id, wish.claim), time.monotonic())
            for wish in due
            if wish.claim
        }
        await asyncio.gather(*(self._handle(wish) for wish in due if self._is_free(wish)))

    def _is_free(self, wish: CallWish) -> bool:
        """Whether nobody sends this call, or whoever claimed it is gone; by a clock that is not set."""
        seen = self._orphans.get((wish.id, wish.claim))
        return seen is None or time.monotonic() - seen > _ORPHAN_SECONDS

    async def _handle(self, wish: CallWish) -> None:
        async with self._slots:
            claim = secrets.token_hex(8)
            if await self.calls.claim(wish, claim):
                await self._send(wish, claim)

    async def _send(self, wish: CallWish, claim: str) -> None:
        """Send a call that was claimed, unless it is not wanted now."""
        session = await self._wanted_at(wish)
        if session is None:
            await self.calls.drop(wish, claim)
            return
        quiet = quiet_until(now_ms(), wish.zone, wish.quiet_from, wish.quiet_until)
        if quiet or wish.seat in session.presence().online:
            await self.calls.postpone(wish, claim, quiet or now_ms() + _PRESENT_MS, wish.tries)
            return
        others = [row.name for row in session.seats.rows if row.seat != wish.seat]
        name = session.seats.name(wish.seat)
        text = turn_text(session.id, session.row.game, name, others, wish.language, self.delivery.address)
        await self._settle(wish, claim, await self.delivery.send(wish, text))

    async def _wanted_at(self, wish: CallWish) -> Session | None:
        """Return the table of a call if its turn still waits."""
        try:
            session = await self._session_of(wish.table)
        except ApiError:
            return None
        return session if _waiting_turn(session, wish.seat) == wish.due else None

    async def _settle(self, wish: CallWish, claim: str, outcome: Outcome) -> None:
        self._metrics.count(f"calls_{outcome.value}")
        if outcome is Outcome.LATER and wish.tries < len(_RETRIES_MS):
            await self.calls.postpone(wish, claim, now_ms() + _RETRIES_MS[wish.tries], wish.tries + 1)
        elif outcome is Outcome.SENT:
            await self.calls.settle(wish, claim, 0)
        elif outcome is Outcome.GONE or wish.failures + 1 >= _MOST_FAILURES:
            await self.calls.remove(wish.id)
        else:
            await self.calls.settle(wish, claim, wish.failures + 1)


def _turn(session: Session, seat: int) -> tuple[int, bool]:
    """Return the turn that waits for a seat, and whether its owner is in the middle of it: nobody else has acted since."""
    turn = _waiting_turn(session, seat)
    return turn, 0 < turn == session.match.seq


def _waiting_turn(session: Session, seat: int) -> int:
    """Return the turn that waits for the person in a seat; NO_TURN if none does."""
    waits = session.begun and not session.paused and seat in session.seats.people
    return session.match.waiting_turn(seat) if waits and not session.match.table.is_over else NO_TURN
