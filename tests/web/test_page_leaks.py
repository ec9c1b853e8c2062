"""What a page holds does not depend on what its seat may not know: neither its memory nor its storage nor what it was sent.

A seat sits at two tables that it cannot tell apart, at each with a page of its own. The browser lists all objects of both pages; they
must be the same, but for the names of the tables and the time.
"""

import asyncio
import json
import re
import threading
from collections import Counter
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route

from katzentisch import games
from katzentisch.core.chance import from_seed
from katzentisch.play.match import Match, Step
from katzentisch.server.tables.session import Session
from katzentisch.server.tables.view_cache import ViewCache
from tests.server.serving import RunningServer, served
from tests.server.test_leaks import imagined, shown_seq
from tests.web.conftest import visiting
from tests.web.hands import Answer

SEED = "98765432109876"
WATCHED, OTHER = 0, 1
BEFORE, AFTER = 9, 12  # choices before the tables differ, and while pages look on
MOST_HIDDEN = "isle_of_cats"  # two people choose at once and in secret
# The plain values of every object of the page's own, also of maps and sets; what is drawn is compared as HTML. Preact numbers its
# nodes in a random order.
CENSUS = """function () {
  const plain = (value) => ["string", "number", "boolean", "bigint"].includes(typeof value);
  const lines = [];
  const kinds = ["Object", "Array", "Map", "Set", "Function", "AsyncFunction", "Error", "String"].map((kind) => `[object ${kind}]`);
  for (const thing of this) {
    const own = {};
    if (!kinds.includes(Object.prototype.toString.call(thing))) continue;
    try {
      for (const [name, what] of Object.entries(Object.getOwnPropertyDescriptors(thing)))
        if (!name.startsWith("__") && "value" in what && plain(what.value)) own[name] = String(what.value);
      if (thing instanceof Map || thing instanceof Set) own[":content"] = [...thing].flat().filter(plain).map(String);
    } catch { continue; }
    if (Object.keys(own).length) lines.push(JSON.stringify(own));
  }
  return lines;
}"""
STORED = """async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });
  const lines = [document.cookie, location.href, JSON.stringify(history.state), document.documentElement.outerHTML];
  for (const storage of [localStorage, sessionStorage])
    for (const [name, what] of Object.entries(storage)) lines.push(`${name} ${what}`);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const asked of await cache.keys()) lines.push(`${asked.url} ${await (await cache.match(asked)).text()}`);
  }
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const kept = await done(database.transaction(store).objectStore(store).getAll());
      lines.push(...kept.map((one) => `${store} ${JSON.stringify(one)}`));
    }
    database.close();
  }
  return lines;
}"""


class Host:
    """A server in a thread of its own, whose tables the test may change."""

    def __init__(self, store: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._started: Future[RunningServer] = Future()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=[self._serve(store)])
        self._thread.start()
        self.server = self._started.result(30)
        self.base = f"http://127.0.0.1:{self.server.port}"

    async def _serve(self, store: Path) -> None:
        async with served(store) as server:
            self._started.set_result(server)
            await self._stop.wait()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(30)
        self._loop.close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    running = Host(tmp_path / "tables.sqlite")
    yield running
    running.stop()


class Seated(NamedTuple):
    """A table whose first seat is looked at, and all that its page was sent."""

    made: Answer
    session: Session
    sent: list[str]


def seated(host: Host, game: str) -> Seated:
    made = host.run(host.server.table("Ana", "Ben", game=game, seed=SEED))
    session = host.run(host.server.registry.session(made["info"]["table"]))
    session.row = session.row._replace(seed_shown=0)  # as if nobody had chosen it
    return Seated(made, session, [])


def choose(host: Host, tables: list[Seated], seat: int, action: int) -> None:
    for table in tables:
        done = host.run(table.session.write(lambda match: match.propose(seat, action)))
        assert isinstance(done, Step)


def let_be_otherwise(session: Session) -> None:
    """Let everything be otherwise that the watched seat does not know."""
    match = session.match
    twin = imagined(match, match.table.guess(WATCHED, 1))
    assert twin.table.information_key(WATCHED) == match.table.information_key(WATCHED)
    # What was revealed is counted anew in a guess; what is compared with it are counts of earlier steps.
    twin.revealed = [count + twin.revealed[-1] - match.revealed[-1] for count in match.revealed]
    session.match = twin
    session.view_cache = ViewCache(twin, session.policy, session.seats.people)


def open_page(visit: Any, host: Host, table: Seated) -> Page:
    page: Page = visit("/settings")
    kept = {"keys": table.made["keys"][:1], "looking": {}, "invitations": {}, "spectators": {}}
    page.evaluate("kept => localStorage.setItem('katzentisch.seats', JSON.stringify(kept))", kept)

    def hear(frame: str | bytes) -> None:
        table.sent.append(frame if isinstance(frame, str) else frame.decode())

    def read(route: Route) -> None:
        answer = route.fetch()
        table.sent.append(f"{urlsplit(answer.url).path} {answer.text()}")
        route.fulfill(response=answer)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    page.route("**/api/**", read)
    page.goto(f"{host.base}/t/{table.made['info']['table']}")
    page.wait_for_selector("main.table[data-state]")
    return page


