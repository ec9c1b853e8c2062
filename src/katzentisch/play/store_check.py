"""Checks a whole store: every table is replayed, and what makes no sense is named."""

import json
from collections.abc import AsyncIterator
from typing import NamedTuple

from katzentisch.play.store import Store, TableRow
from katzentisch.play.stored import (
    Damaged,
    Materials,
    OtherRules,
    check_rows,
    stored_entries,
    stored_game,
    stored_match,
)


class Fault(NamedTuple):
    """Something wrong with a stored table: `code` is damaged or other_rules, `reason` says what."""

    table: str
    code: str
    reason: str


async def check_store(store: Store) -> AsyncIterator[Fault | None]:
    """Yield for every table its fault, or None if it is well."""
    materials = Materials(store)
    try:
        after = ""
        while ids := await store.tables(after):
            for table in ids:
                yield await _check_table(store, table, materials)
            after = ids[-1]
    finally:
        materials.close()


async def _check_table(store: Store, table: str, materials: Materials) -> Fault | None:
    row = await store.table(table)
    assert row is not None
    try:
        seats = await store.seats(table)
        if [seat.seat for seat in seats] != list(range(len(seats))):
            raise Damaged(f"the seats are {[seat.seat for seat in seats]}")
        check_rows(row, seats)
        await _check_rest(store, row, len(seats))
        try:
            game, _ = await stored_game(row, len(seats), materials)
        except OtherRules as other:
            # A finished game that was written down can still be looked at.
            kept = await store.kept("transcript", table)
            return None if kept else Fault(table, "other_rules", str(other))
        stored_match(game, row, await stored_entries(store, table))
    except Damaged as damage:
        return Fault(table, "damaged", str(damage))
    return None


async def _check_rest(store: Store, row: TableRow, seats: int) -> None:
    """Raise Damaged for keys of seats that are not there, and for reasons that cannot be read."""
    for _, seat in await store.keys(row.id):
        if not -1 <= seat < seats:
            raise Damaged(f"a key opens seat {seat}, there are {seats}")
    for seq, text in (await store.reasons(row.id)).items():
        try:
            json.loads(text)
        except ValueError as error:
            raise Damaged(f"the reasons of entry {seq} cannot be read") from error
