"""What a browser, a stranger or a flood may not do."""

import asyncio
import json
import logging
import sys

import pytest
import websockets

from katzentisch.core.chance import generator_of, secret_seed
from katzentisch.play.store import StoreError
from katzentisch.server.limits import Bucket, Buckets, Limits
from katzentisch.server.logs import JsonLines
from katzentisch.server.tables import registry
from tests.server.serving import GENEROUS, finished, served, tokens

pytestmark = pytest.mark.anyio


async def test_every_answer_forbids_what_the_page_does_not_need(server):
    for path in ("/", "/api/games", "/api/tables/none", "/api/nothing", "/t/abc"):
        _, headers, _ = await server.request("GET", path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy
        assert "unsafe" not in policy and "http" not in policy and "*" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


async def test_a_foreign_page_may_not_open_a_socket(server):
    made = await server.table("Ana", "Ben")
    table = made["info"]["table"]
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await server.socket(table, origin="https://evil.example")
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await server.socket("no-such-table")
    page = await server.socket(table, origin=f"http://127.0.0.1:{server.port}")
    await page.close()


async def test_an_origin_needs_a_scheme_and_a_host_must_be_ours(server):
    made = await server.table("Ana", "Ben")
    body = {"code": "a b c d"}
    for origin in (
        f"127.0.0.1:{server.port}",
        f"//127.0.0.1:{server.port}",
        f"ftp://127.0.0.1:{server.port}",
        "",
    ):
        assert (await server.request("POST", "/api/recover", body, {"Origin": origin}))[0] == 403
    for host in (b"evil.example", b"evil.example:80", b"localhost.evil.example", b"a@b.example"):
        answer = await sent(
            server, b"GET /api/games HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n" % host
        )
        assert b" 421 " in answer.partition(b"\r\n")[0], host
    for host in (b"localhost", b"[::1]:8000", b"laptop.local", b"10.0.0.7"):
        answer = await sent(
            server, b"GET /api/games HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n" % host
        )
        assert b" 200 " in answer.partition(b"\r\n")[0], host
    path = f"/api/tables/{made['info']['table']}/socket".encode()
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    answer = await sent(server, b"GET %s HTTP/1.1\r\nHost: evil.example\r\n" % path + upgrade)
    assert b" 403 " in answer.partition(b"\r\n")[0]


async def test_the_public_address_is_a_host_and_an_origin(tmp_path):
    async with served(tmp_path / "a.sqlite", public_address="https://cats.example/") as server:
        head = b"POST /api/recover HTTP/1.1\r\nHost: cats.example\r\nOrigin: https://cats.example\r\n"
        answer = await sent(server, head + b'Connection: close\r\nContent-Length: 12\r\n\r\n{"code": ""}')
        assert b" 200 " in answer.partition(b"\r\n")[0]


async def test_a_request_with_two_lengths_is_refused_and_the_connection_closed(server):
    head = b"POST /api/recover HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
    answer = await sent(server, head + b"0\r\n\r\nGET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400") and answer.count(b"HTTP/1.1") == 1


async def test_a_body_that_breaks_off_is_no_error_of_the_server(server, caplog):
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{")
    await asyncio.sleep(0.2)
    writer.close()
    await asyncio.sleep(0.3)
    assert (await server.request("GET", "/api/health"))[0] == 200
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_failing_store_tells_strangers_nothing_about_itself(server, monkeypatch, caplog):
    async def fail(*statements):
        raise StoreError("/var/lib/secret/tables.sqlite: database or disk is full")

    monkeypatch.setattr(server.registry.store, "write", fail)
    status, _, body = await server.request("POST", "/api/recover", {"code": "a b c d"})
    assert status == 503 and b"secret" not in body and b"disk" not in body
    assert "disk is full" in caplog.text or any("disk" in str(vars(record)) for record in caplog.records)
    server.registry._checked = -1e9
    assert (await server.request("GET", "/api/health"))[0] == 503
    assert (await server.request("GET", "/readyz"))[0] == 503
    assert (await server.request("GET", "/healthz"))[0] == 200


@pytest.mark.parametrize(
    "name", ["\u3164", "\U0001d159", "\u2800 \u115f", "\u0301", "\u200b", "\ue000", "   "]
)
async def test_a_name_of_which_nothing_can_be_seen_is_no_name(server, name):
    body = {"game": "whiskers", "seats": [{"who": "here", "name": name}] * 2}
    status, _, answer = await server.request("POST", "/api/tables", body)
    assert status == 400 and json.loads(answer)["code"] == "wrong_name"


async def test_a_letter_under_a_tower_of_marks_keeps_a_few_of_them(server):
    made = await server.table("A" + "\u0301\u0e47" * 15, "Nguy\u00ea\u0303n")
    assert [seat["name"] for seat in made["info"]["seats"]] == ["A" + "\u0301\u0e47" * 2, "Nguy\u00ea\u0303n"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
async def test_the_file_of_tables_is_for_its_owner_alone(server, tmp_path):
    await server.table("Ana", "Ben")
    assert {path.stat().st_mode & 0o777 for path in tmp_path.glob("tables.sqlite*")} == {0o600}


async def test_addresses_are_forgotten_though_nobody_asks(tmp_path, monkeypatch):
    monkeypatch.setattr(registry, "FORGET_SECONDS", 0.05)
    async with served(tmp_path / "a.sqlite") as server:
        store = server.registry.store
        await store.spend("tables", "192.0.2.7", 1000)
        async with asyncio.timeout(60):
            while await store.read("SELECT 1 FROM spent WHERE hour = 1000"):
                await asyncio.sleep(0.05)
        assert not await store.read("SELECT 1 FROM address_key WHERE hour = 1000")


async def sent(server, data: bytes) -> bytes:
    """Send bytes as they are; return all that is answered until the connection is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(data)
    answer = await asyncio.wait_for(reader.read(), 10)
    writer.close()
    return answer


async def test_an_origin_that_was_allowed_may(tmp_path):
    async with served(tmp_path / "a.sqlite", origins=("https://cats.example",)) as server:
        made = await server.table("Ana", "Ben")
        page = await server.socket(made["info"]["table"], origin="https://cats.example")
        await page.close()


async def test_nobody_can_find_the_deal_of_a_new_table_by_trying_keys(server):
    made = [await server.table("Ana", "Ben") for _ in range(2)]
    seeds = [int((await server.registry.store.table(one["info"]["table"])).seed) for one in made]
    assert [generator_of(seed) for seed in seeds] == [generator_of(secret_seed(0))] * 2
    assert all((seed % 2**128).bit_length() > 96 for seed in seeds) and seeds[0] != seeds[1]


async def test_no_secret_is_stored_as_it_is(server, tmp_path):
    made = await server.table("Ana", "?")
    await server.registry.store.write(("SELECT 1", ()))
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
    secrets = [
        tokens(made)[0],
        made["keys"][0]["code"],
        made["invitations"][0]["invitation"],
        made["spectator"],
    ]
    assert b"Ana" in stored
    assert not [secret for secret in secrets if secret.encode() in stored]


async def test_no_secret_is_logged(server, caplog):
    caplog.set_level(logging.DEBUG)
    made = await server.table("Ana", "?")
    page = await server.page(made["info"]["table"], tokens(made)[0])
    await page.until("welcome")
    await page.say(type="act", seat=0, seq="x")
    await page.until("refused")
    await page.close()
    lines = "\n".join(
        JsonLines().format(record) for record in caplog.records if record.name.startswith("kat")
    )
    assert tokens(made)[0] not in lines and made["invitations"][0]["invitation"] not in lines


async def test_what_is_too_large_is_refused_with_a_sentence_also_while_it_is_still_sent(server):
    for size in (70_000, 4_000_000):
        status, _, answer = await server.request("POST", "/api/tables", b"x" * size)
        assert status == 413 and b"65536" in answer


async def test_what_is_too_large_is_not_read(server):
    made = await server.table("Ana", "Ben")
    page = await server.page(made["info"]["table"], tokens(made)[0])
    await page.say(type="chat", seat=0, text="x" * 20_000)
    await asyncio.wait_for(page.connection.wait_closed(), 5)
    assert page.connection.close_code == 1009


async def test_whoever_is_too_fast_is_told_and_at_last_dropped(tmp_path):
    limits = GENEROUS._replace(messages_per_second=5, messages_at_once=10)
    async with served(tmp_path / "a.sqlite", limits=limits) as server:
        made = await server.table("Ana", "Ben")
        page = await server.page(made["info"]["table"], tokens(made)[0])
        for _ in range(100):
            await page.say(type="why", seat=0, action=0)
        refused = await page.until("refused")
        assert (refused["code"], refused["facts"]) == ("too_fast", {"most": 5})
        with pytest.raises(websockets.ConnectionClosed):
            while True:
                await page.hear()
        assert page.connection.close_code == 1008


async def test_an_address_makes_only_so_many_tables(tmp_path):
    async with served(tmp_path / "a.sqlite", limits=Limits(tables_per_hour=2)) as server:
        await server.table("Ana", "Ben")
        await server.table("Ana", "Ben")
        body = {"game": "whiskers", "seats": [{"who": "here", "name": "A"}] * 2}
        status, headers, _ = await server.request("POST", "/api/tables", body)
        assert status == 429 and 0 < int(headers["retry-after"]) <= 3600


async def test_an_address_asks_only_so_often(tmp_path):
    limits = GENEROUS._replace(requests_per_second=1, requests_at_once=5, sockets_per_address=1)
    async with served(tmp_path / "a.sqlite", limits=limits) as server:
        statuses = [(await server.request("GET", "/api/tables/none"))[0] for _ in range(7)]
        assert statuses == [404] * 5 + [429] * 2


async def test_codes_cannot_be_tried_out(tmp_path):
    async with served(tmp_path / "a.sqlite", limits=GENEROUS._replace(recoveries_per_hour=3)) as server:
        statuses = [(await server.request("POST", "/api/recover", {"code": "a b c d"}))[0] for _ in range(5)]
        assert statuses == [200] * 3 + [429] * 2


def test_a_bucket_fills_again(monkeypatch):
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(per_second=2, at_once=2)
    assert [bucket.take() for _ in range(3)] == [0, 0, 0.5]
    now += 0.5
    assert bucket.take() == 0


def test_addresses_not_seen_for_long_are_forgotten():
    buckets = Buckets(1, 1, most=2)
    for address in ("a", "b", "c"):
        assert buckets.take(address) == 0
    assert buckets.take("c") > 0 and buckets.take("a") == 0


async def test_a_page_of_another_site_can_make_nothing_here(tmp_path):
    body = {"game": "whiskers", "seats": [{"who": "here", "name": "Ana"}] * 2}
    async with served(tmp_path / "a.sqlite", origins=("https://friends.example",)) as server:
        own = f"http://127.0.0.1:{server.port}"
        for origin, expected in ((own, 201), ("https://friends.example", 201), ("https://evil.example", 403)):
            status, _, _ = await server.request("POST", "/api/tables", body, {"Origin": origin})
            assert status == expected
        status, _, answer = await server.request("POST", "/api/recover", {"code": "a"}, {"Origin": "null"})
        assert status == 403 and json.loads(answer)["code"] == "other_origin"


NINES = "9" * 5000
ODD_PATHS = [
    *(
        f"/api/tables/TABLE/replay?seat={seat}"
        for seat in ("--5", "%C2%B2", "-", "1e3", NINES, f"-{NINES}", "7")
    ),
    *(f"/api/tables/TABLE/at/{step}" for step in (NINES, "-1", "%C2%B2", "1.5", "99999999999999999999")),
    *(f"/api/printed/whiskers/usual/{seats}" for seats in (NINES, "0", "99", "-2", "2?open=maybe", "2?x=y")),
    *(f"/api/strengths/whiskers/{wish}" for wish in (f"usual/{NINES}", "usual/0", "other/2", "usual/-2")),
    *(f"/api/words/{words}" for words in ("xx", "../en", "whiskers/xx", "nogame/en", "%2e%2e/en")),
    *(f"/api/tables/{table}" for table in ("a" * 3000, "%00", "%ff%fe", "TABLE/nothing")),
    *(f"/api/portraits/{level}" for level in ("..%2f..%2fapp.py", "%00")),
    *(f"/{name}" for name in ("%00", "assets/%00.js", "a" * 3000, "assets/" + "a" * 300 + ".js")),
]


async def test_no_path_however_odd_is_an_error_of_the_server(server):
    made, _ = await finished(server)
    for path in ODD_PATHS:
        status, _, body = await server.request("GET", path.replace("TABLE", made["info"]["table"]))
        assert status in (400, 403, 404), (path[:60], status)
        assert json.loads(body)["message"]


async def test_a_path_cannot_leave_the_folder_of_the_page(server):
    for path in ("/../app.py", "/assets/../../app.py", "/%2e%2e/app.py", "/..%2fapp.py"):
        status, _, body = await server.request("GET", path)
        assert status in (404, 503) and b"Starlette" not in body
