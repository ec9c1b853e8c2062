"""The application: which path leads where."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from katzentisch.play.store import Store, StoreError
from katzentisch.server.http import catalogue, lobby, referee, replays, statistics
from katzentisch.server.http.requests import address_of, registry_of, spend
from katzentisch.server.http.security import SecurityHeaders, is_allowed_origin
from katzentisch.server.http.static_site import get_page
from katzentisch.server.limits import Limits
from katzentisch.server.tables.connection import Connection
from katzentisch.server.tables.registry import Registry
from katzentisch.server.wire import schema
from katzentisch.server.wire.errors import EXPECTED, ApiError, on_error
from katzentisch.server.workers.balance import BalanceSettings
from katzentisch.server.workers.bot_pool import BotPool
from katzentisch.server.workers.review import ReviewSettings


class Settings(NamedTuple):
    """How a server is run."""

    bot_workers: int = 1
    bot_seconds: float = 30.0
    bot_command: tuple[str, ...] = ()  # the program that thinks; none means ours
    origins: tuple[str, ...] = ()
    limits: Limits = Limits()
    reviews: ReviewSettings = ReviewSettings()
    balances: BalanceSettings = BalanceSettings()


def make_app(
    store: Store,
    settings: Settings = Settings(),  # noqa: B008 - it never changes
    patience: float = 0.0,
) -> Starlette:
    """Return the application on a store, which may take `patience` seconds to answer at first."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        thinking = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_command)
        registry = Registry(store, thinking, settings.limits, settings.reviews, settings.balances)
        await registry.open(patience)
        app.state.registry = registry
        app.state.settings = settings
        yield
        await registry.close()

    handlers = dict.fromkeys(EXPECTED, on_error)
    return Starlette(
        routes=routes(),
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers=handlers,
    )


Endpoint = Callable[[Request], Awaitable[Response]]


def api(path: str, endpoint: Endpoint, method: str = "GET") -> Route:
    """Return a path of the API, which an address may ask for only so often."""

    async def limited(request: Request) -> Response:
        spend(registry_of(request).requests, request)
        if method == "POST" and not is_allowed_origin(request.headers, request.app.state.settings.origins):
            raise ApiError("other_origin")
        return await endpoint(request)

    return Route(path, limited, methods=[method])


def routes() -> list[BaseRoute]:
    """Return all paths; docs/wire.md lists them."""
    table = "/api/tables/{table}"
    return [
        api("/api/schema", schema.get_schema),
        api("/api/games", catalogue.get_games),
        api("/api/printed/{game}/{variant}/{seats}", catalogue.get_printed),
        api("/api/words/{language}", catalogue.get_server_words),
        api("/api/words/{game}/{language}", catalogue.get_game_words),
        api("/api/portraits/{level}", catalogue.get_portrait),
        api("/api/referee/{game}", referee.post_case, "POST"),
        api("/api/tables", lobby.post_table, "POST"),
        api("/api/recover", lobby.post_recover, "POST"),
        api("/api/mine", lobby.post_mine, "POST"),
        api("/api/own-games", statistics.post_own_games, "POST"),
        api("/api/balance/{game}/{variant}/{seats}/{language}", statistics.get_balance),
        api("/api/records", replays.post_record, "POST"),
        api("/api/scenarios", replays.post_scenario, "POST"),
        api(table, lobby.get_table),
        api(f"{table}/sit", lobby.post_sit, "POST"),
        api(f"{table}/rematch", lobby.post_rematch, "POST"),
        api(f"{table}/branch", replays.post_branch, "POST"),
        api(f"{table}/record", replays.get_record),
        api(f"{table}/replay", replays.get_replay),
        api(f"{table}/at/{{step}}", replays.get_moment),
        api(f"{table}/review", replays.get_review),
        WebSocketRoute(f"{table}/socket", socket),
        Route("/api/health", get_health),
        Route("/api/metrics", get_metrics),
        Route("/{path:path}", get_page),
    ]


async def socket(websocket: WebSocket) -> None:
    """Serve one page's socket."""
    registry, address = registry_of(websocket), address_of(websocket)
    allowed = is_allowed_origin(websocket.headers, websocket.app.state.settings.origins)
    if not allowed or registry.closing or registry.sockets[address] >= registry.limits.sockets_per_address:
        await websocket.close(1008)
        return
    try:
        session = await registry.session(websocket.path_params["table"])
    except (ApiError, StoreError):
        await websocket.close(1008)
        return
    registry.sockets[address] += 1
    try:
        await websocket.accept()
        await Connection(registry, session, websocket).run()
    finally:
        registry.sockets[address] -= 1
        if not registry.sockets[address]:
            del registry.sockets[address]


async def get_health(request: Request) -> Response:
    """GET /api/health: whether the store answers."""
    try:
        await registry_of(request).store.read("SELECT 1")
    except StoreError:
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("well\n")


async def get_metrics(request: Request) -> Response:
    """GET /api/metrics: counts in Prometheus' text format."""
    registry = registry_of(request)
    sessions = registry.sessions()
    gauges = {
        "tables_in_memory": float(len(sessions)),
        "sockets": float(sum(registry.sockets.values())),
        "bot_failures": float(registry.bot_pool.failures),
    }
    return PlainTextResponse(registry.metrics.text(gauges), media_type="text/plain; version=0.0.4")
