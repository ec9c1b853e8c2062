"""What a browser, a stranger or a flood may not do."""

import asyncio
import json
import logging

import pytest
import websockets

from katzentisch.server.limits import Bucket, Buckets, Limits
from katzentisch.server.logs import JsonLines
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


async def test_an_origin_that_was_allowed_may(tmp_path):
    async with served(tmp_path / "a.sqlite", origins=("https://cats.example",)) as server:
        made = await server.table("Ana", "Ben")
        page = await server.socket(made["info"]["table"], origin="https://cats.example")
        await page.close()


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


async def test_what_is_too_large_is_not_read(server):
    status, _, _ = await server.request("POST", "/api/tables", b"x" * 70_000)
    assert status == 413
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
