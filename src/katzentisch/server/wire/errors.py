"""What can be wrong with a request: a code, facts, and a sentence; never a traceback."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from katzentisch.core.actions import NoSuchChoice
from katzentisch.core.material import MaterialError
from katzentisch.core.options import BadOption
from katzentisch.core.record import RecordError
from katzentisch.play.store import StoreError
from katzentisch.server.wire.bodies import Problem
from katzentisch.server.wire.words import server_words

STATUS = {
    "wrong_body": 400,
    "wrong_option": 400,
    "wrong_record": 400,
    "wrong_seed": 400,
    "wrong_name": 400,
    "wrong_case": 400,
    "not_allowed": 403,
    "other_origin": 403,
    "no_such_table": 404,
    "no_such_path": 404,
    "no_such_step": 404,
    "no_referee": 404,
    "invitation_used": 409,
    "still_running": 409,
    "not_over": 409,
    "other_rules": 409,
    "too_large": 413,
    "too_many": 429,
    "store_down": 503,
    "no_review": 503,
    "no_report": 503,
    "no_scenario": 503,
}


class ApiError(Exception):
    """A request that cannot be met; `code` has a status here and a sentence in the words."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def as_api_error(error: Exception) -> ApiError:
    """Return the trouble behind an error of a lower layer."""
    if isinstance(error, ApiError):
        return error
    if isinstance(error, StoreError):
        return ApiError("store_down", reason=str(error))
    if isinstance(error, RecordError):
        return ApiError("wrong_record", reason=str(error))
    if isinstance(error, msgspec.DecodeError):  # a wrong type is a ValidationError, which is one too
        return ApiError("wrong_body", reason=str(error))
    return ApiError("wrong_option", reason=str(error))


def problem(trouble: ApiError) -> Response:
    """Return the answer to a request that cannot be met."""
    message = server_words("en").say(f"problem.{trouble.code}", trouble.facts)
    headers = {"Retry-After": str(trouble.facts["seconds"])} if "seconds" in trouble.facts else {}
    return answer(Problem(trouble.code, trouble.facts, message), STATUS[trouble.code], headers)


async def on_error(request: Request, error: Exception) -> Response:
    """Answer a request that raised."""
    return problem(as_api_error(error))


EXPECTED = (ApiError, StoreError, RecordError, BadOption, MaterialError, NoSuchChoice, msgspec.DecodeError)


def answer(data: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return data as JSON, which nobody may cache."""
    return Response(
        msgspec.json.encode(data),
        status,
        {"Cache-Control": "no-store", **(headers or {})},
        media_type="application/json",
    )
