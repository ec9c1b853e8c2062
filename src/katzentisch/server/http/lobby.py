"""Making and finding tables: one request makes one, links and words lead back to it."""

import asyncio
import contextlib

from starlette.requests import Request
from starlette.responses import Response

from katzentisch.play.store import Conflict, News
from katzentisch.server.http.catalogue import open_game
from katzentisch.server.http.requests import body_of, registry_of, spend_hourly
from katzentisch.server.tables.creation import TableOptions, make, table_row
from katzentisch.server.tables.names import player_name
from katzentisch.server.tables.registry import Registry
from katzentisch.server.tables.tokens import code_hash, new_code, new_token, seats_opened, token_hash
from katzentisch.server.wire.bodies import (
    Mine,
    MyTable,
    NewTable,
    Recover,
    Recovered,
    SeatKey,
    Sit,
    TableMade,
    Tokens,
)
from katzentisch.server.wire.errors import ApiError, answer

SHOWN = 50


async def post_table(request: Request) -> Response:
    """POST /api/tables: make a table."""
    registry = registry_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, NewTable)
    game = open_game(body.game, body.variant, len(body.seats), body.settings)
    row = table_row(game, body.seed, TableOptions(body.undo, body.spectators, body.clock))
    return answer(await make(registry, row, body.seats), 201)


async def get_table(request: Request) -> Response:
    """GET /api/tables/<table>: what everybody at the table knows; whoever has the link may ask."""
    session = await registry_of(request).session(request.path_params["table"])
    return answer(session.info())


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
    await session.reseat()
    registry.tell(News(session.id, "seats"))
    return answer(SeatKey(session.id, seat, token, code), 201)


async def post_recover(request: Request) -> Response:
    """POST /api/recover: four words bring a lost seat back."""
    registry = registry_of(request)
    await spend_hourly("recoveries", request)
    body = await body_of(request, Recover)
    token = new_token()
    hashed = await asyncio.to_thread(code_hash, body.code)
    found = await registry.store.recover(hashed, token_hash(token))
    for table in {table for table, _ in found}:
        (await registry.session(table)).keys = await registry.store.keys(table)
        registry.tell(News(table, "seats"))
    return answer(Recovered([SeatKey(table, seat, token, body.code) for table, seat in found]))


async def post_mine(request: Request) -> Response:
    """POST /api/mine: the tables of these tokens, newest first."""
    body = await body_of(request, Tokens)
    return answer(Mine((await tables_of(registry_of(request), body.tokens))[:SHOWN]))


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
    tables.sort(key=lambda one: one.info.created, reverse=True)
    return tables


async def post_rematch(request: Request) -> Response:
    """POST /api/tables/<table>/rematch: the same seats and tokens at a new table; made once."""
    registry = registry_of(request)
    body = await body_of(request, Tokens)
    session = await registry.session(request.path_params["table"])
    if not seats_opened(body.tokens[: registry.limits.tokens], session.keys):
        raise ApiError("not_allowed")
    if not session.match.table.is_over:
        raise ApiError("still_running")
    if not session.rematch:
        await spend_hourly("tables", request)
        await create_rematch(registry, session.id)
    next_table = await registry.session(session.rematch)
    return answer(TableMade(next_table.info(), [], [], ""), 201)


async def create_rematch(registry: Registry, table: str) -> None:
    """Make the table that follows a finished one, unless somebody else just did."""
    session = await registry.session(table)
    row = table_row(
        session.match.game, "", TableOptions(session.policy, bool(session.row.spectators), session.row.clock)
    )
    seats = await registry.store.seats(table)
    with contextlib.suppress(Conflict):
        await registry.store.add_table(row, seats, await registry.store.keys(table), rematch_of=table)
    await session.reseat()
    registry.tell(News(table, "seats"))
