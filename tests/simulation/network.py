"""Simulated lines between a page and a server process, at the ASGI boundary.

A line keeps order and loses nothing until it breaks: what was under way is lost then, and each side notices in its own
time, at the latest after the time a ping takes. That is all a WebSocket promises.
"""

import asyncio
import json
from collections import deque
from typing import TYPE_CHECKING, Any

from katzentisch.server.tables.outbox import LINE

if TYPE_CHECKING:
    from tests.simulation.process import Process
    from tests.simulation.world import World

_WINDOWS = (1, 6)  # messages under way or unread before the sender has to wait
_AT_ONCE = 0.8  # of the lines: the server may write without waiting, as it may to a real socket
_PING_SECONDS = 40.0  # until a silent break is noticed
Message = dict[str, Any]


class Broken(Exception):
    """The line broke, or nobody answers."""


class _Direction:
    """Messages of one direction: delivered in order, each after its delay."""

    def __init__(self, world: "World") -> None:
        self.arrived: deque[Any] = deque()
        self._under_way: deque[Any] = deque()
        self.lost = False  # whether what is under way will never arrive
        self._world = world
        self._next = 0.0
        self._changed = asyncio.Event()

    def send(self, message: Any) -> None:
        loop = self._world.loop
        self._next = max(
            self._next, loop.time() + self._world.luck.uniform(*self._world.weather.network_delay)
        )
        self._under_way.append(message)
        loop.outside(self._next - loop.time(), self._deliver)

    def _deliver(self) -> None:
        if not self.lost:
            self.arrived.append(self._under_way.popleft())
            self.wake()

    def wake(self) -> None:
        self._changed.set()

    async def change(self) -> None:
        self._changed.clear()
        await self._changed.wait()

    def __len__(self) -> int:
        return len(self._under_way) + len(self.arrived)


class Line:
    """One WebSocket: `receive` and `send` are the server's ends, `say` and `hear` the page's."""

    def __init__(self, world: "World", process: "Process", table: str, address: str) -> None:
        self._world = world
        self._process = process
        self._up, self._down = _Direction(world), _Direction(world)
        self._window = world.luck.choice(_WINDOWS)
        self._cut = False
        self._server_knows = self._page_knows = False
        self._up.arrived.append({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"/api/tables/{table}/socket",
            "raw_path": b"",
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"127.0.0.1")],
            "client": (address, 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "extensions": {LINE: self} if world.luck.random() < _AT_ONCE else {},
        }
        process.serve(scope, self.receive, self.send)

    # ------------------------------------------------------------------ the server's end

    async def receive(self) -> Message:
        while not self._up.arrived:
            if self._server_knows:
                return {"type": "websocket.disconnect", "code": 1006}
            await self._up.change()
        message: Message = self._up.arrived.popleft()
        return message

    async def send(self, message: Message) -> None:
        if message["type"] != "websocket.send":  # uvicorn never fails to accept or to close
            return self._down.send(None) if message["type"] == "websocket.close" else None
        while len(self._down) >= self._window and not self._server_knows:
            await self._down.change()
        if self._server_knows:
            raise OSError("the page is gone")
        self._world.note(f"{self._process.name} sends", message["text"])
        self._down.send(message["text"])
        self._maybe_break()
        return None

    def is_free(self) -> bool:
        """Whether texts may be written without waiting, as a socket of the server's own offers it."""
        return not self._server_knows and len(self._down) < self._window

    def write(self, texts: list[bytes]) -> None:
        """Send texts at once, however many."""
        for text in texts:
            self._world.note(f"{self._process.name} writes", text.decode())
            self._down.send(text.decode())
            self._maybe_break()

    # ------------------------------------------------------------------ the page's end

    def say(self, message: Message | str) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        if not self._cut:
            self._up.send({"type": "websocket.receive", "text": text})
        self._maybe_break()

    async def hear(self, seconds: float) -> Message | None:
        """Return the next message, None if none came in time; raises Broken."""
        try:
            async with asyncio.timeout(seconds):
                while not self._down.arrived:
                    if self._page_knows:
                        raise Broken
                    await self._down.change()
        except TimeoutError:
            return None
        text = self._down.arrived.popleft()
        self._down.wake()  # room for the sender
        if text is None:
            self.cut(silently=False)
            raise Broken
        self._world.truth.check_text(text)
        message: Message = json.loads(text)
        return message

    # ------------------------------------------------------------------ breaking

    def _maybe_break(self) -> None:
        weather, luck = self._world.weather, self._world.luck
        if luck.random() < weather.line_breaks:
            self.cut(silently=luck.random() < weather.silent_break)

    def cut(self, silently: bool) -> None:
        """Break the line; what is under way is lost."""
        if self._cut:
            return
        self._cut = True
        self._up.lost = self._down.lost = True
        most = _PING_SECONDS if silently else 0.05
        for side in ("_server_knows", "_page_knows"):
            self._world.loop.outside(self._world.luck.uniform(0.0, most), self._notice, side)

    def _notice(self, side: str) -> None:
        setattr(self, side, True)
        self._up.wake()
        self._down.wake()


async def request(
    process: "Process", method: str, path: str, body: Any = None, address: str = "10.0.0.1"
) -> tuple[int, Any]:
    """Send an HTTP request over a line that does not break; return status and body."""
    sent: list[Message] = []
    done = asyncio.Event()
    asked = False

    async def receive() -> Message:
        nonlocal asked
        if asked:
            await asyncio.Event().wait()
        asked = True
        return {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}

    async def send(message: Message) -> None:
        sent.append(message)
        if message["type"] == "http.response.body" and not message.get("more_body"):
            done.set()

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")],
        "client": (address, 1),
        "server": ("127.0.0.1", 80),
    }
    process.serve(scope, receive, send)
    try:
        async with asyncio.timeout(60):
            await done.wait()
    except TimeoutError:
        raise Broken from None
    text = b"".join(message.get("body", b"") for message in sent[1:])
    return int(sent[0]["status"]), json.loads(text)
