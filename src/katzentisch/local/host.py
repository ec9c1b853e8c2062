"""The server's application, asked without a network: requests and sockets as plain calls.

Whoever has no server (a tab of a browser) speaks to this host in the same messages. Nothing of the rules, the tables or the
wire is written twice: `make_app` is the server's own. Nobody else shares this process, so that its limits are wide.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from starlette.types import Message, Scope

from katzentisch.play.store import Store
from katzentisch.server.app import Settings, make_app
from katzentisch.server.limits import Limits
from katzentisch.server.workers.balance import BalanceSettings
from katzentisch.server.workers.review import ReviewSettings

_ALONE = 1_000_000  # of what a server limits because others wait: nobody does here
_SHARED = (
    "messages_per_second",
    "messages_at_once",
    "messages_per_second_of_address",
    "messages_at_once_of_address",
    "tables_per_hour",
    "requests_per_second",
    "requests_at_once",
    "recoveries_per_hour",
    "reviews_per_hour",
    "reports_per_hour",
    "unattended_moves_per_second",
    "unattended_moves_at_once",
)
# The rules run uncompiled, and devices differ: a level that has no time for all of its search says so (play/strength.py).
_LONGEST = 3.0
_PATIENCE = 600.0  # nobody else waits, and a slow device may take its time
SETTINGS = Settings(
    bot_seconds=_PATIENCE,
    rules_seconds=_PATIENCE,
    bot_longest=_LONGEST,
    own_device=True,
    limits=Limits(**dict.fromkeys(_SHARED, _ALONE)),
    # A quarter of a server's effort: the rules run uncompiled here.
    reviews=ReviewSettings(samples=8, iterations=40),
    balances=BalanceSettings(games=40),
)


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


class Host:
    """One application on one store; the loop it runs in must have `run_workers_inline` where there are no processes."""

    def __init__(self, store: Store, settings: Settings = SETTINGS) -> None:
        self._app = make_app(store, settings)
        self._lifespan: asyncio.Queue[Message] = asyncio.Queue()
        self._state: dict[str, Any] = {}
        self._running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start the application; raises what the store raises."""
        started: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def send(message: Message) -> None:
            if message["type"] == "lifespan.startup.complete":
                started.set_result(None)

        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": self._state}
        self._lifespan.put_nowait({"type": "lifespan.startup"})
        self._running = asyncio.ensure_future(self._app(scope, self._lifespan.get, send))
        await asyncio.wait([self._running, started], return_when=asyncio.FIRST_COMPLETED)
        if not started.done():
            await self._running

    async def close(self) -> None:
        """Finish what is being written and stop."""
        if self._running is not None:
            self._lifespan.put_nowait({"type": "lifespan.shutdown"})
            await self._running

    async def ask(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes = b""
    ) -> Answer:
        """Return the answer to a request."""
        parts: list[bytes] = []
        never: asyncio.Queue[Message] = asyncio.Queue()  # nobody hangs up before the answer
        begun: dict[str, Any] = {}

        said = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def receive() -> Message:
            message = next(said, None)
            return message if message is not None else await never.get()

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                begun.update(message)
            else:
                parts.append(message.get("body", b""))

        await self._app(self._scope("http", path, headers or {}) | {"method": method}, receive, send)
        told = {name.decode("latin-1"): value.decode("latin-1") for name, value in begun["headers"]}
        return Answer(begun["status"], told, b"".join(parts))

    def connect(self, path: str, hear: Callable[[str], None], closed: Callable[[str], None]) -> "Socket":
        """Open a socket; `hear` is called with each message, `closed` with the reason it ended."""
        return Socket(self._app, self._scope("websocket", path, {}) | {"subprotocols": []}, hear, closed)

    def _scope(self, kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": plain,
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("local", 0),
            "server": ("local", 0),
            "state": dict(self._state),
        }


class Socket:
    """One connection to a table."""

    def __init__(
        self, app: Any, scope: Scope, hear: Callable[[str], None], closed: Callable[[str], None]
    ) -> None:
        self._to_app: asyncio.Queue[Message] = asyncio.Queue()
        self._hear = hear
        self._closed = closed
        self._reason: str | None = ""
        self._to_app.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(self._run(app, scope))

    def send(self, text: str) -> None:
        """Say something to the table."""
        self._to_app.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Leave."""
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _run(self, app: Any, scope: Scope) -> None:
        try:
            await app(scope, self._to_app.get, self._from_app)
        finally:
            self._closed(self._reason or "")

    async def _from_app(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._hear(message.get("text") or message["bytes"].decode())
        elif message["type"] == "websocket.close":
            self._reason = message.get("reason")
