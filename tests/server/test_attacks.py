"""Attacks that froze or starved the server once: each is answered, and nobody else notices."""

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
import websockets

from katzentisch.play import puzzles
from katzentisch.play.stored import begun_match
from katzentisch.server import limits
from katzentisch.server.http import guard, static_site
from katzentisch.server.tables import registry
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers import review, rules_pool, scenario
from katzentisch.server.workers.fair_queue import FairQueue, Turn
from katzentisch.server.workers.pool import PoolBusy, WorkerFailed, WorkerPool
from tests.server.serving import GENEROUS, Page, RunningServer, finished, served, tokens

pytestmark = pytest.mark.anyio
TOY_BOTS = (sys.executable, "-m", "tests.server.toy_bot_worker")
A_HUGE_HAND = {"ask": "tax", "hand": [[f"card{n}", 1 + n % 7] for n in range(60)]}


async def longest_wait(server: RunningServer, work: "asyncio.Future[object]") -> float:
    """Return the longest time that /api/health took while some work went on."""
    longest = 0.0
    while not work.done():
        began = time.perf_counter()
        await asyncio.wait_for(server.request("GET", "/api/health"), 10)
        longest = max(longest, time.perf_counter() - began)
        await asyncio.sleep(0.01)
    return longest


async def test_a_referee_case_of_sixty_cards_freezes_nobody(server):
    work = asyncio.ensure_future(server.request("POST", "/api/referee/feudalia", A_HUGE_HAND))
    longest = await longest_wait(server, work)
    status, _, body = await work
    assert status == 200 and body
    assert longest < 5.0


@pytest.mark.parametrize(
    ("case", "about"),
    [
        ({"ask": "tax", "hand": [["serf", 1]] * 401}, "401 items; at most"),
        ({"ask": "save", "money": 10**30}, "larger than"),
        ({"ask": "tax", "fiefs": [2**63]}, "larger than"),
        ({"ask": "tax", "fiefs": [1e300]}, "larger than"),
        ({"ask": "x" * 101}, "characters"),
    ],
)
async def test_a_case_larger_than_any_game_is_refused(server, case, about):
    status, _, body = await server.request("POST", "/api/referee/feudalia", case)
    assert status == 400 and about in body.decode()


async def test_a_body_nested_without_end_is_refused(server):
    body = b'{"a":' * 9000 + b"1" + b"}" * 9000
    status, _, answer = await server.request("POST", "/api/referee/feudalia", body)
    assert status == 400 and b"nested" in answer


async def test_a_refusal_of_something_very_long_is_still_a_sentence(server):
    body = {"game": "whiskers", "variant": "x" * 20_000, "seats": [{"who": "here", "name": "Ana"}] * 2}
    status, _, answer = await server.request("POST", "/api/tables", body)
    assert status == 400 and b"xxx\xe2\x80\xa6" in answer


async def test_asking_for_unknown_tables_keeps_nothing_in_memory(server):
    for number in range(50):
        status, _, _ = await server.request("GET", f"/api/tables/unknown{number}")
        assert status == 404
    assert not server.registry._loading


