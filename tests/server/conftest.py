"""Every test has the toy game; the fixture `server` is a running server."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from katzentisch import games
from tests import toy
from tests.server.serving import RunningServer, served


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", {toy.BOX.name: toy.BOX})


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[RunningServer]:
    async with served(tmp_path / "tables.sqlite") as running:
        yield running
