"""Endpoints that create, find, join and recover tables."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from katzentisch import games
from katzentisch.core.game import Game
from katzentisch.core.options import BadOption
from katzentisch.play import lessons, rounds
from katzentisch.play.log import Entry
from katzentisch.server.http.own_seat import own_finished
from katzentisch.server.http.requests import address_of, body_of, registry_of, spend_hourly
from katzentisch.server.http.responses import cached_response, json_response
from katzentisch.server.tables.archive import ArchivedTable
from katzentisch.server.tables.creation import (
    TableTerms,
    checked_level,
    code_for,
    create_rematch,
    create_table,
    entries_of,
    own_code,
    table_row,
)
from katzentisch.server.tables.names import player_name
from katzentisch.server.tables.registry import Registry
from katzentisch.server.tables.session import Session, now_ms
from katzentisch.server.tables.tokens import code_hash, new_token, seats_opened, token_hash
from katzentisch.server.wire.bodies.lobby import (
    Fill,
    Mine,
    MyTable,
    MyTokens,
    NewTable,
    OneCode,
    Recover,
    Recovered,
    Rematch,
    Rename,
    SeatKey,
    Sit,
    TableMade,
    Tokens,
)
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.rules_worker import PrintedGame

_MOST_LISTED = 50


async def post_table(request: Request) -> Response:
    """POST /api/tables: create a table."""
    registry = registry_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, NewTable)
    game = games.open(games.options(body.game, body.variant or None, len(body.seats), body.settings))
    seed, entries = await _beginning(game, body)
    row = table_row(game, seed, TableTerms(body.undo, body.spectators, body.clock, body.late))
    return json_response(await create_table(registry, row, body.seats, entries, hints=body.hints), 201)


async def _beginning(game: Game, body: NewTable) -> tuple[str, list[Entry]]:
    """Return the seed and the log a table begins with: none but for a lesson, or a phase of a round."""
    if body.phase:
        return await _begun_at(game, body)
    if body.lesson:
        return await _begun_with(game, body)
    return body.seed, []


async def _begun_with(game: Game, body: NewTable) -> tuple[str, list[Entry]]:
    """Return the seed and the log of the table of a lesson."""
    known = {lesson.name: lesson for lesson in lessons.lessons(body.game)}
    lesson = known.get(body.lesson)
    if lesson is None or game.options != lesson.options():
        right = (
            ", ".join(f"{name} ({offered.variant}, {offered.seats} seats)" for name, offered in known.items())
            or "none"
        )
        asked = repr(body.lesson[:40])
        raise BadOption(
            f"{body.game} has no lesson {asked} for such a table; there is {right}",
            "no_lesson",
            {"game": body.game, "lesson": asked, "right": right},
        )
    chosen = await asyncio.to_thread(lessons.opening, body.game, lesson.name)
    return str(lesson.seed), entries_of(chosen)


async def _begun_at(game: Game, body: NewTable) -> tuple[str, list[Entry]]:
    """Return the seed and the log of a table that begins at a phase of the game of bots."""
    options = game.options
    played = await asyncio.to_thread(rounds.played, options.game, options.variant)
    shown = [shown for shown in played.shown if shown.phase.id == body.phase] if played else []
    if played is None or not shown:
        known = ", ".join(shown.phase.id for shown in played.shown) if played else "none"
        asked = repr(body.phase[:40])
        raise BadOption(
            f"{options.game} ({options.variant}) has no phase {asked}; there is {known}",
            "no_phase",
            {"game": options.game, "variant": options.variant, "phase": asked, "right": known},
        )
    if options != shown[0].table.game.options:
        seats = int(played.end.game.seats)
        raise BadOption(
            f"phase {body.phase} is shown with {seats} seats and usual settings",
            "phase_elsewhere",
            {"phase": body.phase, "seats": seats},
        )
    return str(played.seed), entries_of(played.choices[: shown[0].step])


async def get_table(request: Request) -> Response:
    """GET /api/tables/<table>: what everybody at the table knows, for anyone who has the link."""
    table = await registry_of(request).session_or_archive(request.path_params["table"])
    return json_response(table.info if isinstance(table, ArchivedTable) else table.info())


async def get_printed(request: Request) -> Response:
    """GET /api/tables/<table>/printed: what is printed in the game of this table, also when it has changed since."""
    table = await registry_of(request).session_or_archive(request.path_params["table"])
    if isinstance(table, ArchivedTable):
        return cached_response(request, bytes(table.transcript.printed))
    options = table.match.game.options
    wanted = PrintedGame(options.game, options.variant, options.seats, options.settings, table.material)
    return cached_response(request, await registry_of(request).rules.printed(wanted, address_of(request)))


async def post_sit(request: Request) -> Response:
    """POST /api/tables/<table>/sit: take an invited seat."""
    registry = registry_of(request)
    body = await body_of(request, Sit)
    session = await registry.session(request.path_params["table"])
    name = player_name(body.name, registry.limits.name_letters)
    token = new_token()
    code, hashed = await code_for(await own_code(registry.store, body.same_as))
    invitation = token_hash(body.invitation)
    seat = await registry.store.take_seat(session.id, invitation, name, hashed, token_hash(token))
    if seat is None:
        raise ApiError("invitation_used")
    await registry.store.agree_to_hints(session.id, seat, body.hints)
    await _begin(registry, session)
    return json_response(SeatKey(session.id, seat, token, code), 201)


async def post_name(request: Request) -> Response:
    """POST /api/tables/<table>/name: give one's own seat another name."""
    registry = registry_of(request)
    body = await body_of(request, Rename)
    session = await registry.session(request.path_params["table"])
    if body.seat < 0 or body.seat not in seats_opened(body.tokens[: registry.limits.tokens], session.keys):
        raise ApiError("not_allowed")
    name = player_name(body.name, registry.limits.name_letters)
    await registry.store.rename(session.id, body.seat, name)
    await session.reload_seats()
    return json_response(session.info())


