"""A move whose page goes away while it is being written down: it counts if the store has it, and everybody else sees it."""

import asyncio
import gc
from collections.abc import AsyncIterator
from typing import Any

import pytest

from katzentisch.play.log import Entry
from katzentisch.play.store import StoreError
from katzentisch.server.tables import registry
from tests.server.serving import RunningServer, served, tokens

pytestmark = pytest.mark.anyio


class Paper:
    """Holds up what is appended to the store of a server, which is written down all the same."""

    def __init__(self, server: RunningServer) -> None:
        self._append = server.registry.store.append
        self.begun = asyncio.Event()
        self.go_on = asyncio.Event()
        self.written = asyncio.Event()
        server.registry.store.append = self.append

    async def append(self, table: str, *entries: Entry, reasons: str = "") -> None:
        await asyncio.shield(asyncio.ensure_future(self._write(table, entries, reasons)))

    async def _write(self, table: str, entries: Any, reasons: str) -> None:
        self.begun.set()
        await self.go_on.wait()
        await self._append(table, *entries, reasons=reasons)
        self.written.set()


@pytest.fixture
async def server(tmp_path, monkeypatch) -> AsyncIterator[RunningServer]:
    monkeypatch.setattr(registry, "_REFRESH_SECONDS", 0.05)
    async with served(tmp_path / "tables.sqlite") as running:
        yield running


async def test_a_move_is_shown_to_the_others_though_its_connection_ended_while_it_was_written(server):
    made = await server.table("Ana", "Ben")
    table, (ana, ben) = made["info"]["table"], tokens(made)
    page, other = await server.page(table, ana), await server.page(table, ben)
    await page.seq(0)
    await other.seq(0)
    session = await server.registry.session(table)
    paper = Paper(server)
    seat = page.view["to_act"][0]
    mover, watcher = (page, other) if seat == 0 else (other, page)
    await mover.say(type="act", seat=seat, seq=0, action=mover.legal(seat)[0])
    await paper.begun.wait()
    # Its reader accepts nothing any more: the connection is ended in the middle of the move.
    next(viewer for viewer in session.viewers if seat in viewer.seats).outbox.stop()
    await asyncio.sleep(0.05)
    paper.go_on.set()
    await paper.written.wait()
    async with asyncio.timeout(60):
        await watcher.seq(1)
    assert session.match.seq == 1 and not session.lock.locked()


async def test_what_is_said_is_heard_though_its_connection_ended_while_it_was_written(server, monkeypatch):
    made = await server.table("Ana", "Ben")
    table, (ana, ben) = made["info"]["table"], tokens(made)
    page, other = await server.page(table, ana), await server.page(table, ben)
    await other.seq(0)
    store, begun, go_on = server.registry.store, asyncio.Event(), asyncio.Event()
    say = store.say

    async def slow(*line):
        begun.set()
        said = await say(*line)
        await go_on.wait()
        return said

    monkeypatch.setattr(store, "say", slow)
    await page.say(type="chat", seat=0, text="I must go")
    await begun.wait()
    session = await server.registry.session(table)
    next(viewer for viewer in session.viewers if 0 in viewer.seats).outbox.stop()
    await asyncio.sleep(0.05)
    go_on.set()
    assert (await other.until("said"))["said"]["text"] == "I must go"


async def test_that_nothing_could_be_written_for_a_page_that_left_is_no_error_of_the_server(
    server, monkeypatch, caplog
):
    made = await server.table("Ana", "Ben")
    page = await server.page(made["info"]["table"], tokens(made)[0])
    await page.seq(0)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def failing(*line):
        begun.set()
        await go_on.wait()
        raise StoreError("the disk is full")

    monkeypatch.setattr(server.registry.store, "say", failing)
    await page.say(type="chat", seat=0, text="I must go")
    await begun.wait()
    session = await server.registry.session(made["info"]["table"])
    next(iter(session.viewers)).outbox.stop()
    await asyncio.sleep(0.05)
    go_on.set()
    await asyncio.sleep(0.05)
    gc.collect()  # asyncio tells of a failure nobody heard of when its task is collected
    assert [record.getMessage() for record in caplog.records] == []
