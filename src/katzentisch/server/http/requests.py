"""What every request has in common: its body, its sender's address and tokens, the registry it comes to."""

import math
import re
import time
from typing import Literal, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from katzentisch.server.limits import Buckets
from katzentisch.server.tables.registry import Registry
from katzentisch.server.tables.session import Session
from katzentisch.server.tables.tokens import seats_opened, token_hash
from katzentisch.server.wire.errors import ApiError

T = TypeVar("T")
Hourly = Literal["tables", "recoveries", "reviews"]
HOUR = 3600


def registry_of(connection: HTTPConnection) -> Registry:
    """Return the registry of a request or socket."""
    registry: Registry = connection.app.state.registry
    return registry


def address_of(connection: HTTPConnection) -> str:
    """Return the address of whoever asks."""
    return connection.client.host if connection.client is not None else "local"


def spend(buckets: Buckets, request: HTTPConnection) -> None:
    """Count a request against its address; ApiError if that was too much."""
    seconds = buckets.take(address_of(request))
    if seconds > 0:
        raise ApiError("too_many", seconds=math.ceil(seconds))


async def spend_hourly(what: Hourly, request: HTTPConnection) -> None:
    """Count something dear against its address, in all processes together; ApiError if that was too much."""
    registry = registry_of(request)
    hour, gone = divmod(int(time.time()), HOUR)
    number = await registry.store.spend(what, token_hash(address_of(request)), hour)
    if number > getattr(registry.limits, f"{what}_per_hour"):
        raise ApiError("too_many", seconds=HOUR - gone)


async def body_of(request: Request, kind: type[T], most: int | None = None) -> T:
    """Return the body of a request as a struct; ApiError if it is too large, DecodeError if it is wrong."""
    most = most if most is not None else registry_of(request).limits.body_bytes
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise ApiError("too_large", most=most)
        parts.append(part)
    return msgspec.json.decode(b"".join(parts), type=kind)


def bearer(request: Request) -> list[str]:
    """Return the tokens of the header `Authorization: Bearer <token>[,<token>]`."""
    scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
    return [token for token in tokens.split(",") if token] if scheme.lower() == "bearer" else []


def whole_number(text: str) -> int | None:
    """Return a whole number of a path or a query, None if it is none or absurdly long.

    >>> [whole_number(text) for text in ("12", "-1", "--1", "1e3", "9" * 5000)]
    [12, -1, None, None, None]
    """
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else None


def readers(session: Session, tokens: list[str], registry: Registry) -> list[int]:
    """Return the seats a reader sees a table from; -1 for who may look on, ApiError for who may not."""
    seats = seats_opened(tokens[: registry.limits.tokens], session.keys)
    if seats:
        return seats
    if session.row.spectators and session.match.table.is_over:
        return [-1]
    raise ApiError("not_allowed")
