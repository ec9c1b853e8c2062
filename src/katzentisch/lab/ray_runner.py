"""Runs tasks on Ray, for more than one machine (`pip install katzentisch[ray]`).

Batches are Ray tasks, and Ray retries a batch whose worker was lost. Since every task carries its own seed,
the answer is the same.
"""

import importlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from katzentisch.core.options import BadOption
from katzentisch.lab.batches import RETRIES, batches, do_batch

T = TypeVar("T")
R = TypeVar("R")


def run(work: Callable[[T], R], tasks: Sequence[T], jobs: int, address: str | None = None) -> Iterator[R]:
    """Yield the answer to each task, in any order, from a Ray cluster or one started here."""
    try:
        ray = importlib.import_module("ray")
    except ImportError as error:
        raise BadOption("Ray is not installed: pip install 'katzentisch[ray]'", "no_ray", {}) from error
    return _run(ray, work, tasks, jobs, address)


def _run(ray: Any, work: Callable[[T], R], tasks: Sequence[T], jobs: int, address: str | None) -> Iterator[R]:
    started_here = not ray.is_initialized()
    if started_here:
        _start(ray, jobs, address)
    try:
        remote = ray.remote(do_batch).options(max_retries=RETRIES, retry_exceptions=False)
        waiting = [remote.remote(work, batch) for batch in batches(tasks, jobs)]
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            for answers in ray.get(done):
                yield from answers
    finally:
        if started_here:
            ray.shutdown()


def _start(ray: Any, jobs: int, address: str | None) -> None:
    """Join the cluster at an address, or start a small one on this machine."""
    quiet = {"logging_level": "error", "log_to_driver": False}
    if address is not None:
        ray.init(address=address, **quiet)
    else:
        ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
