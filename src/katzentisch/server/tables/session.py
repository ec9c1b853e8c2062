"""A table somebody looks at: its match in memory, the pages that show it, and the way of one move.

Weigh, write, accept, tell: an entry is durable in the store before anybody hears of it. If another process
wrote first, the log is read again and the choice weighed anew. If the store fails nothing changes here, and the
log is read before the next choice, because the entry may have been written after all.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.play.match import Match, Step, Taken
from katzentisch.play.store import Chatted as ChattedRow
from katzentisch.play.store import Conflict, News, SeatRow, StoreError, TableRow
from katzentisch.play.undo import Policy, granted
from katzentisch.server.tables.seats import Seats
from katzentisch.server.tables.view_cache import ViewCache
from katzentisch.server.wire.messages import Changed, Chatted, FromServer, Presence, Said, TableInfo

if TYPE_CHECKING:
    from katzentisch.server.tables.connection import Connection
    from katzentisch.server.tables.registry import Registry

log = logging.getLogger("katzentisch.tables")
Proposal = Callable[[Match], Step | Taken | Refusal | None]


def now_ms() -> int:
    """Return the time in milliseconds; only shown to people, nothing is ordered by it."""
    return int(time.time() * 1000)


class Session:
    """One table in memory."""

    def __init__(
        self,
        registry: "Registry",
        row: TableRow,
        seats: list[SeatRow],
        keys: list[tuple[str, int]],
        match: Match,
    ) -> None:
        self.registry = registry
        self.row = row
        self.keys = keys
        self.seats = Seats(seats)
        self.match = match
        self.views = ViewCache(self)
        self.rematch = ""
        self.pages: set[Connection] = set()
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}  # who is at other processes, told when
        self.lock = asyncio.Lock()
        self.behind = False
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        """The table's name."""
        return self.row.id

    @property
    def begun(self) -> bool:
        """Whether all seats are taken."""
        return self.seats.all_taken

    @property
    def policy(self) -> Policy:
        """What this table agreed about undoing."""
        policy: Policy = self.row.undo  # type: ignore[assignment]
        return policy

    def info(self) -> TableInfo:
        """Return what everybody at the table knows about it."""
        return self.seats.info(self.row, self.match, self.rematch)

    # ------------------------------------------------------------------ the way of one move

    async def write(self, propose: Proposal, reasons: str = "") -> Step | Taken | Refusal | None:
        """Weigh something, write it down, make it true and tell the pages; or say why not.

        `reasons` of a bot are written down beside it and told when the game is over (decision 0055).
        """
        async with self.lock:
            try:
                outcome = await self._write(propose, reasons)
            except StoreError as error:
                self.behind = True
                self.registry.metrics.count("store_errors")
                log.error("not written", extra={"table": self.id, "why": str(error)})
                return refuse("not_written", "server")
        if isinstance(outcome, Step):
            self.after(outcome)
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
                await self.registry.store.append(self.id, outcome.entry, reasons=reasons)
            except Conflict:
                self.registry.metrics.count("conflicts")
                self.behind = True
                continue
            self.registry.metrics.observe("write_seconds", time.perf_counter() - began)
            self.match.accept(outcome)
            return outcome

    async def _catch_up(self) -> None:
        self.match.follow(await self.registry.store.entries(self.id, self.match.seq))
        self.behind = False

    def after(self, step: Step) -> None:
        """Tell the pages and the other processes, and let bots and clocks go on."""
        self.registry.metrics.count("entries")
        self.registry.tell(News(self.id, "entry", str(step.entry.seq)))
        self.changed()

    def changed(self) -> None:
        """Tell the pages that the match went on, and let bots and clocks go on."""
        for page in self.pages:
            page.outbox.view_due()
        if self.match.table.is_over:
            self.send(Changed(self.info()))
        self.registry.play_on(self)

    async def follow(self) -> None:
        """Read what another process wrote."""
        async with self.lock:
            before = self.match.seq
            try:
                await self._catch_up()
            except StoreError:
                self.behind = True
                return
        if self.match.seq != before:
            self.changed()

    async def grant(self) -> None:
        """Take back what everybody has agreed to take back."""
        people = self.seats.people

        def propose(match: Match) -> Step | None:
            others = [seat for seat in people if match.asked is not None and seat != match.asked[0]]
            return granted(match, others, now_ms())

        await self.write(propose)

    # ------------------------------------------------------------------ pages

    def send(self, message: FromServer) -> None:
        """Send the same to every page."""
        for page in self.pages:
            page.outbox.put(message)

    def presence(self) -> Presence:
        """Return who has a page open, here and in other processes."""
        online = {seat for page in self.pages for seat in page.seats if seat >= 0}
        looking = sum(page.seats == [-1] for page in self.pages)
        for seats, spectators, _ in self.elsewhere.values():
            online.update(seats)
            looking += spectators
        return Presence(sorted(online), looking)

    def forget_elsewhere(self, before: float) -> None:
        """Forget what processes said of presence that have said nothing since: they may have been killed."""
        kept = {name: told for name, told in self.elsewhere.items() if told[2] >= before}
        if len(kept) < len(self.elsewhere):
            self.elsewhere = kept
            self.send(self.presence())

    async def chat(self, seat: int, name: str, text: str) -> None:
        """Write down what somebody said and tell everybody."""
        said = await self.registry.store.say(self.id, seat, name, text, now_ms())
        self.say(said)
        self.registry.tell(News(self.id, "chat", str(said.number)))

    def say(self, said: ChattedRow) -> None:
        """Tell the pages what somebody said."""
        self.send(Said(Chatted(*said)))

    async def reseat(self) -> None:
        """Read again who sits where, after somebody sat down."""
        self.seats = Seats(await self.registry.store.seats(self.id))
        self.keys = await self.registry.store.keys(self.id)
        self.rematch = await self.registry.store.rematch(self.id)
        self.send(Changed(self.info()))
        if self.begun:
            self.changed()
