"""What the simulation knows for certain: the log as the database holds it, and what every audience may be shown of it.

The checks are the promises of docs/reliability.md, made at every commit and at every message that reaches a page.
"""

import json
import random
import sqlite3
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from katzentisch import games
from katzentisch.core.events import Event
from katzentisch.core.game import SPECTATOR, Table
from katzentisch.play.log import Entry, Kind
from katzentisch.play.match import Match
from katzentisch.play.numbers import Numbers
from katzentisch.play.store import COLUMNS, TableRow
from katzentisch.play.stored import stored_match
from katzentisch.server.retention import Retention
from katzentisch.server.tables import views

if TYPE_CHECKING:
    from tests.simulation.page import Page
    from tests.simulation.world import World

Message = dict[str, Any]
_LEAK_CHECKS = 0.25  # of the views: a guess costs more than a view
_CHAT_MS = Retention().chat_days * 86_400_000


class Truth:
    """The tables as the database holds them."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.tables: dict[str, TableTruth] = {}

    def watch(self, base_row: TableRow, seats: int, people: list[int]) -> "TableTruth":
        """Follow a table that was just made."""
        table = TableTruth(self._world, base_row, seats, people)
        self.tables[base_row.id] = table
        return table

    def read(self, base: sqlite3.Connection) -> None:
        """Read what was committed; called after every commit."""
        for table in self.tables.values():
            rows = base.execute(
                "SELECT seq, kind, seat, action, quoted, at FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq",
                (table.row.id, table.match.seq),
            ).fetchall()
            for row in rows:
                table.add(Entry(*row))
            lines = "SELECT number, at FROM chat WHERE table_id = ? ORDER BY number"
            table.follow_chat(dict(base.execute(lines, (table.row.id,)).fetchall()))

    def check_text(self, text: str) -> None:
        """No message holds the seed of a running game, whoever gets it."""
        for table in self.tables.values():
            if not table.match.table.is_over and table.row.seed in text:
                self._world.violated(f"a page was sent the seed of {table.row.id}")

    def check_kept(self, base: sqlite3.Connection) -> None:
        """Everything that was ever committed is in the log, once and unchanged."""
        for table in self.tables.values():
            rows = base.execute(
                "SELECT seq, kind, seat, action, quoted, at FROM entry WHERE table_id = ? ORDER BY seq",
                (table.row.id,),
            ).fetchall()
            if [Entry(*row) for row in rows] != table.entries:
                self._world.violated(f"the log of {table.row.id} is not what was committed")


def table_row(base: sqlite3.Connection, table: str) -> TableRow:
    """Read a table's row past the stores."""
    return TableRow(*base.execute(f"SELECT {COLUMNS} FROM game_table WHERE id = ?", (table,)).fetchone())