async def post_fill(request: Request) -> Response:
    """POST /api/tables/<table>/fill: a bot takes a seat nobody has taken yet."""
    registry = registry_of(request)
    body = await body_of(request, Fill)
    session = await _waiting(request, body.tokens)
    checked_level(body.level)
    if not 0 <= body.seat < session.match.game.seats or session.seats.rows[body.seat].taken:
        raise ApiError("not_allowed")
    name = player_name(body.name, registry.limits.name_letters, otherwise=body.level)
    await registry.store.give_to_bot(session.id, body.seat, body.level, name)
    await _begin(registry, session)
    return json_response(session.info())


async def _begin(registry: Registry, session: Session) -> None:
    """Read the seats again; if the last was just taken, the clocks count from now."""
    if not session.begun and all(row.taken for row in await registry.store.seats(session.id)):
        await registry.store.resume(session.id, now_ms())
    await session.reload_seats()


async def post_call_off(request: Request) -> Response:
    """POST /api/tables/<table>/call-off: nobody can sit at a table any more that has not begun."""
    body = await body_of(request, Tokens)
    session = await _waiting(request, body.tokens)
    await registry_of(request).store.call_off(session.id)
    await session.reload_seats()
    return json_response(session.info())


async def _waiting(request: Request, tokens: list[str]) -> Session:
    """Return the table of a request, which must still wait for players, one of whom sends it."""
    registry = registry_of(request)
    session = await registry.session(request.path_params["table"])
    opened = seats_opened(tokens[: registry.limits.tokens], session.keys)
    if session.begun or not any(seat >= 0 for seat in opened):
        raise ApiError("not_allowed")
    return session


async def post_recover(request: Request) -> Response:
    """POST /api/recover: four words give a new token for all seats of a person, or let one of theirs open all."""
    registry = registry_of(request)
    body = await body_of(request, Recover)
    if body.token:  # no guess: the answer tells nothing about words of others
        own = await registry.store.codes_of(token_hash(body.token))
        hashed = await asyncio.to_thread(code_hash, body.code) if own else ""
        hashed = hashed if hashed in own else ""
    else:
        await spend_hourly("recoveries", request)
        hashed = await asyncio.to_thread(code_hash, body.code)
    token = body.token or new_token()
    recovered = await registry.store.recover(hashed, token_hash(token))
    for table in {table for table, _ in recovered}:
        await registry.keys_changed(table)
    return json_response(Recovered([SeatKey(table, seat, token, body.code) for table, seat in recovered]))


async def post_one_code(request: Request) -> Response:
    """POST /api/one-code: the four words of the first of one's seats recover the others too."""
    registry = registry_of(request)
    await spend_hourly("recoveries", request)
    body = await body_of(request, OneCode)
    tokens = body.tokens[: registry.limits.tokens]
    code = await own_code(registry.store, tokens[0] if tokens else "")
    if not code:
        raise ApiError("not_allowed")
    opened = await registry.store.opened_by(*map(token_hash, tokens))
    seats = [(table, seat) for table, seat, _ in opened if seat >= 0]
    await registry.store.share_code(code, seats)
    return json_response({})


async def post_mine(request: Request) -> Response:
    """POST /api/mine: a page of the tables of these tokens, newest first; `next` leads to the following page."""
    body = await body_of(request, MyTokens)
    registry = registry_of(request)
    mine = await _opened(registry, body.tokens)
    first = max(0, body.first)
    tables = await _infos(registry, mine[first : first + _MOST_LISTED])
    return json_response(Mine(tables, first + _MOST_LISTED if first + _MOST_LISTED < len(mine) else 0))


async def tables_of(registry: Registry, tokens: list[str], most: int) -> list[MyTable]:
    """Return the newest tables of these tokens."""
    return await _infos(registry, (await _opened(registry, tokens))[:most])


async def _opened(registry: Registry, tokens: list[str]) -> list[tuple[str, list[int]]]:
    """Return the tables these tokens open and the seats they open there: those not over first, then the newest first."""
    seats: dict[str, set[int]] = {}
    created: dict[str, int] = {}
    for table, seat, at in await registry.store.opened_by(*map(token_hash, tokens[: registry.limits.tokens])):
        seats.setdefault(table, set()).add(seat)
        created[table] = at
    over = await registry.store.finished(list(seats))
    ordered = sorted(seats, key=lambda table: (table in over, -created[table]))
    return [(table, sorted(seats[table])) for table in ordered]


async def _infos(registry: Registry, opened: list[tuple[str, list[int]]]) -> list[MyTable]:
    infos = [(await registry.info(table), seats) for table, seats in opened]
    return [MyTable(info, seats) for info, seats in infos if info is not None]


async def post_rematch(request: Request) -> Response:
    """POST /api/tables/<table>/rematch: a new table of the same people, of this game or another; created once."""
    registry = registry_of(request)
    session, body = await own_finished(request, Rematch, "still_running")
    if not session.rematch:
        await spend_hourly("tables", request)
        await create_rematch(registry, session, _next_game(session, body))
    rematch = await registry.session(session.rematch)
    return json_response(TableMade(rematch.info(), [], [], ""), 201)


def _next_game(session: Session, body: Rematch) -> Game:
    """Return the game of a rematch: the same, unless another is wished; BadOption if that many cannot play it."""
    if not body.game:
        return session.match.game
    seats = len(session.seats.rows)
    return games.open(games.options(body.game, body.variant or None, seats, body.settings))
