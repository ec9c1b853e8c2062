"""Does many pieces of work on local processes, or on Ray.

The answers come back as they are ready; whoever needs an order sorts them. Since a task carries its own seed,
neither the number of processes nor the machine changes a single result.
"""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from katzentisch.core.options import BadOption
from katzentisch.lab import on_ray
from katzentisch.lab.batches import RETRIES, batches, do_batch

T = TypeVar("T")
R = TypeVar("R")


def run(work: Callable[[T], R], tasks: Sequence[T], jobs: int = 1, on: str = "local") -> Iterator[R]:
    """Yield the answer to each task, in any order; `on` is "local", "ray" or "ray:ADDRESS"."""
    place, _, address = on.partition(":")
    if place == "ray":
        return on_ray.run(work, tasks, jobs, address or None)
    if place != "local" or address:
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
    """Yield answers until all is done; batches whose worker died are put into `lost`."""
    with ProcessPoolExecutor(jobs, mp_context=_context()) as pool:
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


def _context() -> multiprocessing.context.BaseContext:
    # Not fork: the progress bar is a thread, and a forked lock stays locked.
    methods = multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
