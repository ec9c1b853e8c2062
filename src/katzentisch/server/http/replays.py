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
from katzentisch.server.http.requests import bearer, body_of, house_of, readers, spend_hourly, whole_number
from katzentisch.server.tables import views
from katzentisch.server.tables.creation import Wish, make, table_row
from katzentisch.server.tables.session import Live, now_ms
from katzentisch.server.wire.bodies import Branch, Moment, RecordFile, Replay, Scenario, Step
from katzentisch.server.wire.errors import Trouble, answer
from katzentisch.server.wire.messages import BotReason
from katzentisch.server.workers.balance import BOT
from katzentisch.server.workers.job import FAILURES, ask
from katzentisch.server.workers.scenario_worker import Task


async def reading(request: Request) -> tuple[Live, list[int]]:
    """Return the table of a request and the seats its reader sees it from."""
    house = house_of(request)
    live = await house.live(request.path_params["table"])
    return live, readers(live, bearer(request), house)


async def get_record(request: Request) -> Response:
    """GET /api/tables/<table>/record: the record as a file, once the game is over."""
    live, _ = await reading(request)
    if not live.match.table.is_over:
        raise Trouble("still_running")
    name = f"{live.row.game}-{live.id}.jsonl"
    return Response(
        live.match.record.to_text(live.match.game),
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
        media_type="application/jsonl; charset=utf-8",
    )


async def get_replay(request: Request) -> Response:
    """GET /api/tables/<table>/replay?seat=<seat>: every step, as far as the reader may know it."""
    live, seats = await reading(request)
    over = live.match.table.is_over
    wanted = request.query_params.get("seat", "")
    seat = whole_number(wanted) if wanted else seats[0]
    if seat is None:
        raise Trouble("not_allowed")
    if not live.begun or (seat not in seats and not (over and -1 <= seat < live.match.game.seats)):
        raise Trouble("not_allowed")
    reasons = await reasons_of(live) if over else {}
    steps = range(live.match.step + 1)
    return answer(
        Replay(live.info(), [step_of(live, number, seat, over, reasons.get(number, [])) for number in steps])
    )


async def reasons_of(live: Live) -> dict[int, list[BotReason]]:
    """Return, by step, why bots chose as they did; only for a game that is over (decision 0055)."""
    given = await live.house.store.reasons(live.id)
    written = live.match.written()
    return {
        step: msgspec.json.decode(given[seq], type=list[BotReason])
        for step, seq in written.items()
        if seq in given
    }


def step_of(live: Live, number: int, reader: int, over: bool, reasons: list[BotReason]) -> Step:
    """Return one step; whose choice it was and what is told of others' only when the game is over."""
    heard = [event.heard_by(reader) for event in live.match.told[number]]
    if number == 0:
        return Step(0, -1, {}, heard, [])
    seat, action = live.match.choices[number - 1]
    if over or seat == reader:
        return Step(number, seat, live.match.game.choice(action), heard, reasons)
    return Step(number, -1, {}, heard, [])


async def get_moment(request: Request) -> Response:
    """GET /api/tables/<table>/at/<step>: the views after a step, of all seats once the game is over."""
    live, seats = await reading(request)
    step = whole_number(request.path_params["step"])
    if not live.begun or step is None or not 0 <= step <= live.match.step:
        asked = request.path_params["step"][:20]
        raise Trouble("no_such_step", step=asked, last=live.match.step)
    table = live.match.at(step)
    if live.match.table.is_over:
        seats = [SPECTATOR, *range(int(live.match.game.seats))]
    shown = [views.past_view(table, seat) for seat in seats]
    return answer(Moment(step, table.to_act, shown, views.result(table, live.match.seed)))


async def get_review(request: Request) -> Response:
    """GET /api/tables/<table>/review: how everybody stood after each decision of a finished game."""
    house = house_of(request)
    live, _ = await reading(request)
    if not live.match.table.is_over:
        raise Trouble("still_running")
    known = await house.reviewing.known(live)
    if known is not None:
        return answer(msgspec.Raw(known))
    if live.id not in house.reviewing.underway:
        await spend_hourly("reviews", request)
    return answer(await house.reviewing.begin(live), 202)


async def post_branch(request: Request) -> Response:
    """POST /api/tables/<table>/branch: a new table that begins after some choices of a finished one."""
    house = house_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, Branch)
    live = await house.live(request.path_params["table"])
    readers(live, body.tokens, house)
    match = live.match
    if not match.table.is_over:
        raise Trouble("still_running")
    if not 0 <= body.step < match.step or len(body.seats) != match.game.seats:
        raise Trouble("no_such_step", step=body.step, last=match.step - 1)
    row = table_row(
        match.game, live.row.seed, Wish(body.undo, body.spectators, body.clock), (live.id, body.step)
    )
    return answer(await make(house, row, body.seats, entries_of(match.choices[: body.step])), 201)


async def post_record(request: Request) -> Response:
    """POST /api/records: open the record of a finished game as a table to look at."""
    house = house_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, RecordFile, house.limits.record_bytes)
    header = read_header(body.text)
    game = games.box(header.options.game).open_options(header.options)
    record = read(body.text, game)
    if not record.replay(game).is_over:
        raise Trouble("not_over")
    row = table_row(game, str(record.seed), Wish("off", True, 0))
    seats = [SeatRow(seat, "here", f"{seat + 1}", "", 1, "", "") for seat in range(int(game.seats))]
    await house.store.add_table(row, seats, [], entries_of(record.choices))
    return answer((await house.live(row.id)).info(), 201)


async def post_scenario(request: Request) -> Response:
    """POST /api/scenarios: let bots play a game to look at; a branch of it begins wherever somebody steps in."""
    house = house_of(request)
    await spend_hourly("tables", request)
    body = await body_of(request, Scenario)
    game = open_game(body.game, body.variant, body.seats, body.settings)
    row = table_row(game, body.seed, Wish("off", True, 0))
    task = Task(row.game, row.variant, body.seats, body.settings, int(row.seed), BOT)
    try:
        found = await ask(
            (sys.executable, "-m", "katzentisch.server.workers.scenario_worker"), task, lambda progress: None
        )
    except FAILURES as failure:
        raise Trouble("no_scenario") from failure
    seats = [SeatRow(seat, "bot", f"{seat + 1}", BOT, 1, "", "") for seat in range(body.seats)]
    await house.store.add_table(row, seats, [], entries_of(found["choices"]))
    return answer((await house.live(row.id)).info(), 201)


def entries_of(choices: list[tuple[int, int]]) -> list[Entry]:
    """Return choices as the beginning of a log."""
    at = now_ms()
    return [
        Entry(seq, Kind.CHOICE, seat, action, seq - 1, at)
        for seq, (seat, action) in enumerate(choices, start=1)
    ]
