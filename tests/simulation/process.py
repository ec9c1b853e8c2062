"""A simulated server process: the real application on a simulated store, which can be killed, stopped, frozen and cut off."""

import asyncio
from contextvars import Context
from typing import TYPE_CHECKING, Any, Protocol

from katzentisch.play.store import News, Store
from katzentisch.server.app import Settings, make_app
from tests.server.serving import GENEROUS
from tests.simulation.calls import SETTINGS
from tests.simulation.loop import PROCESS
from tests.simulation.network import Broken, Line

if TYPE_CHECKING:
    from tests.simulation.world import World

_BOT_SECONDS = 4.0
_PATIENCE = 1000.0  # seconds in which the store must open


class Storage(Protocol):
    """Where processes keep their tables."""

    def store(self, process: "Process") -> Store:
        """Return the store of a process that starts."""
        ...

    def died(self, process: "Process") -> None:
        """Hear that a process is gone."""
        ...

    def close(self) -> None:
        """Close everything, when the run is over."""
        ...


class Process:
    """One life of a server process; the next life is another Process."""

    def __init__(self, world: "World", number: int, life: int, storage: Storage) -> None:
        self.name = f"process {number}.{life}"
        self.number, self.life = number, life
        self.alive = True
        self.cut_off = False  # from the database
        self.clock_error = 0.0  # of its time of day
        self.ready = False
        self.lines: list[Line] = []
        self.context = Context()
        self.context.run(PROCESS.set, self)
        self._world = world
        self._storage = storage
        self._frozen_until = 0.0
        self._stop = asyncio.Event()
        self._tasks: list[asyncio.Task[Any]] = []  # kept: a task that is collected would run its `finally`
        settings = Settings(bot_seconds=_BOT_SECONDS, limits=GENEROUS, calls=SETTINGS)
        self.app = make_app(storage.store(self), settings, patience=_PATIENCE)
        self._spawn(self._live())

    @property
    def registry(self) -> Any:
        return self.app.state.registry

    def serve(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        """Hand a request or a socket to the application."""
        if not (self.alive and self.ready):
            raise Broken
        self._spawn(self.app(scope, receive, send))

    def _spawn(self, work: Any) -> None:
        task = self.context.run(self._world.loop.create_task, work)
        task.add_done_callback(self._ended, context=Context())
        self._tasks.append(task)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        if task in self._tasks:
            self._tasks.remove(task)
        if self.alive and not task.cancelled() and task.exception() is not None:
            self._world.violated(f"the application of {self.name} failed", task.exception())

    async def _live(self) -> None:
        async with self.app.router.lifespan_context(self.app):
            self.ready = True
            self._world.note(self.name, "is ready")
            await self._stop.wait()
            self.ready = False
            for line in self.lines:
                line.cut(silently=False)
        self._gone("stopped")

    # ------------------------------------------------------------------ what may happen to it

    def may_run(self, handle: Any) -> bool:
        """Whether a callback of this process runs now: it may be dead, frozen, or die at this very moment."""
        if not self.alive:
            return False
        loop = self._world.loop
        if loop.time() < self._frozen_until:
            loop.outside(self._frozen_until - loop.time(), loop._ready.append, handle)
            return False
        if self._world.luck.random() < self._world.weather.crash:
            self.kill()
            return False
        return True

    def kill(self) -> None:
        """End at once: nothing of it runs ever again."""
        if self.alive:
            self._storage.died(self)
            self._gone("killed")

    def stop(self) -> None:
        """End in good order."""
        self._stop.set()

    def freeze(self, seconds: float) -> None:
        """Run nothing for a while."""
        self._frozen_until = self._world.loop.time() + seconds

    def cut_off_for(self, seconds: float) -> None:
        """Lose the database for a while; when it is back, anything may have changed."""
        if not self.cut_off:
            self.cut_off = True
            self._world.loop.outside(seconds, self._reconnected)

    def _reconnected(self) -> None:
        self.cut_off = False
        if self.alive and self.ready:
            self._world.loop.call_soon(self.registry._on_news, News("", "everything"), context=self.context)

    def raise_for_burial(self) -> None:
        """Let what is left of this process run, so that its tasks can be cancelled when the run is over."""
        self.alive = True
        self._frozen_until = 0.0

    def _gone(self, how: str) -> None:
        self._world.note(self.name, how)
        self.alive = self.ready = False
        for line in self.lines:
            line.cut(silently=False)
        self._world.restart(self)
