"""Endpoints for looking back: records, replays, single moments, reviews, branches and scenarios."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from katzentisch import games
from katzentisch.core.game import SPECTATOR, Game
from katzentisch.play.numbers import Numbers
from katzentisch.play.store import SeatRow
from katzentisch.server.http.requests import (
    address_of,
    bearer,
    body_of,
    readable_seats,
    registry_of,
    spend_hourly,
    whole_number,
)
from katzentisch.server.http.responses import json_response
from katzentisch.server.limits import note_replayed
from katzentisch.server.tables.archive import ArchivedTable, bot_reasons
from katzentisch.server.tables.creation import TableTerms, create_table, entries_of, table_row
from katzentisch.server.tables.names import player_name
from katzentisch.server.tables.session import Session
from katzentisch.server.wire.bodies.replays import (
    Branch,
    Moment,
    PlayOn,
    RecordFile,
    Replay,
    Scenario,
    Step,
)
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.wire.looking_back import moment
from katzentisch.server.wire.looking_back import step as step_of
from katzentisch.server.wire.messages import BotReason
from katzentisch.server.workers.job import JOB_BOT
from katzentisch.server.workers.rules_worker import ReadRecord

_LOOK_ONLY = TableTerms("off", True, 0)  # terms of a table that is finished from the start


async def _read_session(request: Request) -> tuple[Session, list[int]]:
    """Return the session of a request and the seats its sender may see."""
    registry = registry_of(request)
    session = await registry.session(request.path_params["table"])
    return session, readable_seats(session, bearer(request), registry.limits)


async def _archived(request: Request) -> tuple[ArchivedTable | None, list[int]]:
    """Return the table of a request if only its transcript is left, and the seats its sender may see."""
    registry = registry_of(request)
    table = await registry.session_or_archive(request.path_params["table"])
    if not isinstance(table, ArchivedTable):
        return None, []
    seats = table.readable_seats(bearer(request)[: registry.limits.tokens])
    if not seats:
        raise ApiError("not_allowed")
    return table, seats


async def get_record(request: Request) -> Response:
    """GET /api/tables/<table>/record: the record as a file, once the game is over; at any time on one's own device."""
    archived, _ = await _archived(request)
    if archived is not None:
        return _record_file(archived.info.game, archived.info.table, archived.transcript.record)
    session, _ = await _read_session(request)
    if not session.match.table.is_over and not request.app.state.settings.own_device:
        raise ApiError("still_running")
    note_replayed(session.match.step)
    return _record_file(session.row.game, session.id, session.match.record.to_text(session.match.game))


def _record_file(game: str, table: str, text: str) -> Response:
    name = f"{game}-{table}.jsonl"
    return Response(
        text,
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
        media_type="application/jsonl; charset=utf-8",
    )


async def get_replay(request: Request) -> Response:
    """GET /api/tables/<table>/replay?seat=<seat>: every step, as far as the reader may know it."""
    archived, seats = await _archived(request)
    if archived is not None:
        steps = archived.steps(_wanted_seat(request, seats[0]))
        if steps is None:
            raise ApiError("not_allowed")
        return json_response(Replay(archived.info, steps))
    session, seats = await _read_session(request)
    match, over = session.match, session.match.table.is_over
    seat = _wanted_seat(request, seats[0])
    if not session.begun:
        raise ApiError("not_allowed")
    if seat not in seats and not (over and -1 <= seat < match.game.seats):
        raise ApiError("not_allowed")
    reasons = await bot_reasons(session, registry_of(request).store) if over else {}
    numbers = Numbers(match, seats)
    note_replayed(match.step)
    steps = [
        _step(session, numbers, number, seat, reasons.get(number, []))
        for number in range(match.step + 1)
        if not numbers.is_hidden(number)
    ]
    return json_response(Replay(session.info(), steps))


def _wanted_seat(request: Request, otherwise: int) -> int:
    wanted = request.query_params.get("seat", "")
    seat = whole_number(wanted) if wanted else otherwise
    if seat is None:
        raise ApiError("not_allowed")
    return seat


def _step(session: Session, numbers: Numbers, number: int, reader: int, reasons: list[BotReason]) -> Step:
    """Return one step as the reader may know it: until the game is over, only the reader's own choices."""
    match = session.match
    told = step_of(match, number, numbers.step(number), reader, reasons)
    if match.table.is_over or told.seat == reader:
        return told
    return Step(told.step, -1, {}, told.heard, [])