def wait_until_shown(page: Page, table: Seated) -> None:
    """Wait until a page was sent, and shows, all that its seat may know."""
    match = table.session.match
    while newest(table)["seq"] < shown_seq(match, WATCHED):
        page.wait_for_timeout(20)
    page.wait_for_function(
        "step => Number(document.querySelector('main.table').dataset.step) >= step", arg=newest(table)["step"]
    )


def newest(table: Seated) -> Answer:
    view: Answer = json.loads(next(text for text in reversed(table.sent) if '"type":"view"' in text))
    return view


def go_on(host: Host, tables: list[Seated], pages: list[Page]) -> int:
    """Choose what keeps the tables alike for the watched seat; return how often that was done."""
    luck = from_seed(4)
    for number in range(AFTER):
        one, other = (table.session.match for table in tables)
        actor = next((seat for seat in one.table.to_act if seat == OTHER), one.table.to_act[0])
        alike = [
            action
            for action in one.legal[actor]
            if action in other.legal[actor] and same_after(one, other, actor, action)
        ]
        if not alike:
            return number
        choose(host, tables, actor, alike[int(luck.below(len(alike)))])
        for page, table in zip(pages, tables, strict=True):
            wait_until_shown(page, table)
    return AFTER


def same_after(one: Match, other: Match, actor: int, action: int) -> bool:
    """Whether the watched seat can tell the tables apart neither by the choice nor by what luck brings after it."""
    after = [match.table.copy() for match in (one, other)]
    for table in after:
        table.listen()
        table.play(actor, action)
    heard = [
        [
            (event.kind, event.facts, event.secret if WATCHED in event.hearers else None)
            for event in table.events
        ]
        for table in after
    ]
    return bool(
        after[0].information_key(WATCHED) == after[1].information_key(WATCHED) and heard[0] == heard[1]
    )


def census(page: Page) -> list[str]:
    """All objects of a page, by their plain values."""
    browser = page.context.new_cdp_session(page)
    root = browser.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    every = browser.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
    asked = {"objectId": every, "functionDeclaration": CENSUS, "returnByValue": True}
    lines: list[str] = browser.send("Runtime.callFunctionOn", asked)["result"]["value"]
    browser.send("Runtime.releaseObject", {"objectId": every})
    browser.detach()
    return lines


def heap(page: Page) -> str:
    """The whole heap of a page, with all its strings, also those that only functions know."""
    browser = page.context.new_cdp_session(page)
    pieces: list[str] = []
    browser.on("HeapProfiler.addHeapSnapshotChunk", lambda piece: pieces.append(piece["chunk"]))
    browser.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    browser.detach()
    return "".join(pieces)


def nameless(lines: list[str], table: Seated) -> "Counter[str]":
    """Lines without the name of the table, one's own secrets and the time."""
    own = [table.made["info"]["table"], table.made["keys"][0]["token"], table.made["keys"][0]["code"]]
    names = re.compile("|".join(map(re.escape, own)))
    return Counter(names.sub("ID", re.sub(r"\b1[78]\d{11}(\.\d+)?\b", "TIME", line)) for line in lines)


@pytest.mark.parametrize(
    "game",
    [name if name == MOST_HIDDEN else pytest.param(name, marks=pytest.mark.slow) for name in games.names()],
)
def test_what_a_page_holds_does_not_depend_on_what_its_seat_may_not_see(browser, host, game):
    tables = [seated(host, game) for _ in range(2)]
    luck = from_seed(3)
    for _ in range(BEFORE):
        match = tables[0].session.match
        actor = match.table.to_act[int(luck.below(len(match.table.to_act)))]
        choose(host, tables, actor, match.legal[actor][int(luck.below(len(match.legal[actor])))])
    let_be_otherwise(tables[1].session)
    with visiting(browser, SimpleNamespace(base=host.base)) as visit:  # type: ignore[arg-type]
        pages = [open_page(visit, host, table) for table in tables]
        went_on = go_on(host, tables, pages)
        for _ in range(10):  # until both have come to rest
            held = [nameless(census(page), table) for page, table in zip(pages, tables, strict=True)]
            if held[0] == held[1]:
                break
            pages[0].wait_for_timeout(300)
        assert sum(held[0].values()) > 10_000
        assert held[0] == held[1], [list((held[a] - held[b]).items())[:20] for a, b in ((0, 1), (1, 0))]
        sent = [set(nameless(table.sent, table)) for table in tables]
        assert sent[0] == sent[1]
        stored = [nameless(page.evaluate(STORED), table) for page, table in zip(pages, tables, strict=True)]
        assert stored[0] == stored[1]
        strings = heap(pages[1])
        assert tables[1].session.id in strings
        theirs = tables[1].made["keys"][OTHER]
        for secret in (SEED, theirs["token"], theirs["code"]):
            assert secret not in strings
            assert not any(secret in text for text in tables[1].sent)
        print(game, went_on, sum(held[0].values()), len(strings), len(tables[1].sent))
