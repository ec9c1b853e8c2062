"""The ASGI application: its settings, its lifespan, and which path leads to which endpoint."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from katzentisch.play.store import Store
from katzentisch.server.http import catalogue, lobby, monitoring, referee, replays, statistics
from katzentisch.server.http.requests import spend
from katzentisch.server.http.responses import HANDLED, on_error
from katzentisch.server.http.security import SecurityHeaders, is_allowed_origin
from katzentisch.server.http.sockets import table_socket
from katzentisch.server.http.static_site import get_page
from katzentisch.server.limits import Limits
from katzentisch.server.tables.registry import Registry
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.balance import BalanceSettings
from katzentisch.server.workers.bot_pool import BotPool
from katzentisch.server.workers.review import ReviewSettings
from katzentisch.server.workers.rules_pool import RulesPool


class Settings(NamedTuple):
    """Settings of a server process."""

    bot_workers: int = 1
    bot_seconds: float = 30.0
    bot_command: tuple[str, ...] = ()  # the program of a bot worker; none means ours
    rules_command: tuple[str, ...] = ()  # the program of a rules worker; none means ours
    origins: tuple[str, ...] = ()
    limits: Limits = Limits()
    reviews: ReviewSettings = ReviewSettings()
    balances: BalanceSettings = BalanceSettings()


def make_app(
    store: Store,
    settings: Settings = Settings(),  # noqa: B008 - it is immutable
    patience: float = 0.0,
) -> Starlette:
    """Return the application on a store; opening the store is retried for `patience` seconds."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        bot_pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_command)
        rules = RulesPool(settings.rules_command)
        registry = Registry(store, bot_pool, rules, settings.limits, settings.reviews, settings.balances)
        await registry.open(patience)
        app.state.registry = registry
        app.state.settings = settings
        yield
        await registry.close()

    handlers = dict.fromkeys(HANDLED, on_error)
    return Starlette(
        routes=_routes(),
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers=handlers,
    )


_Endpoint = Callable[[Request], Awaitable[Response]]


def _api(path: str, endpoint: _Endpoint, method: str = "GET") -> Route:
    """Return a rate-limited route; a POST must come from an allowed origin."""

    async def limited(request: Request) -> Response:
        spend(request)
        if method == "POST" and not is_allowed_origin(request.headers, request.app.state.settings.origins):
            raise ApiError("other_origin")
        return await endpoint(request)

    return Route(path, limited, methods=[method])


def _routes() -> list[BaseRoute]:
    """Return all routes; docs/wire.md lists them."""
    table = "/api/tables/{table}"
    return [
        _api("/api/schema", catalogue.get_schema),
        _api("/api/games", catalogue.get_games),
        _api("/api/printed/{game}/{variant}/{seats}", catalogue.get_printed),
        _api("/api/words/{language}", catalogue.get_server_words),
        _api("/api/words/{game}/{language}", catalogue.get_game_words),
        _api("/api/portraits/{level}", catalogue.get_portrait),
        _api("/api/referee/{game}", referee.post_case, "POST"),
        _api("/api/tables", lobby.post_table, "POST"),
        _api("/api/recover", lobby.post_recover, "POST"),
        _api("/api/mine", lobby.post_mine, "POST"),
        _api("/api/own-games", statistics.post_own_games, "POST"),
        _api("/api/balance/{game}/{variant}/{seats}/{language}", statistics.get_balance),
        _api("/api/records", replays.post_record, "POST"),
        _api("/api/scenarios", replays.post_scenario, "POST"),
        _api(table, lobby.get_table),
        _api(f"{table}/sit", lobby.post_sit, "POST"),
        _api(f"{table}/name", lobby.post_name, "POST"),
        _api(f"{table}/rematch", lobby.post_rematch, "POST"),
        _api(f"{table}/branch", replays.post_branch, "POST"),
        _api(f"{table}/record", replays.get_record),
        _api(f"{table}/replay", replays.get_replay),
        _api(f"{table}/at/{{step}}", replays.get_moment),
        _api(f"{table}/review", replays.get_review),
        WebSocketRoute(f"{table}/socket", table_socket),
        Route("/api/health", monitoring.get_health),
        Route("/api/metrics", monitoring.get_metrics),
        Route("/{path:path}", get_page),
    ]
