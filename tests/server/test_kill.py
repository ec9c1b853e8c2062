"""kill -9 at random points under load: nothing acknowledged is lost, nothing is played twice."""

import asyncio
import os
import random
import signal
import time

import pytest

from katzentisch.play.store_sqlite import SqliteStore
from tests.server.crowd import Player, check, first_game, seated
from tests.server.process import ServerProcess, free_port

pytestmark = pytest.mark.anyio


async def killed_again_and_again(path, kills: int, seed: int = 1) -> dict[str, float]:
    """Kill the server (and now and then a bots' worker) while people and bots play; return what was seen."""
    luck = random.Random(seed)
    server = ServerProcess(f"sqlite:{path}", free_port())
    await server.start()
    players: list[Player] = []
    games = [first_game(), "whiskers"]
    tasks: list[asyncio.Task[None]] = []
    began = time.monotonic()
    for number in range(kills):
        running = [player for player in players if not player.over.is_set()]
        if len(running) < 6:
            new = [
                *await seated(server.port, 2, "Ana", "Ben", "Cleo", game=games[number % 2]),
                *await seated(server.port, 1, "Ana", "Ben", "bot:random", game=games[number % 2]),
            ]
            players += new
            tasks += [asyncio.create_task(player.play()) for player in new]
        await some_choices(players, luck.randint(1, 60))
        await asyncio.sleep(luck.uniform(0.0, 0.05))
        if number % 3 == 0:
            server.kill_a_child()
            await asyncio.sleep(luck.uniform(0.0, 0.1))
        await server.kill()
        for task in tasks:
            assert not task.done() or task.exception() is None, task.exception()
        await server.start()
    seconds = time.monotonic() - began
    await asyncio.sleep(1.0)
    for player, task in zip(players, tasks, strict=True):
        player.stop()
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    failures = [one for one in results if isinstance(one, Exception)]
    assert not failures, failures
    assert await server.stop() in (0, -signal.SIGTERM)
    return {"kills": kills, "seconds": seconds, **await checked(path, players)}


async def some_choices(players: list[Player], number: int) -> None:
    """Wait until so many more choices were acknowledged, but not for ever."""
    until = time.monotonic() + 3.0
    goal = sum(len(player.taken) for player in players) + number
    while sum(len(player.taken) for player in players) < goal and time.monotonic() < until:
        await asyncio.sleep(0.005)


async def checked(path, players: list[Player]) -> dict[str, float]:
    """Hold everything the players saw against the file on disk."""
    store = SqliteStore(path)
    await store.open()
    tables = {player.table for player in players}
    rows = {table: (await store.table(table), len(await store.seats(table))) for table in tables}
    logs = {table: await store.entries(table) for table in tables}
    await store.close()
    return {
        "tables": len(tables),
        "entries": sum(len(log) for log in logs.values()),
        "acknowledged": check(players, rows, logs),
        "connections_lost": sum(player.losses for player in players),
    }


async def test_killing_the_server_loses_no_acknowledged_move_and_plays_none_twice(tmp_path):
    seen = await killed_again_and_again(tmp_path / "tables.sqlite", kills=5)
    assert seen["acknowledged"] > 20 and seen["connections_lost"] > 5


@pytest.mark.slow
async def test_killing_the_server_five_hundred_times(tmp_path, capsys):
    seen = await killed_again_and_again(tmp_path / "tables.sqlite", kills=int(os.environ.get("KILLS", "500")))
    with capsys.disabled():
        print("\nkill -9:", " ".join(f"{name}={value:g}" for name, value in seen.items()))
    assert seen["acknowledged"] > seen["kills"]
