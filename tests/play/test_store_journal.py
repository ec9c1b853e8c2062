"""What only a store in a journal promises: nobody sees what is not kept, and a crash loses nothing that was seen."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from katzentisch.play import store_journal
from katzentisch.play.log import Entry, Kind
from katzentisch.play.store import StoreError
from katzentisch.play.store_journal import JournalStore
from katzentisch.play.store_sqlite import migrate
from tests.play.journals import MemoryJournal
from tests.play.test_stores import FIRST, SEATS, TABLE

pytestmark = pytest.mark.anyio


_OLD_TABLE = (
    """INSERT INTO game_table (id, game, variant, settings, rules, material, seed, seed_shown, undo, spectators, clock, created)
    VALUES ('old', 'whiskers', 'usual', '{}', '1', 'hash', '9', 0, 'free', 1, 0, 1000)""",
    (),
)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def journal() -> MemoryJournal:
    return MemoryJournal()


@pytest.fixture
async def store(journal: MemoryJournal) -> AsyncIterator[JournalStore]:
    opened = JournalStore(journal)
    await opened.open()
    await opened.add_table(TABLE, SEATS, [("key-0", 0)])
    yield opened


async def again(journal: MemoryJournal) -> JournalStore:
    twin = JournalStore(journal)
    await twin.open()
    return twin


async def test_what_the_journal_refuses_is_not_written_and_can_be_written_later(store, journal):
    journal.fails = "the storage of this browser is full"
    with pytest.raises(StoreError, match="full"):
        await store.append("tbl", FIRST)
    assert await store.entries("tbl") == []
    journal.fails = ""
    await store.append("tbl", FIRST)
    assert await store.entries("tbl") == [FIRST]
    assert await (await again(journal)).entries("tbl") == [FIRST]


async def test_a_reader_waits_until_the_journal_has_what_is_written(store, journal):
    kept_then = []

    async def read() -> None:
        if await store.entries("tbl"):
            kept_then.append(len(journal.lines))

    lines = len(journal.lines)
    await asyncio.gather(store.append("tbl", FIRST), read(), read())
    assert kept_then == [lines + 1, lines + 1]


async def test_a_writer_that_dies_after_the_journal_kept_its_line_has_written_it(store, journal):
    journal.dies = True
    with pytest.raises(asyncio.CancelledError):
        await store.append("tbl", FIRST)
    journal.dies = False
    assert await (await again(journal)).entries("tbl") == [FIRST]


async def test_of_two_stores_on_one_journal_the_second_to_write_is_refused(store, journal):
    other = await again(journal)
    await other.append("tbl", FIRST)
    with pytest.raises(StoreError, match="another tab"):
        await store.append("tbl", FIRST._replace(action=9))


async def test_many_lines_become_a_snapshot_with_the_same_tables(store, journal, monkeypatch):
    monkeypatch.setattr(store_journal, "MOST_LINES", 10)
    entries = [Entry(number, Kind.CHOICE, 0, number, number - 1, 2000) for number in range(1, 36)]
    for entry in entries:
        await store.append("tbl", entry)
    assert journal.snapshots == 4
    assert len(journal.lines) <= 10
    twin = await again(journal)
    assert await twin.entries("tbl") == entries
    assert await twin.table("tbl") == TABLE
    await twin.append("tbl", Entry(36, Kind.CHOICE, 0, 1, 35, 2000))
    assert len(await (await again(journal)).entries("tbl")) == 36


async def test_a_full_journal_keeps_its_lines_when_there_is_no_room_for_a_snapshot(
    store, journal, monkeypatch
):
    monkeypatch.setattr(store_journal, "MOST_LINES", 2)
    real = journal.replace

    async def full(number: int, snapshot: bytes) -> None:
        raise store_journal.JournalFailed("full")

    journal.replace = full
    entries = [Entry(number, Kind.CHOICE, 0, number, number - 1, 2000) for number in range(1, 6)]
    for entry in entries:
        await store.append("tbl", entry)
    journal.replace = real
    assert await (await again(journal)).entries("tbl") == entries


async def test_a_journal_of_an_older_schema_is_brought_up_to_date(monkeypatch):
    journal = MemoryJournal()
    with monkeypatch.context() as patched:
        patched.setattr(store_journal, "migrate", lambda base: migrate(base, 3))
        old = JournalStore(journal)
        await old.open()
        await old.write(_OLD_TABLE)
    assert journal.snapshots == 1
    new = await again(journal)
    assert (await new.table("old")).game == "whiskers"
    assert journal.snapshots == 2
    await new.add_table(TABLE, SEATS, [])
    assert await (await again(journal)).table("tbl") == TABLE


@pytest.mark.parametrize(
    ("snapshot", "line"), [(b"no database", ""), (b"", "no JSON"), (b"", '[["DROP", []]]')]
)
async def test_a_broken_journal_says_so(snapshot, line):
    journal = MemoryJournal()
    journal.snapshot = snapshot
    journal.lines = [line] if line else []
    with pytest.raises(StoreError, match="cannot be read"):
        await again(journal)
