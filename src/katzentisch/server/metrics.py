"""Counters and histograms in Prometheus' text format."""

import os
from bisect import bisect_left

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_HELP = {
    "entries": "Log entries written down",
    "refusals": "Messages refused",
    "conflicts": "Entries another process wrote first",
    "store_errors": "Writes the database refused",
    "messages": "Messages received over sockets",
    "bots": "Choices made by bots",
    "write_seconds": "Time to write an entry durably",
}


class Metrics:
    """Metrics of one process."""

    def __init__(self) -> None:
        self._counts = dict.fromkeys((name for name in _HELP if not name.endswith("_seconds")), 0)
        self._times: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def count(self, name: str) -> None:
        """Count one."""
        self._counts[name] += 1

    def observe(self, name: str, seconds: float) -> None:
        """Add a duration to a histogram."""
        buckets = self._times.setdefault(name, [0] * (len(_BOUNDS) + 1))
        buckets[bisect_left(_BOUNDS, seconds)] += 1
        self._sums[name] = self._sums.get(name, 0.0) + seconds

    def text(self, gauges: dict[str, float]) -> str:
        """Return all metrics as text; `gauges` are values kept elsewhere."""
        label = f'{{process="{os.getpid()}"}}'
        lines: list[str] = []
        for name, count in self._counts.items():
            lines += _head(f"katzentisch_{name}_total", _HELP[name], "counter")
            lines.append(f"katzentisch_{name}_total{label} {count}")
        for name, value in gauges.items():
            lines += _head(f"katzentisch_{name}", f"Now: {name.replace('_', ' ')}", "gauge")
            lines.append(f"katzentisch_{name}{label} {value:g}")
        for name, buckets in self._times.items():
            lines += _histogram(f"katzentisch_{name}", _HELP[name], buckets, self._sums[name])
        return "\n".join(lines) + "\n"


def _head(name: str, text: str, kind: str) -> list[str]:
    return [f"# HELP {name} {text}.", f"# TYPE {name} {kind}"]


def _histogram(name: str, text: str, buckets: list[int], total: float) -> list[str]:
    process = f'process="{os.getpid()}"'
    lines = _head(name, text, "histogram")
    count = 0
    for bound, number in zip([*_BOUNDS, "+Inf"], buckets, strict=True):
        count += number
        lines.append(f'{name}_bucket{{{process},le="{bound}"}} {count}')
    return [*lines, f"{name}_sum{{{process}}} {total:.6f}", f"{name}_count{{{process}}} {count}"]
