"""A WebSocket client that costs next to nothing, so that a load test measures the server.

It knows what our server sends, whole text frames without extensions, and fails loudly on anything else.
"""

import asyncio
from collections.abc import Callable

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL, _MASKED = 0x80, 0x80
_NO_MASK = bytes(4)  # a mask of zeros leaves the text as it is


class LightSocket(asyncio.Protocol):
    """One connection; `heard` is called with it and each text that arrives."""

    def __init__(
        self, host: str, port: int, path: str, heard: "Callable[[LightSocket, bytes], None]"
    ) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bGlnaHQgYnV0IGhvbmVzdA==\r\n\r\n"
        ).encode()
        self._heard = heard
        self._data = b""
        self._transport: asyncio.Transport | None = None
        self._greeted = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[str] = asyncio.get_running_loop().create_future()  # with the reason

    @classmethod
    async def open(
        cls,
        port: int,
        path: str,
        heard: "Callable[[LightSocket, bytes], None]",
        host: str = "127.0.0.1",
        local: str | None = None,
    ) -> "LightSocket":
        """Connect, from the address `local` if that matters, and shake hands."""
        address = (local, 0) if local else None
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: cls(host, port, path, heard), host, port, local_addr=address
        )
        async with asyncio.timeout(120):
            await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that it is over."""
        self._end(f"lost: {exc}")

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send_frame(_TEXT, text)

    def close(self) -> None:
        """Leave without a word."""
        if self._transport is not None:
            self._transport.abort()

    def _send_frame(self, kind: int, text: bytes) -> None:
        assert self._transport is not None
        if len(text) < 126:
            length = bytes([_MASKED | len(text)])
        else:
            length = bytes([_MASKED | 126]) + len(text).to_bytes(2, "big")
        self._transport.write(bytes([_FINAL | kind]) + length + _NO_MASK + text)

    def _end(self, reason: str) -> None:
        if not self.opened.done():
            self.opened.set_exception(OSError(reason))
        if not self.closed.done():
            self.closed.set_result(reason)

    def data_received(self, data: bytes) -> None:
        """Read what has arrived whole."""
        data = self._data + data if self._data else data
        if not self._greeted:
            head, blank, data = data.partition(b"\r\n\r\n")
            if not blank:
                self._data = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self._end(head.decode("latin-1").partition("\r\n")[0])
                self.close()
                return
            self._greeted = True
            self.opened.set_result(None)
        self._data = self._read_frames(data)

    def _read_frames(self, data: bytes) -> bytes:
        """Read whole frames; return what is left."""
        start, end = 0, len(data)
        while end - start >= 2:
            size, first = data[start + 1], start + 2
            if size >= 126:
                digits = 2 if size == 126 else 8
                size, first = int.from_bytes(data[first : first + digits], "big"), first + digits
            if first + size > end:
                break
            self._read_frame(data[start], data[first : first + size])
            start = first + size
        return data[start:]

    def _read_frame(self, head: int, text: bytes) -> None:
        assert head & _FINAL, "the server sent a fragment"
        kind = head & 0x0F
        if kind == _TEXT:
            self._heard(self, text)
        elif kind == _PING:
            self._send_frame(_PONG, text)
        elif kind == _CLOSE:
            self._end(f"closed: {text!r}")
            self.close()
        else:
            raise AssertionError(f"the server sent a frame of kind {kind}")
