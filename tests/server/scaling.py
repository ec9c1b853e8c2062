"""Two worker processes on one PostgreSQL against one: how many moves a second each number of them manages.

    sudo python -m tests.server.scaling [--tables 100] [--seconds 15] [--share 0.3] [--rounds 2]

Players and database need processors too. So that two workers do not fight with them over the cores of a small machine, each
worker may use only a share of one core, which a control group of Linux enforces: with 0.3, one worker and two
workers have 0.3 and 0.6 of a core, and the rest is left to everybody else. Without root nothing is limited,
and the figure says little unless there are four cores or more. One and two workers are measured in turn, `rounds` times.
"""

import argparse
import asyncio
import sys
from contextlib import suppress
from pathlib import Path

from tests.play.databases import new_postgres
from tests.server.load import Figures, our_figures

_PERIOD = 20_000  # microseconds
_ROOT = Path("/sys/fs/cgroup")
_GROUPS = _ROOT / "cpu" if (_ROOT / "cpu").is_dir() else _ROOT  # control groups version 1 or 2


class Shares:
    """Control groups that give each of some processes a share of one core; used as a context."""

    def __init__(self, share: float) -> None:
        self._share = share
        self._made: list[Path] = []

    def __enter__(self) -> "Shares":
        return self

    def limit(self, pids: list[int]) -> None:
        """Put each process into a group of its own."""
        quota = int(self._share * _PERIOD)
        for pid in pids:
            group = _GROUPS / f"katzentisch-{pid}"
            group.mkdir()
            self._made.append(group)
            if _GROUPS == _ROOT:
                (group / "cpu.max").write_text(f"{quota} {_PERIOD}")
            else:
                (group / "cpu.cfs_period_us").write_text(str(_PERIOD))
                (group / "cpu.cfs_quota_us").write_text(str(quota))
            (group / "cgroup.procs").write_text(str(pid))

    def __exit__(self, *error: object) -> None:
        for group in self._made:
            with suppress(OSError):
                for pid in (group / "cgroup.procs").read_text().split():
                    (group.parent / "cgroup.procs").write_text(pid)
            with suppress(OSError):
                group.rmdir()


async def measured(workers: int, tables: int, seconds: float, share: float, game: str) -> Figures:
    """Measure some workers on an empty database."""
    with Shares(share) as shares:
        limit = shares.limit if share else lambda pids: None
        return await our_figures(await new_postgres(), game, tables, seconds, workers, limit)


async def scaled(tables: int, seconds: float, share: float, rounds: int, game: str = "felinia") -> float:
    """Measure one worker and two in turn, and print; return how many times the moves of one two manage."""
    rates: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(rounds):
        for workers in rates:
            figures = await measured(workers, tables, seconds, share, game)
            rates[workers].append(figures.rate)
            print(figures.line(), flush=True)
    times = sum(rates[2]) / sum(rates[1])
    print(f"two workers manage {times:.2f} times the moves of one", flush=True)
    return times


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument(
        "--share", type=float, default=0.3, help="of a core for each worker; 0: as much as there is"
    )
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--game", default="felinia")
    asked = parser.parse_args()
    if asked.share and not _is_allowed():
        sys.exit("Only root may give processes a share of a core: run it as root, or with --share 0.")
    asyncio.run(scaled(asked.tables, asked.seconds, asked.share, asked.rounds, asked.game))


def _is_allowed() -> bool:
    group = _GROUPS / "katzentisch-try"
    try:
        group.mkdir()
        group.rmdir()
    except OSError:
        return False
    return True


if __name__ == "__main__":
    main()
