"""Event loop without a clock, sockets or threads: time jumps to the next timer, and luck decides which of the ready tasks runs.

Every callback knows by its context which simulated process it belongs to. A process that was killed never runs again:
its callbacks are dropped, as `kill -9` would, without any `finally` or `except`.
"""

import asyncio
import contextlib
import heapq
import random
from collections.abc import Callable
from contextvars import Context, ContextVar
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.process import Process

PROCESS: ContextVar["Process | None"] = ContextVar("process", default=None)
_BEGINNING = 1000.0  # seconds: zero would be taken for "never"
_OUT_OF_ORDER = 0.3  # how often a ready callback overtakes others
_ROUNDS = 5  # of cancelling at the end: what is cancelled may begin something new
Exec = Callable[..., Any]  # starts a simulated subprocess


class Stuck(Exception):
    """Nothing is left to do, and nothing will ever happen."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs callbacks one at a time in an order that the seed decides."""

    def __init__(self, luck: random.Random, start_worker: Exec) -> None:
        super().__init__()
        self.luck = luck
        self.steps = 0
        self.most_steps = 2_000_000
        self._dropped: list[Any] = []  # callbacks of the dead
        self._start_worker = start_worker
        self._now = _BEGINNING
        # `_ready` and `_scheduled` are asyncio's own queues.
        self._ready: Any
        self._scheduled: Any

    def time(self) -> float:
        """Return the simulated seconds."""
        return self._now

    def outside(
        self, seconds: float, callback: Callable[..., object], *arguments: Any
    ) -> asyncio.TimerHandle:
        """Call something later that is no part of the process which asks for it: it happens even if that dies."""
        return self.call_later(seconds, callback, *arguments, context=Context())

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """Do the work of a thread at once, and tell its result a little later."""
        answer = self.create_future()
        try:
            result, settle = func(*args), answer.set_result
        except Exception as error:
            result, settle = error, answer.set_exception
        self.call_later(self.luck.uniform(0.001, 0.02), _settle, answer, settle, result)
        return answer

    async def subprocess_exec(self, protocol_factory: Any, *command: Any, **how: Any) -> Any:
        """Start a simulated worker."""
        protocol = protocol_factory()
        return self._start_worker(protocol, command), protocol

    def end(self) -> None:
        """Cancel what is left, also of the dead, whose callbacks run now after all; then close."""
        self.most_steps += self.steps
        for _ in range(_ROUNDS):
            tasks = asyncio.all_tasks(self)
            self._ready.extend(self._dropped)
            self._dropped.clear()
            for task in tasks:
                task.cancel()
            if tasks:
                with contextlib.suppress(Stuck):
                    self.run_until_complete(asyncio.wait(tasks, timeout=60.0))
        self.close()

    # ------------------------------------------------------------------ asyncio's own hooks

    def _run_once(self) -> None:
        self._collect_due()
        handle = self._next_ready()
        self.steps += 1
        if self.steps > self.most_steps:
            raise Stuck(f"{self.most_steps} steps at {self._now:.3f} s: something runs in circles")
        process = handle._context.get(PROCESS)
        if handle._cancelled:
            return
        if process is None or process.may_run(handle):
            handle._run()
        elif not process.alive:
            self._dropped.append(handle)

    def _collect_due(self) -> None:
        scheduled = self._scheduled
        while scheduled and (scheduled[0]._cancelled or scheduled[0]._when <= self._now):
            self._ready.append(self._pop())
        if not self._ready:
            if not scheduled:
                raise Stuck("nothing is left to do")
            self._now = scheduled[0]._when
            self._ready.append(self._pop())

    def _pop(self) -> Any:
        handle = heapq.heappop(self._scheduled)
        handle._scheduled = False
        return handle

    def _next_ready(self) -> Any:
        ready = self._ready
        if len(ready) > 1 and self.luck.random() < _OUT_OF_ORDER:
            at = self.luck.randrange(len(ready))
            ready.rotate(-at)
            handle = ready.popleft()
            ready.rotate(at)
            return handle
        return ready.popleft()

    def _timer_handle_cancelled(self, handle: Any) -> None:
        """Keep cancelled timers in the heap until they are due."""

    def _write_to_self(self) -> None:
        """Nobody waits for input that would have to be woken."""


def _settle(answer: "asyncio.Future[Any]", settle: Callable[[Any], None], result: Any) -> None:
    if not answer.done():
        settle(result)
