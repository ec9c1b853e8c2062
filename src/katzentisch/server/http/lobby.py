"""Endpoints that create, find, join and recover tables."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from katzentisch import games
from katzentisch.server.http.requests import body_of, registry_of, spend_hourly
from katzentisch.server.http.responses import json_response
from katzentisch.server.tables.creation import TableTerms, create_rematch, create_table, table_row
from katzentisch.server.tables.names import player_name
from katzentisch.server.tables.registry import Registry
from katzentisch.server.tables.tokens import code_hash, new_code, new_token, seats_opened, token_hash
from katzentisch.server.wire.bodies import (
    Mine,
    MyTable,
    NewTable,
    Recover,
    Recovered,
    Rename,
    SeatKey,
    Sit,
    TableMade,
    Tokens,
)
from katzentisch.server.wire.errors import ApiError

_MOST_LISTED = 50


async def post_table(request: Request) -> Response:
    """POST /api/tables: create a table."""
    registry = registry_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, NewTable)
    game = games.open(games.options(body.game, body.variant or None, len(body.seats), body.settings))
    row = table_row(game, body.seed, TableTerms(body.undo, body.spectators, body.clock))
    return json_response(await create_table(registry, row, body.seats), 201)


async def get_table(request: Request) -> Response:
    """GET /api/tables/<table>: what everybody at the table knows, for anyone who has the link."""
    session = await registry_of(request).session(request.path_params["table"])
    return json_response(session.info())


async def post_sit(request: Request) -> Response:
    """POST /api/tables/<table>/sit: take an invited seat."""
    registry = registry_of(request)
    body = await body_of(request, Sit)
    session = await registry.session(request.path_params["table"])
    name = player_name(body.name, registry.limits.name_letters)
    token, code = new_token(), new_code()
    hashed = await asyncio.to_thread(code_hash, code)
    invitation = token_hash(body.invitation)
    seat = await registry.store.take_seat(session.id, invitation, name, hashed, token_hash(token))
    if seat is None:
        raise ApiError("invitation_used")
    await session.reload_seats()
    return json_response(SeatKey(session.id, seat, token, code), 201)


async def post_name(request: Request) -> Response:
    """POST /api/tables/<table>/name: give one's own seat another name."""
    registry = registry_of(request)
    body = await body_of(request, Rename)
    session = await registry.session(request.path_params["table"])
    if body.seat not in seats_opened(body.tokens[: registry.limits.tokens], session.keys):
        raise ApiError("not_allowed")
    name = player_name(body.name, registry.limits.name_letters)
    await registry.store.rename(session.id, body.seat, name)
    await session.reload_seats()
    return json_response(session.info())


async def post_recover(request: Request) -> Response:
    """POST /api/recover: four words give a new token for a seat."""
    registry = registry_of(request)
    await spend_hourly("recoveries", request)
    body = await body_of(request, Recover)
    token = new_token()
    hashed = await asyncio.to_thread(code_hash, body.code)
    recovered = await registry.store.recover(hashed, token_hash(token))
    for table in {table for table, _ in recovered}:
        session = await registry.session(table)
        await session.reload_keys()
    return json_response(Recovered([SeatKey(table, seat, token, body.code) for table, seat in recovered]))


async def post_mine(request: Request) -> Response:
    """POST /api/mine: the tables of these tokens, newest first."""
    body = await body_of(request, Tokens)
    return json_response(Mine((await tables_of(registry_of(request), body.tokens))[:_MOST_LISTED]))


async def tables_of(registry: Registry, tokens: list[str]) -> list[MyTable]:
    """Return the tables of these tokens, newest first."""
    seats: dict[str, set[int]] = {}
    for token in tokens[: registry.limits.tokens]:
        for table, seat in await registry.store.opened_by(token_hash(token)):
            seats.setdefault(table, set()).add(seat)
    tables: list[MyTable] = []
    for table, mine in seats.items():
        try:
            session = await registry.session(table)
        except ApiError:  # begun with other rules: it cannot be shown, the others can
            continue
        tables.append(MyTable(session.info(), sorted(mine)))
    tables.sort(key=lambda table: table.info.created, reverse=True)
    return tables


async def post_rematch(request: Request) -> Response:
    """POST /api/tables/<table>/rematch: a new table with the same seats and tokens; created once."""
    registry = registry_of(request)
    body = await body_of(request, Tokens)
    session = await registry.session(request.path_params["table"])
    if not seats_opened(body.tokens[: registry.limits.tokens], session.keys):
        raise ApiError("not_allowed")
    if not session.match.table.is_over:
        raise ApiError("still_running")
    if not session.rematch:
        await spend_hourly("tables", request)
        await create_rematch(registry, session)
    rematch = await registry.session(session.rematch)
    return json_response(TableMade(rematch.info(), [], [], ""), 201)
