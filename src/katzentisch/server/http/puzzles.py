"""Endpoints of puzzles: the list, one table, a try, the solution. Nothing is stored; nobody needs an account."""

import asyncio
import time
from datetime import UTC, date, datetime

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from katzentisch import games
from katzentisch.play import puzzles
from katzentisch.play.puzzles import Puzzle
from katzentisch.server.http.requests import address_of, body_of, registry_of
from katzentisch.server.http.responses import cached_response, json_response
from katzentisch.server.wire import puzzles as wire
from katzentisch.server.wire.bodies.puzzles import PuzzleTry, PuzzleWhy
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.rules_worker import PuzzleGain


def _today() -> date:
    """Return the day in UTC: the puzzle of the day changes for everybody at once."""
    return datetime.fromtimestamp(time.time(), UTC).date()


async def get_puzzles(request: Request) -> Response:
    """GET /api/puzzles/<game>."""
    game = games.box(request.path_params["game"]).name
    listed = await asyncio.to_thread(wire.listed, game, _today())
    return cached_response(request, msgspec.json.encode(listed))


async def get_puzzle(request: Request) -> Response:
    """GET /api/puzzles/<game>/<puzzle>."""
    table = await asyncio.to_thread(wire.set_up, _puzzle(request))
    return cached_response(request, msgspec.json.encode(table))


async def get_solution(request: Request) -> Response:
    """GET /api/puzzles/<game>/<puzzle>/solution."""
    return cached_response(request, msgspec.json.encode(wire.solution(_puzzle(request))))


async def post_try(request: Request) -> Response:
    """POST /api/puzzles/<game>/<puzzle>/try."""
    tried = await body_of(request, PuzzleTry)
    return json_response(await asyncio.to_thread(wire.tried, _puzzle(request), tried.action))


async def post_why(request: Request) -> Response:
    """POST /api/puzzles/<game>/<puzzle>/why."""
    asked = await body_of(request, PuzzleWhy)
    puzzle = _puzzle(request)
    gain = PuzzleGain(puzzle.game, puzzle.id, asked)
    return json_response(msgspec.Raw(await registry_of(request).rules.ask(gain, address_of(request))))


def _puzzle(request: Request) -> Puzzle:
    game = games.box(request.path_params["game"]).name
    puzzle = puzzles.puzzle(game, request.path_params["puzzle"])
    if puzzle is None:
        raise ApiError("no_such_puzzle")
    return puzzle
