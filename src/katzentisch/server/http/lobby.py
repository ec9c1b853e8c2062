"""Making and finding tables: one request makes one, links and words lead back to it."""

import asyncio
import contextlib

from starlette.requests import Request
from starlette.responses import Response

from katzentisch.play.store import Conflict, News
from katzentisch.server.http.catalogue import open_game
from katzentisch.server.http.requests import body_of, house_of, spend_hourly
from katzentisch.server.tables.creation import Wish, make, table_row
from katzentisch.server.tables.names import name_of
from katzentisch.server.tables.registry import House
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
from katzentisch.server.wire.errors import Trouble, answer

SHOWN = 50


async def post_table(request: Request) -> Response:
    """POST /api/tables: make a table."""
    house = house_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, NewTable)
    game = open_game(body.game, body.variant, len(body.seats), body.settings)
    row = table_row(game, body.seed, Wish(body.undo, body.spectators, body.clock))
    return answer(await make(house, row, body.seats), 201)


async def get_table(request: Request) -> Response:
    """GET /api/tables/<table>: what everybody at the table knows; whoever has the link may ask."""
    live = await house_of(request).live(request.path_params["table"])
    return answer(live.info())


async def post_sit(request: Request) -> Response:
    """POST /api/tables/<table>/sit: take an invited seat."""
    house = house_of(request)
    body = await body_of(request, Sit)
    live = await house.live(request.path_params["table"])
    name = name_of(body.name, house.limits.name_letters)
    token, code = new_token(), new_code()
    hashed = await asyncio.to_thread(code_hash, code)
    invitation = token_hash(body.invitation)
    seat = await house.store.take_seat(live.id, invitation, name, hashed, token_hash(token))
    if seat is None:
        raise Trouble("invitation_used")
    await live.reseat()
    house.tell(News(live.id, "seats"))
    return answer(SeatKey(live.id, seat, token, code), 201)


async def post_recover(request: Request) -> Response:
    """POST /api/recover: four words bring a lost seat back."""
    house = house_of(request)
    await spend_hourly("recoveries", request)
    body = await body_of(request, Recover)
    token = new_token()
    hashed = await asyncio.to_thread(code_hash, body.code)
    found = await house.store.recover(hashed, token_hash(token))
    for table in {table for table, _ in found}:
        (await house.live(table)).keys = await house.store.keys(table)
        house.tell(News(table, "seats"))
    return answer(Recovered([SeatKey(table, seat, token, body.code) for table, seat in found]))


async def post_mine(request: Request) -> Response:
    """POST /api/mine: the tables of these tokens, newest first."""
    body = await body_of(request, Tokens)
    return answer(Mine((await tables_of(house_of(request), body.tokens))[:SHOWN]))


async def tables_of(house: House, tokens: list[str]) -> list[MyTable]:
    """Return the tables of these tokens, newest first."""
    seats: dict[str, set[int]] = {}
    for token in tokens[: house.limits.tokens]:
        for table, seat in await house.store.opened_by(token_hash(token)):
            seats.setdefault(table, set()).add(seat)
    tables: list[MyTable] = []
    for table, mine in seats.items():
        try:
            live = await house.live(table)
        except Trouble:  # begun with other rules: it cannot be shown, the others can
            continue
        tables.append(MyTable(live.info(), sorted(mine)))
    tables.sort(key=lambda one: one.info.created, reverse=True)
    return tables


async def post_rematch(request: Request) -> Response:
    """POST /api/tables/<table>/rematch: the same seats and tokens at a new table; made once."""
    house = house_of(request)
    body = await body_of(request, Tokens)
    live = await house.live(request.path_params["table"])
    if not seats_opened(body.tokens[: house.limits.tokens], live.keys):
        raise Trouble("not_allowed")
    if not live.match.table.is_over:
        raise Trouble("still_running")
    if not live.rematch:
        await spend_hourly("tables", request)
        await make_rematch(house, live.id)
    next_table = await house.live(live.rematch)
    return answer(TableMade(next_table.info(), [], [], ""), 201)


async def make_rematch(house: House, table: str) -> None:
    """Make the table that follows a finished one, unless somebody else just did."""
    live = await house.live(table)
    row = table_row(live.match.game, "", Wish(live.policy, bool(live.row.spectators), live.row.clock))
    seats = await house.store.seats(table)
    with contextlib.suppress(Conflict):
        await house.store.add_table(row, seats, await house.store.keys(table), rematch_of=table)
    await live.reseat()
    house.tell(News(table, "seats"))
