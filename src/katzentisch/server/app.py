"""The ASGI application: its settings, its lifespan, and which path leads to which endpoint."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from katzentisch.play.store import Store
from katzentisch.server.call_settings import CallSettings
from katzentisch.server.http import (
    calls,
    catalogue,
    challenges,
    circle,
    lobby,
    monitoring,
    own_seat,
    people,
    puzzles,
    reachable,
    referee,
    replays,
    statistics,
)
from katzentisch.server.http.packing import PackAnswers, PackedFiles, PackedTexts
from katzentisch.server.http.requests import address_of, registry_of, spend
from katzentisch.server.http.responses import HANDLED, on_error
from katzentisch.server.http.security import RequestChecks, SecurityHeaders, is_allowed_origin, refused
from katzentisch.server.http.sockets import table_socket
from katzentisch.server.http.static_site import get_page
from katzentisch.server.limits import REPLAYED, Limits
from katzentisch.server.retention import Retention
from katzentisch.server.tables.connection import POLICY_VIOLATION
from katzentisch.server.tables.registry import Registry
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.balance import BalanceSettings
from katzentisch.server.workers.bot_pool import BotPool
from katzentisch.server.workers.review import ReviewSettings
from katzentisch.server.workers.rules_pool import SECONDS, RulesPool


class Settings(NamedTuple):
    """Settings of a server process."""

    bot_workers: int = 1
    bot_seconds: float = 30.0
    # Wall seconds of a bot's decision where the machine may be slow; 0: as its level says.
    bot_longest: float = 0.0
    bot_command: tuple[str, ...] = ()  # the program of a bot worker; none means ours
    rules_seconds: float = SECONDS
    rules_command: tuple[str, ...] = ()  # the program of a rules worker; none means ours
    operator: str = ""  # a folder with imprint.<language>.md and privacy.<language>.md
    own_device: bool = False  # whoever asks owns the device the tables lie on: they may have any record
    operator_token: str = ""  # lets the operator close tables; none: nobody can
    retention: Retention = Retention()
    calls: CallSettings = CallSettings()
    transcript_command: tuple[str, ...] = ()  # the program that writes transcripts; none means ours
    origins: tuple[str, ...] = ()
    listens: str = ""  # host:port as it was asked for; empty if unknown
    public_address: str = ""  # where people find the server, as https://cats.example
    limits: Limits = Limits()
    reviews: ReviewSettings = ReviewSettings()
    balances: BalanceSettings = BalanceSettings()

    @property
    def page_origins(self) -> tuple[str, ...]:
        """The origins whose pages may use the server: the public address and those allowed besides."""
        return (self.public_address.rstrip("/"), *self.origins)


_SOCKET_PATH = re.compile("/api/tables/([^/]+)/socket")


def make_app(
    store: Store,
    settings: Settings = Settings(),  # noqa: B008 - it is immutable
    patience: float = 0.0,
) -> Starlette:
    """Return the application on a store; opening the store is retried for `patience` seconds."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        bot_pool = BotPool(
            settings.bot_workers, settings.bot_seconds, settings.bot_command, settings.bot_longest
        )
        rules = RulesPool(settings.rules_command, settings.rules_seconds)
        registry = Registry(
            store,
            bot_pool,
            rules,
            settings.limits,
            settings.reviews,
            settings.balances,
            settings.transcript_command,
            settings.retention,
            settings.calls,
            settings.public_address,
        )
        await registry.open(patience, ahead=not settings.own_device)
        app.state.registry = registry
        app.state.settings = settings
        app.state.packed_files, app.state.packed_texts = PackedFiles(), PackedTexts()
        yield
        await registry.close()
        app.state.packed_files.close()

    handlers = dict.fromkeys(HANDLED, on_error)
    return _Application(
        routes=_routes(),
        lifespan=lifespan,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(RequestChecks, names=_host_names(settings)),
            # Scripts, sheets and sentences are text: a third of their bytes on the way to a phone.
            Middleware(PackAnswers),
        ],
        exception_handlers=handlers,
    )


class _Application(Starlette):
    """Starlette, but sockets of tables go by the shortest way: twenty frames of middleware and routing would wait with them."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or a socket."""
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self
        names = _host_names(self.state.settings)
        table = _SOCKET_PATH.fullmatch(scope["path"])
        if table is None or refused(Headers(scope=scope), names) is not None:
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        scope["path_params"] = {"table": table[1]}
        await table_socket(WebSocket(scope, receive, send))


def _host_names(settings: Settings) -> frozenset[str]:
    """Return the names under which people reach the server."""
    addresses = (settings.public_address, *settings.origins)
    return frozenset(urlsplit(address).hostname or "" for address in addresses) - {""}


_Endpoint = Callable[[Request], Awaitable[Response]]


