"""What is stored for calling people back: wishes to be called, the secrets of the server, and addresses that want no mail.

A turn is known by the number of the seat's last own entry in the log: between two choices of its own a seat is called at
most once. A call is claimed by a row before it is sent, so that of several processes one sends it.
"""

import contextlib
import hashlib
from collections.abc import Callable
from typing import NamedTuple

from katzentisch.play.store import Conflict, Store

_COLUMNS = """id, table_id, seat, way, target, language, zone, quiet_from, quiet_until, confirmed, created, considered,
    called, due, due_at, tries, failures, claim"""
NO_TURN = -1


class CallWish(NamedTuple):
    """A wish to be called when it is a seat's turn, and how far the next call is."""

    id: str
    table: str
    seat: int
    way: str
    target: str
    language: str
    zone: str
    quiet_from: int
    quiet_until: int
    confirmed: int
    created: int
    considered: int = 0
    called: int = NO_TURN
    due: int = NO_TURN
    due_at: int = 0
    tries: int = 0
    failures: int = 0
    claim: str = ""


class CallStore:
    """The queries about calls, on any store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ------------------------------------------------------------------ wishes

    async def add(self, wish: CallWish) -> None:
        """Keep a wish; an earlier one of the same seat, way and target is replaced."""
        marks = ", ".join(f"${number}" for number in range(1, len(wish) + 1))
        sql = "DELETE FROM call_wish WHERE table_id = $1 AND seat = $2 AND way = $3 AND target = $4"
        await self._store.write(
            (sql, (wish.table, wish.seat, wish.way, wish.target)),
            (f"INSERT INTO call_wish ({_COLUMNS}) VALUES ({marks})", tuple(wish)),
        )

    async def of_seat(self, table: str, seat: int) -> list[CallWish]:
        """Return the wishes of a seat, the oldest first."""
        return await self._wishes("table_id = $1 AND seat = $2", table, seat)

    async def wish(self, wish: str) -> CallWish | None:
        """Return a wish, None if there is none."""
        wishes = await self._wishes("id = $1", wish)
        return wishes[0] if wishes else None

    async def seats(self, table: str) -> list[int]:
        """Return the seats of a table that want to be called."""
        rows = await self._store.read("SELECT DISTINCT seat FROM call_wish WHERE table_id = $1", table)
        return sorted(int(row[0]) for row in rows)

    async def remove(self, wish: str) -> None:
        """Delete a wish."""
        await self._store.write(("DELETE FROM call_wish WHERE id = $1", (wish,)))

    async def confirm(self, wish: str) -> None:
        """Note that the owner of an address agrees to be called there."""
        await self._store.write(("UPDATE call_wish SET confirmed = 1 WHERE id = $1", (wish,)))

    async def is_confirmed(self, way: str, target: str, code: str) -> bool:
        """Whether the person with these four words (their hash) has confirmed a target before."""
        sql = """SELECT 1 FROM call_wish JOIN seat ON seat.table_id = call_wish.table_id AND seat.seat = call_wish.seat
            WHERE way = $1 AND target = $2 AND confirmed = 1 AND code = $3 LIMIT 1"""
        return bool(code and await self._store.read(sql, way, target, code))

    async def _wishes(self, where: str, *values: str | int) -> list[CallWish]:
        sql = f"SELECT {_COLUMNS} FROM call_wish WHERE {where} ORDER BY created, id"
        return [CallWish(*row) for row in await self._store.read(sql, *values)]  # type: ignore[arg-type]

    # ------------------------------------------------------------------ calls

    async def consider(self, table: str, seat: int, seq: int, turn: int, at: int) -> None:
        """Note after a log entry which turn of a seat waits (NO_TURN: none), and when to call at the earliest."""
        sql = """UPDATE call_wish SET considered = $1,
            due_at = CASE WHEN due = $2 AND due_at < $3 THEN due_at ELSE $3 END,
            tries = CASE WHEN due = $2 THEN tries ELSE 0 END, due = CASE WHEN called = $2 THEN -1 ELSE $2 END
            WHERE table_id = $4 AND seat = $5 AND considered <= $1"""
        await self._store.write((sql, (seq, turn, at, table, seat)))

    async def unconsidered(self, most: int = 50) -> list[str]:
        """Return tables with wishes whose log went on since somebody asked whose turn it is: a process may have died."""
        sql = """SELECT DISTINCT table_id FROM call_wish WHERE considered <
            (SELECT coalesce(max(seq), 0) FROM entry WHERE entry.table_id = call_wish.table_id) LIMIT $1"""
        return [str(row[0]) for row in await self._store.read(sql, most)]

    async def due(self, now: int, most: int = 20) -> list[CallWish]:
        """Return wishes with a call to send now."""
        where = f"due >= 0 AND due_at <= $1 AND confirmed = 1 ORDER BY due_at LIMIT {int(most)}"
        sql = f"SELECT {_COLUMNS} FROM call_wish WHERE {where}"
        return [CallWish(*row) for row in await self._store.read(sql, now)]  # type: ignore[arg-type]

    async def claim(self, wish: CallWish, claim: str) -> bool:
        """Claim a call; False if somebody else was quicker."""
        sql = "UPDATE call_wish SET claim = $1 WHERE id = $2 AND due = $3 AND claim = $4"
        return (await self._store.write((sql, (claim, wish.id, wish.due, wish.claim)))) == [1]

    async def postpone(self, wish: CallWish, claim: str, until: int, tries: int) -> None:
        """Try a claimed call again later."""
        sql = """UPDATE call_wish SET due_at = CASE WHEN due = $4 THEN $1 ELSE due_at END,
            tries = CASE WHEN due = $4 THEN $2 ELSE tries END, claim = '' WHERE id = $3 AND claim = $5"""
        await self._store.write((sql, (until, tries, wish.id, wish.due, claim)))

    async def settle(self, wish: CallWish, claim: str, failures: int) -> None:
        """Note that a claimed call was sent, or given up: there is none more for this turn."""
        sql = """UPDATE call_wish SET called = $1, failures = $2, tries = 0, claim = '',
            due = CASE WHEN due = $1 THEN -1 ELSE due END WHERE id = $3 AND claim = $4"""
        await self._store.write((sql, (wish.due, failures, wish.id, claim)))

    async def drop(self, wish: CallWish, claim: str) -> None:
        """Note that a claimed call is not wanted any more: the turn is over."""
        sql = """UPDATE call_wish SET due = CASE WHEN due = $2 THEN -1 ELSE due END, claim = ''
            WHERE id = $1 AND claim = $3"""
        await self._store.write((sql, (wish.id, wish.due, claim)))

    async def move(self, table: str, rematch: str, seat_of: Callable[[int], int]) -> None:
        """Let the wishes of a finished table be those of its rematch."""
        sql = """UPDATE call_wish SET table_id = $1, seat = $2, considered = 0, called = -1, due = -1, tries = 0, claim = ''
            WHERE id = $3"""
        wishes = await self._wishes("table_id = $1", table)
        if wishes:
            await self._store.write(*((sql, (rematch, seat_of(wish.seat), wish.id)) for wish in wishes))

    async def forget_finished(self, before: int) -> None:
        """Delete the wishes at tables that were finished before a time in milliseconds."""
        sql = """DELETE FROM call_wish WHERE EXISTS (SELECT 1 FROM summary WHERE summary.table_id = call_wish.table_id)
            AND NOT EXISTS (SELECT 1 FROM entry WHERE entry.table_id = call_wish.table_id AND entry.at >= $1)"""
        await self._store.write((sql, (before,)))

    async def forget_unconfirmed(self, before: int) -> None:
        """Delete addresses whose owners did not answer."""
        await self._store.write(("DELETE FROM call_wish WHERE confirmed = 0 AND created < $1", (before,)))

    # ------------------------------------------------------------------ secrets and addresses

    async def secret(self, name: str, drawn: Callable[[], str]) -> str:
        """Return a secret of the server, the same in all processes; it is drawn when first asked for."""
        sql = "SELECT value FROM server_secret WHERE name = $1"
        rows = await self._store.read(sql, name)
        if not rows:
            with contextlib.suppress(Conflict):  # another process drew it
                insert = "INSERT INTO server_secret (name, value) VALUES ($1, $2)"
                await self._store.write((insert, (name, drawn())))
            rows = await self._store.read(sql, name)
        return str(rows[0][0])

    async def refuse_mail(self, address: str, key: str) -> None:
        """Never write to an address again, and forget it."""
        with contextlib.suppress(Conflict):
            await self._store.write(("INSERT INTO no_mail (hash) VALUES ($1)", (_hashed(address, key),)))
        await self._store.write(("DELETE FROM call_wish WHERE way = 'mail' AND target = $1", (address,)))

    async def refuses_mail(self, address: str, key: str) -> bool:
        """Whether an address wants no mail."""
        return bool(await self._store.read("SELECT 1 FROM no_mail WHERE hash = $1", _hashed(address, key)))


def _hashed(address: str, key: str) -> str:
    return hashlib.blake2b(address.lower().encode(), key=key.encode()[:64], digest_size=16).hexdigest()
