"""Load from a second process: many tables of four people, all playing as fast as they are answered.

    python -m tests.server.load [--tables 300] [--seconds 60] [--game felinia] [--store postgresql://...]

prints moves per second and how long an acknowledgement takes (p50, p99), beside the bare echo of
`echo.py`, one after the other in the same run: the same uvicorn and event loop, as many open sockets, one message
in flight for each group of four, one SQLite row with the same durability. An echo answers the sender alone; a move is
checked, stored, acknowledged, and shown to four people, each in a view of their own.
"""

import argparse
import asyncio
import contextlib
import itertools
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import msgspec
import websockets

from katzentisch import games
from tests.server.crowd import seated
from tests.server.process import ROOT, ServerProcess, free_port


class SeatLite(msgspec.Struct):
    """Of what a seat sees, only what is needed to play on."""

    seat: int
    legal: list[int]


class Lite(msgspec.Struct):
    """Of any message, only what is needed to play on."""

    type: str
    seq: int = -1
    now: int = -1
    to_act: list[int] = msgspec.field(default_factory=list)
    code: str = ""


class ViewLite(msgspec.Struct):
    """Of a view, only what is needed to play on."""

    seq: int
    to_act: list[int]
    seats: list[SeatLite]


class Figures(NamedTuple):
    """What was measured."""

    name: str
    moves: int
    seconds: float
    p50: float
    p99: float
    cpu: float  # seconds of the server's processor time

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def line(self) -> str:
        return (
            f"{self.name:28} {self.rate:8.0f} a second  p50 {1000 * self.p50:7.1f} ms  "
            f"p99 {1000 * self.p99:7.1f} ms  {1000 * self.cpu / max(1, self.moves):6.2f} ms of processor each"
        )


read = msgspec.json.Decoder(Lite).decode
read_view = msgspec.json.Decoder(ViewLite).decode


class Meter:
    """Counts answers while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.waits: list[float] = []

    def note(self, sent: float) -> None:
        if self.on:
            self.waits.append(time.perf_counter() - sent)

    async def measure(self, name: str, pid: int, warm: float, seconds: float) -> Figures:
        await asyncio.sleep(warm)
        self.on, before, began = True, processor_time(pid), time.perf_counter()
        await asyncio.sleep(seconds)
        self.on = False
        took, cpu = time.perf_counter() - began, processor_time(pid) - before
        waits = sorted(self.waits) or [0.0]
        return Figures(
            name, len(self.waits), took, waits[len(waits) // 2], waits[len(waits) * 99 // 100], cpu
        )


def processor_time(pid: int) -> float:
    """Return the processor seconds a process has used."""
    fields = (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def play(port: int, table: str, seat: int, token: str, meter: Meter) -> None:
    """Play one seat at random for ever."""
    luck = random.Random(f"{table}{seat}")
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    async with websockets.connect(
        url, max_size=None, compression=None, open_timeout=120, ping_interval=None
    ) as line:
        await line.send(msgspec.json.encode({"type": "hello", "tokens": [token]}).decode())
        sent, newest = 0.0, 0
        while True:
            text = await line.recv()
            message = read(text)
            if message.type == "taken":
                meter.note(sent)
                sent, newest = 0.0, message.now
            elif message.type == "refused":
                sent = 0.0
            elif message.type == "view" and not sent and seat in message.to_act and message.seq >= newest:
                view = read_view(text)
                legal = view.seats[0].legal
                run = luck.randrange(len(legal) // 2)
                action = legal[2 * run] + luck.randrange(legal[2 * run + 1])
                sent = time.perf_counter()
                act = {"type": "act", "seat": seat, "seq": view.seq, "action": action}
                await line.send(msgspec.json.encode(act).decode())


async def shout(port: int, seats: int, meter: Meter) -> None:
    """Send to the echo for ever, one message at a time, from each of a few sockets in turn."""
    text = '{"type":"act","seat":0,"seq":123,"action":45}'
    url = f"ws://127.0.0.1:{port}/echo"
    async with contextlib.AsyncExitStack() as stack:
        lines = [
            await stack.enter_async_context(
                websockets.connect(url, compression=None, open_timeout=120, ping_interval=None)
            )
            for _ in range(seats)
        ]
        for line in itertools.cycle(lines):
            sent = time.perf_counter()
            await line.send(text)
            await line.recv()
            meter.note(sent)


async def echo_figures(folder: Path, tables: int, seats: int, seconds: float) -> Figures:
    """Measure the bare echo with as many sockets as there are seats, and a message in flight for each table."""
    server = ServerProcess("", free_port())
    server.command = (
        sys.executable,
        "-m",
        "tests.server.echo",
        str(server.port),
        str(folder / "echo.sqlite"),
    )
    await server.start()
    meter = Meter()
    tasks = [asyncio.create_task(shout(server.port, seats, meter)) for _ in range(tables)]
    figures = await meter.measure("bare echo, one row each", server.pid, warm_up(tables), seconds)
    await end(tasks)
    await server.stop()
    return figures


def warm_up(tables: int) -> float:
    """Return how many seconds to wait until everybody is connected and busy."""
    return min(12.0, 0.5 + tables / 25)


async def our_figures(store: str, game: str, tables: int, seconds: float) -> Figures:
    """Measure whole tables of four people."""
    server = ServerProcess(store, free_port())
    await server.start()
    names = ("Ana", "Ben", "Cleo", "Dora")[: seats_of(game)]
    meter = Meter()
    players = await seated(server.port, tables, *names, game=game)
    tasks = [
        asyncio.create_task(play(server.port, player.table, player.seat, player.token, meter))
        for player in players
    ]
    figures = await meter.measure(
        f"{game}, {tables} tables of {len(names)}", server.pid, warm_up(tables), seconds
    )
    failed = [task for task in tasks if task.done()]
    assert not failed, failed[0].exception()
    await end(tasks)
    await server.stop()
    return figures


def seats_of(game: str) -> int:
    """Return how many people sit at a table, four where the game allows it."""
    return min(4, max(max(variant.seats) for variant in games.box(game).variants))


async def end(tasks: list["asyncio.Task[None]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def compared(game: str, tables: int, seconds: float, store: str = "") -> tuple[Figures, Figures]:
    """Measure the echo and the tables, in one run on the same disk."""
    with tempfile.TemporaryDirectory(prefix="katzentisch-load-", dir=ROOT / "build") as name:
        folder = Path(name)
        echo = await echo_figures(folder, tables, seats_of(game), min(seconds, 15.0))
        ours = await our_figures(store or f"sqlite:{folder / 'tables.sqlite'}", game, tables, seconds)
    return echo, ours


def report(echo: Figures, ours: Figures) -> str:
    """Return what was measured, and what a move costs in echoes."""
    time_of = f"{echo.rate / ours.rate:.2f} times as long as an echo"
    processor = (ours.cpu / ours.moves) / (echo.cpu / echo.moves)
    return (
        f"{echo.line()}\n{ours.line()}\na move takes {time_of}, and {processor:.2f} times its processor time"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="felinia")
    parser.add_argument("--store", default="")
    args = parser.parse_args()
    with contextlib.suppress(ModuleNotFoundError):  # the players should cost as little as they can
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    echo, ours = asyncio.run(compared(args.game, args.tables, args.seconds, args.store))
    print(report(echo, ours))


if __name__ == "__main__":
    main()
