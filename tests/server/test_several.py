"""Several processes on one PostgreSQL: any of them serves any table, and each hears of the others."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from katzentisch.play.store import News
from katzentisch.play.store_postgres import PostgresStore
from tests.play.databases import new_postgres
from tests.server.serving import GENEROUS, Page, RunningServer, served, tokens

pytestmark = pytest.mark.anyio


@pytest.fixture
async def servers() -> AsyncIterator[list[RunningServer]]:
    url = await new_postgres()
    async with served(PostgresStore(url)) as first, served(PostgresStore(url)) as second:
        yield [first, second]


async def pages_at_both(servers: list[RunningServer]) -> tuple[str, str, str, list[Page]]:
    """Ana's page at one process, Ben's at the other."""
    first, second = servers
    made = await first.table("Ana", "?")
    table = made["info"]["table"]
    ana = await first.page(table, tokens(made)[0])
    await ana.until("welcome")
    sit = {"invitation": made["invitations"][0]["invitation"], "name": "Ben"}
    ben = await second.post(f"/api/tables/{table}/sit", sit)
    pages = [ana, await second.page(table, ben["token"])]
    for page in pages:
        await page.seq(0)
    return table, tokens(made)[0], ben["token"], pages


async def test_a_choice_made_at_one_process_is_seen_at_the_other(servers):
    _, _, _, (ana, ben) = await pages_at_both(servers)
    await ana.play_on(0)
    await ben.seq(1)
    await ben.play_on(1)
    assert (await ana.seq(2))["step"] == 2


async def test_both_seats_choosing_at_once_at_two_processes_both_count(servers):
    _, _, _, (ana, ben) = await pages_at_both(servers)
    for expected in (2, 4, 6):
        answers = await asyncio.gather(ana.act(0), ben.act(1))
        assert {answer["type"] for answer in answers} == {"taken"}
        assert sorted(answer["now"] for answer in answers) == [expected - 1, expected]
        await asyncio.gather(ana.seq(expected), ben.seq(expected))


async def test_one_seat_in_two_tabs_at_two_processes_plays_once(servers):
    table, token, _, (ana, _) = await pages_at_both(servers)
    other = await servers[1].page(table, token)
    await other.seq(0)
    actions = ana.legal(0)
    answers = await asyncio.gather(ana.act(0, actions[0]), other.act(0, actions[-1]))
    if actions[0] != actions[-1]:
        assert sorted(answer["type"] for answer in answers) == ["refused", "taken"]
    assert len(await servers[0].registry.store.entries(table)) == 1


async def test_chat_presence_and_consent_cross_over(servers):
    _, _, _, (ana, ben) = await pages_at_both(servers)
    await ana.say(type="chat", seat=0, text="hello")
    assert (await ben.until("said"))["said"]["text"] == "hello"
    await ana.act(0)
    await ben.seq(1)
    await ben.act(1)
    await ana.seq(2)
    await ana.say(type="undo", seat=0, seq=2)
    assert (await ben.seq(3))["asked"]["seat"] == 0
    await ben.say(type="consent", seat=1, agree=True)
    assert (await ana.seq(5))["step"] == 0
    assert any('"online":[0,1]' in text for text in ana.texts)


async def test_lines_whose_news_come_late_or_twice_are_heard_once_and_in_their_order(servers):
    """Two lines were stored before the news of the first was read: the second was shown twice, the first never."""
    _, _, _, (ana, ben) = await pages_at_both(servers)
    late: list[News] = []
    servers[1].registry.store._heard = late.append
    for number in range(3):
        await ana.say(type="chat", seat=0, text=f"line {number}")
        await ana.until("said")
    async with asyncio.timeout(10):
        while sum(news.what == "chat" for news in late) < 3:
            await asyncio.sleep(0.01)
    for news in [*late, *late]:
        servers[1].registry._on_news(news)
    heard = [(await ben.until("said"))["said"]["text"] for _ in range(3)]
    await ben.say(type="chat", seat=1, text="the end")
    assert [*heard, (await ben.until("said"))["said"]["text"]] == ["line 0", "line 1", "line 2", "the end"]


async def test_a_line_whose_news_is_lost_is_heard_all_the_same(monkeypatch):
    monkeypatch.setattr("katzentisch.server.tables.registry._REFRESH_SECONDS", 0.2)
    url = await new_postgres()
    async with served(PostgresStore(url)) as first, served(PostgresStore(url)) as second:
        _, _, _, (ana, ben) = await pages_at_both([first, second])
        second.registry.store._heard = lambda news: None
        await ana.say(type="chat", seat=0, text="is anybody there?")
        assert (await ben.until("said"))["said"]["text"] == "is anybody there?"


async def test_who_was_at_a_process_that_died_is_not_shown_for_ever(monkeypatch):
    monkeypatch.setattr("katzentisch.server.tables.registry.PRESENCE_SECONDS", 0.3)
    url = await new_postgres()
    async with served(PostgresStore(url)) as first, served(PostgresStore(url)) as second:
        _, _, _, (ana, _) = await pages_at_both([first, second])
        await ana.until("presence", lambda said: said["online"] == [0, 1])
        await asyncio.sleep(1.5)
        assert first.registry.sessions()[0].presence().online == [0, 1]  # it is told again and again
        second.registry.publisher.publish = lambda news: None  # as if it had been killed
        await ana.until("presence", lambda said: said["online"] == [0])


async def test_what_is_counted_by_the_hour_is_counted_together():
    url = await new_postgres()
    few = GENEROUS._replace(tables_per_hour=3, recoveries_per_hour=1)
    async with (
        served(PostgresStore(url), limits=few) as first,
        served(PostgresStore(url), limits=few) as second,
    ):
        for server in (first, second, first):
            await server.table("Ana", "Ben")
        body = {"game": "whiskers", "seats": [{"who": "here", "name": "Ana"}] * 2}
        for server in (first, second):
            status, headers, _ = await server.request("POST", "/api/tables", body)
            assert status == 429 and 0 < int(headers["retry-after"]) <= 3600
        await first.post("/api/recover", {"code": "a b c d"}, status=200)
        await second.post("/api/recover", {"code": "a b c d"}, status=429)
    async with served(PostgresStore(url), limits=few) as again:
        assert (await again.request("POST", "/api/tables", body))[0] == 429


def deaf(server: RunningServer) -> None:
    """Let a process hear no news any more, as if those that wrote had died before they could tell."""
    server.registry.store.hear(lambda news: None)


async def test_a_page_is_never_shown_an_older_view_by_a_process_that_was_not_told(servers):
    table, token, _, (ana, _) = await pages_at_both(servers)
    deaf(servers[1])
    await ana.play_on(0)
    again = await servers[1].page(table, token, seen=1)
    assert (await again.until("view"))["seq"] == 1


async def test_a_process_that_was_not_told_looks_for_entries_by_itself(servers, monkeypatch):
    monkeypatch.setattr("katzentisch.server.tables.registry._REFRESH_SECONDS", 0.2)
    _, _, _, (ana, ben) = await pages_at_both(servers)
    deaf(servers[1])
    await ana.play_on(0)
    assert (await ben.seq(1))["step"] == 1


async def test_who_sat_down_elsewhere_is_let_in_before_the_news_is_here(servers):
    first, second = servers
    made = await first.table("Ana", "?")
    table = made["info"]["table"]
    await second.get(f"/api/tables/{table}")  # the other process has the table, and its keys, already
    deaf(second)
    sit = {"invitation": made["invitations"][0]["invitation"], "name": "Ben"}
    ben = await second.page(table, (await first.post(f"/api/tables/{table}/sit", sit))["token"])
    assert (await ben.until("welcome"))["seats"] == [1]


async def test_entries_read_while_a_move_is_refused_are_shown_to_everybody(servers):
    table, token, _, (ana, ben) = await pages_at_both(servers)
    deaf(servers[1])
    late = await servers[1].page(table, token)
    await late.seq(0)
    actions = ana.legal(0)
    await ana.act(0, actions[0])
    answer = await late.act(0, actions[-1], seq=0)  # another choice for the same view
    assert answer["type"] == ("taken" if actions[0] == actions[-1] else "refused")
    await ben.seq(1)


async def test_an_id_with_a_zero_byte_is_no_table(servers):
    """PostgreSQL stores no zero bytes, and would fail."""
    for part in ("", "/circle", "/replay", "/record", "/printed", "/review", "/at/0"):
        status, _, _ = await servers[0].request("GET", f"/api/tables/a%00b{part}")
        assert status in (403, 404)
