"""A hundred all-bot tables of one kind beside somebody who plays with Minka: how long her answers take, quiet and beside them.

python -m tests.server.starving [--level bastet] [--tables 100] [--answers 300]
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import websockets

from katzentisch import games
from katzentisch.server.wire import messages
from tests.server.process import ServerProcess, free_port
from tests.server.serving import http, seat_wish

_MANY = {"KATZENTISCH_SERVER_LIMITS_TABLES_PER_HOUR": "100000"}
_PAUSE = 0.06  # seconds a person thinks


class Waits(NamedTuple):
    """How long answers took, in seconds."""

    p50: float
    p99: float

    def line(self, name: str) -> str:
        return f"{name:8} p50 {1000 * self.p50:6.1f} ms  p99 {1000 * self.p99:6.1f} ms"


def real_server(folder: Path) -> ServerProcess:
    """Return `katzentisch serve` with its own limits, but for the number of tables an address may make."""
    os.environ.update(_MANY)
    server = ServerProcess("", free_port())
    serve = ("serve", "--port", str(server.port), "--store", f"sqlite:{folder / 'tables.sqlite'}")
    server.command = (sys.executable, "-m", "katzentisch", *serve)
    return server


async def new_table(port: int, *seats: str, game: str = "felinia") -> dict[str, object]:
    """Make a table, as fast as the limits allow."""
    while True:
        body = {"game": game, "seats": [seat_wish(seat) for seat in seats]}
        status, _, answer = await http(port, "POST", "/api/tables", body)
        if status == 201:
            made: dict[str, object] = json.loads(answer)
            return made
        assert status == 429, answer
        await asyncio.sleep(0.5)


async def answers(port: int, number: int) -> Waits:
    """Play with Minka, one game after the other; return how long her choices took."""
    waits: list[float] = []
    while len(waits) < number:
        made = await new_table(port, "Ana", "bot:minka")
        waits += await _one_game(port, made["keys"][0], number - len(waits))  # type: ignore[index]
    waits.sort()
    return Waits(waits[len(waits) // 2], waits[len(waits) * 99 // 100])


async def _one_game(port: int, key: dict[str, str], most: int) -> list[float]:
    waits: list[float] = []
    began = 0.0
    url = f"ws://127.0.0.1:{port}/api/tables/{key['table']}/socket"
    async with websockets.connect(url, max_size=None, compression=None) as line:
        await line.send(json.dumps({"type": "hello", "tokens": [key["token"]]}))
        while len(waits) < most:
            message = json.loads(await line.recv())
            if message["type"] != "view":
                continue
            if began:
                waits.append(time.perf_counter() - began)
            if message["result"] is not None:
                break
            began = time.perf_counter() if message["to_act"] == [1] else 0.0
            if 0 in message["to_act"]:
                await asyncio.sleep(_PAUSE)
                action = messages.numbers(message["seats"][0]["legal"])[0]
                await line.send(
                    json.dumps({"type": "act", "seat": 0, "seq": message["seq"], "action": action})
                )
    return waits


async def starved(level: str, tables: int, number: int) -> tuple[Waits, Waits]:
    """Measure quiet, then beside the tables, in one run."""
    with tempfile.TemporaryDirectory(prefix="katzentisch-starving-") as folder:
        server = real_server(Path(folder))
        await server.start()
        await answers(server.port, 20)
        quiet = await answers(server.port, number)
        for game in (games.names() * tables)[:tables]:
            made = await new_table(server.port, *[f"bot:{level}"] * 2, game=game)
            await http(server.port, "GET", f"/api/tables/{made['info']['table']}")  # type: ignore[index]
        await asyncio.sleep(2.0)
        beside = await answers(server.port, number)
        await server.stop()
    return quiet, beside


def main() -> int:
    """Measure and print; 1 if Minka takes more than three times as long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="bastet")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--answers", type=int, default=300)
    asked = parser.parse_args()
    quiet, beside = asyncio.run(starved(asked.level, asked.tables, asked.answers))
    print(
        f"{quiet.line('quiet')}\n{beside.line('beside')}\np99 is {beside.p99 / quiet.p99:.2f} times as long"
    )
    return int(beside.p99 > 3 * quiet.p99)


if __name__ == "__main__":
    sys.exit(main())
