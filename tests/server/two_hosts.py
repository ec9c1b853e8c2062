"""Two machines on one PostgreSQL, in network namespaces: one is killed, nothing is lost, people go on at the other.

    sudo python -m tests.server.two_hosts [--tables 500] [--seconds 60]

needs Linux, root, `ip` and Debian's PostgreSQL. Four namespaces hang on one bridge: the database, two hosts that serve, and
the players, half of whom begin at each host. After a third of the time the first host is killed with everything on it, after
two thirds it comes back. At the end the log is compared with the notes of the players, as after kill -9 (`crowd.py`).
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from tests.server.crowd import Player, check, first_game, tables_of
from tests.server.process import ROOT
from tests.server.serving import http, seat_wish

DATABASE, FIRST, SECOND, PLAYERS = ("10.77.0.1", "10.77.0.2", "10.77.0.3", "10.77.0.4")
NAMES = {DATABASE: "ktdb", FIRST: "kta", SECOND: "ktb", PLAYERS: "ktp"}
PORT = 8000
STORE = f"postgresql://postgres@{DATABASE}:5432/postgres"
STORE_SECONDS = 60.0


def inside(address: str, *command: str) -> list[str]:
    """Return a command as it is run on one of the machines."""
    return ["ip", "netns", "exec", NAMES[address], *command]


def run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


class Network:
    """Four namespaces on a bridge; nothing of it reaches the machine's own network."""

    def __enter__(self) -> "Network":
        self.__exit__()
        for name in NAMES.values():
            run("ip", "netns", "add", name)
            run("ip", "-n", name, "link", "set", "lo", "up")
        run("ip", "-n", NAMES[DATABASE], "link", "add", "bridge", "type", "bridge")
        run("ip", "-n", NAMES[DATABASE], "addr", "add", f"{DATABASE}/24", "dev", "bridge")
        run("ip", "-n", NAMES[DATABASE], "link", "set", "bridge", "up")
        for address in (FIRST, SECOND, PLAYERS):
            self._plug_in(address)
        return self

    def _plug_in(self, address: str) -> None:
        name, port = NAMES[address], f"to-{NAMES[address]}"
        run("ip", "-n", NAMES[DATABASE], "link", "add", port, "type", "veth", "peer", "name", "up0", "netns", name)  # fmt: skip
        run("ip", "-n", NAMES[DATABASE], "link", "set", port, "master", "bridge", "up")
        run("ip", "-n", name, "addr", "add", f"{address}/24", "dev", "up0")
        run("ip", "-n", name, "link", "set", "up0", "up")

    def __exit__(self, *error: object) -> None:
        for name in NAMES.values():
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)


class Database:
    """Debian's PostgreSQL in its namespace, durable as it comes."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="katzentisch-hosts-"))
        self._folder.chmod(0o755)
        shutil.chown(self._folder, "postgres")

    def __enter__(self) -> "Database":
        data, programs = self._folder / "data", max(Path("/usr/lib/postgresql").iterdir()) / "bin"
        self._as_postgres = [
            "runuser",
            "-u",
            "postgres",
            "--",
            str(programs / "pg_ctl"),
            "-D",
            str(data),
            "-w",
        ]
        made = ["runuser", "-u", "postgres", "--", str(programs / "initdb"), "-A", "trust", "-D", str(data)]
        subprocess.run(made, check=True, capture_output=True, cwd="/")
        (data / "pg_hba.conf").write_text("host all all 10.77.0.0/24 trust\nlocal all all trust\n")
        options = f"-c listen_addresses={DATABASE} -c unix_socket_directories={self._folder}"
        start = [*self._as_postgres, "-o", options, "-l", str(self._folder / "log"), "start"]
        subprocess.run(inside(DATABASE, *start), check=True, capture_output=True, cwd="/")
        return self

    def __exit__(self, *error: object) -> None:
        subprocess.run(
            [*self._as_postgres, "-m", "immediate", "stop"], check=False, capture_output=True, cwd="/"
        )
        shutil.rmtree(self._folder, ignore_errors=True)


class Host:
    """A machine that serves."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Switch it on."""
        serve = [sys.executable, "-m", "tests.server.run_toy", "serve", "--host", self.address]
        serve += ["--port", str(PORT), "--store", STORE]
        self._process = subprocess.Popen(
            inside(self.address, *serve), cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def kill(self) -> None:
        """kill -9 all that runs on it, at once."""
        pids = subprocess.run(
            ["ip", "netns", "pids", NAMES[self.address]], capture_output=True, text=True, check=True
        )
        for pid in pids.stdout.split():
            with suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)
        if self._process is not None:
            self._process.wait()


