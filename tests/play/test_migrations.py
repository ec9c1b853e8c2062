"""Old databases are brought up to date, newer ones are refused."""

import sqlite3

import asyncpg
import pytest

from katzentisch import games
from katzentisch.play import store_postgres, store_sqlite
from katzentisch.play.log import Kind
from katzentisch.play.store import Store, StoreError, migrations
from katzentisch.play.store_postgres import PostgresStore
from katzentisch.play.store_sqlite import SqliteStore
from tests.play.databases import new_postgres

pytestmark = pytest.mark.anyio

OLD_TABLE = """INSERT INTO game_table (id, game, variant, settings, rules, material, seed, seed_shown, undo,
    spectators, clock, created) VALUES ('old', 'whiskers', 'usual', '{}', '1', 'h', '5', 0, 'free', 1, 0, 7)"""
OLD_ENTRY = (
    "INSERT INTO entry (table_id, seq, kind, seat, action, quoted, at) VALUES ('old', 1, 0, 0, 3, 0, 8)"
)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_migrations_are_numbered_without_gaps():
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))


async def check_old_table(store: Store) -> None:
    await store.open()
    row = await store.table("old")
    assert row is not None
    assert (row.seed, row.origin_table, row.origin_step) == ("5", "", 0)
    assert [entry.action for entry in await store.entries("old")] == [3]
    await store.say("old", 0, "Ana", "hello", 1)
    assert await store.rematch("old") == ""
    await store.close()


@pytest.mark.parametrize("version", range(1, len(migrations())))
async def test_an_older_sqlite_file_keeps_its_games(tmp_path, version):
    base = sqlite3.connect(tmp_path / "old.sqlite", isolation_level=None)
    store_sqlite.migrate(base, upto=version)
    base.execute(OLD_TABLE)
    base.execute(OLD_ENTRY)
    base.close()
    await check_old_table(SqliteStore(tmp_path / "old.sqlite"))


@pytest.mark.parametrize("version", range(1, len(migrations())))
async def test_an_older_postgres_database_keeps_its_games(version):
    url = await new_postgres()
    base = await asyncpg.connect(url)
    await store_postgres.migrate(base, upto=version)
    await base.execute(OLD_TABLE)
    await base.execute(OLD_ENTRY)
    await base.close()
    await check_old_table(PostgresStore(url))


# Where each kind of choice of The Isle of Cats began before schema 12.
OLD_ISLE = {
    "keep": 0, "buy": 64, "done": 128, "colour": 129, "choose": 134, "rescue": 140, "herd": 225, "basket": 310,
    "sell": 313, "pass": 315, "end_turn": 316, "decline": 317, "play": 318, "option": 338, "take": 341,
    "field": 356, "forget": 358, "remove": 388, "figure": 586, "keep_family": 591, "place": 609,
}  # fmt: skip


async def test_logs_of_the_isle_get_the_action_numbers_of_today(tmp_path):
    """The family game's choices were moved to the front; a log holds numbers, which must mean the same choices."""
    blocks = games.box("isle_of_cats").open("full").actions.blocks
    assert {block.kind for block in blocks} == set(OLD_ISLE)
    expected = [
        (OLD_ISLE[block.kind] + inner, block.first + inner)
        for block in blocks
        for inner in {0, block.size - 1}
    ]
    base = sqlite3.connect(tmp_path / "old.sqlite", isolation_level=None)
    store_sqlite.migrate(base, upto=11)
    base.execute(OLD_TABLE.replace("whiskers", "isle_of_cats"))
    base.execute(OLD_TABLE.replace("'old'", "'other'"))
    log = "INSERT INTO entry (table_id, seq, kind, seat, action, quoted, at) VALUES (?, ?, ?, 0, ?, 0, 8)"
    for seq, (old, _) in enumerate(expected, start=1):
        base.execute(log, ("old", seq, Kind.CHOICE, old))
        base.execute(log, ("other", seq, Kind.CHOICE, old))
    undo = len(expected) + 1
    base.execute(log, ("old", undo, Kind.UNDO, 3))
    base.close()
    store = SqliteStore(tmp_path / "old.sqlite")
    await store.open()
    assert [entry.action for entry in await store.entries("old")] == [new for _, new in expected] + [3]
    assert [entry.action for entry in await store.entries("other")] == [old for old, _ in expected]
    await store.close()


async def test_a_sqlite_file_of_a_newer_program_is_left_alone(tmp_path):
    base = sqlite3.connect(tmp_path / "new.sqlite")
    base.execute("PRAGMA user_version = 99")
    base.close()
    with pytest.raises(StoreError, match="schema 99, this program knows up to"):
        await SqliteStore(tmp_path / "new.sqlite").open()


async def test_a_postgres_database_of_a_newer_program_is_left_alone():
    url = await new_postgres()
    base = await asyncpg.connect(url)
    await base.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
    await base.execute("INSERT INTO schema_version VALUES (99)")
    await base.close()
    with pytest.raises(StoreError, match="schema 99, this program knows up to"):
        await PostgresStore(url).open()


async def test_a_postgres_that_is_not_there_is_said_to_be():
    with pytest.raises(StoreError, match="PostgreSQL"):
        await PostgresStore("postgresql://nobody@127.0.0.1:1/none").open()
