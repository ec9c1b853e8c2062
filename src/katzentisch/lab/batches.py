"""Tasks in batches: what is sent to a process or machine at once."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

RETRIES = 3  # how often a batch is given out again after its worker was lost


def batches(tasks: Sequence[T], jobs: int) -> list[Sequence[T]]:
    """Cut tasks into batches, big enough to pay for the trip and small enough to share out evenly."""
    size = max(1, min(64, len(tasks) // (jobs * 8)))
    return [tasks[first : first + size] for first in range(0, len(tasks), size)]


def do_batch(work: Callable[[T], R], batch: Sequence[T]) -> list[R]:
    """Do the work of one batch, in the process that was given it."""
    return [work(task) for task in batch]
