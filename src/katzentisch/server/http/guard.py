"""Connections with limits of number and time.

uvicorn has no time limit for headers and bodies and no limit per address: a thousand half requests would use up the
file descriptors of the process. Sockets are counted apart, in `sockets.py`, once they are open; here their pings and
fragments are limited, which the application never sees.
"""

import asyncio
import contextlib
import sys
import time
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from katzentisch.server.limits import Bucket, Limits
from katzentisch.server.tables.outbox import LINE

LONGEST_HEAD = 16 * 1024  # bytes of request line and headers
_RESERVED_FILES = 128  # for the store, workers and what else a process opens
_PIECE = 4096  # bytes of a socket that are read before its limits are looked at: some hundred frames
_MOST_UNREAD = 8  # messages of a socket that wait for their turn
_LEAVE_SECONDS = 10.0  # a closed socket may take to be read to its end
_MOST_PIECES = 4000  # of a body that is sent in pieces ("chunked"): each costs as much as a large one
_BUSY_SECONDS = 5.0  # a request may be in progress before it gives way to others where all places are taken
_FRAMES_PER_SECOND, _FRAMES_AT_ONCE = 5, 100  # pings and fragments; a browser sends neither unasked


class OpenConnections:
    """How many connections each address has open, and all together."""

    def __init__(self, limits: Limits, trusted: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.most = min(limits.connections, _allowed_files() - _RESERVED_FILES)
        self._trusted = frozenset(trusted)  # a proxy brings the connections of many
        self._open: Counter[str] = Counter()
        # Those that wait for their client, to send a whole request or to read the answer, the oldest first; and the others
        # with the time since when.
        self._idle: dict[asyncio.Transport, None] = {}
        self._busy: dict[asyncio.Transport, float] = {}

    def add(self, address: str) -> bool:
        """Count a new connection; False if there are too many.

        When all together are too many, the one that has been idle for longest gives way: half requests, from however
        many addresses, do not lock out those who send whole ones. Nor do those who ask and do not read the answer, nor
        those whose answer takes long.
        """
        if self._open[address] >= self.limits.connections_per_address and address not in self._trusted:
            return False
        if self._open.total() >= self.most:
            oldest = self._longest_waiting()
            if oldest is None:
                return False
            self._forget(oldest)
            oldest.abort()
        self._open[address] += 1
        return True

    def _longest_waiting(self) -> asyncio.Transport | None:
        """Return the connection that gives way to another, None if all are at work."""
        if self._idle:
            return next(iter(self._idle))
        oldest = next(iter(self._busy), None)
        if oldest is None or time.monotonic() - self._busy[oldest] < _BUSY_SECONDS:
            return None
        return oldest

    def remove(self, address: str, transport: asyncio.Transport) -> None:
        """Count a connection no longer."""
        self._forget(transport)
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def set_idle(self, transport: asyncio.Transport) -> None:
        """Note that a connection has no request in progress, or only the beginning of one."""
        self._forget(transport)
        self._idle[transport] = None

    def set_busy(self, transport: asyncio.Transport) -> None:
        """Note that a connection has a whole request in progress."""
        self._idle.pop(transport, None)
        self._busy.setdefault(transport, time.monotonic())

    def _forget(self, transport: asyncio.Transport) -> None:
        self._idle.pop(transport, None)
        self._busy.pop(transport, None)


class _Requests(h11.Connection):
    """The requests of a connection; a body in countless pieces is refused before it holds others up."""

    _pieces = 0

    def next_event(self) -> Any:
        """Return what came next."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = 0
        elif isinstance(event, h11.Data) and event.chunk_start:
            self._pieces += 1
            if self._pieces > _MOST_PIECES:
                raise h11.RemoteProtocolError("too many pieces")
        return event


class GuardedProtocol(H11Protocol):
    """A connection that is closed when headers, body or answer take too long."""

    open_connections: OpenConnections  # set by the subclass: those of its process
    _address = ""
    _phase = ""
    _timer: asyncio.TimerHandle | None = None

    def __init__(self, *wishes: Any, **more: Any) -> None:
        """Begin to read requests."""
        super().__init__(*wishes, **more)
        self.conn = _Requests(h11.SERVER, LONGEST_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, or close it if there are too many."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "local"
        if not self.open_connections.add(address):
            transport.abort()
            return
        self._address = address
        self.open_connections.set_idle(transport)
        self._enter("headers")

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; what is incomplete has until the end of its time."""
        super().data_received(data)
        self._note_phase()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request; where an answer has begun already nothing can be said any more."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def on_response_complete(self) -> None:
        """Stop the time of a request that was answered; the next has its own."""
        self._stop()
        if self._address:
            self.open_connections.set_idle(self.transport)
        super().on_response_complete()
        if self.conn.our_state is h11.SEND_RESPONSE:  # the next request had come already
            self._note_phase()

    def pause_writing(self) -> None:
        """Stop sending to a reader who is behind, and who gives way to others meanwhile."""
        super().pause_writing()
        if self._address:
            self.open_connections.set_idle(self.transport)

    def resume_writing(self) -> None:
        """Go on sending."""
        super().resume_writing()
        if self._address and self.conn.our_state is h11.SEND_BODY:
            self.open_connections.set_busy(self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection to its socket, which is counted apart."""
        self._forget()
        super().handle_websocket_upgrade(event)

    def _note_phase(self) -> None:
        """Begin the time that the present phase of a request has."""
        if not self._address or self.transport.is_closing():
            return
        state = self.conn.their_state
        if state is not h11.IDLE and state is not h11.SEND_BODY:
            self.open_connections.set_busy(self.transport)
        self._enter("headers" if state is h11.IDLE else "body" if state is h11.SEND_BODY else "answer")

    def _enter(self, phase: str) -> None:
        if phase != self._phase:
            self._stop()
            self._phase = phase
            seconds = getattr(self.open_connections.limits, f"{phase}_seconds")
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        self._phase = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _forget(self) -> None:
        self._stop()
        if self._address:
            self.open_connections.remove(self._address, self.transport)
            self._address = ""


class _Inbox:
    """Messages for one reader.

    `asyncio.Queue` has three deques and an event for waiting readers and writers: two kilobytes for each open page.
    """

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def __len__(self) -> int:
        """Return how many messages wait."""
        return len(self._messages)

    def empty(self) -> bool:
        """Whether no message waits."""
        return not self._messages

    async def get(self) -> Any:
        """Return the next message, once there is one."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._messages.pop(0)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is closed when it sends pings or fragments without end: no limit of messages counts those.

    It keeps little memory: a page may be open for days.
    """

    _bucket: Bucket | None = None

    def __init__(self, *wishes: Any, **more: Any) -> None:
        """Begin with an empty inbox."""
        super().__init__(*wishes, **more)
        self.inbox = _Inbox()
        self.queue = self.inbox  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Begin; the application may write without waiting while the reader keeps up."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def is_free(self) -> bool:
        """Whether the reader is there and has accepted nearly all that was sent."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        return is_open and self.conn.state is State.OPEN and self.writable.is_set()

    def write(self, texts: list[bytes]) -> None:
        """Send texts, each as a message of its own, in one piece."""
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def start_keepalive(self) -> None:
        """Begin to ping, once the handshake is over; what was said in it is needed no more."""
        super().start_keepalive()
        del self.request, self.response
        self.scope["headers"] = []

    def keepalive_timeout(self) -> None:
        """Close a socket that answers no pings."""
        super().keepalive_timeout()
        self._leave()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """Note that the application is done with this socket."""
        super().on_task_complete(task)
        self._leave()

    def _leave(self) -> None:
        """Let go of a closed socket soon: while its reader takes nothing, closing it would wait for ever, counted by nobody."""
        if not self.disconnected:
            self.loop.call_later(_LEAVE_SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Read on in small pieces, so that many tiny frames hold nobody up."""
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])

    def send_receive_event_to_app(self) -> None:
        """Hand a message to its reader; with many unread ones the socket is not read any more.

        uvicorn stops and begins again for each message, which costs two system calls.
        """
        message = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.inbox.put_nowait({"type": "websocket.receive", "bytes": message})
        if len(self.inbox) >= _MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_text(self, event: Frame) -> None:
        """Hand the bytes on, whose reader refuses what is no UTF-8; uvicorn would log a traceback for each."""
        self.handle_bytes(event)

    def handle_ping(self) -> None:
        """Answer a ping unless there were too many."""
        if not self._is_too_much():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Keep a fragment unless there were too many."""
        if not self._is_too_much():
            super().handle_cont(event)

    def _is_too_much(self) -> bool:
        """Count a frame; close the connection if it was one too many."""
        if self._bucket is None:  # most sockets never need one
            self._bucket = Bucket(_FRAMES_PER_SECOND, _FRAMES_AT_ONCE)
        if self._bucket.take() <= 0:
            return False
        self.transport.abort()
        return True


def _allowed_files() -> int:
    """Return how many files this process may open, after raising the number as far as it may."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65536 if hard == resource.RLIM_INFINITY else min(hard, 65536)
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return soft
