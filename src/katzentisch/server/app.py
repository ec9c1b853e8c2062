"""The application: which path leads where."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from katzentisch.play.store import Store, StoreError
from katzentisch.server import lobby, replays, shelf
from katzentisch.server.asking import address_of, house_of
from katzentisch.server.house import House
from katzentisch.server.limits import Limits
from katzentisch.server.page import Page
from katzentisch.server.problems import EXPECTED, Trouble, on_error
from katzentisch.server.security import SecurityHeaders, may_open_socket
from katzentisch.server.site import get_page
from katzentisch.server.thinking import Thinking


class Settings(NamedTuple):
    """How a server is run."""

    bot_workers: int = 1
    bot_seconds: float = 30.0
    origins: tuple[str, ...] = ()
    limits: Limits = Limits()


def make_app(store: Store, settings: Settings = Settings()) -> Starlette:  # noqa: B008 - it never changes
    """Return the application on a store."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = House(store, Thinking(settings.bot_workers, settings.bot_seconds), settings.limits)
        await house.open()
        app.state.house = house
        app.state.settings = settings
        yield
        await house.close()

    handlers = dict.fromkeys(EXPECTED, on_error)
    return Starlette(
        routes=routes(),
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers=handlers,
    )


def routes() -> list[BaseRoute]:
    """Return all paths; docs/wire.md lists them."""
    table = "/api/tables/{table}"
    return [
        Route("/api/games", shelf.get_games),
        Route("/api/printed/{game}/{variant}/{seats:int}", shelf.get_printed),
        Route("/api/words/{language}", shelf.get_server_words),
        Route("/api/words/{game}/{language}", shelf.get_game_words),
        Route("/api/portraits/{level}", shelf.get_portrait),
        Route("/api/tables", lobby.post_table, methods=["POST"]),
        Route("/api/recover", lobby.post_recover, methods=["POST"]),
        Route("/api/mine", lobby.post_mine, methods=["POST"]),
        Route("/api/records", replays.post_record, methods=["POST"]),
        Route(table, lobby.get_table),
        Route(f"{table}/sit", lobby.post_sit, methods=["POST"]),
        Route(f"{table}/rematch", lobby.post_rematch, methods=["POST"]),
        Route(f"{table}/branch", replays.post_branch, methods=["POST"]),
        Route(f"{table}/record", replays.get_record),
        Route(f"{table}/replay", replays.get_replay),
        Route(f"{table}/at/{{step:int}}", replays.get_moment),
        WebSocketRoute(f"{table}/socket", socket),
        Route("/api/health", get_health),
        Route("/api/metrics", get_metrics),
        Route("/{path:path}", get_page),
    ]


async def socket(websocket: WebSocket) -> None:
    """Serve one page's socket."""
    house, address = house_of(websocket), address_of(websocket)
    allowed = may_open_socket(websocket.headers, websocket.app.state.settings.origins)
    if not allowed or house.closing or house.sockets[address] >= house.limits.sockets_per_address:
        await websocket.close(1008)
        return
    try:
        live = await house.live(websocket.path_params["table"])
    except (Trouble, StoreError):
        await websocket.close(1008)
        return
    house.sockets[address] += 1
    try:
        await websocket.accept()
        await Page(house, live, websocket).run()
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def get_health(request: Request) -> Response:
    """GET /api/health: whether the store answers."""
    try:
        await house_of(request).store.read("SELECT 1")
    except StoreError:
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("well\n")


async def get_metrics(request: Request) -> Response:
    """GET /api/metrics: counts in Prometheus' text format."""
    house = house_of(request)
    lives = house.in_memory()
    gauges = {
        "tables_in_memory": float(len(lives)),
        "sockets": float(sum(house.sockets.values())),
        "bot_failures": float(house.thinking.failures),
    }
    return PlainTextResponse(house.metrics.text(gauges), media_type="text/plain; version=0.0.4")
