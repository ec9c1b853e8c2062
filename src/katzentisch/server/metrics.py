"""Counts for Prometheus, of all server processes together.

They are kept by prometheus-client in files that the processes share, and served by the first process on an address of
their own (`serve`), never by the one people use. Without that address nothing is counted, and the package is not needed.
"""

import contextlib
import importlib
import os
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # read by prometheus-client when it is imported
_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_COUNTERS = {
    "entries": "Log entries written down",
    "refusals": "Messages refused",
    "conflicts": "Entries another process wrote first",
    "store_errors": "Writes the database refused",
    "messages": "Messages received over sockets",
    "bots": "Choices made by bots",
    "reports": "Reports of people about a table",
    "calls_sent": "Calls sent to people whose turn it is",
    "calls_later": "Calls that did not arrive and are tried again",
    "calls_never": "Calls given up",
    "calls_gone": "Calls to addresses that are no more",
}
_GAUGES = {
    "tables_in_memory": "Tables in memory",
    "sockets": "Open sockets",
    "bots_waiting": "Decisions of bots that wait for a worker",
    "bot_failures": "Bot workers that failed",
}
_TIMES = {"write_seconds": "Time to write an entry durably"}


class Metrics:
    """What a process counts; nothing, unless the server was given an address for Prometheus."""

    def __init__(self) -> None:
        self._metrics = _metrics() if FOLDER in os.environ else None

    def count(self, name: str) -> None:
        """Count one."""
        if self._metrics is not None:
            self._metrics[name].inc()

    def observe(self, name: str, seconds: float) -> None:
        """Add a duration to a histogram."""
        if self._metrics is not None:
            self._metrics[name].observe(seconds)

    def set(self, name: str, value: float) -> None:
        """Note how much of something there is now in this process."""
        if self._metrics is not None:
            self._metrics[name].set(value)


@cache
def _metrics() -> dict[str, Any]:
    """Return the counters, gauges and histograms of this process by name."""
    client = _client()
    own = client.CollectorRegistry()  # what is served is read from the files of all processes
    made: dict[str, Any] = {}
    for name, text in _COUNTERS.items():
        made[name] = client.Counter(f"katzentisch_{name}", text, registry=own)
    for name, text in _GAUGES.items():
        made[name] = client.Gauge(f"katzentisch_{name}", text, registry=own, multiprocess_mode="livesum")
    for name, text in _TIMES.items():
        made[name] = client.Histogram(f"katzentisch_{name}", text, registry=own, buckets=_BOUNDS)
    return made


def share_counts() -> None:
    """Make the folder in which this process and those it starts keep their counts."""
    os.environ[FOLDER] = tempfile.mkdtemp(prefix="katzentisch-metrics-")


def serve_counts(host: str, port: int) -> None:
    """Serve the counts of all processes from a thread of this one."""
    client = _client()
    registry = client.CollectorRegistry()
    registry.register(_LiveProcesses())
    client.start_http_server(port, host, registry)


def _client() -> Any:
    """Return prometheus-client, which is an extra."""
    return importlib.import_module("prometheus_client")


class _LiveProcesses:
    """Collects the counts of all processes; gauges of those that ended are forgotten."""

    def collect(self) -> Any:
        """Return all metrics, as prometheus-client wants them."""
        folder = Path(os.environ[FOLDER])
        for path in folder.glob("gauge_live*_*.db"):
            pid = path.stem.rpartition("_")[2]
            with contextlib.suppress(OSError):
                if not Path(f"/proc/{pid}").exists():
                    path.unlink()
        multiprocess: Any = importlib.import_module("prometheus_client.multiprocess")
        return multiprocess.MultiProcessCollector(_client().CollectorRegistry()).collect()
