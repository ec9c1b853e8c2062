"""Session of one table: its match in memory, the connections that show it, and the path of one move.

A move is proposed, written to the store, applied, then sent: an entry is durable before anybody hears of it. If
another process wrote first, the log is read again and the move proposed anew. If the store fails nothing changes
here, and the log is read before the next move, because the entry may have been written after all.
"""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.play.log import entry_text, read_entry
from katzentisch.play.match import Match, Step, Taken
from katzentisch.play.numbers import Numbers
from katzentisch.play.store import Chatted as ChattedRow
from katzentisch.play.store import Conflict, News, SeatRow, Store, StoreError, TableRow
from katzentisch.play.store_calls import CallStore
from katzentisch.play.undo import Policy, granted
from katzentisch.server.limits import Bucket, Limits
from katzentisch.server.metrics import Metrics
from katzentisch.server.tables.outbox import Outbox
from katzentisch.server.tables.publisher import Publisher
from katzentisch.server.tables.seats import Seats
from katzentisch.server.tables.tokens import seats_opened
from katzentisch.server.tables.view_cache import ViewCache
from katzentisch.server.wire.messages import Changed, Chatted, FromServer, Presence, Said, TableInfo

_log = logging.getLogger("katzentisch.tables")
_T = TypeVar("_T")
Proposal = Callable[[Match], Step | Taken | Refusal | None]
Answer = Callable[[Step | Taken], None]


def now_ms() -> int:
    """Return the time of day in milliseconds; shown to people only, nothing is ordered by it."""
    return int(time.time() * 1000)


@dataclass(eq=False)
class Viewer:
    """A connection as its session sees it: the seats it shows, where to send messages, the tokens it came with."""

    seats: list[int]
    outbox: Outbox
    tokens: list[str] = field(default_factory=list)
    told: int = 0  # the number of the last line of chat it was sent, or does not want to read

    def has_news(self, match: Match) -> bool:
        """Whether something happened that this connection may know of: even the number of messages tells something."""
        return Numbers(match, self.seats).seq(match.seq) != self.outbox.seen


