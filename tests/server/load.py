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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from katzentisch import games
from tests.server.crowd import Player, seated
from tests.server.light import LightSocket
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


WARM_UP = 3.0  # seconds until everybody is busy
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

    async def measure(self, name: str, pids: list[int], warm: float, seconds: float) -> Figures:
        await asyncio.sleep(warm)
        self.on, before, began = True, processor_time(pids), time.perf_counter()
        await asyncio.sleep(seconds)
        self.on = False
        took, cpu = time.perf_counter() - began, processor_time(pids) - before
        waits = sorted(self.waits) or [0.0]
        return Figures(
            name, len(self.waits), took, waits[len(waits) // 2], waits[len(waits) * 99 // 100], cpu
        )


def processor_time(pids: list[int]) -> float:
    """Return the processor seconds that processes have used."""
    fields = [(Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(of_one[11]) + int(of_one[12]) for of_one in fields) / 100


class Playing:
    """One seat, played at random for ever."""

    def __init__(self, player: Player, meter: Meter) -> None:
        self._player, self._meter = player, meter
        self._luck = random.Random(f"{player.table}{player.seat}")
        self._sent, self._newest = 0.0, 0

    async def join(self, host: str = "127.0.0.1") -> LightSocket:
        """Sit down."""
        player = self._player
        line = await LightSocket.open(player.port, f"/api/tables/{player.table}/socket", self._hear, host)
        line.send(msgspec.json.encode({"type": "hello", "tokens": [player.token]}))
        return line

    def _hear(self, line: LightSocket, text: bytes) -> None:
        message = read(text)
        if message.type == "taken":
            self._meter.note(self._sent)
            self._sent, self._newest = 0.0, message.now
        elif message.type == "refused":
            self._sent = 0.0
        elif message.type == "view" and self._owes(message):
            self._act(line, read_view(text))

    def _owes(self, view: Lite) -> bool:
        return not self._sent and self._player.seat in view.to_act and view.seq >= self._newest

    def _act(self, line: LightSocket, view: ViewLite) -> None:
        legal = view.seats[0].legal
        run = self._luck.randrange(len(legal) // 2)
        action = legal[2 * run] + self._luck.randrange(legal[2 * run + 1])
        self._sent = time.perf_counter()
        act = {"type": "act", "seat": self._player.seat, "seq": view.seq, "action": action}
        line.send(msgspec.json.encode(act))


class Shouting:
    """Sends to the echo for ever, one message at a time, from each of a few sockets in turn."""

    def __init__(self, meter: Meter) -> None:
        self._meter = meter
        self._sent = 0.0
        self._turns: Iterator[LightSocket] = iter(())

    async def connect(self, port: int, seats: int) -> list[LightSocket]:
        """Open all sockets."""
        lines = [await LightSocket.open(port, "/echo", self._hear) for _ in range(seats)]
        self._turns = itertools.cycle(lines)
        return lines

    def shout(self) -> None:
        """Send one message; the next follows its echo."""
        self._sent = time.perf_counter()
        next(self._turns).send(b'{"type":"act","seat":0,"seq":123,"action":45}')

    def _hear(self, line: LightSocket, text: bytes) -> None:
        self._meter.note(self._sent)
        self.shout()


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
    groups = [Shouting(meter) for _ in range(tables)]
    lines = [line for group in groups for line in await group.connect(server.port, seats)]
    for group in groups:
        group.shout()
    figures = await meter.measure("bare echo, one row each", [server.pid], WARM_UP, seconds)
    leave(lines)
    await server.stop()
    return figures


async def our_figures(
    store: str,
    game: str,
    tables: int,
    seconds: float,
    workers: int = 1,
    limit: Callable[[list[int]], None] = lambda pids: None,  # called with the processes that serve
) -> Figures:
    """Measure whole tables of four people."""
    server = ServerProcess(store, free_port(), workers)
    await server.start()
    names = ("Ana", "Ben", "Cleo", "Dora")[: seats_of(game)]
    meter = Meter()
    players = await seated(server.port, tables, *names, game=game)
    lines = [await Playing(player, meter).join() for player in players]
    name = f"{game}, {tables} tables of {len(names)}" + (f", {workers} workers" if workers > 1 else "")
    pids = server.workers() or [server.pid]
    limit(pids)
    figures = await meter.measure(name, pids, WARM_UP, seconds)
    leave(lines)
    await server.stop()
    return figures


def seats_of(game: str) -> int:
    """Return how many people sit at a table, four where the game allows it."""
    return min(4, max(max(variant.seats) for variant in games.box(game).variants))


def leave(lines: list[LightSocket]) -> None:
    """Close all connections, which must still be open."""
    failed = [line.closed.result() for line in lines if line.closed.done()]
    assert not failed, failed[0]
    for line in lines:
        line.close()


async def compared(
    game: str, tables: int, seconds: float, store: str = "", where: Path = ROOT / "build"
) -> tuple[Figures, Figures]:
    """Measure the echo and the tables, in one run on the same disk."""
    with tempfile.TemporaryDirectory(prefix="katzentisch-load-", dir=where) as name:
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
    parser.add_argument("--folder", type=Path, default=ROOT / "build", help="where SQLite files are made")
    args = parser.parse_args()
    with contextlib.suppress(ModuleNotFoundError):  # the players should cost as little as they can
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    echo, ours = asyncio.run(compared(args.game, args.tables, args.seconds, args.store, args.folder))
    print(report(echo, ours))


if __name__ == "__main__":
    main()
