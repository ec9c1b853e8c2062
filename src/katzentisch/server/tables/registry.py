"""The house: every table this process has in memory, the store, the bots, and what is allowed."""

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
from katzentisch.server.tables.autoplay import Pace
from katzentisch.server.tables.session import Live
from katzentisch.server.wire.errors import Trouble
from katzentisch.server.workers.balance import Balances, Balancing
from katzentisch.server.workers.bot_pool import Thinking
from katzentisch.server.workers.review import Reviewing, Reviews

log = logging.getLogger("katzentisch.house")
IDLE = 600.0  # seconds until a table nobody looks at leaves memory
LOOK_IN = 1.0
PRESENCE = 20.0  # seconds until other processes are told again who is here


class House:
    """All that the requests of one process share."""

    def __init__(
        self, store: Store, thinking: Thinking, limits: Limits, reviews: Reviews, balances: Balances
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.reviewing = Reviewing(store, self.spawn, reviews)
        self.balancing = Balancing(self.spawn, balances)
        self.limits = limits
        self.name = secrets.token_hex(6)  # sets this process apart from others on the same database
        self.metrics = Metrics()
        self.pace = Pace(self)
        self.sockets: Counter[str] = Counter()
        self.requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.closing = False
        self._tables: dict[str, Live] = {}
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
        for live in list(self._tables.values()):
            async with live.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinking.close()
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

    async def live(self, table: str) -> Live:
        """Return a table, read from the store if need be; Trouble if there is none."""
        found = self._tables.get(table)
        if found is None:
            async with self._loading.setdefault(table, asyncio.Lock()):
                found = self._tables.get(table) or await self._load(table)
            self._loading.pop(table, None)
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> Live:
        row = await self.store.table(table)
        if row is None:
            raise Trouble("no_such_table", table=table[:20])
        seats = await self.store.seats(table)
        match = new_match(row, len(seats))
        match.follow(await self.store.entries(table))
        live = Live(self, row, seats, await self.store.keys(table), match)
        live.rematch = await self.store.rematch(table)
        self._tables[table] = live
        self.play_on(live)
        return live

    def in_memory(self) -> list[Live]:
        """Return the tables this process has in memory."""
        return list(self._tables.values())

    def play_on(self, live: Live) -> None:
        """Let bots and clocks of a table go on."""
        if live.begun and not self.closing:
            self.pace.play_on(live)

    async def _look_in(self) -> None:
        """Let go of pages that do not read."""
        while True:
            await asyncio.sleep(LOOK_IN)
            for live in self.in_memory():
                for page in live.pages:
                    page.outbox.give_up_if_slow()

    async def _tidy(self) -> None:
        """Forget tables that nobody has looked at for a while; the store has them."""
        while True:
            await asyncio.sleep(IDLE / 10)
            now = time.monotonic()
            for table, live in list(self._tables.items()):
                busy = live.pages or live.lock.locked() or self.pace.is_busy_at(live)
                if not busy and now - live.used > IDLE:
                    del self._tables[table]

    # ------------------------------------------------------------------ other processes

    def tell(self, news: News) -> None:
        """Tell other processes, without waiting."""
        if type(self.store).tell is not Store.tell:
            self.spawn(self.store.tell(news))

    def tell_presence(self, live: Live) -> None:
        """Tell other processes which seats have a page open here."""
        online = sorted({seat for page in live.pages for seat in page.seats if seat >= 0})
        looking = sum(page.seats == [-1] for page in live.pages)
        self.tell(News(live.id, "presence", json.dumps([self.name, online, looking])))

    async def _tell_presence_again(self) -> None:
        """Say now and then who is here, and forget what a process said that has died since."""
        while True:
            await asyncio.sleep(PRESENCE)
            for live in self.in_memory():
                if live.pages:
                    self.tell_presence(live)
                live.forget_elsewhere(time.monotonic() - 3 * PRESENCE)

    def _heard(self, news: News) -> None:
        tables = self.in_memory() if news.what == "everything" else [self._tables.get(news.table)]
        for live in tables:
            if live is not None:
                self.spawn(self._follow(live, news))

    async def _follow(self, live: Live, news: News) -> None:
        if news.what == "presence":
            process, online, looking = json.loads(news.text)
            live.elsewhere[process] = (online, looking, time.monotonic())
            live.send(live.presence())
            return
        if news.what in ("seats", "everything"):
            await live.reseat()
        if news.what in ("entry", "everything"):
            await live.follow()
        if news.what == "chat":
            with contextlib.suppress(ValueError):
                for said in await self.store.chat(live.id, int(news.text) - 1, 1):
                    live.say(said)


def new_match(row: TableRow, seats: int) -> Match:
    """Return the match of a table as dealt; Trouble if it was begun with other rules."""
    game = open_game(row.game, row.variant, seats, row.settings_data())
    if (row.rules, row.material) != (game.rules_version, game.material_hash):
        raise Trouble("other_rules", game=row.game, played=row.rules, here=game.rules_version)
    return Match(game, int(row.seed))
