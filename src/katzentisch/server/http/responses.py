"""Responses: JSON, cached JSON, and problems; never a traceback."""

import hashlib
import logging
from collections.abc import AsyncIterator

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from katzentisch.core.actions import NoSuchChoice
from katzentisch.core.material import MaterialError
from katzentisch.core.options import BadOption, CodedError
from katzentisch.core.record import RecordError
from katzentisch.play import faults
from katzentisch.play.store import StoreError
from katzentisch.server.http.packing import LEAST, PACKED, unpacks
from katzentisch.server.wire.bodies.problem import Problem
from katzentisch.server.wire.errors import STATUS, ApiError
from katzentisch.server.wire.words import server_words

_log = logging.getLogger("katzentisch.http")
_LONGEST_FACT = 1500  # letters: some list what would be right
HANDLED = (
    ApiError,
    StoreError,
    RecordError,
    BadOption,
    MaterialError,
    NoSuchChoice,
    msgspec.DecodeError,
    ClientDisconnect,  # in the middle of a body: nobody hears the answer
)


def json_response(data: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return data as JSON that nobody may cache."""
    return Response(
        msgspec.json.encode(data),
        status,
        {"Cache-Control": "no-store", **(headers or {})},
        media_type="application/json",
    )


def listed_response(answer: object, pieces: AsyncIterator[bytes]) -> Response:
    """Return JSON that nobody may cache, whose last field is an empty list; what is in it is sent piece by piece.

    If the store fails in the middle the text ends there, and is no JSON.
    """

    async def whole() -> AsyncIterator[bytes]:
        yield msgspec.json.encode(answer).removesuffix(b"]}")
        try:
            async for piece in pieces:
                yield piece
        except StoreError as error:
            _log.error("the store failed", extra={"why": str(error)})
        else:
            yield b"]}"

    return StreamingResponse(whole(), headers={"Cache-Control": "no-store"}, media_type="application/json")


def cached_response(request: Request, body: bytes) -> Response:
    """Return JSON that browsers keep and revalidate by its ETag."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if len(body) >= LEAST and unpacks(request.headers):
        body, headers = request.app.state.packed_texts.packed(tag, body), headers | PACKED
    return Response(body, headers=headers, media_type="application/json")


def problem_response(error: ApiError, more_headers: dict[str, str] | None = None) -> Response:
    """Return an error as a Problem."""
    facts = {name: _short(fact) for name, fact in error.facts.items()}
    message = server_words("en").say(f"problem.{error.code}", facts)
    headers = dict(more_headers or {})
    if "seconds" in facts:
        headers["Retry-After"] = str(facts["seconds"])
    return json_response(Problem(error.code, facts, message), STATUS[error.code], headers)


def _short(fact: object) -> object:
    """Return a fact without what is too long of it: somebody may have sent a megabyte where a word was expected."""
    if isinstance(fact, str) and len(fact) > _LONGEST_FACT:
        return f"{fact[:_LONGEST_FACT]}…"
    if isinstance(fact, dict):
        return {name: _short(inner) for name, inner in fact.items()}
    return fact


async def on_error(request: Request, error: Exception) -> Response:
    """Answer a request that raised one of HANDLED."""
    return problem_response(_as_api_error(error))


def _as_api_error(error: Exception) -> ApiError:
    if isinstance(error, ApiError):
        return error
    if isinstance(error, StoreError):
        _log.error("the store failed", extra={"why": str(error)})  # not for everybody: it may name a path
        return ApiError("store_down")
    if isinstance(error, RecordError):
        return _wrong("wrong_record", error)
    if isinstance(error, msgspec.DecodeError):  # a wrong type is a ValidationError, a subclass of it
        return ApiError("wrong_body", reason=str(error))
    if isinstance(error, ClientDisconnect):
        return ApiError("wrong_body", reason="")
    assert isinstance(error, CodedError)
    return _wrong("wrong_option", error)


def _wrong(code: str, error: CodedError) -> ApiError:
    """Return an error whose sentence stands under `fault`, with the facts for it."""
    return ApiError(
        code, reason=str(error), fault=error.code, about=faults.facts_of(error, server_words("en"))
    )