async def get_moment(request: Request) -> Response:
    """GET /api/tables/<table>/at/<step>: the views after a step, of all seats once the game is over."""
    archived, _ = await _archived(request)
    if archived is not None:
        return json_response(_archived_moment(archived, request.path_params["step"]))
    session, seats = await _read_session(request)
    match = session.match
    numbers = Numbers(match, seats)
    step = whole_number(request.path_params["step"])
    last = numbers.step(match.step)
    if not session.begun or step is None or not 0 <= step <= last:
        raise ApiError("no_such_step", step=request.path_params["step"][:20], last=last)
    note_replayed(step)
    table = match.at(numbers.played(step))
    if match.table.is_over:
        seats = [SPECTATOR, *range(int(match.game.seats))]
    return json_response(moment(table, step, seats, match.seed))


def _archived_moment(archived: ArchivedTable, text: str) -> Moment:
    step = whole_number(text)
    shown = archived.moment(step) if step is not None else None
    if shown is None:
        raise ApiError("no_such_step", step=text[:20], last=archived.info.step)
    return shown


async def get_review(request: Request) -> Response:
    """GET /api/tables/<table>/review: the lab's review of a finished game; 202 while it is computed."""
    reviews = registry_of(request).reviews
    session, _ = await _read_session(request)
    if not session.match.table.is_over:
        raise ApiError("still_running")
    stored = await reviews.stored(session.id, session.match)
    if stored is not None:
        return json_response(msgspec.Raw(stored))
    if session.id not in reviews.running:
        await spend_hourly("reviews", request)
    address = address_of(request)
    return json_response(await reviews.start(session.id, session.match, session.material, address), 202)


async def post_branch(request: Request) -> Response:
    """POST /api/tables/<table>/branch: a new table that begins after some choices of a finished one."""
    registry = registry_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, Branch)
    session = await registry.session(request.path_params["table"])
    readable_seats(session, body.tokens, registry.limits)
    match = session.match
    if not match.table.is_over:
        raise ApiError("still_running")
    if not 0 <= body.step < match.step or len(body.seats) != match.game.seats:
        raise ApiError("no_such_step", step=body.step, last=match.step - 1)
    terms = TableTerms(body.undo, body.spectators, body.clock)
    row = table_row(match.game, session.row.seed, terms, (session.id, body.step))
    entries = entries_of(match.choices[: body.step])
    return json_response(await create_table(registry, row, body.seats, entries), 201)


async def _read_record(request: Request, text: str) -> tuple[Game, ReadRecord]:
    """Return a record with its game; what is wrong with it is told. A worker reads it: a long one takes its time."""
    record = await registry_of(request).rules.record(text, address_of(request))
    options = games.options(record.game, record.variant, record.seats, record.settings)
    return games.open(options), record


async def post_record(request: Request) -> Response:
    """POST /api/records: open the record of a finished game as a table to look at."""
    registry = registry_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, RecordFile, registry.limits.record_bytes)
    game, record = await _read_record(request, body.text)
    if not record.over:
        raise ApiError("not_over", game=game.name, variant=game.options.variant, seats=int(game.seats))
    row = table_row(game, record.seed, _LOOK_ONLY)
    most = registry.limits.name_letters
    names = [player_name(name, most) for name in body.names[: game.seats]]
    names += [f"{seat + 1}" for seat in range(len(names), int(game.seats))]
    seats = [SeatRow(seat, "here", name, "", 1, "", "") for seat, name in enumerate(names)]
    await registry.add_table(row, seats, [], entries_of(record.choices))
    return json_response((await registry.session(row.id)).info(), 201)


async def post_play_on(request: Request) -> Response:
    """POST /api/records/play: a table that goes on where the record of an unfinished game ends."""
    registry = registry_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, PlayOn, registry.limits.record_bytes)
    game, record = await _read_record(request, body.text)
    if record.over:
        raise ApiError("is_over")
    if len(body.seats) != game.seats:
        raise ApiError("other_seats", seats=len(body.seats), at_record=int(game.seats))
    # Whoever has the record has the seed: everybody is shown it from the start.
    row = table_row(game, record.seed, TableTerms(body.undo, body.spectators, body.clock))
    return json_response(await create_table(registry, row, body.seats, entries_of(record.choices)), 201)


async def post_scenario(request: Request) -> Response:
    """POST /api/scenarios: a game played by bots, to look at and to branch from."""
    registry = registry_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, Scenario)
    game = games.open(games.options(body.game, body.variant or None, body.seats, body.settings))
    row = table_row(game, body.seed, _LOOK_ONLY)
    address = address_of(request)
    choices = await registry.scenarios.play(
        row.game, row.variant, body.seats, body.settings, int(row.seed), address
    )
    seats = [SeatRow(seat, "bot", f"{seat + 1}", JOB_BOT, 1, "", "") for seat in range(body.seats)]
    await registry.add_table(row, seats, [], entries_of(choices))
    return json_response((await registry.session(row.id)).info(), 201)
