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
from katzentisch.play.store import Conflict, SeatRow, TableRow
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
from katzentisch.server.wire.bodies import BotSeat, Here, Invitation, Invited, SeatKey, SeatWish, TableMade
from katzentisch.server.wire.errors import ApiError

_LARGEST_SEED = secret_seed(-1)  # of the longest
_LONGEST_CLOCK = 7 * 24 * 3600


class TableTerms(NamedTuple):
    """What people agree on besides the game."""

    undo: str
    spectators: bool
    clock: int


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
    seats = await asyncio.gather(*(_new_seat(seat, wish, most) for seat, wish in enumerate(wishes)))
    spectator = new_token() if row.spectators else ""
    keys = [(token_hash(seat.token), seat.row.seat) for seat in seats if seat.token]
    if spectator:
        keys.append((token_hash(spectator), -1))
    await registry.store.add_table(row, [seat.row for seat in seats], keys, entries)
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


async def create_rematch(registry: Registry, session: Session) -> None:
    """Store the table that follows a finished one, unless somebody else just did."""
    terms = TableTerms(session.policy, bool(session.row.spectators), session.row.clock)
    row = table_row(session.match.game, "", terms)
    seats, keys = await registry.store.seats(session.id), await registry.store.keys(session.id)
    with contextlib.suppress(Conflict):
        await registry.store.add_table(row, seats, keys, rematch_of=session.id)
        for seat in session.agreed_to_hints:
            await registry.store.agree_to_hints(row.id, seat, True)
    await session.reload_seats()


def checked_level(level: str) -> str:
    """Return the name of a bot; a name alone, for nobody may ask for a budget of hours."""
    if level not in bots.names():
        there = ", ".join(bots.names())
        raise BadOption(
            f"there is no bot {level!r}; there are {there}", "no_bot", {"bot": level, "right": there}
        )
    return level


async def _new_seat(seat: int, wish: SeatWish, most: int) -> _NewSeat:
    if isinstance(wish, BotSeat):
        name = player_name(wish.name, most, otherwise=checked_level(wish.level))
        return _NewSeat(SeatRow(seat, "bot", name, wish.level, 1, "", ""))
    if isinstance(wish, Invited):
        invitation = new_token()
        name = player_name(wish.name, most, otherwise="…")
        row = SeatRow(seat, "invited", name, "", 0, token_hash(invitation), "")
        return _NewSeat(row, invitation=invitation)
    assert isinstance(wish, Here)
    token, code = new_token(), new_code()
    hashed = await asyncio.to_thread(code_hash, code)
    name = player_name(wish.name, most)
    return _NewSeat(SeatRow(seat, "here", name, "", 1, "", hashed), token, code)
