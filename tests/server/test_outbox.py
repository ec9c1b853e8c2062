"""What waits for a connection is written at once, in order; a reader who is behind is waited for."""

import asyncio
import json

import pytest

from katzentisch.server.tables.outbox import Outbox
from katzentisch.server.wire.messages import Closing, Taken

pytestmark = pytest.mark.anyio


class Wire:
    """A line that notes what is written, and an ASGI send that waits until it is free."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.pieces: list[list[str]] = []

    def is_free(self) -> bool:
        return self.free.is_set()

    def write(self, texts: list[bytes]) -> None:
        self.pieces.append([json.loads(text)["type"] for text in texts])

    async def send(self, message: dict[str, str]) -> None:
        await self.free.wait()
        self.pieces.append([json.loads(message["text"])["type"]])


async def test_an_answer_and_the_view_after_it_are_one_piece():
    wire = Wire()
    wire.free.set()
    outbox = Outbox(wire.send, lambda seen: (seen + 1, b'{"type":"view"}'), wire)
    outbox.view_due()
    outbox.put(Taken(0, 1, 2))
    await asyncio.sleep(0)
    assert wire.pieces == [["taken", "view"]] and outbox.seen == 0 and outbox.task is None


async def test_of_a_reader_who_is_behind_only_the_newest_view_waits():
    wire = Wire()
    made: list[int] = []
    outbox = Outbox(wire.send, lambda seen: made.append(seen) or (seen + 1, b'{"type":"view"}'), wire)
    for _ in range(3):
        outbox.put(Taken(0, 1, 2))
        outbox.view_due()
        await asyncio.sleep(0)
    assert wire.pieces == [] and made == []
    wire.free.set()
    for _ in range(12):
        await asyncio.sleep(0)
    assert wire.pieces == [["taken"], ["taken"], ["taken"], ["view"]] and made == [-1]


async def test_a_view_that_cannot_be_made_ends_the_connection_with_its_reason():
    wire = Wire()
    wire.free.set()
    ended: list[bool] = []
    outbox = Outbox(wire.send, lambda seen: 1 // 0, wire)  # type: ignore[arg-type,return-value]
    outbox.on_end = lambda: ended.append(True)
    outbox.view_due()
    await asyncio.sleep(0)
    assert ended == [True] and isinstance(outbox.failure, ZeroDivisionError)
    outbox.put(Closing("bye", 1.0))
    await asyncio.sleep(0)
    assert wire.pieces == []
