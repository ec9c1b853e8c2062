"""Endpoint about a circle: the tables of the same people, linked by rematches, and who won how often."""

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from katzentisch.play.store import SeatRow
from katzentisch.server.http.requests import bearer, registry_of
from katzentisch.server.http.responses import json_response
from katzentisch.server.tables.registry import Registry
from katzentisch.server.tables.tokens import is_table_id, seats_opened
from katzentisch.server.wire.bodies.circle import Circle, CirclePlayer, CircleTable
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.wire.messages import TableInfo


class _Played(NamedTuple):
    """A table of a circle, and who sat in each seat: the same person has the same words at each."""

    info: TableInfo
    who: list[str]


async def get_circle(request: Request) -> Response:
    """GET /api/tables/<table>/circle: results among those who have a link to one of the tables."""
    registry = registry_of(request)
    table = request.path_params["table"]
    row = await registry.store.table(table) if is_table_id(table) else None
    keys = await registry.store.keys(row.id) if row is not None else []
    if row is None or not seats_opened(bearer(request)[: registry.limits.tokens], keys):
        raise ApiError("not_allowed")
    played = await _played(registry, row.circle or row.id)
    return json_response(Circle(_players(played), [_table(table.info) for table in played]))


async def _played(registry: Registry, first: str) -> list[_Played]:
    """Return the tables of a circle, newest first."""
    tables: list[_Played] = []
    for table in await registry.store.circle(first):
        info = await registry.info(table)
        if info is not None and info.status in ("lobby", "playing", "over"):
            seats = await registry.store.seats(table)
            tables.append(_Played(info, [_identity(seat) for seat in seats]))
    return tables


def _identity(seat: SeatRow) -> str:
    return seat.code or f"{seat.kind} {seat.level} {seat.name}"


def _players(played: list[_Played]) -> list[CirclePlayer]:
    """Count games and wins; the newest name counts, a shared win is its fraction."""
    players: dict[str, CirclePlayer] = {}
    for info, who in played:
        for seat, person in zip(info.seats, who, strict=True):
            bot = seat.kind == "bot" and not seat.lent
            player = players.setdefault(person, CirclePlayer(seat.name, bot, 0, 0.0))
            if info.status == "over":
                player.games += 1
                player.won += 1 / len(info.winners) if seat.seat in info.winners else 0.0
    return sorted(players.values(), key=lambda player: (-player.won, -player.games, player.name))


def _table(info: TableInfo) -> CircleTable:
    names = [seat.name for seat in info.seats]
    over = info.status == "over"
    return CircleTable(
        info.table, info.game, info.variant, info.created, over, names, info.points, info.winners
    )
