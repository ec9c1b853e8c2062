"""Per-process registry: live sessions, store, bot pool, jobs, limits."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

from katzentisch.play.log import Entry
from katzentisch.play.match import Match
from katzentisch.play.store import News, SeatRow, Store, StoreError, TableRow
from katzentisch.play.store_calls import CallStore
from katzentisch.play.stored import (
    Damaged,
    Materials,
    OtherRules,
    begun_match,
    check_rows,
    follow_log,
    stored_entries,
    stored_game,
)
from katzentisch.server.background import BackgroundTasks
from katzentisch.server.call_settings import CallSettings
from katzentisch.server.calling.delivery import Delivery
from katzentisch.server.limits import Buckets, Limits, note_replayed
from katzentisch.server.metrics import Metrics
from katzentisch.server.retention import Retention
from katzentisch.server.tables.archive import Archive, ArchivedTable, bot_reasons, summary_of
from katzentisch.server.tables.autoplay import LONG_CLOCK, Autoplay
from katzentisch.server.tables.caller import Caller
from katzentisch.server.tables.publisher import Publisher
from katzentisch.server.tables.seats import Seats
from katzentisch.server.tables.session import Session, now_ms
from katzentisch.server.tables.tokens import is_table_id
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.wire.messages import Status, TableInfo
from katzentisch.server.workers.balance import BalanceReports, BalanceSettings
from katzentisch.server.workers.bot_pool import BotPool
from katzentisch.server.workers.review import ReviewQueue, ReviewSettings
from katzentisch.server.workers.rules_pool import RulesPool
from katzentisch.server.workers.scenario import Scenarios
from katzentisch.server.workers.transcript import TranscriptQueue

_log = logging.getLogger("katzentisch.tables")
IDLE_SECONDS = 600.0  # until a session without connections is evicted
_HELD_SECONDS = 15.0  # a request or a greeting may take between finding a session and using it
_MOST_ENTRIES = 200_000  # of all sessions together, until idle ones are evicted: about 1.3 KB each
_PIECE = 200  # entries that are replayed before others have their turn: some milliseconds
_SLOW_CHECK_SECONDS = 1.0  # between two searches for connections that do not read
PRESENCE_SECONDS = 20.0  # between two publications of who is connected here
_OPEN_RETRY_SECONDS = 1.0
_CHECK_SECONDS = 1.0  # between two tries to write to the store
_RETENTION_SECONDS = 3600.0  # between two deletions of old tables
FORGET_SECONDS = 300.0  # between two deletions of old hashes of addresses
_OVERDUE_SECONDS = 60.0  # between two looks for long clocks that have run out
_MOST_OVERDUE = 20  # tables that are loaded for it at once
_UNCONFIRMED_DAYS = 2.0  # until an e-mail address is deleted whose owner did not answer
_REFRESH_SECONDS = 5.0  # between two searches for entries whose news was lost


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
        transcript_command: tuple[str, ...] = (),
        retention: Retention = Retention(),  # noqa: B008 - it is immutable
        calls: CallSettings = CallSettings(),  # noqa: B008 - it is immutable
        address: str = "",
    ) -> None:
        self.store, self.retention, self.limits = store, retention, limits
        self.bot_pool, self.rules = bot_pool, rules
        self.metrics = Metrics()
        self.requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.messages = Buckets(limits.messages_per_second_of_address, limits.messages_at_once_of_address)
        self.open_sockets: Counter[str] = Counter()  # by address
        self.closing = False
        self._tasks = BackgroundTasks()
        self.spawn = self._tasks.spawn
        self.reviews = ReviewQueue(store, self._tasks.spawn, reviews)
        self.scenarios = Scenarios()
        self.balances = BalanceReports(self._tasks.spawn, balances)
        self.transcripts = TranscriptQueue(store, self._tasks.spawn, transcript_command)
        self.archive = Archive(store)
        self.materials = Materials(store)
        self.publisher = Publisher(store, self._tasks.spawn)
        self._autoplay = Autoplay(bot_pool, limits, self.metrics, self._tasks.spawn, store)
        self.calls = CallStore(store)
        delivery = Delivery(calls, address, self.calls)
        self.caller = Caller(self.calls, delivery, self.session, self.metrics, self._tasks.spawn)
        self._sessions: dict[str, Session] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._checking = asyncio.Lock()
        self._checked = -1e9
        self._well = True

    async def open(self, patience: float = 0.0, ahead: bool = True) -> None:
        """Open the store, retrying for `patience` seconds, and start the periodic tasks.

        With `ahead` the material of all games is read now; otherwise that of each with its first table.
        """
        until = time.monotonic() + patience
        await _patiently(self.store.open, until)
        if ahead:
            await _patiently(self.materials.keep_own, until)
        self.store.hear(self._on_news)
        periodic = (
            self._evict_idle(),
            self._drop_slow(),
            self._publish_presence(),
            self._forget_addresses(),
            self._forget_old(),
            self._refresh(),
            self._wake_overdue(),
            self.caller.run(),
        )
        for task in periodic:
            self._tasks.spawn(task)

    async def add_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        keys: Sequence[tuple[str, int]],
        entries: Sequence[Entry] = (),
        rematch_of: str = "",
    ) -> None:
        """Store a table, and the material that it goes on with in every later version of this program."""
        await self.materials.keep_own(row.game)
        await self.store.add_table(row, seats, keys, entries, rematch_of=rematch_of)

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
        await self.caller.delivery.close()
        await self.store.close()
        self.materials.close()

    # ------------------------------------------------------------------ sessions

    async def session(self, table: str) -> Session:
        """Return the session of a table, loaded from the store if need be; ApiError if there is none."""
        session = self._sessions.get(table)
        if session is None:
            if not is_table_id(table):  # no database is asked for just any text
                raise ApiError("no_such_table", table=table[:20])
            try:
                async with self._loading.setdefault(table, asyncio.Lock()):
                    session = self._sessions.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)  # also if there is no such table: anybody can ask for one
        session.used = time.monotonic()
        return session

    async def session_or_archive(self, table: str) -> Session | ArchivedTable:
        """Return the session of a table; if it cannot be replayed any more but is over, its transcript."""
        try:
            return await self.session(table)
        except ApiError as error:
            row = await self.store.table(table) if error.code in ("other_rules", "damaged") else None
            archived = await self.archive.table(row) if row is not None else None
            if archived is None:
                raise
            return archived

    async def info(self, table: str) -> TableInfo | None:
        """Return a table as lists show it, whatever happened to it; None if there is none.

        A finished game is not replayed for it.
        """
        session = self._sessions.get(table)
        row = await self.store.table(table) if session is None else None
        if session is None and row is not None:
            if await self.store.is_closed(table):
                return Seats(await self.store.seats(table)).stored_info(row, "closed")
            info = await self.archive.finished_info(row)
            if info is not None:
                return info
            try:
                session = await self.session(table)
            except ApiError as error:
                status: Status = "damaged" if error.code == "damaged" else "outdated"
                return Seats(await self.store.seats(table)).stored_info(row, status)
        return session.info() if session is not None else None

    async def _load(self, table: str) -> Session:
        row = await self.store.table(table)
        if row is None:
            raise ApiError("no_such_table", table=table[:20])
        if await self.store.is_closed(table):
            raise ApiError("closed")
        seats = await self.store.seats(table)
        match, material = await self._match(row, seats)
        session = Session(
            row,
            seats,
            await self.store.keys(table),
            match,
            material,
            store=self.store,
            limits=self.limits,
            metrics=self.metrics,
            publisher=self.publisher,
            on_change=self._on_change,
        )
        await session.load_rest()
        if table in self._sessions:  # two requests loaded it at once
            return self._sessions[table]
        self._sessions[table] = session
        self._evict_surplus()
        self._on_change(session)
        return session

    def _on_change(self, session: Session) -> None:
        self._autoplay.on_change(session)
        self.caller.on_change(session)
        if session.match.table.is_over and not session.kept:
            session.kept = True
            self._tasks.spawn(self._keep_result(session))

    async def _keep_result(self, session: Session) -> None:
        """Write down how a game ended, at once for lists of tables, and soon as a transcript that outlives its rules."""
        try:
            await self._keep_summary(session)
            if not await self.store.kept("transcript", session.id):
                reasons = await bot_reasons(session, self.store)
                self.transcripts.want(session.id, session.match, session.material, reasons)
        except StoreError as error:
            session.kept = False
            _log.warning("the end of a game is not written down", extra={"why": str(error)})

    async def _keep_summary(self, session: Session) -> None:
        if not await self.store.kept("summary", session.id):
            await self.store.keep("summary", session.id, summary_of(session.info()))

    async def keep_results(self, challenge: str) -> None:
        """Write down how the games of a challenge ended that were over a moment ago."""
        for session in self.sessions():
            if session.row.challenge == challenge and session.match.table.is_over:
                await self._keep_summary(session)

    async def _match(self, row: TableRow, seats: list[SeatRow]) -> tuple[Match, str]:
        """Return the match of a stored table and the folder of its material; ApiError if it cannot go on."""
        try:
            check_rows(row, seats)
            game, folder = await stored_game(row, len(seats), self.materials)
            match = await self._replayed(begun_match(game, row), await stored_entries(self.store, row.id))
        except OtherRules as error:
            raise ApiError("other_rules", game=error.game, played=error.played, here=error.here) from error
        except Damaged as error:
            _log.error("damaged table", extra={"table": row.id, "why": str(error)})
            raise ApiError("damaged", table=row.id) from error
        return match, str(folder or "")

    async def _replayed(self, match: Match, entries: list[Entry]) -> Match:
        """Apply a log piece by piece, so that a long one holds nobody up; Damaged if it makes no sense."""
        note_replayed(len(entries))
        for first in range(0, len(entries), _PIECE):
            follow_log(match, entries[first : first + _PIECE])
            await asyncio.sleep(0)
        return match

    async def keys_changed(self, table: str) -> None:
        """Let a table in memory know that other keys open its seats, here and in other processes."""
        session = self._sessions.get(table)
        if session is not None:
            await session.reload_keys()
        else:
            self.publisher.publish(News(table, "seats"))

    def sessions(self) -> list[Session]:
        """Return the sessions in memory."""
        return list(self._sessions.values())

    # ------------------------------------------------------------------ periodic tasks

    async def _evict_idle(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 10)
            for session in self._idle_for(IDLE_SECONDS):
                self._evict(session)

    def _idle_for(self, seconds: float) -> list[Session]:
        """Return the sessions that nobody uses and has used for so long, those used longest ago first."""
        before = time.monotonic() - seconds
        idle = [
            session
            for session in self.sessions()
            if session.used < before and not session.lock.locked() and not self._is_waited_for(session)
        ]
        return sorted(idle, key=lambda session: session.used)

    def _evict(self, session: Session) -> None:
        self._autoplay.forget(session)
        del self._sessions[session.id]

    def _evict_surplus(self) -> None:
        """Forget idle sessions before their time if all together are too long: anybody can open many finished games."""
        surplus = sum(session.match.seq for session in self._sessions.values()) - _MOST_ENTRIES
        if surplus > 0:
            for session in self._idle_for(_HELD_SECONDS):
                if surplus <= 0:
                    break
                surplus -= session.match.seq
                self._evict(session)

    async def _drop_slow(self) -> None:
        while True:
            await asyncio.sleep(_SLOW_CHECK_SECONDS)
            for session in self.sessions():
                session.view_cache.clear()  # everybody has been sent it; most tables now wait for somebody to think
                for viewer in session.viewers:
                    viewer.outbox.cancel_if_slow()
            self._measure()

    def _measure(self) -> None:
        """Note how much there is of what comes and goes."""
        self.metrics.set("tables_in_memory", len(self._sessions))
        self.metrics.set("sockets", self.open_sockets.total())
        self.metrics.set("bots_waiting", self.bot_pool.waiting)
        self.metrics.set("bot_failures", self.bot_pool.failures)

    async def _publish_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            for session in self.sessions():
                if session.viewers:
                    session.publish_presence()
                session.forget_presence(time.monotonic() - 3 * PRESENCE_SECONDS)

    async def _forget_addresses(self) -> None:
        """Delete hashes of addresses and their keys when the hour after theirs is over."""
        while True:
            with contextlib.suppress(StoreError):
                await self.store.forget_hours(int(time.time()) // 3600 - 1)
            await asyncio.sleep(FORGET_SECONDS)

    async def _forget_old(self) -> None:
        """Delete from time to time what is older than it is to be kept."""
        while True:
            try:
                await self.forget_old(now_ms())
            except StoreError as error:
                _log.warning("old data are not deleted", extra={"why": str(error)})
            await asyncio.sleep(_RETENTION_SECONDS)

    async def forget_old(self, now: int) -> None:
        """Delete tables, chat and names that are older than they are to be kept; tables somebody shows stay."""
        keep = self.retention
        for finished, days in ((True, keep.finished_days), (False, keep.idle_days)):
            for table in await self.store.old_tables(finished, now - _ms(days)) if days else []:
                session = self._sessions.get(table)
                if session is None or not session.viewers:
                    await self.delete(table)
        if keep.chat_days:
            await self.store.forget_chat(now - _ms(keep.chat_days))
            for session in self.sessions():
                if session.viewers:
                    await session.recount_chat()
        if keep.calls_days:
            await self.calls.forget_finished(now - _ms(keep.calls_days))
        await self.calls.forget_unconfirmed(now - _ms(_UNCONFIRMED_DAYS))
        if keep.names_days:
            for table in await self.store.old_tables(True, now - _ms(keep.names_days)):
                await self.store.forget_names(table)

    async def delete(self, table: str) -> None:
        """Delete a table with all that belongs to it; its connections end."""
        await self.store.delete_table(table)
        self._drop(table)
        self.publisher.publish(News(table, "gone"))

    async def close_table(self, table: str) -> None:
        """Close a table for everybody; ApiError if there is none."""
        if not is_table_id(table) or await self.store.table(table) is None:
            raise ApiError("no_such_table", table=table[:20])
        await self.store.close_table(table, now_ms())
        self._drop(table)
        self.publisher.publish(News(table, "gone"))

    def _drop(self, table: str) -> None:
        """Forget a table in memory and end its connections."""
        session = self._sessions.pop(table, None)
        if session is not None:
            self._autoplay.forget(session)
            for viewer in session.viewers:
                viewer.outbox.stop()

    async def is_well(self) -> bool:
        """Whether the store can be written to; tried at most once a second, however often it is asked."""
        async with self._checking:
            if time.monotonic() - self._checked > _CHECK_SECONDS:
                try:
                    async with asyncio.timeout(5):
                        await self.store.check_writing(int(time.time()) // 3600)
                    self._well = True
                except (StoreError, TimeoutError) as error:
                    _log.error("the store cannot be written to", extra={"why": str(error)})
                    self._well = False
                self._checked = time.monotonic()
            return self._well

    async def _refresh(self) -> None:
        """Let the tables that somebody waits at catch up with the store, should news have been lost."""
        while True:
            await asyncio.sleep(_REFRESH_SECONDS)
            waiting = [
                session
                for session in self.sessions()
                if session.is_unsure or (self.store.broadcasts and self._is_waited_for(session))
            ]
            try:
                tables = [session.id for session in waiting]
                newest, lines = await self.store.newest(tables), await self.store.newest_lines(tables)
            except StoreError:
                continue
            for session in waiting:
                await session.refresh(newest.get(session.id, 0), lines.get(session.id, 0))

    async def _wake_overdue(self) -> None:
        """Load tables whose long clock has run out while nobody had them in memory: that makes the clock strike."""
        stuck: set[str] = set()  # damaged and outdated ones, which stay overdue for ever
        while True:
            await asyncio.sleep(_OVERDUE_SECONDS)
            with contextlib.suppress(StoreError):
                overdue = await self.store.overdue(LONG_CLOCK, now_ms(), _MOST_OVERDUE + len(stuck))
                for table in [each for each in overdue if each not in stuck]:
                    try:
                        await self.session(table)
                    except ApiError:
                        stuck.add(table)

    def _is_waited_for(self, session: Session) -> bool:
        return session.connections > 0 or self._autoplay.is_busy_at(session)

    # ------------------------------------------------------------------ other processes

    def _on_news(self, news: News) -> None:
        if news.what == "gone":
            self._drop(news.table)
            return
        sessions = self.sessions() if news.what == "everything" else [self._sessions.get(news.table)]
        for session in sessions:
            if session is not None and not session.take(news):
                self._tasks.spawn(session.receive(news))


def _ms(days: float) -> int:
    """Return days in milliseconds."""
    return int(days * 86_400_000)


async def _patiently(work: Callable[[], Awaitable[None]], until: float) -> None:
    """Do something with the store, again and again until it succeeds or the time is up."""
    while True:
        try:
            return await work()
        except StoreError as error:
            if time.monotonic() >= until:
                raise
            _log.warning("the store does not open", extra={"why": str(error)})
            await asyncio.sleep(_OPEN_RETRY_SECONDS)
