"""The toy game on the shelf, and a server for each test that asks for one."""

from collections.abc import AsyncIterator

import pytest

from katzentisch import games
from tests.server.serving import Place, put_toy_on_the_shelf, served


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch):
    monkeypatch.setattr(games, "names", games.names)
    monkeypatch.setattr(games, "box", games.box)
    put_toy_on_the_shelf()


@pytest.fixture
async def place(tmp_path) -> AsyncIterator[Place]:
    async with served(tmp_path / "tables.sqlite") as running:
        yield running
