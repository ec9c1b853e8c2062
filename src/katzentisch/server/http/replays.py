"""Looking back: records, replays, single moments, reviews, and branches that begin at a moment."""

import sys

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from katzentisch import games
from katzentisch.core.game import SPECTATOR
from katzentisch.core.record import read, read_header
from katzentisch.play.log import Entry, Kind
from katzentisch.play.store import SeatRow
from katzentisch.server.http.catalogue import open_game
from katzentisch.server.http.requests import bearer, body_of, readers, registry_of, spend_hourly, whole_number
from katzentisch.server.tables import views
from katzentisch.server.tables.creation import TableOptions, make, table_row
from katzentisch.server.tables.session import Session, now_ms
from katzentisch.server.wire.bodies import Branch, Moment, RecordFile, Replay, Scenario, Step
from katzentisch.server.wire.errors import ApiError, answer
from katzentisch.server.wire.messages import BotReason
from katzentisch.server.workers.balance import BOT
from katzentisch.server.workers.job import JOB_FAILURES, ask
from katzentisch.server.workers.scenario_worker import Task


async def reading(request: Request) -> tuple[Session, list[int]]:
    """Return the table of a request and the seats its reader sees it from."""
    registry = registry_of(request)
    session = await registry.session(request.path_params["table"])
    return session, readers(session, bearer(request), registry)


async def get_record(request: Request) -> Response:
    """GET /api/tables/<table>/record: the record as a file, once the game is over."""
    session, _ = await reading(request)
    if not session.match.table.is_over:
        raise ApiError("still_running")
    name = f"{session.row.game}-{session.id}.jsonl"
    return Response(
        session.match.record.to_text(session.match.game),
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
        media_type="application/jsonl; charset=utf-8",
    )


async def get_replay(request: Request) -> Response:
    """GET /api/tables/<table>/replay?seat=<seat>: every step, as far as the reader may know it."""
    session, seats = await reading(request)
    over = session.match.table.is_over
    wanted = request.query_params.get("seat", "")
    seat = whole_number(wanted) if wanted else seats[0]
    if seat is None:
        raise ApiError("not_allowed")
    if not session.begun or (seat not in seats and not (over and -1 <= seat < session.match.game.seats)):
        raise ApiError("not_allowed")
    reasons = await reasons_of(session) if over else {}
    steps = range(session.match.step + 1)
    return answer(
        Replay(
            session.info(),
            [step_of(session, number, seat, over, reasons.get(number, [])) for number in steps],
        )
    )


async def reasons_of(session: Session) -> dict[int, list[BotReason]]:
    """Return, by step, why bots chose as they did; only for a game that is over (decision 0055)."""
    given = await session.registry.store.reasons(session.id)
    written = session.match.written()
    return {
        step: msgspec.json.decode(given[seq], type=list[BotReason])
        for step, seq in written.items()
        if seq in given
    }


def step_of(session: Session, number: int, reader: int, over: bool, reasons: list[BotReason]) -> Step:
    """Return one step; whose choice it was and what is told of others' only when the game is over."""
    heard = [event.heard_by(reader) for event in session.match.told[number]]
    if number == 0:
        return Step(0, -1, {}, heard, [])
    seat, action = session.match.choices[number - 1]
    if over or seat == reader:
        return Step(number, seat, session.match.game.choice(action), heard, reasons)
    return Step(number, -1, {}, heard, [])


async def get_moment(request: Request) -> Response:
    """GET /api/tables/<table>/at/<step>: the views after a step, of all seats once the game is over."""
    session, seats = await reading(request)
    step = whole_number(request.path_params["step"])
    if not session.begun or step is None or not 0 <= step <= session.match.step:
        asked = request.path_params["step"][:20]
        raise ApiError("no_such_step", step=asked, last=session.match.step)
    table = session.match.at(step)
    if session.match.table.is_over:
        seats = [SPECTATOR, *range(int(session.match.game.seats))]
    shown = [views.past_view(table, seat) for seat in seats]
    return answer(Moment(step, table.to_act, shown, views.result(table, session.match.seed)))


async def get_review(request: Request) -> Response:
    """GET /api/tables/<table>/review: how everybody stood after each decision of a finished game."""
    registry = registry_of(request)
    session, _ = await reading(request)
    if not session.match.table.is_over:
        raise ApiError("still_running")
    known = await registry.reviews.known(session)
    if known is not None:
        return answer(msgspec.Raw(known))
    if session.id not in registry.reviews.underway:
        await spend_hourly("reviews", request)
    return answer(await registry.reviews.begin(session), 202)


async def post_branch(request: Request) -> Response:
    """POST /api/tables/<table>/branch: a new table that begins after some choices of a finished one."""
    registry = registry_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, Branch)
    session = await registry.session(request.path_params["table"])
    readers(session, body.tokens, registry)
    match = session.match
    if not match.table.is_over:
        raise ApiError("still_running")
    if not 0 <= body.step < match.step or len(body.seats) != match.game.seats:
        raise ApiError("no_such_step", step=body.step, last=match.step - 1)
    row = table_row(
        match.game,
        session.row.seed,
        TableOptions(body.undo, body.spectators, body.clock),
        (session.id, body.step),
    )
    return answer(await make(registry, row, body.seats, entries_of(match.choices[: body.step])), 201)


async def post_record(request: Request) -> Response:
    """POST /api/records: open the record of a finished game as a table to look at."""
    registry = registry_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, RecordFile, registry.limits.record_bytes)
    header = read_header(body.text)
    game = games.box(header.options.game).open_options(header.options)
    record = read(body.text, game)
    if not record.replay(game).is_over:
        raise ApiError("not_over")
    row = table_row(game, str(record.seed), TableOptions("off", True, 0))
    seats = [SeatRow(seat, "here", f"{seat + 1}", "", 1, "", "") for seat in range(int(game.seats))]
    await registry.store.add_table(row, seats, [], entries_of(record.choices))
    return answer((await registry.session(row.id)).info(), 201)


async def post_scenario(request: Request) -> Response:
    """POST /api/scenarios: let bots play a game to look at; a branch of it begins wherever somebody steps in."""
    registry = registry_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, Scenario)
    game = open_game(body.game, body.variant, body.seats, body.settings)
    row = table_row(game, body.seed, TableOptions("off", True, 0))
    task = Task(row.game, row.variant, body.seats, body.settings, int(row.seed), BOT)
    try:
        found = await ask(
            (sys.executable, "-m", "katzentisch.server.workers.scenario_worker"), task, lambda progress: None
        )
    except JOB_FAILURES as failure:
        raise ApiError("no_scenario") from failure
    seats = [SeatRow(seat, "bot", f"{seat + 1}", BOT, 1, "", "") for seat in range(body.seats)]
    await registry.store.add_table(row, seats, [], entries_of(found["choices"]))
    return answer((await registry.session(row.id)).info(), 201)


def entries_of(choices: list[tuple[int, int]]) -> list[Entry]:
    """Return choices as the beginning of a log."""
    at = now_ms()
    return [
        Entry(seq, Kind.CHOICE, seat, action, seq - 1, at)
        for seq, (seat, action) in enumerate(choices, start=1)
    ]
