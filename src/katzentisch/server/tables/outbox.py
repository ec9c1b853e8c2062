"""Messages waiting to be sent over one connection.

Small messages wait in order. Of views only the newest matters: a slow reader is sent fewer views, each with
everything it missed. A reader that accepts nothing is disconnected.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from katzentisch.server.wire.messages import FromServer

_encode = msgspec.json.Encoder().encode
_MOST_WAITING = 400
PATIENCE = 30.0  # seconds a reader may take to accept one message
Send = Callable[[dict[str, Any]], Awaitable[None]]
MakeView = Callable[[int], tuple[int, bytes] | None]  # the last entry seen -> the entry of the view, its text


class Outbox:
    """Queue and sender of one connection."""

    def __init__(self, send: Send, make_view: MakeView) -> None:
        self._send = send
        self._make_view = make_view
        self._task: asyncio.Task[Any] | None = None
        self._waiting: deque[FromServer] = deque()
        self._view_due = False
        self._sending_since = 0.0
        self._wake = asyncio.Event()
        self.seen = -1

    def put(self, message: FromServer) -> None:
        """Queue a message."""
        if len(self._waiting) < _MOST_WAITING:
            self._waiting.append(message)
        self._wake.set()

    def view_due(self) -> None:
        """Send the present view as soon as the messages before it are sent."""
        self._view_due = True
        self._wake.set()

    async def flushed(self) -> None:
        """Wait, for a second at most, until the waiting messages are sent."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self._waiting:
                    await asyncio.sleep(0.01)

    async def run(self) -> None:
        """Send until cancelled; return if too many messages wait."""
        self._task = asyncio.current_task()
        while True:
            await self._wake.wait()
            self._wake.clear()
            if len(self._waiting) >= _MOST_WAITING:
                return
            while self._waiting:
                await self._deliver(_encode(self._waiting[0]))
                self._waiting.popleft()
            if self._view_due:
                self._view_due = False
                view = self._make_view(self.seen)
                if view is not None:
                    self.seen, text = view
                    await self._deliver(text)

    async def _deliver(self, text: bytes) -> None:
        # asyncio.timeout here would cost as much as sending: the registry calls cancel_if_slow instead.
        self._sending_since = time.monotonic()
        await self._send({"type": "websocket.send", "text": text.decode()})
        self._sending_since = 0.0

    def cancel_if_slow(self) -> None:
        """Stop sending if the reader has not accepted the present message within PATIENCE."""
        since = self._sending_since
        if since and time.monotonic() - since > PATIENCE:
            self.stop()

    def stop(self) -> None:
        """Send no more, which ends the connection."""
        if self._task is not None:
            self._task.cancel()
