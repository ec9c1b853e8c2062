"""Endpoints of statistics: a player's own results, and how balanced the games are between bots."""

from collections.abc import Iterator

from starlette.requests import Request
from starlette.responses import Response

from katzentisch import games
from katzentisch.core.words import LANGUAGES
from katzentisch.lab.intervals import share_interval
from katzentisch.server.http.lobby import tables_of
from katzentisch.server.http.requests import body_of, read_seats, registry_of
from katzentisch.server.http.responses import json_response
from katzentisch.server.wire.bodies import BalanceReport, By, MyTable, OwnGames, Tally, Tokens
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.balance import Report, Rules
from katzentisch.server.workers.job import Progress


async def post_own_games(request: Request) -> Response:
    """POST /api/own-games: how often the owner of these tokens won, by game, variant, seat and bot."""
    body = await body_of(request, Tokens)
    mine = await tables_of(registry_of(request), body.tokens)
    return json_response(OwnGames(_tallies([table for table in mine if _counts(table)])))


def _counts(table: MyTable) -> bool:
    """Whether a table says something about its owner: it is over, and they played exactly one seat."""
    return table.info.status == "over" and len(table.seats) == 1


def _tallies(tables: list[MyTable]) -> list[Tally]:
    """Count wins under every key of every table; a shared win counts as its fraction."""
    tallies: dict[tuple[By, str, str], Tally] = {}
    for table in tables:
        winners = table.info.winners
        won = 1 / len(winners) if table.seats[0] in winners else 0.0
        for key in sorted(set(_keys(table))):
            tally = tallies.setdefault(key, Tally(*key, 0, 0.0, 0.0, 0.0, 0.0))
            tally.games += 1
            tally.won += won
            tally.fair += 1 / len(table.info.seats)
    for tally in tallies.values():
        tally.low, tally.high = share_interval(tally.won, tally.games)
        tally.fair /= tally.games
    return [tallies[key] for key in sorted(tallies)]


def _keys(table: MyTable) -> Iterator[tuple[By, str, str]]:
    """Yield what a table is counted under: (by, game, name)."""
    info = table.info
    yield "game", info.game, info.game
    yield "variant", info.game, info.variant
    yield "seat", info.game, str(table.seats[0] + 1)
    for seat in info.seats:
        if seat.kind == "bot":
            yield "bot", info.game, seat.level


async def get_balance(request: Request) -> Response:
    """GET /api/balance/<game>/<variant>/<seats>/<language>: bots against bots; 202 while they play."""
    language = request.path_params["language"]
    if language not in (*LANGUAGES, "csv"):
        raise ApiError("no_such_path")
    rules = _rules_of(request)
    report = registry_of(request).balances.report(rules)
    if isinstance(report, Progress):
        return json_response(BalanceReport(False, report.done, report.of, "", "", []), 202)
    if language == "csv":
        return _csv(report, rules)
    return json_response({"ready": True, "done": 0, "of": 0} | report[language])


def _rules_of(request: Request) -> Rules:
    """Return the game, variant and seats of a path; BadOption says what is wrong with them."""
    path = request.path_params
    game = games.open(games.options(path["game"], path["variant"] or None, read_seats(path["seats"]), {}))
    return path["game"], path["variant"], int(game.seats)


def _csv(report: Report, rules: Rules) -> Response:
    name = "-".join(str(part) for part in rules)
    headers = {"Content-Disposition": f'attachment; filename="{name}.csv"', "Cache-Control": "no-store"}
    return Response(report["csv"], headers=headers, media_type="text/csv; charset=utf-8")
