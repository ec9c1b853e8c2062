"""The server's application inside one process: a whole game by plain calls, kept in a journal."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from katzentisch import games
from katzentisch.local.host import Host
from katzentisch.local.inline import run_workers_inline
from katzentisch.play.store_journal import JournalStore
from tests.play.journals import MemoryJournal


def alone(life: Callable[[], Awaitable[None]]) -> None:
    """Run something where there are neither processes nor threads."""

    async def begin() -> None:
        loop = asyncio.get_running_loop()
        run_workers_inline(loop)
        loop.run_in_executor = at_once  # type: ignore[method-assign,assignment]
        await life()

    asyncio.run(begin())


def at_once(executor: Any, work: Callable[..., Any], *arguments: Any) -> "asyncio.Future[Any]":
    done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    done.set_result(work(*arguments))
    return done


async def asked(host: Host, path: str, body: object = None, token: str = "") -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    method, sent = ("GET", b"") if body is None else ("POST", json.dumps(body).encode())
    answer = await host.ask(method, path, headers, sent)
    assert answer.status < 300, answer
    return json.loads(answer.body)


class Player:
    """A person at a table who takes the first legal choice."""

    def __init__(self, host: Host, made: dict[str, Any]) -> None:
        self.table = made["info"]["table"]
        self.tokens = [key["token"] for key in made["keys"]]
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.ended: list[str] = []
        path = f"/api/tables/{self.table}/socket"
        self.socket = host.connect(
            path, lambda text: self.heard.put_nowait(json.loads(text)), self.ended.append
        )
        self.say(type="hello", tokens=self.tokens, seen=-1)

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    async def told(self, kind: str) -> dict[str, Any]:
        while True:
            message = await self.heard.get()
            assert message["type"] != "refused" or message["code"] == "stale", message
            if message["type"] == kind:
                return message

    async def advice(self, view: dict[str, Any]) -> dict[str, Any]:
        """Ask for a hint, and again where the bot chose meanwhile: all may choose at once."""
        while True:
            mine = next((seat for seat in view["seats"] if seat["legal"]), None)
            if mine is not None:
                self.say(type="hint", seat=mine["seat"], seq=view["seq"])
            message = await self.heard.get()
            while message["type"] not in ("hinted", "view"):
                assert message.get("code") in (None, "stale", "no_hint_now"), message
                message = await self.heard.get()
            if message["type"] == "hinted":
                return message
            view = message

    async def play(self, most: int = 100_000) -> dict[str, Any]:
        """Play so many choices, or to the end; return the view in which the next one is due."""
        while True:
            view = await self.told("view")
            mine = [seat for seat in view["seats"] if seat["legal"]]
            if view["result"] is not None or (mine and most == 0):
                return view
            if mine:
                most -= 1
                self.choose(view)

    def choose(self, view: dict[str, Any]) -> None:
        seat = next(seat for seat in view["seats"] if seat["legal"])
        self.say(type="act", seat=seat["seat"], seq=view["seq"], action=seat["legal"][0])


NEW_TABLE = {
    "game": "felinia",
    "variant": "",
    "settings": {},
    "seats": [{"who": "here", "name": "Ana"}, {"who": "bot", "level": "minka"}],
    "undo": "free",
    "spectators": True,
    "clock": 0,
}
TWO_HERE = [{"who": "here", "name": "Ana"}, {"who": "here", "name": "Ben"}]  # one device goes round


def test_a_whole_game_against_a_bot_and_its_review():
    async def life() -> None:
        host = Host(JournalStore(MemoryJournal()))
        await host.open()
        made = await asked(host, "/api/tables", NEW_TABLE)
        player = Player(host, made)
        assert (await player.play())["result"]["scores"]
        player.socket.close()
        token = player.tokens[0]
        answer = await host.ask(
            "GET", f"/api/tables/{player.table}/record", {"authorization": f"Bearer {token}"}
        )
        assert answer.status == 200 and answer.body.count(b"\n") > 20
        opened = await asked(host, "/api/records", {"text": answer.body.decode()})
        assert opened["status"] == "over"
        replay = await asked(host, f"/api/tables/{player.table}/replay", token=token)
        branch = await asked(
            host,
            f"/api/tables/{player.table}/branch",
            {
                "tokens": [token],
                "step": len(replay["steps"]) // 2,
                "seats": NEW_TABLE["seats"],
                "undo": "free",
            },
        )
        assert (await Player(host, branch).play(2))["step"] > len(replay["steps"]) // 2
        review = await asked(host, f"/api/tables/{player.table}/review", token=token)
        while not review["ready"]:
            await asyncio.sleep(0.05)
            review = await asked(host, f"/api/tables/{player.table}/review", token=token)
        assert len(review["moments"]) == review["done"]
        games = await asked(host, "/api/own-games", {"tokens": [token]})
        assert [game["table"] for game in games["played"]] == [player.table]
        await host.close()

    alone(life)


def test_the_material_of_a_game_is_kept_with_its_first_table():
    """Nothing is read ahead, so that a tab starts sooner; yet no table is kept without what it goes on with in a later version."""

    async def life() -> None:
        store = JournalStore(MemoryJournal())
        host = Host(store)
        await host.open()
        known = {name: games.box(name).material().hash() for name in games.names()}
        assert not any([await store.material(hash_) for hash_ in known.values()])
        made = await asked(host, "/api/tables", NEW_TABLE)
        assert await store.material(known["felinia"])
        await (player := Player(host, made)).play()
        answer = await host.ask(
            "GET", f"/api/tables/{player.table}/record", {"authorization": f"Bearer {player.tokens[0]}"}
        )
        await host.close()
        other = JournalStore(MemoryJournal())
        host = Host(other)
        await host.open()
        await asked(host, "/api/records", {"text": answer.body.decode()})
        assert await other.material(known["felinia"]) and not await other.material(known["feudalia"])
        await host.close()

    alone(life)


def test_hints_why_not_and_undo_are_answered():
    async def life() -> None:
        host = Host(JournalStore(MemoryJournal()))
        await host.open()
        player = Player(host, await asked(host, "/api/tables", NEW_TABLE))
        view = await player.play(0)
        mine = next(seat for seat in view["seats"] if seat["legal"])
        assert (await player.advice(view))["choices"]
        player.say(type="why", seat=mine["seat"], action=0, following=[])
        assert (await player.told("reason"))["seat"] == mine["seat"]
        both = Player(host, await asked(host, "/api/tables", NEW_TABLE | {"seats": TWO_HERE}))
        view = await both.play(1)
        both.say(type="undo", seat=0, seq=view["seq"])
        assert (view["step"], (await both.told("view"))["step"]) == (1, 0)
        await host.close()

    alone(life)


def test_a_table_goes_on_after_the_host_was_killed_at_any_moment():
    """Each host dies in the middle, without a word; the next reads the journal and has every choice that was shown."""

    async def life() -> None:
        journal = MemoryJournal()
        made: dict[str, Any] = {}
        shown = 0
        for number in range(12):
            journal.dies = False
            host = Host(JournalStore(journal))
            await host.open()
            made = made or await asked(host, "/api/tables", NEW_TABLE | {"game": "feudalia"})
            player = Player(host, made)
            view = await player.play(2)
            assert view["seq"] >= shown, "a choice that was shown is gone"
            shown = view["seq"]
            journal.dies = number % 2 == 0  # it dies while it writes, or between two writes
            if journal.dies:
                player.choose(view)
                await asyncio.sleep(0.01)
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()
            await asyncio.sleep(0)
        assert shown > 20

    alone(life)


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/no-such-table-here"])
def test_what_is_not_there_is_a_problem_with_a_code(path):
    async def life() -> None:
        host = Host(JournalStore(MemoryJournal()))
        await host.open()
        answer = await host.ask("GET", path)
        assert (answer.status, json.loads(answer.body)["code"][:8]) == (404, "no_such_")
        await host.close()

    alone(life)
