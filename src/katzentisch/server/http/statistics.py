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
from katzentisch.server.wire.bodies.lobby import MyTable, Tokens
from katzentisch.server.wire.bodies.statistics import BalanceReport, By, OwnGames, PlayedGame, Tally
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.balance import Report, Rules
from katzentisch.server.workers.job import Progress

_MOST_COUNTED = 1000  # tables; more would take long to read


async def post_own_games(request: Request) -> Response:
    """POST /api/own-games: how often the owner of these tokens won, by game, variant, seat and bot."""
    registry = registry_of(request)
    body = await body_of(request, Tokens)
    tables = await tables_of(registry, body.tokens, _MOST_COUNTED)
    mine = [table for table in tables if _counts(table)]
    return json_response(OwnGames(_tallies(mine), [_played(table) for table in mine if table.info.points]))


def _played(table: MyTable) -> PlayedGame:
    """Return a finished table with everybody's points."""
    info = table.info
    return PlayedGame(
        info.table,
        info.game,
        info.variant,
        info.created,
        table.seats[0],
        [other.name for other in info.seats],
        info.points,
        _share_of_win(table),
        [other.level if other.kind == "bot" and not other.lent else "" for other in info.seats],
    )


def _share_of_win(table: MyTable) -> float:
    """Return 1 for a win, its fraction for a shared one, else 0."""
    winners = table.info.winners
    return 1 / len(winners) if table.seats[0] in winners else 0.0


def _counts(table: MyTable) -> bool:
    """Whether a table says something about its owner: it is over, and they played exactly one seat."""
    return table.info.status == "over" and len(table.seats) == 1


def _tallies(tables: list[MyTable]) -> list[Tally]:
    """Count wins under every key of every table; a shared win counts as its fraction."""
    tallies: dict[tuple[By, str, str], Tally] = {}
    for table in tables:
        won = _share_of_win(table)
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
