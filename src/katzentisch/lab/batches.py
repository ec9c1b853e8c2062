"""Batches of tasks: what is sent to a process or machine at once."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

RETRIES = 3  # of a batch whose worker was lost
_LARGEST = 64


def batches(tasks: Sequence[T], jobs: int) -> list[Sequence[T]]:
    """Cut tasks into batches: large ones first, to save overhead, single ones last, so that all workers finish together.

    >>> [len(batch) for batch in batches(range(20), 2)]
    [2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    """
    cut: list[Sequence[T]] = []
    first = 0
    while first < len(tasks):
        size = max(1, min(_LARGEST, (len(tasks) - first) // (jobs * 4)))
        cut.append(tasks[first : first + size])
        first += size
    return cut


def do_batch(work: Callable[[T], R], batch: Sequence[T]) -> list[R]:
    """Do the work of one batch, in the process that was given it."""
    return [work(task) for task in batch]
