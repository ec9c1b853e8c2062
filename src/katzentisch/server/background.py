"""Tasks that run beside the requests of a process."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

_log = logging.getLogger("katzentisch.background")
Spawn = Callable[[Coroutine[Any, Any, None]], object]


class BackgroundTasks:
    """Keeps a reference to every running task, and logs what a task raises."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[None], None] = {}  # in the order they began

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._done)
        return task

    async def cancel_all(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            _log.error("task failed", exc_info=task.exception())
