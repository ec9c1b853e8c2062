"""Per-process registry: live sessions, store, bot pool, jobs, limits."""

import asyncio
import logging
import time
from collections import Counter

from katzentisch import games
from katzentisch.play.match import Match
from katzentisch.play.store import News, Store, StoreError, TableRow
from katzentisch.server.background import BackgroundTasks
from katzentisch.server.limits import Buckets, Limits
from katzentisch.server.metrics import Metrics
from katzentisch.server.tables.autoplay import Autoplay
from katzentisch.server.tables.publisher import Publisher
from katzentisch.server.tables.session import Session
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.balance import BalanceReports, BalanceSettings
from katzentisch.server.workers.bot_pool import BotPool
from katzentisch.server.workers.review import ReviewQueue, ReviewSettings
from katzentisch.server.workers.rules_pool import RulesPool

_log = logging.getLogger("katzentisch.tables")
IDLE_SECONDS = 600.0  # until a session without connections is evicted
_SLOW_CHECK_SECONDS = 1.0  # between two searches for connections that do not read
PRESENCE_SECONDS = 20.0  # between two publications of who is connected here
_OPEN_RETRY_SECONDS = 1.0


class Registry:
    """All that the requests of one process share."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        rules: RulesPool,
        limits: Limits,
        reviews: ReviewSettings,
        balances: BalanceSettings,
    ) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.rules = rules
        self.limits = limits
        self.metrics = Metrics()
        self.requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.open_sockets: Counter[str] = Counter()  # by address
        self.closing = False
        self._tasks = BackgroundTasks()
        self.reviews = ReviewQueue(store, self._tasks.spawn, reviews)
        self.balances = BalanceReports(self._tasks.spawn, balances)
        self.publisher = Publisher(store, self._tasks.spawn)
        self._autoplay = Autoplay(bot_pool, self.metrics, self._tasks.spawn)
        self._sessions: dict[str, Session] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def open(self, patience: float = 0.0) -> None:
        """Open the store, retrying for `patience` seconds, and start the periodic tasks."""
        until = time.monotonic() + patience
        while True:
            try:
                await self.store.open()
                break
            except StoreError as error:
                if time.monotonic() >= until:
                    raise
                _log.warning("the store does not open", extra={"why": str(error)})
                await asyncio.sleep(_OPEN_RETRY_SECONDS)
        self.store.hear(self._on_news)
        for task in (self._evict_idle(), self._drop_slow(), self._publish_presence()):
            self._tasks.spawn(task)

    async def close(self) -> None:
        """Finish the writes in progress, then end tasks, bots and store."""
        self.closing = True
        self._autoplay.stop()
        for session in self.sessions():
            async with session.lock:
                pass
        await self._tasks.cancel_all()
        await self.bot_pool.close()
        await self.rules.close()
        await self.store.close()

    # ------------------------------------------------------------------ sessions

    async def session(self, table: str) -> Session:
        """Return the session of a table, loaded from the store if need be; ApiError if there is none."""
        session = self._sessions.get(table)
        if session is None:
            try:
                async with self._loading.setdefault(table, asyncio.Lock()):
                    session = self._sessions.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)  # also if there is no such table: anybody can ask for one
        session.used = time.monotonic()
        return session

    async def _load(self, table: str) -> Session:
        row = await self.store.table(table)
        if row is None:
            raise ApiError("no_such_table", table=table[:20])
        seats = await self.store.seats(table)
        match = new_match(row, len(seats))
        match.follow(await self.store.entries(table))
        session = Session(
            row,
            seats,
            await self.store.keys(table),
            match,
            store=self.store,
            metrics=self.metrics,
            publisher=self.publisher,
            on_change=self._autoplay.on_change,
        )
        session.rematch = await self.store.rematch(table)
        if table in self._sessions:  # two requests loaded it at once
            return self._sessions[table]
        self._sessions[table] = session
        self._autoplay.on_change(session)
        return session

    def sessions(self) -> list[Session]:
        """Return the sessions in memory."""
        return list(self._sessions.values())

    # ------------------------------------------------------------------ periodic tasks

    async def _evict_idle(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 10)
            now = time.monotonic()
            for session in self.sessions():
                busy = session.viewers or session.lock.locked() or self._autoplay.is_busy_at(session)
                if not busy and now - session.used > IDLE_SECONDS:
                    del self._sessions[session.id]

    async def _drop_slow(self) -> None:
        while True:
            await asyncio.sleep(_SLOW_CHECK_SECONDS)
            for session in self.sessions():
                for viewer in session.viewers:
                    viewer.outbox.cancel_if_slow()

    async def _publish_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            for session in self.sessions():
                if session.viewers:
                    session.publish_presence()
                session.forget_presence(time.monotonic() - 3 * PRESENCE_SECONDS)

    # ------------------------------------------------------------------ other processes

    def _on_news(self, news: News) -> None:
        sessions = self.sessions() if news.what == "everything" else [self._sessions.get(news.table)]
        for session in sessions:
            if session is not None:
                self._tasks.spawn(session.receive(news))


def new_match(row: TableRow, seats: int) -> Match:
    """Return the match of a stored table as dealt; ApiError if it was begun with other rules."""
    game = games.open(games.options(row.game, row.variant or None, seats, row.settings_data()))
    if (row.rules, row.material) != (game.rules_version, game.material_hash):
        raise ApiError("other_rules", game=row.game, played=row.rules, here=game.rules_version)
    return Match(game, int(row.seed))
