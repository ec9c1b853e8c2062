"""Statistics: how often somebody won, and how fair the games are between bots."""

from collections.abc import Iterator

from starlette.requests import Request
from starlette.responses import Response

from katzentisch.core.words import LANGUAGES
from katzentisch.lab.intervals import share_interval
from katzentisch.server.http.catalogue import open_game, read_seats
from katzentisch.server.http.lobby import tables_of
from katzentisch.server.http.requests import body_of, registry_of
from katzentisch.server.wire.bodies import BalanceReport, By, MyTable, OwnGames, Tally, Tokens
from katzentisch.server.wire.errors import ApiError, answer
from katzentisch.server.workers.balance import Found, Rules
from katzentisch.server.workers.job import Progress


async def post_own_games(request: Request) -> Response:
    """POST /api/own-games: how often the owner of these tokens won, by game, variant, seat and bot."""
    body = await body_of(request, Tokens)
    mine = await tables_of(registry_of(request), body.tokens)
    return answer(OwnGames(tallies([table for table in mine if counts(table)])))


def counts(table: MyTable) -> bool:
    """Whether a table says something about its owner: it is over, and they sat in one seat of it."""
    return table.info.status == "over" and len(table.seats) == 1


def tallies(tables: list[MyTable]) -> list[Tally]:
    """Count wins by everything a table can be sorted by; a shared win is its fraction."""
    found: dict[tuple[By, str, str], Tally] = {}
    for table in tables:
        winners = table.info.winners
        won = 1 / len(winners) if table.seats[0] in winners else 0.0
        for key in sorted(set(sorted_by(table))):
            tally = found.setdefault(key, Tally(*key, 0, 0.0, 0.0, 0.0, 0.0))
            tally.games += 1
            tally.won += won
            tally.fair += 1 / len(table.info.seats)
    for tally in found.values():
        tally.low, tally.high = share_interval(tally.won, tally.games)
        tally.fair /= tally.games
    return [found[key] for key in sorted(found)]


def sorted_by(table: MyTable) -> Iterator[tuple[By, str, str]]:
    """Name what a table is counted under: (by, game, name)."""
    info = table.info
    yield "game", info.game, info.game
    yield "variant", info.game, info.variant
    yield "seat", info.game, str(table.seats[0] + 1)
    for seat in info.seats:
        if seat.kind == "bot":
            yield "bot", info.game, seat.level


def rules_of(request: Request) -> Rules:
    """Return the game, variant and seats of a path; BadOption says what is wrong with them."""
    path = request.path_params
    game = open_game(path["game"], path["variant"], read_seats(path["seats"]), {})
    return path["game"], path["variant"], int(game.seats)


async def get_balance(request: Request) -> Response:
    """GET /api/balance/<game>/<variant>/<seats>/<language>: bots against bots; 202 while they play."""
    language = request.path_params["language"]
    if language not in (*LANGUAGES, "csv"):
        raise ApiError("no_such_path")
    rules = rules_of(request)
    found = registry_of(request).balances.look(rules)
    if isinstance(found, Progress):
        return answer(BalanceReport(False, found.done, found.of, "", "", []), 202)
    if language == "csv":
        return csv(found, rules)
    return answer({"ready": True, "done": 0, "of": 0} | found[language])


def csv(found: Found, rules: Rules) -> Response:
    """Return the measures of a report as a file."""
    name = "-".join(str(part) for part in rules)
    headers = {"Content-Disposition": f'attachment; filename="{name}.csv"', "Cache-Control": "no-store"}
    return Response(found["csv"], headers=headers, media_type="text/csv; charset=utf-8")