class Session:
    """One table in memory; `on_change` is called with it whenever the match begins or goes on."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        keys: list[tuple[str, int]],
        match: Match,
        material: str = "",
        *,
        store: Store,
        limits: Limits,
        metrics: Metrics,
        publisher: Publisher,
        on_change: "Callable[[Session], None]",
    ) -> None:
        self.row = row
        self.keys = keys
        self.seats = Seats(seats)
        self.match = match
        self.material = material  # the folder of what it is played with, empty if that is the program's own
        self.view_cache = ViewCache(match, self.policy, self.seats.people)
        self.rematch = ""
        self.address = (
            ""  # of whoever came last to play, or to look on where only bots play: whose turn its bots take
        )
        # In the order they came: a set's order would differ from run to run.
        self.viewers: dict[Viewer, None] = {}
        self.connections = 0  # also those that have not joined yet
        self.lock = asyncio.Lock()
        self.chat_bucket = Bucket(limits.chat_lines_per_second, limits.chat_lines_at_once)
        self.newest_line = 0  # of chat that was told here
        self.unsure_of_chat = False  # whether the store may have lines that nobody was told of
        self.agreed_to_hints: list[int] = []  # seats
        self.muted: list[tuple[int, int]] = []  # who does not want to read whom
        self.pausing: list[int] = []  # the seats whose owners want to pause
        self.call_seats: list[int] = []  # the seats that want to be called when it is their turn
        self.call_turns: dict[int, tuple[int, bool]] = {}  # which of their turns was noted to wait
        self.kept = False  # whether the end of the game was written down for lists, and as a transcript
        self.behind = False  # whether the store may have entries that this match has not
        self.used = time.monotonic()
        self._store = store
        self._metrics = metrics
        self._publisher = publisher
        self._on_change = on_change
        self._writing: dict[asyncio.Task[Any], None] = {}  # moves and chat on their way
        # By process: its seats, its spectators, and when it said so.
        self._elsewhere: dict[str, tuple[list[int], int, float]] = {}

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def begun(self) -> bool:
        """Whether all seats are taken."""
        return self.seats.all_taken

    @property
    def paused(self) -> bool:
        """Whether all people at the table want to pause."""
        return bool(self.pausing) and set(self.seats.people) <= set(self.pausing)

    @property
    def policy(self) -> Policy:
        """The undo policy of this table."""
        policy: Policy = self.row.undo  # type: ignore[assignment]
        return policy

    def info(self) -> TableInfo:
        """Return what everybody at the table knows about it."""
        info = self.seats.info(self.row, self.match, self.rematch)
        info.own_material = bool(self.material)
        info.hints = self.agreed_to_hints
        info.pausing, info.paused = self.pausing, self.paused
        return info

    def may_be_advised(self, seats: list[int]) -> bool:
        """Whether a connection with these seats may ask for hints: nobody else plays, or everybody agreed to it."""
        people = set(self.seats.people)
        return people <= set(seats) or people <= set(self.agreed_to_hints)

    # ------------------------------------------------------------------ the path of one move

    async def write(
        self, propose: Proposal, reasons: str = "", answer: Answer | None = None
    ) -> Step | Taken | Refusal | None:
        """Propose an entry, store it, apply it and send the new views; or return why not.

        `answer` is called with the entry before the views are sent, so that its player hears of it first and with them.

        `reasons` of a bot are stored with the entry and shown when the game is over (decision 0054). It goes on if
        whoever asked for it is cancelled, as a page that goes away is: the store may have the entry by then, and the others
        must see it.
        """
        return await self._finished(self._write_and_show(propose, reasons, answer))

    async def _finished(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Do something to its end, also if whoever asked for it is cancelled meanwhile."""
        writing = asyncio.get_running_loop().create_task(work)
        self._writing[writing] = None
        writing.add_done_callback(self._writing.pop)
        return await asyncio.shield(writing)

    async def _write_and_show(
        self, propose: Proposal, reasons: str, answer: Answer | None
    ) -> Step | Taken | Refusal | None:
        outcome: Step | Taken | Refusal | None
        async with self.lock:
            before = self.match.seq
            try:
                outcome = await self._write(propose, reasons)
            except StoreError as error:
                self.behind = True
                self._metrics.count("store_errors")
                _log.error("not written", extra={"table": self.id, "why": str(error)})
                outcome = refuse("not_written", "server")
        if isinstance(outcome, Step):
            self._metrics.count("entries")
            self._publisher.publish(News(self.id, "entry", entry_text(outcome.entry)))
        if answer is not None and isinstance(outcome, (Step, Taken)):
            answer(outcome)
        # Also if this entry was refused, after those that another process wrote first were read.
        if self.match.seq != before:
            self._changed()
        return outcome

    async def _write(self, propose: Proposal, reasons: str) -> Step | Taken | Refusal | None:
        while True:
            if self.behind:
                await self._catch_up()
            outcome = propose(self.match)
            if not isinstance(outcome, Step):
                return outcome
            began = time.perf_counter()
            try:
                await self._store.append(self.id, outcome.entry, reasons=reasons)
            except Conflict:
                self._metrics.count("conflicts")
                self.behind = True
                continue
            self._metrics.observe("write_seconds", time.perf_counter() - began)
            self.match.accept(outcome)
            return outcome

    async def _catch_up(self) -> None:
        self.match.follow(await self._store.entries(self.id, self.match.seq))
        self.behind = False

    def _changed(self) -> None:
        for viewer in self.viewers:
            if viewer.has_news(self.match):
                viewer.outbox.view_due()
        if self.match.table.is_over:
            self._send(Changed(self.info()))
        self._on_change(self)

    @property
    def is_unsure(self) -> bool:
        """Whether the store may have something that this process has not."""
        return self.behind or self.unsure_of_chat

    async def grant(self) -> None:
        """Undo what everybody has agreed to undo."""
        people = self.seats.people

        def propose(match: Match) -> Step | None:
            others = [seat for seat in people if match.asked is not None and seat != match.asked[0]]
            return granted(match, others, now_ms())

        await self.write(propose)

    # ------------------------------------------------------------------ connections

    def join(self, viewer: Viewer) -> None:
        """Add a connection, which is sent the present view."""
        self.viewers[viewer] = None
        viewer.outbox.view_due()
        self._presence_changed()

    def leave(self, viewer: Viewer) -> None:
        """Remove a connection if it has joined."""
        if viewer in self.viewers:
            del self.viewers[viewer]
            self._presence_changed()

    def _send(self, message: FromServer) -> None:
        for viewer in self.viewers:
            viewer.outbox.put(message)

    def _presence_changed(self) -> None:
        self._send(self.presence())
        self.publish_presence()

    def _present_here(self) -> tuple[set[int], int]:
        online = {seat for viewer in self.viewers for seat in viewer.seats if seat >= 0}
        return online, sum(viewer.seats == [-1] for viewer in self.viewers)

    def presence(self) -> Presence:
        """Return the seats that have a connection, and the number of spectators, in all processes."""
        online, spectators = self._present_here()
        for seats, others, _ in self._elsewhere.values():
            online.update(seats)
            spectators += others
        return Presence(sorted(online), spectators)

    def publish_presence(self) -> None:
        """Tell other processes which seats have a connection to this one."""
        online, spectators = self._present_here()
        text = json.dumps([self._publisher.process, sorted(online), spectators])
        self._publisher.publish(News(self.id, "presence", text))

    def forget_presence(self, before: float) -> None:
        """Forget the presence of processes that published none since `before`: they may have been killed."""
        kept = {process: said for process, said in self._elsewhere.items() if said[2] >= before}
        if len(kept) < len(self._elsewhere):
            self._elsewhere = kept
            self._send(self.presence())

    # ------------------------------------------------------------------ chat and seats

    async def chat(self, seat: int, text: str) -> None:
        """Store a chat line and send it to everybody, also if the page it comes from goes away; StoreError if that fails."""
        failure = await self._finished(self._say(seat, text))
        if failure is not None:
            raise failure

    async def _say(self, seat: int, text: str) -> StoreError | None:
        """Store and send a line; return why the store failed, which nobody hears whose page is gone."""
        try:
            said = await self._store.say(self.id, seat, self.seats.name(seat), text, now_ms())
        except StoreError as error:
            self.unsure_of_chat = True  # it may be written all the same
            return error
        self._publisher.publish(News(self.id, "chat", str(said.number)))
        if all(viewer.told >= said.number - 1 for viewer in self.viewers):
            self._tell([said])
            return None
        try:
            await self.follow_chat(said.number)
        except StoreError:
            self.unsure_of_chat = True
        return None

    async def chat_history(self, viewer: Viewer) -> list[Chatted]:
        """Return the latest chat lines that a connection wants to read."""
        said = await self._store.chat(self.id)
        viewer.told = said[-1].number if said else 0
        self.newest_line = max(self.newest_line, viewer.told)
        return [Chatted(*line) for line in said if self.may_read(viewer, line.seat)]

    async def follow_chat(self, newest: int) -> None:
        """Send everybody the lines up to the newest that they were not sent yet; of one line there may be no news."""
        self.newest_line = max(self.newest_line, newest)
        behind = [viewer.told for viewer in self.viewers if viewer.told < newest]
        if behind:
            self._tell(await self._store.chat(self.id, min(behind)))

    def _tell(self, said: Sequence[ChattedRow]) -> None:
        """Send each connection the lines that are new to it, in their order."""
        for line in said:
            self.newest_line = max(self.newest_line, line.number)
            for viewer in self.viewers:
                if line.number > viewer.told:
                    viewer.told = line.number
                    if self.may_read(viewer, line.seat):
                        viewer.outbox.put(Said(Chatted(*line)))

    async def recount_chat(self) -> None:
        """Look whether lines were deleted, whose numbers are given again then."""
        known = self.newest_line
        newest = await self._newest_line()
        if newest < known:
            self.newest_line = newest
            for viewer in self.viewers:
                viewer.told = newest if viewer.told <= known else viewer.told

    async def _newest_line(self) -> int:
        return (await self._store.newest_lines([self.id])).get(self.id, 0)

    def may_read(self, viewer: Viewer, seat: int) -> bool:
        """Whether a connection is sent what a seat says: unless one of its own seats muted that one."""
        return not any((own, seat) in self.muted for own in viewer.seats)

    async def reload_seats(self) -> None:
        """Read seats, keys and rematch again, here and in other processes."""
        await self._reload_seats()
        self._publisher.publish(News(self.id, "seats"))

    async def reload_keys(self) -> None:
        """Read the keys of the seats again, here and in other processes."""
        self.keys = await self._store.keys(self.id)
        self._publisher.publish(News(self.id, "seats"))

    async def load_rest(self) -> None:
        """Read what the store has of the table besides its seats and its log."""
        self.rematch = await self._store.rematch(self.id)
        self.muted = await self._store.muted(self.id)
        self.agreed_to_hints = await self._store.agreed_to_hints(self.id)
        self.pausing = await self._store.pausing(self.id)
        self.call_seats = await CallStore(self._store).seats(self.id)

    async def _reload_seats(self) -> None:
        self.row = await self._store.table(self.id) or self.row
        self.seats = Seats(await self._store.seats(self.id))
        self.keys = await self._store.keys(self.id)
        await self.load_rest()
        await self.recount_chat()  # somebody may be forgotten with what they said
        self.view_cache = ViewCache(self.match, self.policy, self.seats.people)
        self._drop_locked_out()
        self._send(Changed(self.info()))
        if self.begun:
            for viewer in self.viewers:
                viewer.outbox.view_due()
            self._on_change(self)

    def _drop_locked_out(self) -> None:
        """End connections whose tokens no longer open the seats they show: those were handed on or renewed."""
        for viewer in self.viewers:
            if not set(viewer.seats) <= set(seats_opened(viewer.tokens, self.keys)):
                viewer.outbox.stop()

    # ------------------------------------------------------------------ other processes

    def take(self, news: News) -> bool:
        """Apply an entry that another process wrote, if it is the next one; False if `receive` has to see to the news."""
        told = read_entry(news.text) if news.what == "entry" else None
        if told is None or self.behind or self.lock.locked() or told.seq > self.match.seq + 1:
            return False
        before = self.match.seq
        self.match.follow([told])
        if self.match.seq != before:
            self._changed()
        return True

    async def receive(self, news: News) -> None:
        """Apply news of this table that another process published."""
        if news.what == "presence":
            process, online, spectators = json.loads(news.text)
            self._elsewhere[process] = (online, spectators, time.monotonic())
            self._send(self.presence())
            return
        try:
            await self._read_news(news)
        except StoreError:
            self.behind = True  # read again by `refresh`

    async def _read_news(self, news: News) -> None:
        if news.what in ("entry", "everything"):
            await self.follow()
        if news.what in ("seats", "everything"):
            await self._reload_seats()
        if news.what == "everything":
            await self.follow_chat(await self._newest_line())
        if news.what == "chat":
            with contextlib.suppress(ValueError):
                await self.follow_chat(int(news.text))

    async def refresh(self, newest: int, newest_line: int) -> None:
        """Read what news may have been lost of: a process can die, or lose the others, between writing and telling."""
        try:
            if self.behind or newest > self.match.seq:
                await self.follow()
            if self.unsure_of_chat:
                self.unsure_of_chat = False
                newest_line = await self._newest_line()
            await self.follow_chat(newest_line)
            if not self.begun and await self._store.seats(self.id) != self.seats.rows:
                await self._reload_seats()
        except StoreError:
            self.behind = self.unsure_of_chat = True

    async def refresh_keys(self) -> None:
        """Read the keys again if another process may have added one, of which the news is still under way."""
        if self._store.broadcasts:
            self.keys = await self._store.keys(self.id)

    async def refresh_for(self, seats: list[int], seen: int) -> None:
        """Read the log again for a page that joins: it may have seen more than this process has heard of."""
        if self._store.broadcasts or self.behind or seen > Numbers(self.match, seats).seq(self.match.seq):
            await self.follow()

    async def follow(self) -> None:
        """Read the entries that others wrote, and show them; StoreError if that fails."""
        async with self.lock:
            before = self.match.seq
            self.behind = True
            await self._catch_up()
        if self.match.seq != before:
            self._changed()


def record_of(session: Session) -> dict[str, Any]:
    """Return the fields of a `TableRecord`: the game and all choices so far."""
    options = session.match.game.options
    return {
        "table": session.id,
        "game": options.game,
        "variant": options.variant,
        "seats": options.seats,
        "settings": options.settings,
        "material": session.material,
        "seed": session.match.seed,
        "choices": session.match.choices[:],
    }
