"""Endpoints about data of people and their peace: forget, export, mute, report; and what the operator says and closes."""

import hmac
import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from katzentisch.core.words import LANGUAGES
from katzentisch.play.store import Store, mended
from katzentisch.server.http.own_seat import own_seat
from katzentisch.server.http.requests import bearer, body_of, registry_of, spend_hourly
from katzentisch.server.http.responses import json_response, listed_response
from katzentisch.server.tables.registry import Registry
from katzentisch.server.tables.session import Session
from katzentisch.server.tables.tokens import token_hash
from katzentisch.server.wire.bodies.lobby import Tokens
from katzentisch.server.wire.bodies.own_seat import OwnSeat
from katzentisch.server.wire.bodies.people import (
    About,
    CallData,
    ChoiceData,
    Mute,
    MyData,
    ReportSeat,
    SeatData,
)
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.wire.messages import Chatted

_log = logging.getLogger("katzentisch.people")
_PIECE = 500  # lines of chat, or choices, that an export reads at once
_HEIR = "minka"  # the bot that plays on for somebody who is forgotten in the middle of a game


async def post_forget_me(request: Request) -> Response:
    """POST /api/tables/<table>/forget-me: delete name, chat and secrets of one's own seat.

    With the last person the table is deleted; in a running game a bot plays on.
    """
    session, body = await own_seat(request, OwnSeat)
    registry = registry_of(request)
    await registry.store.forget_person(session.id, body.seat, str(body.seat + 1))
    if not any(seat >= 0 for _, seat in await registry.store.keys(session.id)):
        await registry.delete(session.id)
        return json_response({})
    if not session.match.table.is_over:
        await registry.store.give_to_bot(session.id, body.seat, _HEIR)
    await session.reload_seats()
    return json_response({})


async def post_my_data(request: Request) -> Response:
    """POST /api/my-data: all that is stored about the owner of these tokens."""
    await spend_hourly("recoveries", request)
    registry = registry_of(request)
    body = await body_of(request, Tokens)
    opened = await registry.store.opened_by(*map(token_hash, body.tokens[: registry.limits.tokens]))
    seats = [(table, seat) for table, seat, _ in opened if seat >= 0]
    return listed_response(MyData([]), _all_data(registry, list(dict.fromkeys(seats))))


async def _all_data(registry: Registry, seats: list[tuple[str, int]]) -> AsyncIterator[bytes]:
    """Yield the seats of a `MyData`, piece by piece: somebody may have said and chosen more than should be held at once."""
    between = b""
    for table, seat in seats:
        data = await _seat_data(registry, table, seat)
        if data is not None:
            yield between
            async for piece in _with_lists(registry.store, data):
                yield piece
            between = b","


async def _seat_data(registry: Registry, table: str, seat: int) -> SeatData | None:
    """Return what is stored about a seat, but for what may be long: what was said, and the choices."""
    row, seats = await registry.store.table(table), await registry.store.seats(table)
    if row is None or not 0 <= seat < len(seats):
        return None
    row, own = mended(row), mended(seats[seat])
    calls = [
        CallData(*wish[3:9], bool(wish.confirmed), wish.created)
        for wish in await registry.calls.of_seat(table, seat)
    ]
    return SeatData(table, row.game, row.created, seat, own.name, [], [], calls, row.challenge)


async def _with_lists(store: Store, data: SeatData) -> AsyncIterator[bytes]:
    """Yield the JSON of a seat with what was said there, and with its choices."""
    fields = msgspec.to_builtins(data)
    del fields["chat"], fields["choices"]
    yield msgspec.json.encode(fields)[:-1]
    between, after = b',"chat":[', 0
    while said := await store.said_by(data.table, data.seat, after, _PIECE):
        yield between + _inner([Chatted(*line) for line in said])
        between, after = b",", said[-1].number
    yield (b"" if after else between) + b'],"choices":['
    between, after = b"", 0
    while chosen := await store.chosen_by(data.table, data.seat, after, _PIECE):
        yield between + _inner([ChoiceData(entry.seq, entry.action, entry.at) for entry in chosen])
        between, after = b",", chosen[-1].seq
    yield b"]}"


def _inner(things: Sequence[object]) -> bytes:
    """Return a list as JSON without its brackets."""
    return msgspec.json.encode(things)[1:-1]


async def post_mute(request: Request) -> Response:
    """POST /api/tables/<table>/mute: not to be sent what somebody says, or to be sent it again."""
    session, body = await own_seat(request, Mute)
    _check_other(session, body.seat, body.whom)
    await registry_of(request).store.mute(session.id, body.seat, body.whom, body.muted)
    await session.reload_seats()
    return json_response({})


async def post_report(request: Request) -> Response:
    """POST /api/tables/<table>/report: a line in the operator's log, which names table and seats and nobody."""
    await spend_hourly("reports", request)
    session, body = await own_seat(request, ReportSeat)
    _check_other(session, body.seat, body.whom)
    last = await registry_of(request).store.chat(session.id, most=1)
    facts = {"table": session.id, "seat": body.seat, "whom": body.whom, "chat": last[0].number if last else 0}
    _log.warning("report", extra=facts)
    registry_of(request).metrics.count("reports")
    return json_response({})


def _check_other(session: Session, seat: int, whom: int) -> None:
    if whom == seat or not 0 <= whom < len(session.seats.rows):
        raise ApiError("not_allowed")


async def get_about(request: Request) -> Response:
    """GET /api/about/<language>: imprint and privacy as the operator wrote them, and how long data are kept."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise ApiError("no_such_path")
    settings = request.app.state.settings
    imprint, privacy = (_operator_text(settings.operator, what, language) for what in ("imprint", "privacy"))
    return json_response(About(imprint, privacy, settings.retention._asdict()))


def _operator_text(folder: str, what: str, language: str) -> str:
    """Return a text of the operator, in another language if there is none in this one; empty if there is none."""
    for wanted in (language, *LANGUAGES):
        file = Path(folder) / f"{what}.{wanted}.md"
        if folder and file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


async def _check_operator(request: Request) -> None:
    """Raise ApiError unless a request has the operator's token."""
    await spend_hourly("recoveries", request)
    right = request.app.state.settings.operator_token
    given = bearer(request)
    if not right or not given or not hmac.compare_digest(given[0].encode(), right.encode()):
        raise ApiError("not_allowed")


async def post_backup(request: Request) -> Response:
    """POST /api/operator/backup: copy a SQLite file while it is used; needs the operator's token."""
    await _check_operator(request)
    return json_response({"file": await registry_of(request).store.backup()})


async def post_close(request: Request) -> Response:
    """POST /api/operator/close/<table>: nobody can open the table any more; needs the operator's token."""
    await _check_operator(request)
    await registry_of(request).close_table(request.path_params["table"])
    _log.warning("closed", extra={"table": request.path_params["table"]})
    return json_response({})
