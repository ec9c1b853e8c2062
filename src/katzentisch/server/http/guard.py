"""HTTP connections with limits of number and time.

uvicorn has no time limit for headers and bodies and no limit per address: a thousand half requests would use up the
file descriptors of the process. Sockets are counted apart, in `sockets.py`, once they are open.
"""

import asyncio
import contextlib
import sys
from collections import Counter

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from katzentisch.server.limits import Limits

LONGEST_HEAD = 16 * 1024  # bytes of request line and headers
_RESERVED_FILES = 128  # for the store, workers and what else a process opens


class OpenConnections:
    """How many connections each address has open, and all together."""

    def __init__(self, limits: Limits, trusted: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.most = min(limits.connections, allowed_files() - _RESERVED_FILES)
        self._trusted = frozenset(trusted)  # a proxy brings the connections of many
        self._open: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """Count a new connection; False if there are too many."""
        crowded = self._open[address] >= self.limits.connections_per_address and address not in self._trusted
        if crowded or self._open.total() >= self.most:
            return False
        self._open[address] += 1
        return True

    def remove(self, address: str) -> None:
        """Count a connection no longer."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class GuardedProtocol(H11Protocol):
    """A connection that is closed when headers, body or answer take too long."""

    open_connections: OpenConnections  # set by the subclass: those of its process
    _address = ""
    _phase = ""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, or close it if there are too many."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "local"
        if not self.open_connections.add(address):
            transport.abort()
            return
        self._address = address
        self._enter("headers")

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; what is incomplete has until the end of its time."""
        super().data_received(data)
        state = self.conn.their_state
        if self._address and not self.transport.is_closing():
            self._enter("headers" if state is h11.IDLE else "body" if state is h11.SEND_BODY else "answer")

    def on_response_complete(self) -> None:
        """Stop the time of a request that was answered; the next has its own."""
        self._stop()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection to its socket, which is counted apart."""
        self._forget()
        super().handle_websocket_upgrade(event)

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
            self.open_connections.remove(self._address)
            self._address = ""


def allowed_files() -> int:
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
