"""A real server in the test's own event loop, and a page to play with: everything over real sockets."""

import asyncio
import json
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
import websockets

from katzentisch.play.store import Store
from katzentisch.play.store_sqlite import SqliteStore
from katzentisch.server.app import Settings, make_app
from katzentisch.server.http.guard import LONGEST_HEAD, GuardedProtocol, GuardedSocket, OpenConnections
from katzentisch.server.limits import Limits
from katzentisch.server.wire import messages

# What no test may run into unless it is about that limit
_UNLIMITED = """
    messages_per_second messages_at_once messages_at_once_of_address tables_per_hour requests_per_second
    requests_at_once recoveries_per_hour reviews_per_hour reports_per_hour sockets_per_address sockets
    connections_per_address connections chat_lines_per_second chat_lines_at_once
    unattended_moves_at_once
"""
GENEROUS = Limits(**dict.fromkeys(_UNLIMITED.split(), 10**9))
WITHIN = 20.0
RULES_COMMAND = (sys.executable, "-m", "tests.server.toy_rules_worker")  # knows the toy game too

TRANSCRIPT_COMMAND = (sys.executable, "-m", "tests.server.toy_transcript_worker")


class RunningServer:
    """A running server."""

    def __init__(self, app: Any, uvicorn_server: uvicorn.Server | None, port: int) -> None:
        self.app = app
        self.uvicorn_server = uvicorn_server
        self.port = port

    @property
    def registry(self) -> Any:
        return self.app.state.registry

    async def request(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Send one HTTP request by hand and return status, headers and body."""
        return await http(self.port, method, path, body, headers)

    async def get(self, path: str, tokens: list[str] | None = None) -> Any:
        headers = {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else None
        status, _, body = await self.request("GET", path, headers=headers)
        assert status == 200, (status, body)
        return json.loads(body)

    async def post(self, path: str, body: Any, status: int = 201) -> Any:
        actual, _, answer = await self.request("POST", path, body)
        assert actual == status, (actual, answer)
        return json.loads(answer)

    async def table(self, *seats: Any, game: str = "whiskers", **wishes: Any) -> Any:
        """Make a table; "Ana" sits here, "?" is invited, "bot:greedy" is a bot."""
        body = {"game": game, "seats": [seat_wish(seat) for seat in seats], **wishes}
        return await self.post("/api/tables", body)

    async def page(self, table: str, *tokens: str, seen: int = -1, **more: Any) -> "Page":
        """Open a page and say hello."""
        page = await self.socket(table, **more)
        await page.say(type="hello", tokens=list(tokens), seen=seen)
        return page

    async def socket(self, table: str, **more: Any) -> "Page":
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return Page(await websockets.connect(url, max_size=None, compression=None, **more))


def seat_wish(seat: str) -> dict[str, str]:
    if seat == "?":
        return {"who": "invited"}
    if seat.startswith("bot:"):
        return {"who": "bot", "level": seat[4:]}
    return {"who": "here", "name": seat}


async def http(
    port: int,
    method: str,
    path: str,
    body: Any = None,
    headers: dict[str, str] | None = None,
    host: str = "127.0.0.1",
) -> tuple[int, dict[str, str], bytes]:
    """Send one HTTP request by hand."""
    data = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}:{port}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
    lines += [f"Content-Length: {len(data)}", "", ""]
    reader, writer = await asyncio.open_connection(host, port)
    writer.write("\r\n".join(lines).encode() + data)
    answer = await asyncio.wait_for(reader.read(), WITHIN)
    writer.close()
    head, _, rest = answer.partition(b"\r\n\r\n")
    first, *others = head.decode().split("\r\n")
    fields = {line.partition(": ")[0].lower(): line.partition(": ")[2] for line in others}
    if fields.get("transfer-encoding") == "chunked":
        rest = b"".join(chunks(rest))
    return int(first.split()[1]), fields, rest


def chunks(body: bytes) -> list[bytes]:
    """Return the pieces of a body that was sent piece by piece."""
    pieces: list[bytes] = []
    while body:
        size, _, body = body.partition(b"\r\n")
        pieces.append(body[: int(size, 16)])
        body = body[int(size, 16) + 2 :]
    return pieces


class Page:
    """One browser's socket; keeps everything it was sent."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.texts: list[str] = []
        self.view: dict[str, Any] = {}

    async def say(self, **message: Any) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.connection.recv(), WITHIN)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "view":
            self.view = message
        return message

    async def until(
        self, kind: str, right: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """Hear until a message of a kind (that is right) comes."""
        while True:
            message = await self.hear()
            if message["type"] == kind and right(message):
                return message

    async def seq(self, seq: int) -> dict[str, Any]:
        """Hear until the view after a log entry has come."""
        while self.view.get("seq", -1) < seq:
            await self.until("view")
        return self.view

    def legal(self, seat: int) -> list[int]:
        return messages.numbers(self.of(seat)["legal"])

    def of(self, seat: int) -> dict[str, Any]:
        return next(view for view in self.view["seats"] if view["seat"] == seat)

    async def act(self, seat: int, action: int | None = None, seq: int | None = None) -> dict[str, Any]:
        """Play an action (the first legal one) and hear the answer."""
        action = self.legal(seat)[0] if action is None else action
        quoted = self.view["seq"] if seq is None else seq
        await self.say(type="act", seat=seat, seq=quoted, action=action)
        while True:
            message = await self.hear()
            if message["type"] in ("taken", "refused"):
                return message

    async def play_on(self, seat: int) -> dict[str, Any]:
        """Play the first legal action and hear the view that follows it."""
        taken = await self.act(seat)
        assert taken["type"] == "taken", taken
        return await self.seq(taken["now"])

    async def close(self) -> None:
        await self.connection.close()


@asynccontextmanager
async def served(store: Store | Path, ping: float = 20.0, **settings: Any) -> AsyncIterator[RunningServer]:
    """Serve tables from a store (or a SQLite file) on a free port."""
    limits: Limits = settings.setdefault("limits", GENEROUS)
    settings.setdefault("rules_command", RULES_COMMAND)
    settings.setdefault("transcript_command", TRANSCRIPT_COMMAND)
    app = make_app(SqliteStore(store) if isinstance(store, Path) else store, Settings(**settings))
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)  # who does not read is soon noticed
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=type("Guarded", (GuardedProtocol,), {"open_connections": OpenConnections(limits)}),
        ws=GuardedSocket,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        timeout_graceful_shutdown=5,
        loop="asyncio",
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve([listening]))
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.01)
    try:
        yield RunningServer(app, server, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, WITHIN)


def tokens(made: dict[str, Any]) -> list[str]:
    """Return the tokens of a table that was just made."""
    return [key["token"] for key in made["keys"]]


async def finished(server: RunningServer, **wishes: Any) -> tuple[dict[str, Any], Page]:
    """Play a table of the toy game to its end; return it and its page."""
    made = await server.table("Ana", "Ben", **wishes)
    page = await server.page(made["info"]["table"], *tokens(made))
    view = await page.seq(0)
    while view["to_act"]:
        view = await page.play_on(view["to_act"][0])
    return made, page


async def assert_fails_for_good(server: RunningServer, path: str, jobs: Any, code: str) -> None:
    """Ask for what a worker that crashes computes: it is said to have failed, and not begun again."""
    assert (await server.request("GET", path))[0] == 202
    while jobs.running:
        await asyncio.sleep(0.02)
    for _ in range(2):
        status, _, body = await server.request("GET", path)
        assert status == 503 and json.loads(body)["code"] == code
    assert not jobs.running
