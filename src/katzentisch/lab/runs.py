"""Runs tasks on a pool of local processes, or on Ray.

Results are yielded as they are ready, in any order. Since a task carries its own seed, neither the number of
processes nor the machine changes a result. The pool is kept for the next run: a tournament is many short ones.
"""

import atexit
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from katzentisch.core.options import BadOption
from katzentisch.lab import ray_runner
from katzentisch.lab.batches import RETRIES, batches, do_batch

_PRELOAD = ["katzentisch.lab.results", "katzentisch.lab.self_play"]

T = TypeVar("T")
R = TypeVar("R")


def run(work: Callable[[T], R], tasks: Sequence[T], jobs: int = 1, on: str = "local") -> Iterator[R]:
    """Yield the answer to each task, in any order; `on` is "local", "ray" or "ray:ADDRESS"."""
    target, _, address = on.partition(":")
    if target == "ray":
        return ray_runner.run(work, tasks, jobs, address or None)
    if target != "local" or address:
        raise BadOption(
            f"cannot run on {on!r}; there are local, ray and ray:ADDRESS", "wrong_place", {"on": on}
        )
    if jobs < 1:
        raise BadOption(
            f"{jobs} jobs are not at least 1", "too_few", {"what": "--jobs", "given": jobs, "least": 1}
        )
    if jobs == 1 or len(tasks) < 2:
        return map(work, tasks)
    return _on_processes(work, tasks, jobs)


def _on_processes(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    waiting = batches(tasks, jobs)
    for attempt in range(RETRIES + 1):
        lost: list[Sequence[T]] = []
        yield from _one_pool(work, waiting, jobs, lost)
        if not lost:
            return
        if attempt == RETRIES:
            raise BrokenProcessPool(f"workers were lost {RETRIES + 1} times; {len(lost)} batches remain")
        waiting = lost


def _one_pool(
    work: Callable[[T], R], waiting: Sequence[Sequence[T]], jobs: int, lost: list[Sequence[T]]
) -> Iterator[R]:
    """Yield answers until all batches are done; those whose worker died go into `lost`."""
    pool = _kept_pool.of(jobs)
    open_batches: dict[Future[list[R]], Sequence[T]] = {
        pool.submit(do_batch, work, batch): batch for batch in waiting
    }
    try:
        while open_batches:
            done, _ = wait(open_batches, return_when=FIRST_COMPLETED)
            for future in done:
                batch = open_batches.pop(future)
                try:
                    answers = future.result()
                except BrokenProcessPool:
                    lost.append(batch)
                    continue
                yield from answers
    finally:
        for future in open_batches:
            future.cancel()
        if lost:
            _kept_pool.shut_down()


class _KeptPool:
    """The process pool of the last run, kept until another size is wanted or a worker is lost."""

    def __init__(self) -> None:
        self.jobs = 0
        self.pool: ProcessPoolExecutor | None = None

    def of(self, jobs: int) -> ProcessPoolExecutor:
        """Return a pool of this many workers."""
        if self.pool is None or jobs != self.jobs:
            self.shut_down()
            self.jobs = jobs
            self.pool = ProcessPoolExecutor(jobs, mp_context=_context())
        return self.pool

    def shut_down(self) -> None:
        """Shut the pool down."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


_kept_pool = _KeptPool()
atexit.register(_kept_pool.shut_down)


def _context() -> multiprocessing.context.BaseContext:
    # Not fork: the progress bar is a thread, and a forked lock stays locked.
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(_PRELOAD)  # games and bots are read once, not once per worker
    return context
