"""A simulated browser at a table: what web/src/api/connection.ts does, and what people and broken programs do besides."""

import asyncio
from typing import TYPE_CHECKING, Any

from katzentisch.server.wire import messages
from tests.simulation.network import Broken, Line, Message

if TYPE_CHECKING:
    from tests.simulation.truth import TableTruth
    from tests.simulation.world import World

_LONGEST_PAUSE = 5.0
_HOURS = 100_000.0
_LONGEST_THOUGHT = 1.5
_SLOW_SECONDS = (1.0, 45.0)
_LAST_SECONDS = 0.5  # from the last choice of a page until it is closed


class Page:
    """One browser; it reconnects to any process, and sends again what was not answered."""

    def __init__(
        self, world: "World", table: "TableTruth", tokens: list[str], seats: tuple[int, ...]
    ) -> None:
        self.name = f"page {len(world.pages)} of seats {seats}"
        self.seats = seats
        self.seen = -1
        self.view: Message = {}
        self.lines: list[int] = []  # the numbers of the lines of chat it shows
        self.gone = False  # for good
        self._world = world
        self.table = table
        self._tokens = tokens
        self._heard: dict[int, list[Message]] = {seat: [] for seat in seats}
        self._unanswered: Message | None = None
        self._acts: list[Message] = []  # all choices ever sent, as broken programs send them again
        self._line: Line | None = None
        self._back_at = 0.0  # not before this time does it connect again
        table.add_audience(seats)

    async def live(self) -> None:
        """Play until the world ends."""
        while True:
            try:
                await self._connected()
            except Broken:
                self._line = None
                away = max(0.0, self._back_at - self._world.loop.time())
                await asyncio.sleep(away + self._world.luck.uniform(0.05, _LONGEST_PAUSE))

    def is_up_to_date(self) -> bool:
        """Whether this page shows the newest view and all that was said; nothing is asked of one that is gone."""
        newest = bool(self.view) and self.seen == self.table.newest(self.seats)
        shown, said = self.table.kept(self.lines), self.table.kept(sorted(self.table.said))
        return self.gone or (newest and shown[-1:] == said[-1:])

    def stay_away(self) -> None:
        """Leave, and do not come back for hours."""
        self.leave(_HOURS)

    def leave_for_good(self) -> None:
        """Close the page, perhaps while the server writes the last choice; others at the table talk about it."""
        self.gone = True
        self._back_at = self._world.loop.time() + _HOURS
        if self._line is not None:
            self._line.cut(silently=False)
        for page in self._world.pages:
            if page.table is self.table and page is not self and -1 not in page.seats:
                self._world.loop.outside(self._world.luck.uniform(0.0, _LAST_SECONDS), page.talk)

    def talk(self) -> None:
        """Say something, if there is a line."""
        if self._line is not None and self.view:
            self._line.say({"type": "chat", "seat": self.seats[0], "text": "miau?"})

    def leave(self, seconds: float = 0.0) -> None:
        """Break the line, as somebody who closes the lid, and come back after a while."""
        self._back_at = max(self._back_at if self.gone else 0.0, self._world.loop.time() + seconds)
        if self._line is not None:
            self._line.cut(silently=self._world.luck.random() < 0.5)

    # ------------------------------------------------------------------ one connection

    async def _connected(self) -> None:
        if self._world.loop.time() < self._back_at:
            raise Broken
        self._line = line = self._world.connect(self.table.row.id)
        line.say({"type": "hello", "tokens": self._tokens, "seen": self.seen})
        slow = self._world.luck.random() < self._world.weather.slow_reader
        welcome = False
        while True:
            if slow and not self._world.calm:
                await asyncio.sleep(self._world.luck.uniform(*_SLOW_SECONDS))
            message = await line.hear(self._world.luck.uniform(0.01, _LONGEST_THOUGHT))
            if message is not None:
                welcome = welcome or message["type"] == "welcome"
                self._hear(message, line)
            elif welcome:
                self._act(line)

    def with_everything_heard(self, view: Message) -> Message:
        """Return a view with all that this page has heard, as its log shows it; keeps what was heard."""
        seats: list[Message] = []
        for seat in view["seats"]:
            before = [heard for heard in self._heard[seat["seat"]] if heard["step"] <= view["since"]]
            self._heard[seat["seat"]] = [*before, *seat["heard"]]
            seats.append({**seat, "heard": self._heard[seat["seat"]]})
        return {name: value for name, value in {**view, "seats": seats}.items() if name != "since"}

    def _hear(self, message: Message, line: Line) -> None:
        kind = message["type"]
        self._world.count(kind)
        if kind == "view":
            self.table.check_view(self, message)
            self.view, self.seen = message, message["seq"]
        elif kind == "taken":
            self._taken(message)
        elif kind == "refused":
            self._world.count(f"refused {message['code']}")
            if message["to"] == "hello":
                self._world.violated(f"{self.name} was not let in: {message['code']}")
            if message["to"] == "act":
                self._unanswered = None
        elif kind == "said":
            self._hear_line(message["said"]["number"])
        elif kind == "welcome":
            self.lines = [said["number"] for said in message["chat"]]
            self.table.check_lines(self)
            if self._unanswered is not None:
                line.say(self._unanswered)

    def _hear_line(self, number: int) -> None:
        if self.lines and number <= self.lines[-1]:
            self._world.violated(f"{self.name} heard line {number} of the chat after line {self.lines[-1]}")
        self.lines.append(number)
        self.table.check_lines(self)

    def _taken(self, message: Message) -> None:
        for act in self._acts:
            if (act["seat"], act["seq"]) == (message["seat"], message["seq"]):
                self.table.check_taken(self, act, message)
                break
        else:
            self._world.violated(f"{self.name}: {message} acknowledges what was never sent")
        if self._unanswered is not None and self._unanswered["seq"] == message["seq"]:
            self._unanswered = None

    # ------------------------------------------------------------------ what it does

    def _act(self, line: Line) -> None:
        if not self.view or self.seats == (-1,):
            return
        luck = self._world.luck
        if self._unanswered is None and (self._world.calm or luck.random() < 0.7):
            self._play(line)
        elif not self._world.calm:
            self._misbehave(line)

    def _play(self, line: Line) -> None:
        """Choose for a seat that owes a choice."""
        owing = [seat for seat in self.view["seats"] if seat["seat"] in self.view["to_act"]]
        if self.view["asked"] is not None:
            waiting = [seat for seat in self.seats if seat in self.view["asked"]["waiting_for"]]
            if waiting:
                line.say({"type": "consent", "seat": waiting[0], "agree": self._world.luck.random() < 0.5})
        if owing:
            seat = self._world.luck.choice(owing)
            action = self._world.luck.choice(messages.numbers(seat["legal"]))
            if self._world.calm:  # what could not be written is tried again
                action = self._chosen(seat["seat"], self.seen, action)
            self._send_act(line, seat["seat"], action, self.seen)

    def _chosen(self, seat: int, seq: int, otherwise: int) -> int:
        """Return what was chosen for a seat on a view already: of hundreds, luck would hardly draw it again."""
        chosen = (act["action"] for act in self._acts if (act["seat"], act["seq"]) == (seat, seq))
        return next(chosen, otherwise)

    def _send_act(self, line: Line, seat: int, action: int, seq: int) -> None:
        if any((act["seat"], act["seq"]) == (seat, seq) and act["action"] != action for act in self._acts):
            return  # a page quotes a view once for each seat, so that an answer is clear
        act = {"type": "act", "seat": seat, "seq": seq, "action": action}
        self._unanswered = act
        self._acts.append(act)
        line.say(act)
        if self._world.leaves_now(self):
            self._world.loop.outside(self._world.luck.uniform(0.0, _LAST_SECONDS), self.leave_for_good)

    def _misbehave(self, line: Line) -> None:
        luck, seat = self._world.luck, self._world.luck.choice(self.seats)
        others: list[Any] = [
            {"type": "undo", "seat": seat, "seq": self.seen},
            {"type": "redo", "seat": seat, "seq": self.seen},
            {"type": "consent", "seat": seat, "agree": luck.random() < 0.7},
            {"type": "chat", "seat": seat, "text": f"miau {luck.randrange(100)}"},
            {"type": "why", "seat": seat, "action": luck.randrange(10)},
            {"type": "undo", "seat": seat, "seq": self.seen - 1},
            {
                "type": "act",
                "seat": 1 - seat if 1 - seat not in self.seats else 9,
                "seq": self.seen,
                "action": 0,
            },
            "nonsense",
        ]
        if self._acts:
            others += [luck.choice(self._acts), self._acts[-1], self._acts[-1]]
        interruptions = [view for view in self.view["seats"] if view["legal"]]
        if interruptions and luck.random() < 0.3:
            chosen = luck.choice(interruptions)
            action = luck.choice(messages.numbers(chosen["legal"]))
            return self._send_act(line, chosen["seat"], action, self.seen)
        line.say(luck.choice(others))
        return None
