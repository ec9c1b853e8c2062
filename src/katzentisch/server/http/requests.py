"""What requests have in common: registry, address, body, tokens, numbers in paths, rate limits."""

import math
import re
import time
from typing import Literal, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from katzentisch.core.options import BadOption
from katzentisch.server.limits import Limits
from katzentisch.server.tables.registry import Registry
from katzentisch.server.tables.session import Session
from katzentisch.server.tables.tokens import seats_opened
from katzentisch.server.wire.errors import ApiError

T = TypeVar("T")
Hourly = Literal["tables", "recoveries", "reviews", "reports", "calls", "mails"]
_HOUR = 3600
_MOST_DISCARDED = 2**24  # bytes of a body that is too large: while it is still sent, no answer is read


def registry_of(connection: HTTPConnection) -> Registry:
    """Return the registry of the process that serves a request or socket."""
    registry: Registry = connection.app.state.registry
    return registry


def address_of(connection: HTTPConnection) -> str:
    """Return the client's address."""
    return connection.client.host if connection.client is not None else "local"


def spend(request: HTTPConnection) -> None:
    """Count a request against its address; ApiError if that was too many."""
    seconds = registry_of(request).requests.take(address_of(request))
    if seconds > 0:
        raise ApiError("too_many", seconds=math.ceil(seconds))


async def spend_hourly(what: Hourly, request: HTTPConnection) -> None:
    """Count something expensive against its address, in all processes together; ApiError if that was too many."""
    limit = getattr(registry_of(request).limits, f"{what}_per_hour")
    await spend_for(request, what, address_of(request), limit)


async def spend_for(request: HTTPConnection, what: str, who: str, limit: int) -> None:
    """Count something against whoever it concerns; ApiError if that was too many in this hour."""
    hour, elapsed = divmod(int(time.time()), _HOUR)
    if await registry_of(request).store.spend(what, who, hour) > limit:
        raise ApiError("too_many", seconds=_HOUR - elapsed)


async def body_of(request: Request, kind: type[T], most: int | None = None) -> T:
    """Return the body of a request as a struct; ApiError if it is too large, DecodeError if it is wrong."""
    most = most if most is not None else registry_of(request).limits.body_bytes
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size <= most:
            parts.append(part)
        elif size > _MOST_DISCARDED:
            break
    if size > most:
        raise ApiError("too_large", most=most)
    try:
        return msgspec.json.decode(b"".join(parts), type=kind)
    except RecursionError as error:
        raise ApiError("wrong_body", reason="it is nested too deeply") from error


def bearer(request: Request) -> list[str]:
    """Return the tokens of the header `Authorization: Bearer <token>[,<token>]`."""
    scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
    return [token for token in tokens.split(",") if token] if scheme.lower() == "bearer" else []


def whole_number(text: str) -> int | None:
    """Return a whole number of a path or a query, None if it is none or has more than nine digits.

    >>> [whole_number(text) for text in ("12", "-1", "--1", "1e3", "9" * 5000)]
    [12, -1, None, None, None]
    """
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else None


def read_seats(text: str) -> int:
    """Return a number of seats from a path."""
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        value = repr(text[:20])
        raise BadOption(f"seats {value} is not a small whole number", "seats", {"value": value})
    return int(text)


def readable_seats(session: Session, tokens: list[str], limits: Limits) -> list[int]:
    """Return the seats whose views these tokens may read; -1 for a spectator of a finished game, else ApiError."""
    seats = seats_opened(tokens[: limits.tokens], session.keys)
    if seats:
        return seats
    if session.row.spectators and session.match.table.is_over:
        return [-1]
    raise ApiError("not_allowed")
