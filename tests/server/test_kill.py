"""kill -9 at random points under load: nothing acknowledged is lost, nothing is played twice."""

import asyncio
import os
import random
import signal
import time
from collections import Counter
from pathlib import Path

import pytest

from katzentisch.server.run import START_SECONDS
from tests.play.databases import new_postgres
from tests.server.crowd import Player, check, first_game, seated, tables_of
from tests.server.process import ServerProcess, free_port

pytestmark = pytest.mark.anyio
WORKERS = {"sqlite": 1, "postgres": 2}


async def empty_store(kind: str, folder: Path) -> str:
    """Return where a server may keep its tables."""
    return f"sqlite:{folder / 'tables.sqlite'}" if kind == "sqlite" else await new_postgres()


async def killed_again_and_again(store: str, workers: int, kills: int, seed: int = 1) -> dict[str, float]:
    """Kill processes of a server while people and bots play; return what was seen."""
    luck = random.Random(seed)
    server = ServerProcess(store, free_port(), workers)
    await server.start()
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    killed: Counter[str] = Counter()
    began = time.monotonic()
    for number in range(kills):
        if sum(not player.over.is_set() for player in players) < 6:
            new = await newcomers(server.port, [first_game(), "whiskers"][number % 2])
            players += new
            tasks += [asyncio.create_task(player.play()) for player in new]
        await some_choices(players, luck.randint(1, 60))
        await asyncio.sleep(luck.uniform(0.0, 0.05))
        await kill_something(server, number, luck, killed)
        if number % 50 == 49:
            print(f"{number + 1} kills in {time.monotonic() - began:.0f} s", flush=True)
        for task in tasks:
            assert not task.done() or task.exception() is None, task.exception()
    seconds = time.monotonic() - began
    await some_choices(players, 20)
    await asyncio.sleep(1.0)
    for player, task in zip(players, tasks, strict=True):
        player.stop()
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    failures = [result for result in results if isinstance(result, Exception)]
    assert not failures, failures
    assert await server.stop() in (0, -signal.SIGTERM)
    return {"kills": kills, **killed, "seconds": seconds, **await checked(store, players)}


async def newcomers(port: int, game: str) -> list[Player]:
    """Seat eight people and a bot at three tables."""
    return [
        *await seated(port, 2, "Ana", "Ben", "Cleo", game=game),
        *await seated(port, 1, "Ana", "Ben", "bot:random", game=game),
    ]


async def kill_something(server: ServerProcess, number: int, luck: random.Random, killed: Counter) -> None:
    """Kill the whole server, or one of its workers where there are several; now and then a bots' worker before."""
    if number % 3 == 0:
        killed["bots"] += server.kill_one_of(server.bots())
        await asyncio.sleep(luck.uniform(0.0, 0.1))
    workers = server.workers()
    if workers and luck.random() < 2 / 3:
        killed["one_worker"] += server.kill_one_of(workers)
        return
    await server.kill()
    killed["whole_server"] += 1
    await server.start()


async def some_choices(players: list[Player], number: int) -> None:
    """Wait until so many more choices were acknowledged, but not for ever."""
    until = time.monotonic() + 3.0
    goal = sum(len(player.taken) for player in players) + number
    while sum(len(player.taken) for player in players) < goal and time.monotonic() < until:
        await asyncio.sleep(0.005)


async def checked(where: str, players: list[Player]) -> dict[str, float]:
    """Hold everything the players saw against what is stored."""
    tables = {player.table for player in players}
    rows, logs = await tables_of(where, tables)
    return {
        "tables": len(tables),
        "entries": sum(len(log) for log in logs.values()),
        "acknowledged": check(players, rows, logs),
        "connections_lost": sum(player.losses for player in players),
    }


@pytest.mark.parametrize("kind", WORKERS)
async def test_killing_the_server_loses_no_acknowledged_move_and_plays_none_twice(kind, tmp_path):
    store = await empty_store(kind, tmp_path)
    seen = await killed_again_and_again(store, WORKERS[kind], kills=4)
    assert seen["acknowledged"] > 20 and seen["connections_lost"] > 3


async def test_workers_end_by_themselves_when_the_process_that_started_them_is_killed():
    server = ServerProcess(await new_postgres(), free_port(), workers=2)
    await server.start()
    assert len(server.workers()) == 2
    os.kill(server.pid, signal.SIGKILL)
    async with asyncio.timeout(30):
        while server.children():
            await asyncio.sleep(0.1)
    await server.start()  # on the same port, which nobody holds any more
    await server.stop()


async def test_a_worker_that_dies_before_it_has_said_that_it_is_well_is_replaced_at_once():
    server = ServerProcess(await new_postgres(), free_port(), workers=2)
    await server.start()
    old = server.workers()
    os.kill(old[0], signal.SIGSTOP)
    await asyncio.sleep(1.5)  # by now the supervisor has asked it
    server.kill_one_of(old)
    async with asyncio.timeout(START_SECONDS / 2):  # it does not wait as long as for a slow start
        while not set(server.workers()) - set(old):
            await asyncio.sleep(0.01)
        await server.stop()


@pytest.mark.slow
@pytest.mark.parametrize("kind", WORKERS)
async def test_killing_the_server_five_hundred_times(kind, tmp_path, capsys):
    store = await empty_store(kind, tmp_path)
    kills, seed = int(os.environ.get("KILLS", "500")), int(os.environ.get("SEED", "1"))
    seen = await killed_again_and_again(store, WORKERS[kind], kills, seed)
    with capsys.disabled():
        print(f"\nkill -9, {kind}:", " ".join(f"{name}={value:g}" for name, value in seen.items()))
    assert seen["acknowledged"] > seen["kills"]
