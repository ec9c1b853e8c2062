"""Endpoints of challenges: a finished game among bots, whose deal others play against the same bots.

Tables of one challenge have the same rules, material, settings, seed and bots, and bots draw their luck from the seed: the same
choices meet the same answers. Whoever has the link learns no seed and no table (decision 0112).
"""

from starlette.requests import Request
from starlette.responses import Response

from katzentisch import games
from katzentisch.play.store import SeatRow, TableRow
from katzentisch.server.http.own_seat import own_finished
from katzentisch.server.http.requests import body_of, registry_of, spend_hourly
from katzentisch.server.http.responses import json_response
from katzentisch.server.tables.archive import Summary, read_summary
from katzentisch.server.tables.creation import TableTerms, create_table, table_row
from katzentisch.server.tables.registry import Registry
from katzentisch.server.tables.session import Session
from katzentisch.server.tables.tokens import is_table_id, new_table_id
from katzentisch.server.wire.bodies.challenges import Challenge, ChallengeResult, TakeChallenge
from katzentisch.server.wire.bodies.lobby import BotSeat, Here, SeatWish, Tokens
from katzentisch.server.wire.errors import ApiError


async def post_challenge(request: Request) -> Response:
    """POST /api/tables/<table>/challenge: let others play the deal of a finished game; made once."""
    registry = registry_of(request)
    session, _ = await own_finished(request, Tokens, "challenge_running")
    if not session.row.challenge:
        await _checked(registry, session)
        await registry.store.begin_challenge(session.id, new_table_id())
        await session.reload_seats()
    return json_response(await _challenge(registry, session.row.challenge), 201)


async def _checked(registry: Registry, session: Session) -> None:
    """Refuse what cannot be compared: other people at the table, or a game that did not begin with its deal."""
    seats = session.seats.rows
    if len(session.seats.people) != 1 or any(seat.lent for seat in seats):
        raise ApiError("challenge_people")
    entries = await registry.store.entries(session.id)
    if session.row.origin_table or any(entry.at <= session.row.created for entry in entries):
        raise ApiError("challenge_begun")


async def get_challenge(request: Request) -> Response:
    """GET /api/challenges/<challenge>."""
    return json_response(await _challenge(registry_of(request), request.path_params["challenge"]))


async def post_take(request: Request) -> Response:
    """POST /api/challenges/<challenge>/take: a table with the same deal and the same bots."""
    registry = registry_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, TakeChallenge)
    first = (await _rows(registry, request.path_params["challenge"]))[0]
    seats = await registry.store.seats(first.id)
    options = games.options(first.game, first.variant, len(seats), _settings(first))
    game = games.open(options)
    if (game.rules_version, game.material_hash) != (first.rules, first.material):
        raise ApiError("other_rules", game=first.game, played=first.rules, here=game.rules_version)
    terms = TableTerms(first.undo, bool(first.spectators), first.clock)
    row = table_row(game, first.seed, terms)._replace(seed_shown=0, challenge=first.challenge)
    return json_response(await create_table(registry, row, _wishes(seats, body), hints=True), 201)


def _settings(row: TableRow) -> dict[str, str | int | bool]:
    try:
        return row.settings_data()
    except (ValueError, TypeError) as error:  # damaged
        raise ApiError("no_such_challenge") from error


def _wishes(seats: list[SeatRow], body: TakeChallenge) -> list[SeatWish]:
    """Return who sits where: the person where the first one sat, the same bots elsewhere."""
    names = [*body.bots, *([""] * len(seats))]
    return [
        Here(body.name, body.same_as) if _is_person(seat) else BotSeat(seat.level, name)
        for seat, name in zip(seats, names, strict=False)
    ]


def _is_person(seat: SeatRow) -> bool:
    return seat.kind != "bot" or bool(seat.lent)


async def _rows(registry: Registry, challenge: str) -> list[TableRow]:
    rows = await registry.store.challenge(challenge) if is_table_id(challenge) else []
    if not rows:
        raise ApiError("no_such_challenge")
    return rows


async def _challenge(registry: Registry, challenge: str) -> Challenge:
    """Return a challenge and what everybody made of it; no table is loaded for that, however many there are."""
    await registry.keep_results(challenge)
    rows = await _rows(registry, challenge)
    tables = [row.id for row in rows]
    seats, summaries = await registry.store.seats_of_all(tables), await registry.store.summaries(tables)
    results: list[ChallengeResult] = []
    people: set[str] = set()
    bots: list[str] = []
    for table in tables:
        person = next(filter(_is_person, seats[table]), None)
        if person is None:
            continue
        bots = bots or ["" if seat is person else seat.level for seat in seats[table]]
        summary = read_summary(summaries.get(table, ""))
        results.append(_result(person, summary, person.code in people))
        people |= {person.code} - {""}
    first = rows[0]
    return Challenge(challenge, first.game, first.variant, _settings(first), bots, results)


def _result(person: SeatRow, summary: Summary | None, again: bool) -> ChallengeResult:
    """Return what somebody made of the deal; nothing yet while they play."""
    if summary is None or not person.seat < len(summary.points):
        return ChallengeResult(person.name, 0.0, False, False, again)
    won = person.seat in summary.winners
    return ChallengeResult(person.name, summary.points[person.seat], won, True, again)
