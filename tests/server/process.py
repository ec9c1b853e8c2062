"""A server in a process of its own, that can be killed and started again on the same port."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    """Return a port nobody uses now, below those the system gives to clients.

    Among those, a client that keeps trying to reach a server which is down may be given that very port.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class ServerProcess:
    """`katzentisch serve` with the toy game on its shelf."""

    def __init__(self, store: str, port: int, workers: int = 1) -> None:
        self.port = port
        self.starts = 0
        self.command: tuple[str, ...] = (
            sys.executable,
            "-m",
            "tests.server.run_toy",
            "serve",
            "--port",
            str(port),
        )
        self.command += ("--store", store, "--workers", str(workers))
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the process
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start and wait until it answers."""
        self.starts += 1
        self._process = await asyncio.create_subprocess_exec(
            *self.command,
            cwd=ROOT,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=self._log,
            start_new_session=True,
        )
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with contextlib.suppress(OSError, TimeoutError):
                if await self._is_well():
                    return
            if self._process.returncode is not None:
                raise RuntimeError(f"the server ended with {self._process.returncode}: {self.log()[-2000:]}")
            await asyncio.sleep(0.02)
        raise TimeoutError("the server did not start")

    async def _is_well(self) -> bool:
        async with asyncio.timeout(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write(b"GET /api/health HTTP/1.0\r\n\r\n")
            answer = await reader.read(15)
            writer.close()
            return b" 200" in answer

    def log(self) -> str:
        """Return what it has logged."""
        self._log.seek(0)
        return self._log.read().decode()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def kill(self) -> None:
        """kill -9: the server, its workers and one just being started; its bots' workers must end by themselves."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()
        while others := set(self.children()) - set(self.bots()):
            for pid in others:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(0.01)
        async with asyncio.timeout(30):
            while not self._port_is_free():  # threads of a killed process may be a moment longer in dying
                await asyncio.sleep(0.02)

    def _port_is_free(self) -> bool:
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", self.port)):
            return True
        return False

    async def stop(self) -> int:
        """Ask it to stop and wait; return its exit code."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(self._process.wait(), 30)
        self._log.close()
        return code

    def children(self) -> list[int]:
        """Return the processes of its group but itself."""
        pids: list[int] = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit() and int(entry.name) != self.pid:
                with contextlib.suppress(OSError, IndexError, ValueError):
                    fields = (entry / "stat").read_text().rpartition(")")[2].split()
                    if int(fields[2]) == self.pid and fields[0] != "Z":
                        pids.append(int(entry.name))
        return pids

    def workers(self) -> list[int]:
        """Return the processes that serve, where there are several."""
        return [pid for pid in self.children() if b"spawn_main" in command_of(pid)]

    def bots(self) -> list[int]:
        """Return the workers of its bots."""
        return [pid for pid in self.children() if b"bot_worker" in command_of(pid)]

    def kill_one_of(self, pids: list[int]) -> int:
        """kill -9 the first of some processes; return how many were killed."""
        for pid in pids[:1]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                return 1
        return 0


def command_of(pid: int) -> bytes:
    """Return the command line of a process, empty if it has ended."""
    with contextlib.suppress(OSError):
        return (Path("/proc") / str(pid) / "cmdline").read_bytes()
    return b""
