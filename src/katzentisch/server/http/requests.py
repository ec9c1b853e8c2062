"""What every request has in common: its body, its sender's address and tokens, the house it comes to."""

import math
import re
import time
from typing import Literal, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from katzentisch.server.limits import Buckets
from katzentisch.server.tables.registry import House
from katzentisch.server.tables.session import Live
from katzentisch.server.tables.tokens import seats_opened, token_hash
from katzentisch.server.wire.errors import Trouble

T = TypeVar("T")
Hourly = Literal["tables", "recoveries", "reviews"]
HOUR = 3600


def house_of(connection: HTTPConnection) -> House:
    """Return the house of a request or socket."""
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    """Return the address of whoever asks."""
    return connection.client.host if connection.client is not None else "local"


def spend(buckets: Buckets, request: HTTPConnection) -> None:
    """Count a request against its address; Trouble if that was too much."""
    seconds = buckets.take(address_of(request))
    if seconds > 0:
        raise Trouble("too_many", seconds=math.ceil(seconds))


async def spend_hourly(what: Hourly, request: HTTPConnection) -> None:
    """Count something dear against its address, in all processes together; Trouble if that was too much."""
    house = house_of(request)
    hour, gone = divmod(int(time.time()), HOUR)
    number = await house.store.spend(what, token_hash(address_of(request)), hour)
    if number > getattr(house.limits, f"{what}_per_hour"):
        raise Trouble("too_many", seconds=HOUR - gone)


async def body_of(request: Request, kind: type[T], most: int | None = None) -> T:
    """Return the body of a request as a struct; Trouble if it is too large, DecodeError if it is wrong."""
    most = most if most is not None else house_of(request).limits.body_bytes
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Trouble("too_large", most=most)
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


def readers(live: Live, tokens: list[str], house: House) -> list[int]:
    """Return the seats a reader sees a table from; -1 for who may look on, Trouble for who may not."""
    seats = seats_opened(tokens[: house.limits.tokens], live.keys)
    if seats:
        return seats
    if live.row.spectators and live.match.table.is_over:
        return [-1]
    raise Trouble("not_allowed")