class TableTruth:
    """One table: its log so far, and after each entry what each audience is to be shown."""

    def __init__(self, world: "World", row: TableRow, seats: int, people: list[int]) -> None:
        self._world = world
        self.row = row
        self.people = people
        options = games.options(row.game, row.variant or None, seats, row.settings_data())
        self.match: Match = stored_match(games.open(options), row, [])
        self.entries: list[Entry] = []
        self.said: dict[int, int] = {}  # when each line of chat was written, by its number
        self.forgotten: set[int] = set()  # lines that were deleted because of their age
        self.tables: list[Table] = [self.match.table]
        self._asked = [0] * seats  # the entry since which each seat has been asked what it is asked now
        self._audiences: dict[tuple[int, ...], list[tuple[int, Message]]] = {}

    def add_audience(self, seats: tuple[int, ...]) -> None:
        """Note from now on what somebody with these seats sees; called before the first entry."""
        self._audiences.setdefault(seats, [self._shown(seats)])

    def add(self, entry: Entry) -> None:
        """Follow one committed entry."""
        for old in self.entries:
            same = (old.seat, old.quoted, old.action) == (entry.seat, entry.quoted, entry.action)
            if same and old.kind == entry.kind == Kind.CHOICE:
                self._world.violated(f"one choice is in the log twice: {old} and {entry}")
        if entry.kind == Kind.CHOICE and entry.action not in self.match.legal[entry.seat]:
            self._world.violated(f"an illegal choice was stored: {entry}")
            return
        if entry.kind == Kind.CHOICE and entry.quoted < self._asked[entry.seat]:
            self._world.violated(f"{entry} answers a question of before entry {self._asked[entry.seat]}")
        self._world.note("log", str(entry))
        self.entries.append(entry)
        legal, questions = self.match.legal, self.match.questions
        self.match.follow([entry])
        for seat, since in enumerate(self._asked):
            own = entry.kind == Kind.CHOICE and entry.seat == seat
            same = (legal[seat], questions[seat]) == (self.match.legal[seat], self.match.questions[seat])
            self._asked[seat] = entry.seq if own or not same or entry.kind == Kind.UNDO else since
        self.tables.append(self.match.table)
        for seats, shown in self._audiences.items():
            shown.append(self._shown(seats))

    def _shown(self, seats: tuple[int, ...]) -> tuple[int, Message]:
        """Return the number and the whole view of the present position, as plain data."""
        match, numbers = self.match, Numbers(self.match, seats)
        policy: Any = self.row.undo
        of_seats = [views.seat_view(match, seat, -1, False, policy, self.people, numbers) for seat in seats]
        whole = views.whole_view(match, numbers, -1, of_seats, self.people)
        return numbers.seq(match.seq), json.loads(msgspec.json.encode(whole))

    def newest(self, seats: tuple[int, ...]) -> int:
        """Return the number of the newest view of an audience."""
        return self._audiences[seats][-1][0]

    # ------------------------------------------------------------------ what pages are sent

    def check_view(self, page: "Page", view: Message) -> None:
        """A view is of what is committed, never older than one seen before, and equals the replayed record."""
        if view["seq"] < page.seen:
            self._world.violated(f"{page.name} saw view {page.seen} and then view {view['seq']}")
        shown = self._audiences[page.seats]
        moments = [number for number, (seq, _) in enumerate(shown) if seq == view["seq"]]
        if not moments:
            return self._world.violated(f"{page.name} was shown view {view['seq']}, which is not in the log")
        given = page.with_everything_heard(view)
        if not any(_without_since(shown[number][1]) == given for number in moments):
            expected = _without_since(shown[moments[-1]][1])
            self._world.violated(
                f"{page.name} view {view['seq']} is not the replayed record: {_difference(expected, given)}"
            )
        self._check_hidden(page, given, moments[-1])
        return None

    def follow_chat(self, stored: dict[int, int]) -> None:
        """Follow the lines of chat that are stored now; only those that some clock calls too old may go."""
        for number in self.said.keys() - stored.keys() - self.forgotten:
            if self.said[number] >= self._world.latest_ms() - _CHAT_MS:
                self._world.violated(f"line {number} of the chat was deleted before its time")
            self.forgotten.add(number)
        self.said |= stored

    def kept(self, lines: Iterable[int]) -> list[int]:
        """Return the lines among these that were not deleted."""
        return [number for number in lines if number not in self.forgotten]

    def check_lines(self, page: "Page") -> None:
        """A page shows lines of chat that were stored, each once and in order; between them only deleted ones are missing."""
        shown, there = self.kept(page.lines), self.kept(sorted(self.said))
        begin = there.index(shown[0]) if shown and shown[0] in there else 0
        in_order = page.lines == sorted(set(page.lines)) and set(page.lines) <= self.said.keys()
        if not in_order or shown != there[begin : begin + len(shown)]:
            self._world.violated(f"{page.name} shows lines {page.lines} of the chat, there are {there}")

    def check_taken(self, page: "Page", act: Message, taken: Message) -> None:
        """An acknowledged choice is in the log exactly once."""
        numbers = Numbers(self.match, page.seats)
        stored = [
            entry
            for entry in self.entries
            if (entry.kind, entry.seat, entry.action) == (Kind.CHOICE, act["seat"], act["action"])
            and numbers.seq(entry.seq) == taken["now"]
        ]
        if len(stored) != 1:
            self._world.violated(
                f"{page.name}: {act} was acknowledged as {taken} and is {len(stored)} times in the log"
            )

    def _check_hidden(self, page: "Page", view: Message, moment: int) -> None:
        """What a seat is sent would be the same at a table with other hidden things, and no secret event is told."""
        luck: random.Random = self._world.luck
        table = self.tables[moment]
        if table.is_over:
            return
        for seen in view["seats"]:
            seat = int(seen["seat"])
            self._check_heard(page, seat, moment, seen["heard"])
            if seat != SPECTATOR and luck.random() < _LEAK_CHECKS:
                other = table.guess(seat, luck.getrandbits(40))
                twin = json.loads(msgspec.json.encode(dict(other.view(seat))))
                question = json.loads(msgspec.json.encode(dict(other.question(seat))))
                if twin != seen["view"] or question != seen["question"]:
                    self._world.violated(f"{page.name}: seat {seat} can tell what it must not know")

    def _check_heard(self, page: "Page", seat: int, moment: int, heard: list[Message]) -> None:
        """Compare all that a page has heard with what its seat may hear, said without the server's own code."""
        if moment != self.match.seq:
            return  # what happened after an older position may have been undone since
        events = [event for step in self.match.told for event in step]
        expected = json.loads(msgspec.json.encode([_may_hear(event, seat) for event in events]))
        if [told["event"] for told in heard] != expected:
            self._world.violated(f"{page.name}: seat {seat} did not hear what it may hear")


def _may_hear(event: Event, seat: int) -> Message:
    if event.secret is None or seat not in event.hearers:
        return {"kind": event.kind, "seat": event.seat, **event.facts}
    return {"kind": event.kind, "seat": event.seat, **event.facts, **event.secret, "secret": True}


def _without_since(view: Message) -> Message:
    return {name: value for name, value in view.items() if name != "since"}


def _difference(expected: Any, given: Any, path: str = "") -> str:
    """Return the first difference of two values."""
    if isinstance(expected, dict) and isinstance(given, dict):
        for key in sorted(expected.keys() | given.keys()):
            if expected.get(key) != given.get(key):
                return _difference(expected.get(key), given.get(key), f"{path}.{key}")
    if isinstance(expected, list) and isinstance(given, list) and len(expected) == len(given):
        for number, pair in enumerate(zip(expected, given, strict=True)):
            if pair[0] != pair[1]:
                return _difference(*pair, f"{path}[{number}]")
    return f"{path}: expected {str(expected)[:300]}, was {str(given)[:300]}"
