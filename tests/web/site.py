"""A real server in a process of its own, for real browsers.

`python -m tests.web.site STORE` serves on a free port and prints it.
"""

import os
import socket
import subprocess
import sys
from pathlib import Path

import uvicorn

from katzentisch.play.store_sqlite import SqliteStore
from katzentisch.server.app import Settings, make_app
from katzentisch.server.workers.balance import BalanceSettings
from katzentisch.server.workers.review import ReviewSettings
from tests.server.serving import GENEROUS

ROOT = Path(__file__).parents[2]


class Site:
    """A running server: `base` is its address."""

    def __init__(self, store: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.site", str(store)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "KATZENTISCH_PSEUDO": "1"},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        if not line.isdigit():
            raise RuntimeError(f"the server did not start; it said {line!r}")
        self.base = f"http://127.0.0.1:{line}"

    def stop(self) -> None:
        """End the server."""
        self._process.terminate()
        self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()


def main(store: str) -> None:
    """Serve until ended."""
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a test may put something in its place
    listening.bind(("127.0.0.1", 0))
    listening.listen()  # a browser that comes before the server is ready waits instead of being refused
    print(listening.getsockname()[1], flush=True)
    quick = ReviewSettings(samples=1, iterations=2)
    settings = Settings(limits=GENEROUS, bot_workers=1, reviews=quick, balances=BalanceSettings(20))
    app = make_app(SqliteStore(store), settings)
    uvicorn.Server(uvicorn.Config(app, log_level="error", ws_ping_interval=None)).run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1])
