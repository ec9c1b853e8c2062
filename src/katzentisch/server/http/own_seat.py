"""Endpoints for the owner of a seat: hand it on, leave it to a bot, replace its secrets."""

import asyncio
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from katzentisch.server.http.requests import body_of, registry_of, spend_hourly
from katzentisch.server.http.responses import json_response
from katzentisch.server.tables.creation import checked_level
from katzentisch.server.tables.session import Session, now_ms
from katzentisch.server.tables.tokens import code_hash, new_code, new_token, seats_opened, token_hash
from katzentisch.server.wire.bodies.calls import CallMe, StopCall
from katzentisch.server.wire.bodies.lobby import Invitation, Rematch, SeatKey, Tokens
from katzentisch.server.wire.bodies.own_seat import OwnSeat, Pause, ToBot
from katzentisch.server.wire.bodies.people import Mute, ReportSeat
from katzentisch.server.wire.errors import ApiError

T = TypeVar("T", OwnSeat, ToBot, Mute, ReportSeat, Pause, CallMe, StopCall)
_WithTokens = TypeVar("_WithTokens", Rematch, Tokens)


async def post_hand_on(request: Request) -> Response:
    """POST /api/tables/<table>/hand-on: an invitation to one's own seat; who takes it sits there instead."""
    session, body = await own_seat(request, OwnSeat)
    invitation = new_token()
    await registry_of(request).store.offer_seat(session.id, body.seat, token_hash(invitation))
    return json_response(Invitation(body.seat, invitation), 201)


async def post_to_bot(request: Request) -> Response:
    """POST /api/tables/<table>/to-bot: a bot plays on in one's own seat, for good or until it is taken back."""
    session, body = await own_seat(request, ToBot)
    checked_level(body.level)
    store = registry_of(request).store
    if body.lend:
        await store.lend_to_bot(session.id, body.seat, body.level)
    else:
        await store.give_to_bot(session.id, body.seat, body.level)
    await session.reload_seats()
    await session.grant()  # an undo may have waited for this seat alone
    return json_response(session.info())


async def post_take_back(request: Request) -> Response:
    """POST /api/tables/<table>/take-back: play again oneself in a seat that was lent to a bot."""
    session, body = await own_seat(request, OwnSeat)
    await registry_of(request).store.take_back(session.id, body.seat)
    await session.reload_seats()
    return json_response(session.info())


async def post_pause(request: Request) -> Response:
    """POST /api/tables/<table>/pause: want a pause, which begins when everybody does; or end it."""
    session, body = await own_seat(request, Pause)
    store = registry_of(request).store
    if not session.begun or session.match.table.is_over or body.seat not in session.seats.people:
        raise ApiError("not_allowed")
    if body.wish:
        await store.want_pause(session.id, body.seat)
    else:
        await store.resume(session.id, now_ms())
    await session.reload_seats()
    return json_response(session.info())


async def post_renew(request: Request) -> Response:
    """POST /api/tables/<table>/renew: a new token and new words for one's own seat; all others open it no more."""
    await spend_hourly("recoveries", request)
    session, body = await own_seat(request, OwnSeat)
    token, code = new_token(), new_code()
    hashed = await asyncio.to_thread(code_hash, code)
    await registry_of(request).store.renew_key(session.id, body.seat, token_hash(token), hashed)
    await session.reload_seats()
    return json_response(SeatKey(session.id, body.seat, token, code), 201)


async def own_seat(request: Request, kind: type[T]) -> tuple[Session, T]:
    """Return the table of a request and its body, whose tokens must open the seat it names."""
    registry = registry_of(request)
    body = await body_of(request, kind)
    session = await registry.session(request.path_params["table"])
    opened = seats_opened(body.tokens[: registry.limits.tokens], session.keys)
    if body.seat < 0 or body.seat not in opened:
        raise ApiError("not_allowed")
    return session, body


async def own_finished(
    request: Request, kind: type[_WithTokens], running: str
) -> tuple[Session, _WithTokens]:
    """Return the table of a request and its body, whose tokens must open a seat; error `running` while it is played."""
    registry = registry_of(request)
    body = await body_of(request, kind)
    session = await registry.session(request.path_params["table"])
    if not any(seat >= 0 for seat in seats_opened(body.tokens[: registry.limits.tokens], session.keys)):
        raise ApiError("not_allowed")
    if not session.match.table.is_over:
        raise ApiError(running)
    return session, body