def _api(path: str, endpoint: _Endpoint, method: str = "GET") -> Route:
    """Return a rate-limited route; a POST must come from an allowed origin."""

    async def limited(request: Request) -> Response:
        spend(request)
        if method == "POST" and not is_allowed_origin(
            request.headers, request.app.state.settings.page_origins
        ):
            raise ApiError("other_origin")
        REPLAYED.set([0])  # in the context of this request alone
        try:
            return await endpoint(request)
        finally:
            registry_of(request).requests.charge_replayed(address_of(request))

    return Route(path, limited, methods=[method])


# What can be read without a table, by its address
_READ = {
    "/api/schema": catalogue.get_schema,
    "/api/games": catalogue.get_games,
    "/api/printed/{game}/{variant}/{seats}": catalogue.get_printed,
    "/api/strengths/{game}/{variant}/{seats}": catalogue.get_strengths,
    "/api/words/{language}": catalogue.get_server_words,
    "/api/words/{game}/{language}": catalogue.get_game_words,
    "/api/lessons/{game}/{language}": catalogue.get_lessons,
    "/api/rounds/{game}/{variant}": catalogue.get_round,
    "/api/puzzles/{game}": puzzles.get_puzzles,
    "/api/puzzles/{game}/{puzzle}": puzzles.get_puzzle,
    "/api/puzzles/{game}/{puzzle}/solution": puzzles.get_solution,
    "/api/challenges/{challenge}": challenges.get_challenge,
    "/api/portraits/{level}": catalogue.get_portrait,
    "/api/reachable": reachable.get_reachable,
    "/api/about/{language}": people.get_about,
    "/api/balance/{game}/{variant}/{seats}/{language}": statistics.get_balance,
    "/api/calls": calls.get_calls,
}
# Parts of one table that can be read
_READ_OF_A_TABLE = {
    "printed": lobby.get_printed,
    "circle": circle.get_circle,
    "record": replays.get_record,
    "replay": replays.get_replay,
    "at/{step}": replays.get_moment,
    "review": replays.get_review,
}
# Requests with a body that belong to no table, by their address
_ASKED = {
    "/api/referee/{game}": referee.post_case,
    "/api/puzzles/{game}/{puzzle}/try": puzzles.post_try,
    "/api/puzzles/{game}/{puzzle}/why": puzzles.post_why,
    "/api/challenges/{challenge}/take": challenges.post_take,
    "/api/tables": lobby.post_table,
    "/api/recover": lobby.post_recover,
    "/api/mine": lobby.post_mine,
    "/api/my-data": people.post_my_data,
    "/api/operator/close/{table}": people.post_close,
    "/api/operator/backup": people.post_backup,
    "/api/own-games": statistics.post_own_games,
    "/api/one-code": lobby.post_one_code,
    "/api/calls/confirm": calls.post_confirm,
    "/api/calls/stop": calls.post_stop_link,
    "/api/calls/unsubscribe/{sign}": calls.post_unsubscribe,
    "/api/records": replays.post_record,
    "/api/records/play": replays.post_play_on,
    "/api/scenarios": replays.post_scenario,
}
# Requests that change one table, by the last word of their address
_ASKED_OF_A_TABLE = {
    "sit": lobby.post_sit,
    "name": lobby.post_name,
    "fill": lobby.post_fill,
    "call-off": lobby.post_call_off,
    "hand-on": own_seat.post_hand_on,
    "to-bot": own_seat.post_to_bot,
    "renew": own_seat.post_renew,
    "take-back": own_seat.post_take_back,
    "pause": own_seat.post_pause,
    "calls": calls.post_call_me,
    "calls/list": calls.post_list,
    "calls/stop": calls.post_stop,
    "forget-me": people.post_forget_me,
    "mute": people.post_mute,
    "report": people.post_report,
    "rematch": lobby.post_rematch,
    "challenge": challenges.post_challenge,
    "branch": replays.post_branch,
}


def _routes() -> list[BaseRoute]:
    """Return all routes; docs/wire.md lists them."""
    table = "/api/tables/{table}"
    return [
        *(_api(path, endpoint) for path, endpoint in _READ.items()),
        *(_api(path, endpoint, "POST") for path, endpoint in _ASKED.items()),
        _api(table, lobby.get_table),
        *(_api(f"{table}/{verb}", endpoint, "POST") for verb, endpoint in _ASKED_OF_A_TABLE.items()),
        *(_api(f"{table}/{part}", endpoint) for part, endpoint in _READ_OF_A_TABLE.items()),
        Route("/api/health", monitoring.get_health),
        Route("/readyz", monitoring.get_health),
        Route("/healthz", monitoring.get_alive),
        Route("/{path:path}", get_page),
    ]
