"""Endpoint of the referee: rule questions of the page's score pad, as `katzentisch referee` answers them."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from katzentisch import games
from katzentisch.server.http.requests import address_of, body_of, registry_of
from katzentisch.server.http.responses import json_response
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.rules_worker import RefereeCase


async def post_case(request: Request) -> Response:
    """POST /api/referee/<game>: one case, answered by the game's own rules."""
    game = request.path_params["game"]
    games.box(game)  # raises BadOption if there is no such game
    if games.desk(game, "referee") is None:
        raise ApiError("no_referee", game=game)
    case = RefereeCase(game, await body_of(request, dict[str, object]))
    answer = await registry_of(request).rules.ask(case, address_of(request))
    return json_response(msgspec.Raw(answer))
