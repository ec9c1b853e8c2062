"""Creates tables: rows for the store, and the secrets for whoever created them."""

import asyncio
import contextlib
import json
from collections.abc import Sequence
from typing import NamedTuple

from katzentisch import bots
from katzentisch.core.chance import secret_seed
from katzentisch.core.game import Game
from katzentisch.core.options import BadOption
from katzentisch.play.log import Entry, Kind
from katzentisch.play.store import Conflict, SeatRow, Store, TableRow
from katzentisch.server.tables.names import player_name
from katzentisch.server.tables.registry import Registry
from katzentisch.server.tables.session import Session, now_ms
from katzentisch.server.tables.tokens import (
    code_hash,
    new_code,
    new_seed,
    new_table_id,
    new_token,
    token_hash,
)
from katzentisch.server.wire.bodies.lobby import (
    BotSeat,
    Here,
    Invitation,
    Invited,
    SeatKey,
    SeatWish,
    TableMade,
)
from katzentisch.server.wire.errors import ApiError

_LARGEST_SEED = secret_seed(-1)  # of the longest
_LONGEST_CLOCK = 30 * 24 * 3600


class TableTerms(NamedTuple):
    """What people agree on besides the game."""

    undo: str
    spectators: bool
    clock: int
    late: str = ""  # the bot that takes the seat of somebody whose time is up


class _NewSeat(NamedTuple):
    """A seat about to be stored, and its secrets in plain text."""

    row: SeatRow
    token: str = ""
    code: str = ""
    invitation: str = ""


def table_row(game: Game, seed: str, terms: TableTerms, origin: tuple[str, int] = ("", 0)) -> TableRow:
    """Return a new table for the store; a seed that was chosen is shown from the start."""
    return TableRow(
        id=new_table_id(),
        game=game.name,
        variant=game.options.variant,
        settings=json.dumps(game.options.settings),
        rules=game.rules_version,
        material=game.material_hash,
        seed=str(_read_seed(seed) if seed else new_seed()),
        seed_shown=int(bool(seed)),
        undo=terms.undo,
        spectators=int(terms.spectators),
        clock=max(0, min(terms.clock, _LONGEST_CLOCK)),
        created=now_ms(),
        origin_table=origin[0],
        origin_step=origin[1],
        late=checked_level(terms.late) if terms.late else "",
    )


def _read_seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 39 and int(text) <= _LARGEST_SEED):
        raise ApiError("wrong_seed", seed=text[:50], most=str(_LARGEST_SEED))
    return int(text)


def entries_of(choices: Sequence[tuple[int, int]]) -> list[Entry]:
    """Return choices as the beginning of a log."""
    at = now_ms()
    return [
        Entry(seq, Kind.CHOICE, seat, action, seq - 1, at)
        for seq, (seat, action) in enumerate(choices, start=1)
    ]


async def create_table(
    registry: Registry,
    row: TableRow,
    wishes: Sequence[SeatWish],
    entries: Sequence[Entry] = (),
    hints: bool = False,
) -> TableMade:
    """Store a new table and return what its creator needs; with `hints` the creator agrees to hints."""
    most = registry.limits.name_letters
    shared = [await own_code(registry.store, getattr(wish, "same_as", "")) for wish in wishes]
    seats = await asyncio.gather(
        *(_new_seat(seat, wish, most, shared[seat]) for seat, wish in enumerate(wishes))
    )
    if all(seat.row.taken for seat in seats):
        row = row._replace(resumed=row.created)
    spectator = new_token() if row.spectators else ""
    keys = [(token_hash(seat.token), seat.row.seat) for seat in seats if seat.token]
    if spectator:
        keys.append((token_hash(spectator), -1))
    await registry.add_table(row, [seat.row for seat in seats], keys, entries)
    for seat in seats:
        if hints and seat.row.kind == "here":
            await registry.store.agree_to_hints(row.id, seat.row.seat, True)
    session = await registry.session(row.id)
    return TableMade(
        session.info(),
        [SeatKey(row.id, seat.row.seat, seat.token, seat.code) for seat in seats if seat.token],
        [Invitation(seat.row.seat, seat.invitation) for seat in seats if seat.invitation],
        spectator,
    )


async def own_code(store: Store, token: str) -> str:
    """Return the hash of the four words of whoever has this token, so that the same words open a further seat; or nothing."""
    codes = await store.codes_of(token_hash(token)) if token else []
    return codes[0] if codes else ""


async def create_rematch(registry: Registry, session: Session, game: Game) -> None:
    """Store the table that follows a finished one, unless somebody else just did: the same people, each a seat further."""
    terms = TableTerms(session.policy, bool(session.row.spectators), session.row.clock, session.row.late)
    row = table_row(game, "", terms)
    row = row._replace(circle=session.row.circle or session.id, resumed=row.created)
    number = len(session.seats.rows)

    def turned(seat: int) -> int:
        return (seat + 1) % number if seat >= 0 else seat

    seats = [_again(seat, turned(seat.seat)) for seat in await registry.store.seats(session.id)]
    keys = [(key, turned(seat)) for key, seat in await registry.store.keys(session.id)]
    with contextlib.suppress(Conflict):
        await registry.add_table(row, sorted(seats), keys, rematch_of=session.id)
        await registry.calls.move(session.id, row.id, turned)
        for agreed in session.agreed_to_hints:
            await registry.store.agree_to_hints(row.id, turned(agreed), True)
    await session.reload_seats()


def checked_level(level: str) -> str:
    """Return the name of a bot; a name alone, for nobody may ask for a budget of hours."""
    if level not in bots.names():
        there = ", ".join(bots.names())
        raise BadOption(
            f"there is no bot {level!r}; there are {there}", "no_bot", {"bot": level, "right": there}
        )
    return level


def _again(row: SeatRow, seat: int) -> SeatRow:
    """Return the seat of the same person at the next table; whoever lent theirs to a bot has it back."""
    if row.lent:
        row = row._replace(kind="invited", level="", lent=0)
    return row._replace(seat=seat, invitation="" if row.taken else row.invitation)


async def _new_seat(seat: int, wish: SeatWish, most: int, shared: str) -> _NewSeat:
    if isinstance(wish, BotSeat):
        name = player_name(wish.name, most, otherwise=checked_level(wish.level))
        return _NewSeat(SeatRow(seat, "bot", name, wish.level, 1, "", ""))
    if isinstance(wish, Invited):
        invitation = new_token()
        name = player_name(wish.name, most, otherwise="…")
        row = SeatRow(seat, "invited", name, "", 0, token_hash(invitation), "")
        return _NewSeat(row, invitation=invitation)
    assert isinstance(wish, Here)
    code, hashed = await code_for(shared)
    name = player_name(wish.name, most)
    return _NewSeat(SeatRow(seat, "here", name, "", 1, "", hashed), new_token(), code)


async def code_for(shared: str) -> tuple[str, str]:
    """Return four new words and their hash; no words and the hash of those somebody has already."""
    if shared:
        return "", shared
    code = new_code()
    return code, await asyncio.to_thread(code_hash, code)