# ---------------------------------------------------------------------- on the players' machine


async def is_well(host: str) -> bool:
    """Whether a host answers."""
    with suppress(OSError, TimeoutError, IndexError):
        return (await http(PORT, "GET", "/readyz", host=host))[0] == 200
    return False


async def play(tables: int, seconds: float) -> dict[str, float]:
    """Seat two people at each table, let them play, and compare what they noted with the log."""
    async with asyncio.timeout(STORE_SECONDS):
        while not (await is_well(FIRST) and await is_well(SECOND)):
            await asyncio.sleep(0.2)
    players = [player for number in range(tables) for player in await seated(number)]
    print("seated", flush=True)
    tasks = [asyncio.create_task(player.play()) for player in players]
    began = time.monotonic()
    reports: list[int] = []
    for third in range(3):
        await asyncio.sleep(began + seconds * (third + 1) / 3 - time.monotonic())
        reports.append(sum(len(player.taken) for player in players))
        print("third", flush=True)
    for player, task in zip(players, tasks, strict=True):
        player.stop()
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    failures = [result for result in results if isinstance(result, Exception)]
    assert not failures, failures[0]
    rows, logs = await tables_of(STORE, {player.table for player in players})
    acknowledged = check([player for player in players if player.view], rows, logs)
    return {
        "tables": tables,
        "acknowledged": acknowledged,
        "in the first third": reports[0],
        "in the second, with one host": reports[1] - reports[0],
        "in the last": reports[2] - reports[1],
        "people who had to reconnect": sum(player.losses > 0 for player in players),
        "people who saw nothing": sum(not player.view for player in players),
    }


async def seated(number: int) -> list[Player]:
    """Make a table at one host; its two people begin at different hosts."""
    body = {"game": first_game(), "seats": [seat_wish("Ana"), seat_wish("Ben")]}
    status, _, answer = await http(PORT, "POST", "/api/tables", body, host=(FIRST, SECOND)[number % 2])
    assert status == 201, answer
    players = []
    for key in json.loads(answer)["keys"]:
        hosts = (FIRST, SECOND) if key["seat"] == 0 else (SECOND, FIRST)
        players.append(Player(PORT, key["table"], key["seat"], key["token"], pause=2.0, hosts=hosts))
    return players


# ---------------------------------------------------------------------- on the real machine


def main() -> int:
    """Set all up, kill and revive the first host when the players say that a third is over, and tell what they saw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--players", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.players:
        print(json.dumps(asyncio.run(play(asked.tables, asked.seconds))), flush=True)
        return 0
    with Network(), Database():
        hosts = [Host(FIRST), Host(SECOND)]
        for host in hosts:
            host.start()
        try:
            return directed(hosts[0], asked.tables, asked.seconds)
        finally:
            for host in hosts:
                host.kill()


def directed(first: Host, tables: int, seconds: float) -> int:
    """Follow the players; return their exit code."""
    command = [sys.executable, "-m", "tests.server.two_hosts", "--players"]
    command += ["--tables", str(tables), "--seconds", str(seconds)]
    players = subprocess.Popen(inside(PLAYERS, *command), cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert players.stdout is not None
    thirds = [first.kill, first.start]
    for line in players.stdout:
        if line.strip() == "third" and thirds:
            thirds.pop(0)()
        elif line.startswith("{"):
            print("\n".join(f"{name}: {value:g}" for name, value in json.loads(line).items()))
    return players.wait()


if __name__ == "__main__":
    sys.exit(main())
