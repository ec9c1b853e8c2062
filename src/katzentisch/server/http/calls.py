"""Endpoints about calls: how somebody is called when it is their turn, and the links in mails."""

import secrets

from starlette.requests import Request
from starlette.responses import Response

from katzentisch.core.words import LANGUAGES
from katzentisch.play.store_calls import CallWish
from katzentisch.server.calling import mail as mails
from katzentisch.server.calling.links import Purpose, read_signed, signed
from katzentisch.server.calling.quiet import is_zone
from katzentisch.server.calling.targets import WrongTarget, checked_target, shown_target
from katzentisch.server.calling.texts import game_name
from katzentisch.server.http.own_seat import own_seat
from katzentisch.server.http.requests import body_of, registry_of, spend_for, spend_hourly
from katzentisch.server.http.responses import json_response
from katzentisch.server.tables.registry import Registry
from katzentisch.server.tables.session import Session, now_ms
from katzentisch.server.wire.bodies.calls import Callable as CallableBy
from katzentisch.server.wire.bodies.calls import CallInfo, CallMe, Calls, SignedLink, StopCall
from katzentisch.server.wire.bodies.own_seat import OwnSeat
from katzentisch.server.wire.errors import ApiError

_DAY = 24 * 60


async def get_calls(request: Request) -> Response:
    """GET /api/calls: the ways this server can call people."""
    delivery = registry_of(request).caller.delivery
    ways = delivery.ways()
    key = await delivery.push_key() if "push" in ways else ""
    return json_response(CallableBy(ways, key, list(delivery.settings.hook_hosts)))


async def post_call_me(request: Request) -> Response:
    """POST /api/tables/<table>/calls: call somebody when it is their turn."""
    await spend_hourly("calls", request)
    session, body = await own_seat(request, CallMe)
    registry = registry_of(request)
    delivery = registry.caller.delivery
    if body.way not in delivery.ways():
        raise ApiError("call_no_way")
    _check_hours(body)
    try:
        target = checked_target(body.way, body.target, delivery.settings)
    except WrongTarget as error:
        raise ApiError(error.code) from error
    kept = await registry.calls.of_seat(session.id, body.seat)
    same = next((wish for wish in kept if (wish.way, wish.target) == (body.way, target)), None)
    if same is None and len(kept) >= registry.limits.calls_per_seat:
        raise ApiError("call_too_many", most=registry.limits.calls_per_seat)
    wish = _wish(session, body, target, same)
    if not wish.confirmed:
        code = session.seats.rows[wish.seat].code
        if await registry.calls.is_confirmed(wish.way, target, code):
            wish = wish._replace(confirmed=1)
        else:
            await _ask_to_confirm(request, session, wish)
    await registry.calls.add(wish)
    await session.reload_seats()
    return json_response(_info(wish), 201)


def _check_hours(body: CallMe) -> None:
    in_range = 0 <= body.quiet_from < _DAY and 0 <= body.quiet_until < _DAY
    if not in_range or not is_zone(body.zone) or body.language not in LANGUAGES:
        raise ApiError("call_wrong_hours")


def _wish(session: Session, body: CallMe, target: str, same: CallWish | None) -> CallWish:
    """Return a wish for the store; for the turn that waits now nobody is called: its owner is here."""
    return CallWish(
        id=same.id if same else secrets.token_urlsafe(12),
        table=session.id,
        seat=body.seat,
        way=body.way,
        target=target,
        language=body.language,
        zone=body.zone,
        quiet_from=body.quiet_from,
        quiet_until=body.quiet_until,
        confirmed=same.confirmed if same else int(body.way != "mail"),
        created=now_ms(),
        considered=session.match.seq,
        called=session.match.waiting_turn(body.seat),
    )


async def _ask_to_confirm(request: Request, session: Session, wish: CallWish) -> None:
    """Ask an address by mail whether it wants calls; never often, whoever asks for it."""
    registry = registry_of(request)
    delivery, limits = registry.caller.delivery, registry.limits
    key = await delivery.link_key()
    if await registry.calls.refuses_mail(wish.target, key):
        raise ApiError("call_refused")
    await spend_hourly("mails", request)
    await spend_for(request, "mails_to", wish.target.lower(), limits.mails_to_one_per_hour)
    await spend_for(request, "mails_in_all", "", limits.mails_in_all_per_hour)
    mail = mails.confirm_mail(
        wish.target,
        game_name(session.row.game, wish.language),
        signed(key, "confirm", wish.id),
        signed(key, "stop", wish.id),
        wish.language,
        delivery.settings,
        delivery.address,
    )
    registry.spawn(delivery.send_quietly(mail))


async def post_list(request: Request) -> Response:
    """POST /api/tables/<table>/calls/list: where somebody is called for a seat."""
    session, body = await own_seat(request, OwnSeat)
    return await _listed(registry_of(request), session, body.seat)


async def post_stop(request: Request) -> Response:
    """POST /api/tables/<table>/calls/stop: call somebody there no more."""
    session, body = await own_seat(request, StopCall)
    registry = registry_of(request)
    if any(wish.id == body.id for wish in await registry.calls.of_seat(session.id, body.seat)):
        await registry.calls.remove(body.id)
        await session.reload_seats()
    return await _listed(registry, session, body.seat)


async def _listed(registry: Registry, session: Session, seat: int) -> Response:
    return json_response(Calls([_info(wish) for wish in await registry.calls.of_seat(session.id, seat)]))


def _info(wish: CallWish) -> CallInfo:
    shown = shown_target(wish.way, wish.target)
    return CallInfo(
        wish.id,
        wish.way,  # type: ignore[arg-type]
        shown,
        bool(wish.confirmed),
        wish.zone,
        wish.quiet_from,
        wish.quiet_until,
    )


# ---------------------------------------------------------------------- links in mails


async def post_confirm(request: Request) -> Response:
    """POST /api/calls/confirm: the owner of an address agrees to be called there."""
    body = await body_of(request, SignedLink)
    wish = await _signed_wish(request, "confirm", body.sign)
    await registry_of(request).calls.confirm(wish.id)
    return json_response({"table": wish.table})


async def post_stop_link(request: Request) -> Response:
    """POST /api/calls/stop: no more calls to an address about one table, or (`all`) about anything."""
    body = await body_of(request, SignedLink)
    registry = registry_of(request)
    key = await registry.caller.delivery.link_key()
    wish = await registry.calls.wish(read_signed(key, "stop", body.sign))
    if wish is None and not read_signed(key, "stop", body.sign):
        raise ApiError("wrong_link")
    if wish is not None and body.all:
        await registry.calls.refuse_mail(wish.target, key)
    elif wish is not None:
        await registry.calls.remove(wish.id)
    return json_response({})


async def post_unsubscribe(request: Request) -> Response:
    """POST /api/calls/unsubscribe/<sign>: the one click of a mail program (RFC 8058)."""
    wish = await _signed_wish(request, "stop", request.path_params["sign"])
    await registry_of(request).calls.remove(wish.id)
    return json_response({})


async def _signed_wish(request: Request, purpose: Purpose, sign: str) -> CallWish:
    registry = registry_of(request)
    wish = await registry.calls.wish(read_signed(await registry.caller.delivery.link_key(), purpose, sign))
    if wish is None:
        raise ApiError("wrong_link")
    return wish
