"""Rule questions over the network: the page's score pad asks what `katzentisch referee` answers."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from katzentisch import games
from katzentisch.server.http.requests import body_of
from katzentisch.server.wire.errors import ApiError, answer


async def post_case(request: Request) -> Response:
    """POST /api/referee/<game>: one case, answered by the code that plays."""
    game = request.path_params["game"]
    games.box(game)  # complains about a game that does not exist
    referee = games.desk(game, "referee")
    if referee is None:
        raise ApiError("no_referee", game=game)
    case = await body_of(request, dict[str, object])
    try:
        # A referee may list every way through an island: not on the event loop.
        return answer(await asyncio.to_thread(referee.answer, case))
    except ValueError as error:
        raise ApiError("wrong_case", reason=str(error)) from error
