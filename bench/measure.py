"""Measuring: short repeats of all cases in turn, CPU time, medians.

Cases take turns, so that a busy machine slows all of them alike; a ratio is taken within each turn, and the
median of the ratios is what counts.
"""

import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent

Sample = Callable[[float], float]


@dataclass
class Case:
    """One row: a name, a unit, and a function that measures once for about so many CPU seconds."""

    name: str
    unit: str
    sample: Sample
    group: str = ""
    once: bool = False  # for what does not vary, such as bytes
    values: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """The median of all repeats."""
        return median(self.values)

    @property
    def spread(self) -> float:
        """How far the repeats lie apart, as a part of their median."""
        return (max(self.values) - min(self.values)) / self.value if self.value else 0.0


@dataclass
class Target:
    """What a row must reach: so many times another row, or a number."""

    text: str
    row: str
    against: str | None = None
    at_least: float | None = None
    at_most: float | None = None

    def reached(self, cases: dict[str, Case]) -> float | None:
        """Return the ratio (or number) that was reached, None if a row is missing."""
        row = cases.get(self.row)
        if row is None or not row.values:
            return None
        if self.against is None:
            return row.value
        other = cases.get(self.against)
        if other is None or not other.values:
            return None
        turns = min(len(row.values), len(other.values))
        return median(row.values[turn] / other.values[turn] for turn in range(turns))

    def is_met(self, reached: float) -> bool:
        """Whether that is enough."""
        enough = self.at_least is None or reached >= self.at_least
        return enough and (self.at_most is None or reached <= self.at_most)


_SLICE = 0.01  # CPU seconds; what a neighbour disturbs is a few slices, not the median


def per_second(play: Callable[[], int], seconds: float) -> float:
    """Return how many decisions `play`, called again and again, makes in a CPU second of the median slice."""
    play()
    rates: list[float] = []
    end = time.process_time() + seconds
    while not rates or time.process_time() < end:
        decisions = 0
        began = time.process_time()
        spent = 0.0
        while spent < _SLICE:
            decisions += play()
            spent = time.process_time() - began
        rates.append(decisions / spent)
    return median(rates)


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """Return how many CPU microseconds an action takes."""
    action()
    times, batch = 0, 20
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        for _ in range(batch):
            action()
        times += batch
        spent = time.process_time() - began
    return spent / times * 1e6


def bytes_each(make: Callable[[], object], number: int = 200) -> float:
    """Return how many bytes one of many things takes."""
    make()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [make() for _ in range(number)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def in_a_process(program: str, **environment: str) -> float:
    """Run a program in a process of its own; return the number it prints. What it imports may keep its bytecode, as usual."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**inherited, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def import_milliseconds(module: str, **environment: str) -> float:
    """Return how many CPU milliseconds the first import of a module takes."""
    program = (
        "import time; began = time.process_time(); "
        f"import {module}; print((time.process_time() - began) * 1000)"
    )
    return in_a_process(program, **environment)


def run(cases: Iterable[Case], repeats: int, seconds: float, tell: Callable[[int, str], None]) -> None:
    """Measure all cases, in turns."""
    every = list(cases)
    for turn in range(repeats):
        for case in every:
            if turn == 0 or not case.once:
                tell(turn, case.name)
                case.values.append(case.sample(seconds))
