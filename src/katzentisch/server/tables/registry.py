"""The registry: every table this process has in memory, the store, the bots, and what is allowed."""

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from katzentisch.play.match import Match
from katzentisch.play.store import News, Store, StoreError, TableRow
from katzentisch.server.http.catalogue import open_game
from katzentisch.server.limits import Buckets, Limits
from katzentisch.server.metrics import Metrics
from katzentisch.server.tables.autoplay import Autoplay
from katzentisch.server.tables.session import Session
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.balance import BalanceReports, BalanceSettings
from katzentisch.server.workers.bot_pool import BotPool
from katzentisch.server.workers.review import ReviewQueue, ReviewSettings

log = logging.getLogger("katzentisch.registry")
IDLE = 600.0  # seconds until a table nobody looks at leaves memory
LOOK_IN = 1.0
PRESENCE = 20.0  # seconds until other processes are told again who is here


class Registry:
    """All that the requests of one process share."""

    def __init__(
        self,
        store: Store,
        thinking: BotPool,
        limits: Limits,
        reviews: ReviewSettings,
        balances: BalanceSettings,
    ) -> None:
        self.store = store
        self.bot_pool = thinking
        self.reviews = ReviewQueue(store, self.spawn, reviews)
        self.balances = BalanceReports(self.spawn, balances)
        self.limits = limits
        self.name = secrets.token_hex(6)  # sets this process apart from others on the same database
        self.metrics = Metrics()
        self.autoplay = Autoplay(self)
        self.sockets: Counter[str] = Counter()
        self.requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.closing = False
        self._tables: dict[str, Session] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, patience: float = 0.0) -> None:
        """Open the store, which a worker started anew may find out of reach for a while, and listen to others."""
        until = time.monotonic() + patience
        while True:
            try:
                await self.store.open()
                break
            except StoreError as error:
                if time.monotonic() >= until:
                    raise
                log.warning("the store does not open", extra={"why": str(error)})
                await asyncio.sleep(1.0)
        self.store.hear(self._heard)
        self.spawn(self._tidy())
        self.spawn(self._look_in())
        self.spawn(self._tell_presence_again())

    async def close(self) -> None:
        """Finish what is in hand: choices being written, then bots, then the store."""
        self.closing = True
        for session in list(self._tables.values()):
            async with session.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_pool.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside the requests; what goes wrong is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    # ------------------------------------------------------------------ tables in memory

    async def session(self, table: str) -> Session:
        """Return a table, read from the store if need be; ApiError if there is none."""
        found = self._tables.get(table)
        if found is None:
            async with self._loading.setdefault(table, asyncio.Lock()):
                found = self._tables.get(table) or await self._load(table)
            self._loading.pop(table, None)
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> Session:
        row = await self.store.table(table)
        if row is None:
            raise ApiError("no_such_table", table=table[:20])
        seats = await self.store.seats(table)
        match = new_match(row, len(seats))
        match.follow(await self.store.entries(table))
        session = Session(self, row, seats, await self.store.keys(table), match)
        session.rematch = await self.store.rematch(table)
        self._tables[table] = session
        self.play_on(session)
        return session

    def sessions(self) -> list[Session]:
        """Return the tables this process has in memory."""
        return list(self._tables.values())

    def play_on(self, session: Session) -> None:
        """Let bots and clocks of a table go on."""
        if session.begun and not self.closing:
            self.autoplay.play_on(session)

    async def _look_in(self) -> None:
        """Let go of pages that do not read."""
        while True:
            await asyncio.sleep(LOOK_IN)
            for session in self.sessions():
                for page in session.pages:
                    page.outbox.give_up_if_slow()

    async def _tidy(self) -> None:
        """Forget tables that nobody has looked at for a while; the store has them."""
        while True:
            await asyncio.sleep(IDLE / 10)
            now = time.monotonic()
            for table, session in list(self._tables.items()):
                busy = session.pages or session.lock.locked() or self.autoplay.is_busy_at(session)
                if not busy and now - session.used > IDLE:
                    del self._tables[table]

    # ------------------------------------------------------------------ other processes

    def tell(self, news: News) -> None:
        """Tell other processes, without waiting."""
        if type(self.store).tell is not Store.tell:
            self.spawn(self.store.tell(news))

    def tell_presence(self, session: Session) -> None:
        """Tell other processes which seats have a page open here."""
        online = sorted({seat for page in session.pages for seat in page.seats if seat >= 0})
        looking = sum(page.seats == [-1] for page in session.pages)
        self.tell(News(session.id, "presence", json.dumps([self.name, online, looking])))

    async def _tell_presence_again(self) -> None:
        """Say now and then who is here, and forget what a process said that has died since."""
        while True:
            await asyncio.sleep(PRESENCE)
            for session in self.sessions():
                if session.pages:
                    self.tell_presence(session)
                session.forget_elsewhere(time.monotonic() - 3 * PRESENCE)

    def _heard(self, news: News) -> None:
        tables = self.sessions() if news.what == "everything" else [self._tables.get(news.table)]
        for session in tables:
            if session is not None:
                self.spawn(self._follow(session, news))

    async def _follow(self, session: Session, news: News) -> None:
        if news.what == "presence":
            process, online, looking = json.loads(news.text)
            session.elsewhere[process] = (online, looking, time.monotonic())
            session.send(session.presence())
            return
        if news.what in ("seats", "everything"):
            await session.reseat()
        if news.what in ("entry", "everything"):
            await session.follow()
        if news.what == "chat":
            with contextlib.suppress(ValueError):
                for said in await self.store.chat(session.id, int(news.text) - 1, 1):
                    session.say(said)


def new_match(row: TableRow, seats: int) -> Match:
    """Return the match of a table as dealt; ApiError if it was begun with other rules."""
    game = open_game(row.game, row.variant, seats, row.settings_data())
    if (row.rules, row.material) != (game.rules_version, game.material_hash):
        raise ApiError("other_rules", game=row.game, played=row.rules, here=game.rules_version)
    return Match(game, int(row.seed))
