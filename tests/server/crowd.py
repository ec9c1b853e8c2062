"""A crowd of players that never gives up: they reconnect, resend what was not answered, and remember everything."""

import asyncio
import json
import random
from typing import Any

import msgspec
import websockets

from katzentisch import games
from katzentisch.play.log import Entry
from katzentisch.play.match import Match
from katzentisch.play.numbers import Numbers
from katzentisch.play.store import TableRow
from katzentisch.server.run import open_store
from katzentisch.server.tables import views
from katzentisch.server.wire import messages
from tests.server.serving import http, seat_wish

DROPPED = (OSError, websockets.WebSocketException, TimeoutError, EOFError)


class Player:
    """One seat, in one tab: plays at random whenever it owes something."""

    def __init__(
        self,
        port: int,
        table: str,
        seat: int,
        token: str,
        pause: float = 0.0,
        hosts: tuple[str, ...] = ("127.0.0.1",),  # tried in turn
    ) -> None:
        self.port, self.table, self.seat, self.token = port, table, seat, token
        self.hosts = hosts
        self.pause = pause
        self.luck = random.Random(f"{table}{seat}")
        self.view: dict[str, Any] = {}
        self.sent: dict[str, int] | None = None  # the choice that was not answered yet
        self.taken: list[tuple[int, int, int]] = []  # quoted, action, the entry it became
        self.refusals: list[str] = []
        self.losses = 0
        self.over = asyncio.Event()

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over.is_set():
            host = self.hosts[self.losses % len(self.hosts)]
            url = f"ws://{host}:{self.port}/api/tables/{self.table}/socket"
            try:
                async with websockets.connect(url, max_size=None, compression=None, open_timeout=5) as line:
                    await self._talk(line)
            except DROPPED:
                self.losses += 1
                await asyncio.sleep(0.05)

    def stop(self) -> None:
        """Stop playing, whether or not the game is over."""
        self.over.set()

    async def _talk(self, line: Any) -> None:
        seen = self.view.get("seq", -1)
        await line.send(json.dumps({"type": "hello", "tokens": [self.token], "seen": seen}))
        if self.sent is not None:
            await line.send(json.dumps({"type": "act", **self.sent}))
        while not self.over.is_set():
            async with asyncio.timeout(60):
                text = await line.recv()
            self._hear(json.loads(text))
            if self.sent is None and self.view and self._owes():
                await asyncio.sleep(self.pause)
                legal = messages.numbers(self.view["seats"][0]["legal"])
                action = self.luck.choice(legal)
                self.sent = {"seat": self.seat, "seq": self.view["seq"], "action": action}
                await line.send(json.dumps({"type": "act", **self.sent}))

    def _owes(self) -> bool:
        newest = self.taken[-1][2] if self.taken else 0
        return self.seat in self.view["to_act"] and self.view["seq"] >= newest

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "view":
            assert message["seq"] >= self.view.get("seq", -1), "a view went back in time"
            self.view = message
            if message["result"] is not None and self.sent is None:
                self.over.set()
        elif message["type"] == "taken":
            assert self.sent is not None and self.sent["seq"] == message["seq"]
            self.taken.append((message["seq"], self.sent["action"], message["now"]))
            self.sent = None
            if self.view.get("result") is not None:
                self.over.set()
        elif message["type"] == "refused":
            self.refusals.append(message["code"])
            if message["code"] == "not_written":
                raise OSError("try again")
            self.sent = None


async def seated(port: int, tables: int, *seats: str, game: str, pause: float = 0.0) -> list[Player]:
    """Make tables and return their players."""
    players: list[Player] = []
    for _ in range(tables):
        body = {"game": game, "seats": [seat_wish(seat) for seat in seats]}
        status, _, answer = await http(port, "POST", "/api/tables", body)
        assert status == 201, answer
        made = json.loads(answer)
        players += [Player(port, key["table"], key["seat"], key["token"], pause) for key in made["keys"]]
    return players


async def tables_of(where: str, tables: set[str]) -> tuple[dict[str, Any], dict[str, list[Entry]]]:
    """Return row and number of seats, and the log, of each table as a store has them."""
    store = open_store(where)
    await store.open()
    rows = {table: (await store.table(table), len(await store.seats(table))) for table in tables}
    logs = {table: await store.entries(table) for table in tables}
    await store.close()
    return rows, logs


def new_match(row: TableRow, seats: int) -> Match:
    """Return the match of a stored table as dealt."""
    game = games.open(games.options(row.game, row.variant or None, seats, row.settings_data()))
    return Match(game, int(row.seed))


def check(players: list[Player], rows: dict[str, Any], logs: dict[str, list[Entry]]) -> int:
    """Hold what players were told against the record; return how many choices were acknowledged."""
    acknowledged = 0
    for player in players:
        log = logs[player.table]
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), "the log has a gap"
        match: Match = new_match(*rows[player.table])
        match.follow(log)
        numbers = Numbers(match, [player.seat])
        for quoted, action, now in player.taken:
            entry = log[numbers.entry(now - 1)]
            told = (player.seat, action, numbers.entry(quoted))
            assert (entry.seat, entry.action, entry.quoted) == told, "a move was lost"
            acknowledged += 1
        answered = [entry.quoted for entry in log if entry.seat == player.seat]
        assert len(set(answered)) == len(answered), "a move was played twice"
        last = numbers.entry(player.view["seq"])
        assert same_view(player, rows[player.table], log[:last]), "a view differs from the replayed record"
    return acknowledged


def same_view(player: Player, row: Any, log: list[Entry]) -> bool:
    """Whether the last view of a player is the one the record gives."""
    match: Match = new_match(*row)
    match.follow(log)
    people = [player.seat]
    numbers = Numbers(match, people)
    made = views.seat_view(match, player.seat, match.step, False, "free", people, numbers)
    right = json.loads(msgspec.json.encode(made))
    seen = player.view["seats"][0]
    return all(seen[key] == right[key] for key in ("view", "question", "legal"))


def first_game() -> str:
    """Return a real game to play."""
    return games.names()[0]