async def half_request(port: int, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n")
    return reader, writer


async def closed_within(reader: asyncio.StreamReader, seconds: float) -> bool:
    try:
        return await asyncio.wait_for(reader.read(), seconds) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


async def test_half_requests_of_one_address_are_limited_and_others_are_served(tmp_path):
    fewer = GENEROUS._replace(connections_per_address=20, headers_seconds=60.0)
    async with served(tmp_path / "a.sqlite", limits=fewer) as server:
        halves = [await half_request(server.port, "127.0.0.2") for _ in range(60)]
        status, _, _ = await server.request("GET", "/api/health")
        assert status == 200
        closed = [await closed_within(reader, 0.05) for reader, _ in halves]
        assert closed.count(True) == 40
        for _, writer in halves:
            writer.close()


async def test_a_half_request_is_closed_in_time_and_a_whole_one_answered(tmp_path):
    async with served(tmp_path / "a.sqlite", limits=GENEROUS._replace(headers_seconds=1.0)) as server:
        (half, other), (whole, writer) = [await half_request(server.port, "127.0.0.2") for _ in range(2)]
        writer.write(b"\r\n")
        assert b"200 OK" in await asyncio.wait_for(whole.readline(), 3.0)
        assert await closed_within(half, 10.0)
        other.close()
        writer.close()


async def test_half_requests_of_many_addresses_give_way_to_whole_ones(tmp_path):
    fewer = GENEROUS._replace(connections=30, headers_seconds=20.0)
    async with served(tmp_path / "a.sqlite", limits=fewer) as server:
        halves = [await half_request(server.port, f"127.0.1.{number}") for number in range(45)]
        status, _, _ = await server.request("GET", "/api/health")
        assert status == 200
        for _, writer in halves:
            writer.close()


async def test_half_bodies_of_many_addresses_give_way_to_whole_requests(tmp_path):
    fewer = GENEROUS._replace(connections=30, body_seconds=20.0)
    async with served(tmp_path / "a.sqlite", limits=fewer) as server:
        writers = []
        for number in range(45):
            _, writer = await asyncio.open_connection(
                "127.0.0.1", server.port, local_addr=(f"127.0.1.{number}", 0)
            )
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{")
            writers.append(writer)
        await asyncio.sleep(0.3)  # until all of them are being read
        status, _, _ = await server.request("GET", "/api/health")
        assert status == 200
        for writer in writers:
            writer.close()


async def test_those_who_do_not_read_their_answer_give_way_to_others(tmp_path, monkeypatch):
    monkeypatch.setattr(static_site, "STATIC", tmp_path)
    (tmp_path / "large.txt").write_bytes(b"0" * 30_000_000)
    fewer = GENEROUS._replace(connections=30)
    async with served(tmp_path / "a.sqlite", limits=fewer) as server:
        writers = []
        for number in range(30):
            _, writer = await asyncio.open_connection(
                "127.0.0.1", server.port, local_addr=(f"127.0.1.{number}", 0), limit=4096
            )
            writer.write(b"GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n")
            writers.append(writer)
        await asyncio.sleep(0.5)  # until all are sent what they do not read
        status, _, _ = await server.request("GET", "/api/health")
        assert status == 200
        for writer in writers:
            writer.close()


def test_answers_that_take_long_give_way_when_all_places_are_taken(monkeypatch):
    places = guard.OpenConnections(GENEROUS._replace(connections=2))
    closed: list[str] = []
    slow, quick, new = (Mock(abort=partial(closed.append, name)) for name in "abc")
    for transport in (slow, quick):
        assert places.add("127.0.0.2")
        places.set_idle(transport)
        places.set_busy(transport)
    assert not places.add("127.0.0.3") and not closed  # they may be at work
    monkeypatch.setattr(guard, "_BUSY_SECONDS", 0.0)
    assert places.add("127.0.0.3") and closed == ["a"]
    places.remove("127.0.0.2", slow)
    places.set_idle(quick)
    places.set_idle(new)
    assert places.add("127.0.0.4") and closed == ["a", "b"]


async def test_a_body_in_countless_pieces_is_refused_and_one_in_many_is_read(server):
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    body = json.dumps({"game": "whiskers", "seats": [{"who": "here", "name": "Ana"}] * 2}).encode()
    letters = [body[at : at + 1] for at in range(len(body))]
    for pieces, expected in ((letters, b"201"), ([*letters, *[b" "] * 60_000], b"400")):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(head + b"".join(b"1\r\n%s\r\n" % piece for piece in pieces) + b"0\r\n\r\n")
        assert (await asyncio.wait_for(reader.readline(), 5)).split()[1] == expected
        writer.close()


async def test_nonsense_after_an_answer_ends_the_connection_without_a_traceback(server, caplog):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
    assert b"200 OK" in await asyncio.wait_for(reader.readline(), 5)
    await asyncio.sleep(0.1)
    writer.write(b"this is no length\r\n\r\n")
    with suppress(ConnectionError):
        await asyncio.wait_for(reader.read(), 2)
    writer.close()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_an_answer_asked_for_ahead_has_its_time_too(tmp_path, monkeypatch):
    monkeypatch.setattr(static_site, "STATIC", tmp_path)
    (tmp_path / "large.txt").write_bytes(b"0" * 30_000_000)
    fewer = GENEROUS._replace(answer_seconds=0.5)
    async with served(tmp_path / "a.sqlite", limits=fewer) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=4096)
        asked = b"GET %s HTTP/1.1\r\nHost: x\r\n\r\n"
        writer.write(asked % b"/healthz" + asked % b"/large.txt")
        await asyncio.sleep(1.5)  # in which nothing of it is read
        came = 0
        with suppress(ConnectionError):
            while part := await asyncio.wait_for(reader.read(1_000_000), 5):
                came += len(part)
        assert 0 < came < 30_000_000
        writer.close()


async def test_sockets_are_limited_for_each_address_and_in_all(tmp_path):
    fewer = GENEROUS._replace(sockets_per_address=2, sockets=3)
    async with served(tmp_path / "a.sqlite", limits=fewer) as server:
        table = (await server.table("Ana", "Ben"))["info"]["table"]

        async def come(source: str) -> Page | None:
            try:
                return await server.socket(table, local_addr=(source, 0))
            except websockets.InvalidStatus as refused:
                assert refused.response.status_code == 403
                return None

        first, second, third = [await come("127.0.0.2") for _ in range(3)]
        assert first and second and not third
        assert await come("127.0.0.3") and not await come("127.0.0.4")
        await first.close()
        while server.registry.open_sockets.total() == 3:
            await asyncio.sleep(0.01)
        assert await come("127.0.0.4")


@pytest.mark.parametrize("frame", [b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"], ids=["pings", "fragments"])
async def test_a_socket_that_sends_frames_without_a_message_is_closed(server, frame):
    made = await server.table("Ana", "Ben")
    page = await server.page(made["info"]["table"], made["keys"][0]["token"])
    await page.until("view")
    transport = page.connection.transport
    transport.write(b"\x01\x80\0\0\0\0" if frame[0] == 0 else b"")
    transport.write(frame * 20)
    status, _, _ = await server.request("GET", "/api/health")
    assert status == 200 and not transport.is_closing()
    transport.write(frame * 20_000)
    await asyncio.wait_for(page.connection.wait_closed(), 5)


async def test_a_message_that_is_no_text_is_refused_without_a_traceback(server, caplog):
    made = await server.table("Ana", "Ben")
    page = await server.page(made["info"]["table"], made["keys"][0]["token"])
    await page.seq(0)
    await page.connection.send(b'{"type":"chat","seat":0,"text":"\xff\xfe"}', text=True)
    assert (await page.until("refused"))["code"] == "not_understood"
    assert (await page.act(0))["type"] == "taken"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_body_that_never_ends_is_closed_however_slowly_it_comes(tmp_path):
    fewer = GENEROUS._replace(body_seconds=0.6)
    async with served(tmp_path / "a.sqlite", limits=fewer) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n")
        for _ in range(4):
            writer.write(b"{")
            await asyncio.sleep(0.1)
        assert await closed_within(reader, 3.0)
        writer.close()


async def test_a_connection_that_is_kept_alive_may_send_many_requests(tmp_path):
    fewer = GENEROUS._replace(headers_seconds=0.5, answer_seconds=0.5)
    async with served(tmp_path / "a.sqlite", limits=fewer) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        for _ in range(8):
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200 OK" in await asyncio.wait_for(reader.readuntil(b"well\n"), 2.0)
            await asyncio.sleep(0.15)
        writer.close()


async def test_a_request_line_without_end_is_refused(server):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /" + b"a" * 100_000)
    assert b"400" in await asyncio.wait_for(reader.readline(), 3.0)
    writer.close()


async def test_a_worker_that_takes_too_long_is_ended_and_the_next_request_answered():
    pool = WorkerPool(
        ("python3", "-uc", "import time\nprint('ready')\nfor line in open(0):\n time.sleep(float(line))\n print(line, end='')"),
        seconds=0.5,
    )  # fmt: skip
    try:
        with pytest.raises(WorkerFailed, match="TimeoutError"):
            await pool.ask(b"60", Turn(0))
        assert await pool.ask(b"0", Turn(0)) == b"0\n"
    finally:
        await pool.close()


def test_a_worker_that_wants_too_much_memory_does_not_get_it():
    program = "from katzentisch.server.workers.pool import limit_memory; limit_memory(); bytearray(3 * 2**30)"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ended.stderr.strip().endswith("MemoryError")


@pytest.mark.parametrize(
    "name",
    [
        "KATZENTISCH_SERVE",
        "PGPASSWORD",
        *(f"KATZENTISCH_SERVER_{secret}" for secret in ("STORE", "OPERATOR_TOKEN", "CALLS_MAIL_PASSWORD")),
    ],
)
async def test_secrets_of_the_server_are_not_in_the_environment_of_workers(monkeypatch, name):
    monkeypatch.setenv(name, "postgresql://user:secret@host/db")
    program = f"import os\nprint('ready')\nfor line in open(0):\n print('{name}' in os.environ)"
    pool = WorkerPool(("python3", "-uc", program), seconds=5)
    try:
        assert await pool.ask(b"", Turn(0)) == b"False\n"
    finally:
        await pool.close()


def test_addresses_take_turns_however_many_tables_one_of_them_has():
    queue: FairQueue[str] = FairQueue()
    for table in range(100):
        queue.put(f"many-{table}", Turn(1, "many", f"table-{table}"))
    queue.put("few-0", Turn(1, "few", "table"))
    queue.put("few-1", Turn(1, "few", "table"))
    assert [queue.get((1,)) for _ in range(4)] == ["many-0", "few-0", "many-1", "few-1"]


async def test_one_address_does_not_take_all_places_of_those_who_wait():
    program = "import time\nprint('ready')\nfor line in open(0):\n time.sleep(0.01)\n print(line, end='')"
    pool = WorkerPool(("python3", "-uc", program), seconds=5, most_waiting=20, most_of_address=5)
    try:
        many = [asyncio.create_task(pool.ask(b"many", Turn(0, "many", str(table)))) for table in range(30)]
        await asyncio.sleep(0)
        assert await pool.ask(b"few", Turn(0, "few", "table")) == b"few\n"
        answers = await asyncio.gather(*many, return_exceptions=True)
        assert answers[:6] == [b"many\n"] * 6 and all(isinstance(answer, PoolBusy) for answer in answers[6:])
        assert await pool.ask(b"again", Turn(0, "many", "table")) == b"again\n"
        others = [pool.ask(b"other", Turn(0, str(number), "table")) for number in range(30)]
        answers = await asyncio.gather(*others, return_exceptions=True)
        assert answers[:21] == [b"other\n"] * 21 and all(
            isinstance(answer, PoolBusy) for answer in answers[21:]
        )
    finally:
        await pool.close()


async def test_bots_take_the_turn_of_whoever_plays_with_them_and_not_of_whoever_looks_on(server):
    made = await server.table("Ana", "Ben", "bot:greedy")
    table = made["info"]["table"]
    for source, token in ((2, tokens(made)[0]), (3, made["spectator"]), (4, "nobody's")):
        page = await server.page(table, token, local_addr=(f"127.0.0.{source}", 0))
        await page.until("welcome" if source < 4 else "refused")
        session = await server.registry.session(table)
        assert session.address == "127.0.0.2"
    watched = await server.table("bot:greedy", "bot:greedy")
    page = await server.page(watched["info"]["table"], watched["spectator"], local_addr=("127.0.0.3", 0))
    await page.until("welcome")
    assert (await server.registry.session(watched["info"]["table"])).address == "127.0.0.3"


async def test_a_list_of_tables_asks_the_store_no_more_for_a_hundred_tokens_than_for_one(server, monkeypatch):
    made = await server.table("Ana", "Ben")
    asked, read = [0], server.registry.store.read

    async def counting(*question):
        asked[0] += 1
        return await read(*question)

    monkeypatch.setattr(server.registry.store, "read", counting)
    questions = []
    for strangers in (0, 98):
        asked[0] = 0
        told = await server.post("/api/mine", {"tokens": [*tokens(made), *map(str, range(strangers))]}, 200)
        assert [table["seats"] for table in told["tables"]] == [[0, 1]]
        questions.append(asked[0])
    assert questions[0] == questions[1]


def test_ranks_are_served_in_the_order_a_worker_prefers_and_only_those_it_takes():
    queue: FairQueue[int] = FairQueue()
    for rank in (3, 1, 2, 0):
        queue.put(rank, Turn(rank))
    assert [queue.get((0, 2)) for _ in range(3)] == [0, 2, None]
    assert [queue.get((3, 1)) for _ in range(3)] == [3, 1, None]


def test_a_queue_gives_back_each_item_once_whatever_is_put_and_removed():
    chance = random.Random(7)
    for _ in range(200):
        queue: FairQueue[int] = FairQueue()
        inside: dict[int, Turn] = {}
        for item in range(60):
            turn = Turn(chance.randrange(3), str(chance.randrange(3)), str(chance.randrange(3)))
            queue.put(item, turn)
            inside[item] = turn
            if chance.random() < 0.3:
                gone = chance.choice(list(inside))
                queue.remove(gone, inside.pop(gone))
            if chance.random() < 0.3:
                taken = queue.get((chance.randrange(3),))
                if taken is not None:
                    del inside[taken]
            assert len(queue) == len(inside)
        rest = [queue.get((0, 1, 2)) for _ in range(len(queue))]
        assert sorted(item for item in rest if item is not None) == sorted(inside)


async def test_scenarios_are_played_one_at_a_time_and_one_per_address(monkeypatch):
    running, most = 0, 0

    async def play(command, task, on_progress):
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.05)
        running -= 1
        return {"choices": []}

    monkeypatch.setattr(scenario, "run_job", play)
    scenarios = scenario.Scenarios()

    async def ask(address: str) -> str:
        try:
            await scenarios.play("felinia", "basic", 2, {}, 1, address)
        except ApiError as error:
            return error.code
        return "played"

    addresses = ["a", "a", "a", *(f"b{number}" for number in range(20))]
    answers = await asyncio.gather(*(ask(address) for address in addresses))
    assert most == 1 and answers[:3] == ["played", "too_many", "too_many"]
    assert answers.count("played") == 8
    assert await ask("a") == "played"


async def test_one_address_does_not_fill_the_queue_of_reviews(monkeypatch):
    async def play(command, task, on_progress):
        return {}

    class Kept:
        async def keep_review(self, table: str, version: str, text: str) -> None:
            """Keep nothing."""

    async def version(table: str, match: object) -> str:
        return table

    monkeypatch.setattr(review, "run_job", play)
    works: list[Coroutine[Any, Any, None]] = []
    queue = review.ReviewQueue(Kept(), works.append, review.ReviewSettings())
    monkeypatch.setattr(queue, "_version", version)
    monkeypatch.setattr(queue, "_task", lambda match, material: None)
    match = SimpleNamespace(step=3)
    for number in range(4):
        await queue.start(f"table{number}", match, "", "many")
    with pytest.raises(ApiError):
        await queue.start("table4", match, "", "many")
    assert (await queue.start("table5", match, "", "few")).ready is False
    await works[0]
    await queue.start("table4", match, "", "many")
    for work in works[1:]:
        work.close()


async def test_what_is_printed_is_asked_of_the_rules_once(server, monkeypatch):
    made = await server.table("Ana", "Ben")
    rules, asked = server.registry.rules, []

    async def counting(request, address):
        asked.append(request)
        return b"{}"

    monkeypatch.setattr(rules, "ask", counting)
    for _ in range(3):
        assert await server.get(f"/api/tables/{made['info']['table']}/printed") == {}
    assert len(asked) == 1


async def test_a_table_takes_only_so_much_chat_from_however_many_pages(tmp_path):
    fewer = GENEROUS._replace(chat_lines_per_second=0.001, chat_lines_at_once=5)
    async with served(tmp_path / "a.sqlite", limits=fewer) as server:
        made = await server.table("Ana", "Ben")
        pages = [await server.page(made["info"]["table"], key["token"]) for key in made["keys"]]
        for number in range(5):
            await pages[0].say(type="chat", seat=0, text=f"line {number}")
            await pages[0].until("said")
        await pages[1].say(type="chat", seat=1, text="one too many")
        refused = await pages[1].until("refused")
        assert refused["code"] == "chat_too_fast" and refused["facts"]["seconds"] > 0
        assert len(await server.registry.store.chat(made["info"]["table"])) == 5


async def test_tables_without_people_play_only_so_fast_and_others_are_not_held_up(tmp_path):
    fewer = GENEROUS._replace(unattended_moves_per_second=0.001, unattended_moves_at_once=5)
    async with served(tmp_path / "a.sqlite", limits=fewer, bot_command=TOY_BOTS) as server:
        lonely = [await server.table("bot:random", "bot:random") for _ in range(3)]
        for made in lonely:
            await server.get(f"/api/tables/{made['info']['table']}")
        made = await server.table("Ana", "bot:random")
        page = await server.page(made["info"]["table"], made["keys"][0]["token"])
        view = await page.until("view")
        while view["to_act"]:
            view = await (page.play_on(0) if 0 in view["to_act"] else page.until("view"))
        steps = [(await server.get(f"/api/tables/{made['info']['table']}"))["step"] for made in lonely]
        assert 0 < sum(steps) <= 5


async def test_messages_of_all_sockets_of_an_address_are_counted_together_and_wait_when_too_many(tmp_path):
    fewer = GENEROUS._replace(messages_per_second_of_address=0.001, messages_at_once_of_address=8)
    async with served(tmp_path / "a.sqlite", limits=fewer) as server:
        made = await server.table("Ana", "Ben")
        table, token = made["info"]["table"], made["keys"][0]["token"]
        pages = [await server.page(table, token, local_addr=("127.0.0.2", 0)) for _ in range(4)]
        for page in pages:
            await page.until("view")
        for page in pages:
            await page.say(type="why", seat=0, action=0)
            await page.until("reason")
        await pages[0].say(type="why", seat=0, action=0)
        other = await server.page(table, made["keys"][1]["token"])
        await other.until("view")
        await other.say(type="why", seat=1, action=0)
        await other.until("reason")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pages[0].until("reason"), 0.2)


def test_a_bucket_gives_out_what_comes_later_one_after_the_other(monkeypatch):
    now = 100.0
    monkeypatch.setattr(limits.time, "monotonic", lambda: now)
    bucket = limits.Bucket(per_second=2, at_once=3)
    assert [bucket.reserve() for _ in range(6)] == [0, 0, 0, 0.5, 1.0, 1.5]
    now += 2.0
    assert [bucket.reserve() for _ in range(2)] == [0, 0.5]


_SILENT = "import sys, time; print('ready', flush=True); time.sleep(60)"


async def test_referee_records_and_puzzles_never_run_in_the_process_that_serves(tmp_path, monkeypatch):
    """A worker that does not answer holds up whoever asked, and nobody else."""
    monkeypatch.setattr(rules_pool, "SECONDS", 1.0)
    puzzle = puzzles.puzzles("felinia")[0]
    async with served(tmp_path / "tables.sqlite", rules_command=(sys.executable, "-c", _SILENT)) as server:
        over, _ = await finished(server)
        _, _, text = await server.request("GET", f"/api/tables/{over['info']['table']}/record")
        seats = [{"who": "here", "name": "Ana"}] * 2
        asked = [
            ("/api/records", {"text": text.decode()}),
            ("/api/records/play", {"text": text.decode(), "seats": seats}),
            (f"/api/puzzles/felinia/{puzzle.id}/why", {"action": 0}),
            ("/api/referee/feudalia", A_HUGE_HAND),
        ]
        for path, body in asked:
            slow = asyncio.create_task(server.request("POST", path, body))
            await asyncio.sleep(0.1)
            assert (await server.request("GET", "/healthz"))[0] == 200
            status, _, told = await slow
            assert (status, json.loads(told)["code"]) == (422, "too_hard"), path


async def long_table(server: RunningServer) -> str:
    """Play a table to its end and let everybody leave; return its id."""
    made, page = await finished(server)
    await page.connection.close()
    return str(made["info"]["table"])


async def test_a_long_game_is_replayed_in_pieces_between_which_others_have_their_turn(server, monkeypatch):
    monkeypatch.setattr(registry, "_PIECE", 1)
    session = await server.registry.session(await long_table(server))
    entries = await server.registry.store.entries(session.id)
    turns = 0

    async def count_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count_turns())
    match = await server.registry._replayed(begun_match(session.match.game, session.row), entries)
    counting.cancel()
    assert turns >= match.seq == session.match.seq >= 6


