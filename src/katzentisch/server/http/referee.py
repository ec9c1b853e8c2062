"""Endpoint of the referee: rule questions of the page's score pad, as `katzentisch referee` answers them."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from katzentisch import games
from katzentisch.server.http.requests import body_of
from katzentisch.server.http.responses import json_response
from katzentisch.server.wire.errors import ApiError


async def post_case(request: Request) -> Response:
    """POST /api/referee/<game>: one case, answered by the game's own rules."""
    game = request.path_params["game"]
    games.box(game)  # raises BadOption if there is no such game
    referee = games.desk(game, "referee")
    if referee is None:
        raise ApiError("no_referee", game=game)
    case = await body_of(request, dict[str, object])
    try:
        # In a thread: a referee may search for a second.
        return json_response(await asyncio.to_thread(referee.answer, case))
    except ValueError as error:
        raise ApiError("wrong_case", reason=str(error)) from error
