"""Memory of a server: after many tables that everybody left, and of sockets that do nothing.

    python -m tests.server.abandoned [--tables 2000] [--sockets 2000]

A table is forgotten ten minutes after the last page left it; here after a second.
"""

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
from pathlib import Path

import websockets

from tests.server.crowd import first_game
from tests.server.process import ServerProcess, free_port
from tests.server.serving import http, seat_wish

_MAIN = """
import sys
from katzentisch.server.tables import registry
registry.IDLE_SECONDS = 1.0
import runpy
sys.argv[0] = "run_toy"
runpy.run_module("tests.server.run_toy", run_name="__main__")
"""


def resident(pid: int) -> float:
    """Return the KB of memory a process uses."""
    lines = (Path("/proc") / str(pid) / "status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


async def visit(port: int, game: str) -> None:
    """Make a table, look at it, and leave."""
    body = {"game": game, "seats": [seat_wish("Ana"), seat_wish("Ben")]}
    _, _, answer = await http(port, "POST", "/api/tables", body)
    key = json.loads(answer)["keys"][0]
    async with connected(port, key) as line:
        while json.loads(await line.recv())["type"] != "view":
            pass


@contextlib.asynccontextmanager
async def connected(port: int, key: dict[str, str]):  # type: ignore[no-untyped-def]
    """Open a socket and say hello."""
    url = f"ws://127.0.0.1:{port}/api/tables/{key['table']}/socket"
    async with websockets.connect(url, max_size=None, compression=None, open_timeout=60) as line:
        await line.send(json.dumps({"type": "hello", "tokens": [key["token"]]}))
        yield line


async def measured(tables: int, sockets: int) -> tuple[float, float, float, float]:
    """Return KB before, at most and after the tables, and KB for each idle socket."""
    with tempfile.TemporaryDirectory(prefix="katzentisch-abandoned-") as folder:
        server = ServerProcess("", free_port())
        serve = ("serve", "--port", str(server.port), "--store", f"sqlite:{folder}/tables.sqlite")
        server.command = (sys.executable, "-c", _MAIN, *serve)
        await server.start()
        for _ in range(100):  # opens the game, fills the caches
            await visit(server.port, first_game())
        await asyncio.sleep(3.0)
        before = most = resident(server.pid)
        for _ in range(tables):
            await visit(server.port, first_game())
            most = max(most, resident(server.pid))
        await asyncio.sleep(3.0)
        after = resident(server.pid)
        each = await idle_sockets(server, sockets)
        await server.stop()
    return before, most, after, each


async def idle_sockets(server: ServerProcess, number: int) -> float:
    """Return the KB of each of many sockets that were shown their table and then do nothing; four at each table."""
    async with contextlib.AsyncExitStack() as stack:
        start = resident(server.pid)
        for _ in range(number // 4):
            body = {
                "game": first_game(),
                "seats": [seat_wish(name) for name in ("Ana", "Ben", "Cleo", "Dora")],
            }
            _, _, answer = await http(server.port, "POST", "/api/tables", body)
            for key in json.loads(answer)["keys"]:
                await stack.enter_async_context(connected(server.port, key))
        await asyncio.sleep(3.0)
        return (resident(server.pid) - start) / number


def main() -> int:
    """Measure and print; 1 if memory does not come back, or sockets cost too much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--sockets", type=int, default=2000)
    asked = parser.parse_args()
    before, most, after, each = asyncio.run(measured(asked.tables, asked.sockets))
    print(
        f"before {before / 1024:.1f} MB, at most {most / 1024:.1f}, after {after / 1024:.1f}: {after / before:.2f}"
    )
    print(f"{asked.sockets} idle sockets, four at a table: {each:.1f} KB each, their tables included")
    return int(after > 1.2 * before or each > 30)


if __name__ == "__main__":
    sys.exit(main())