async def test_finished_games_that_somebody_opens_one_after_the_other_do_not_fill_the_memory(
    server, monkeypatch
):
    monkeypatch.setattr(registry, "_HELD_SECONDS", 0.0)
    made, _ = await finished(server)  # its page stays
    shown = made["info"]["table"]
    left = [await long_table(server) for _ in range(6)]
    lengths = [session.match.seq for session in server.registry.sessions()]
    monkeypatch.setattr(registry, "_MOST_ENTRIES", sum(lengths) // 2)
    while any(session.viewers for session in server.registry.sessions() if session.id != shown):
        await asyncio.sleep(0.01)
    for table in [left[0], left[1], *left, *left]:
        if table in {session.id for session in server.registry.sessions()}:
            server.registry._drop(table)
        await server.get(f"/api/tables/{table}")
        sessions = server.registry.sessions()
        assert sum(session.match.seq for session in sessions) <= sum(lengths) // 2 + max(lengths)
        assert shown in {session.id for session in sessions}


async def test_whoever_lets_the_server_replay_long_games_may_ask_less_often(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "_ENTRIES_PER_REQUEST", 1)
    few = GENEROUS._replace(requests_at_once=60, requests_per_second=0.01)
    async with served(tmp_path / "tables.sqlite", limits=few) as server:
        table = await long_table(server)
        answers = []
        for _ in range(8):
            server.registry._drop(table)
            answers.append((await server.request("GET", f"/api/tables/{table}"))[0])
        assert answers[:3] == [200] * 3 and answers[-1] == 429
    async with served(tmp_path / "others.sqlite", limits=few) as server:
        table = await long_table(server)
        asked = [(await server.request("GET", f"/api/tables/{table}"))[0] for _ in range(8)]
        assert asked == [200] * 8  # it is in memory
    async with served(tmp_path / "moments.sqlite", limits=few) as server:
        made, _ = await finished(server)
        token = {"Authorization": f"Bearer {tokens(made)[0]}"}
        moment = f"/api/tables/{made['info']['table']}/at/8"
        answers = [(await server.request("GET", moment, headers=token))[0] for _ in range(8)]
        assert answers[:3] == [200] * 3 and answers[-1] == 429


async def test_what_was_wrong_is_not_sent_back_at_its_whole_length(server):
    made, _ = await finished(server)
    _, _, text = await server.request("GET", f"/api/tables/{made['info']['table']}/record")
    head = text.decode().splitlines()[0]
    evil = head + '\n{"seat": 0, "choice": {"kind": "' + "x" * 500_000 + '"}}'
    status, _, body = await server.request("POST", "/api/records", {"text": evil})
    assert status == 400 and len(body) < 20_000
