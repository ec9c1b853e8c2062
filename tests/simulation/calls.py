"""People who want to be called when it is their turn, and the world outside that receives the calls.

Everything of the server is real but the last step: `Delivery.send` hands the call over here, where it may be lost, late,
or delivered with its answer lost.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from katzentisch.play.store_calls import CallStore, CallWish
from katzentisch.server.call_settings import CallSettings
from katzentisch.server.calling.delivery import Delivery, Outcome
from katzentisch.server.calling.texts import CallText
from tests.simulation.network import Broken, request

if TYPE_CHECKING:
    from tests.simulation.truth import TableTruth
    from tests.simulation.world import World

SETTINGS = CallSettings(hook_hosts=("calls.example",), after_seconds=1.0)
_MOST_SECONDS = 5400.0  # of calm until somebody is called: an hour if they left in the middle of a turn, and claims left behind


@dataclass
class Callee:
    """Somebody who wants to be called for a seat, and what they know of it."""

    table: "TableTruth"
    seat: int
    token: str
    stopped_at: float = float("inf")  # when the server agreed to call no more
    claimed_at: float = 0.0
    text: CallText | None = None
    turns: list[int] = field(default_factory=list)  # for which a call arrived
    noted: set[int] = field(default_factory=set)  # turns whose call the store knows to be sent


class Calls:
    """All calls of one run."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._callees: dict[str, Callee] = {}

    async def want(self, table: "TableTruth", seat: int, token: str) -> None:
        """Ask the server to call a seat, on a calm day."""
        body = {
            "seat": seat,
            "tokens": [token],
            "way": "ntfy",
            "target": {"url": f"https://calls.example/seat{seat}"},
        }
        status, info = await request(
            self._world.processes[0], "POST", f"/api/tables/{table.row.id}/calls", body
        )
        if status != 201:
            self._world.violated(f"no wish to be called: {status} {info}")
        self._callees[info["id"]] = Callee(table, seat, token)

    def wait_at(self, table: "TableTruth") -> bool:
        """Whether somebody at a table wants to be called."""
        return any(callee.table is table for callee in self._callees.values())

    async def stop_one(self) -> None:
        """Let somebody want no more calls; it counts from when the server has agreed."""
        going = sorted(id for id, callee in self._callees.items() if callee.stopped_at == float("inf"))
        if not going:
            return
        wish = self._world.luck.choice(going)
        callee = self._callees[wish]
        body = {"seat": callee.seat, "tokens": [callee.token], "id": wish}
        process = self._world.luck.choice(self._world.processes)
        try:
            status, _ = await request(process, "POST", f"/api/tables/{callee.table.row.id}/calls/stop", body)
        except Broken:
            status = 0
        callee.stopped_at = self._world.loop.time() if status == 200 else float("nan")
        self._world.note("stop", f"{wish} {status}")

    # ------------------------------------------------------------------ the world outside

    async def deliver(self, wish: CallWish, text: CallText) -> Outcome:
        """Receive a call, or lose it."""
        world, weather = self._world, self._world.weather
        await asyncio.sleep(world.luck.uniform(*weather.network_delay))
        if world.luck.random() < weather.write_fails:
            return Outcome.LATER
        self._receive(wish, text)
        await asyncio.sleep(world.luck.uniform(*weather.network_delay))
        return Outcome.LATER if world.luck.random() < weather.answer_lost else Outcome.SENT

    def _receive(self, wish: CallWish, text: CallText) -> None:
        callee = self._callees[wish.id]
        self._world.note("called", f"{wish.id} for turn {wish.due}")
        self._world.count("called")
        if wish.due in callee.noted:
            self._world.violated(f"seat {callee.seat} was called twice for turn {wish.due}")
        if callee.claimed_at > callee.stopped_at:
            self._world.violated(f"seat {callee.seat} was called after it wanted no more calls")
        if callee.text is not None and callee.text != text:
            self._world.violated(f"the text of a call tells something of the game: {callee.text} and {text}")
        callee.text = text
        callee.turns.append(wish.due)

    @contextmanager
    def received(self) -> Iterator[None]:
        """Receive the calls of all processes for as long as asked, and hear what their store notes of them."""
        settle, claim = CallStore.settle, CallStore.claim

        async def noted(store: CallStore, wish: CallWish, claimed: str, failures: int) -> None:
            await settle(store, wish, claimed, failures)
            if failures == 0 and wish.id in self._callees and await _is_noted(store, wish):
                self._callees[wish.id].noted.add(wish.due)

        async def claiming(store: CallStore, wish: CallWish, claimed: str) -> bool:
            began = self._world.loop.time()
            won = await claim(store, wish, claimed)
            if won:
                self._callees[wish.id].claimed_at = began
            return won

        def send(_: Delivery, wish: CallWish, text: CallText) -> Any:
            return self.deliver(wish, text)

        with (
            patch.object(Delivery, "send", send),
            patch.object(CallStore, "settle", noted),
            patch.object(CallStore, "claim", claiming),
        ):
            yield

    # ------------------------------------------------------------------ once the faults have ended

    async def check(self) -> None:
        """Let those who want to be called leave for good: each must be called for the turn that waits for them then."""
        for callee in self._callees.values():
            waits = callee.table.row.clock == 0 and callee.stopped_at == float("inf")
            if waits and not callee.table.match.table.is_over:
                await self._check(callee)

    async def _check(self, callee: Callee) -> None:
        world, match = self._world, callee.table.match
        for page in world.pages:
            if callee.seat in page.seats and page.table is callee.table:
                page.stay_away()
        until, turn = world.loop.time() + _MOST_SECONDS, -1
        while world.loop.time() < until:
            await asyncio.sleep(5.0)
            if match.table.is_over:
                return
            if match.waiting_turn(callee.seat) != turn:
                until, turn = world.loop.time() + _MOST_SECONDS, match.waiting_turn(callee.seat)
            if turn in callee.turns:
                return
        if turn >= 0:
            world.violated(f"seat {callee.seat} was never called for its turn {turn}")


async def _is_noted(store: CallStore, wish: CallWish) -> bool:
    """Whether the store says that a call was sent; somebody else may hold the claim by now."""
    now = await store.wish(wish.id)
    return now is not None and now.called == wish.due
