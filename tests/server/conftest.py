"""The toy game on the shelf, and a server for each test that asks for one."""

from collections.abc import AsyncIterator

import pytest

from katzentisch import games
from tests.server.serving import RunningServer, register_toy, served


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch):
    monkeypatch.setattr(games, "names", games.names)
    monkeypatch.setattr(games, "box", games.box)
    register_toy()


@pytest.fixture
async def server(tmp_path) -> AsyncIterator[RunningServer]:
    async with served(tmp_path / "tables.sqlite") as running:
        yield running
