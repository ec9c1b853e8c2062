"""What waits to be sent to one page.

Small messages wait in order. Of views only the newest matters, so a page that reads slowly is sent fewer views,
each with everything it missed; a page that does not read at all is dropped.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from katzentisch.server.wire import FromServer, View

encode = msgspec.json.Encoder().encode
MOST_WAITING = 400
PATIENCE = 30.0  # seconds a page may take to accept one message


class TooSlow(Exception):
    """A page does not read what it is sent."""


class Outbox:
    """Messages on their way to one page."""

    def __init__(self, send: Callable[[str], Awaitable[None]], make_view: Callable[[], View | None]) -> None:
        self._send = send
        self._make_view = make_view
        self._waiting: deque[FromServer] = deque()
        self._view_due = False
        self._wake = asyncio.Event()
        self.seen = -1

    def put(self, message: FromServer) -> None:
        """Queue a message."""
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
        self._wake.set()

    def view_due(self) -> None:
        """Let the page have the present view when its turn comes."""
        self._view_due = True
        self._wake.set()

    async def flushed(self) -> None:
        """Wait, for a second at most, until what waits has been sent."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self._waiting:
                    await asyncio.sleep(0.01)

    async def run(self) -> None:
        """Send until cancelled; TooSlow if the page stops reading."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if len(self._waiting) >= MOST_WAITING:
                raise TooSlow
            while self._waiting:
                await self._deliver(self._waiting[0])
                self._waiting.popleft()
            if self._view_due:
                self._view_due = False
                view = self._make_view()
                if view is not None:
                    self.seen = view.seq
                    await self._deliver(view)

    async def _deliver(self, message: FromServer) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._send(encode(message).decode())
        except TimeoutError as error:
            raise TooSlow from error
