"""Messages waiting to be sent over one connection.

Small messages wait in order. Of views only the newest matters: a slow reader is sent fewer views, each with
everything it missed. A reader that accepts nothing is disconnected.

What one turn of the event loop brings is written at once, in one piece, where the server offers that (`Line`): a task
for each message, and the way through ASGI, cost more than making the view. A reader who is behind is waited for by a task.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
from starlette.websockets import WebSocketDisconnect

from katzentisch.server.wire.messages import FromServer

_encode = msgspec.json.Encoder().encode
LINE = "katzentisch.line"  # the ASGI extension that offers a Line
_MOST_WAITING = 400
PATIENCE = 30.0  # seconds a reader may take to accept one message
Send = Callable[[dict[str, Any]], Awaitable[None]]
_MakeView = Callable[
    [int], tuple[int, bytes] | None
]  # the last entry seen -> the entry of the view, its text


class Line(Protocol):
    """A socket that can be written to without waiting; `guard.py` puts it into the scope of a connection."""

    def is_free(self) -> bool:
        """Whether the reader is there and has accepted nearly all that was sent."""

    def write(self, texts: list[bytes]) -> None:
        """Send texts, each as a message of its own."""


class Outbox:
    """Queue and sender of one connection; `on_end` is called when it cannot send any more.

    The task that sends lives only while something waits: most connections wait for somebody to think, and a task with its
    frames costs more memory than the rest of an idle connection.
    """

    def __init__(self, send: Send, make_view: _MakeView, line: Line | None = None) -> None:
        self._send = send
        self._line = line
        self._woken = False  # whether `_write` is about to run
        self._make_view = make_view
        self.task: asyncio.Task[None] | None = None
        self._waiting: list[FromServer] = []
        self._view_due = False
        self._sending_since = 0.0
        self.on_end: Callable[[], object] = lambda: None
        self.ended = False
        self.failure: Exception | None = None
        self.seen = -1

    def put(self, message: FromServer) -> None:
        """Queue a message; a connection with too many of them ends."""
        if len(self._waiting) >= _MOST_WAITING:
            return self.stop()
        self._waiting.append(message)
        return self._wake()

    def view_due(self) -> None:
        """Send the present view as soon as the messages before it are sent."""
        self._view_due = True
        self._wake()

    def _wake(self) -> None:
        if self.task is not None or self.ended or self._woken:
            return
        if self._line is None:
            self.task = asyncio.create_task(self._run())
        else:
            self._woken = True
            asyncio.get_running_loop().call_soon(self._write, self._line)

    def _write(self, line: Line) -> None:
        """Send all that waits, at once; a task waits for a reader who is behind."""
        self._woken = False
        if self.ended:
            return
        if not line.is_free():
            self.task = asyncio.create_task(self._run())
            return
        try:
            texts = [_encode(message) for message in self._waiting]
            self._waiting.clear()
            if self._view_due and (view := self._next_view()):
                texts.append(view)
            line.write(texts)
        except Exception as error:
            self.failure = error
            self._end()

    def _next_view(self) -> bytes | None:
        self._view_due = False
        view = self._make_view(self.seen)
        if view is None:
            return None
        self.seen, text = view
        return text

    async def flushed(self) -> None:
        """Wait, for a second at most, until the waiting messages are sent."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self._waiting:
                    await asyncio.sleep(0.01)

    async def _run(self) -> None:
        try:
            while self._waiting or self._view_due:
                await self._deliver_next()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._end()
        except Exception as error:
            self.failure = error
            self._end()
        finally:
            self.task = None

    async def _deliver_next(self) -> None:
        if self._waiting:
            await self._deliver(_encode(self._waiting[0]))
            del self._waiting[0]
            return
        text = self._next_view()
        if text is not None:
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
        if self.task is not None:
            self.task.cancel()
        self._end()

    def _end(self) -> None:
        if not self.ended:
            self.ended = True
            self.on_end()
