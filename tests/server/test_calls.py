"""People who are not at the page are called when it is their turn: once, with nothing hidden, where they asked to be."""

import asyncio
import gzip
import json
import re
from contextlib import asynccontextmanager, nullcontext
from urllib.parse import urlsplit

import msgspec
import pytest

from katzentisch.play.store_postgres import PostgresStore
from katzentisch.server.call_settings import CallSettings
from katzentisch.server.calling import hosts
from katzentisch.server.calling.hooks import hook_request
from katzentisch.server.calling.targets import HookTarget
from katzentisch.server.calling.texts import CallText
from katzentisch.server.tables import caller
from katzentisch.server.tables.session import now_ms
from tests.play.databases import new_postgres
from tests.server.callees import Browser, mail_box, receiving
from tests.server.serving import GENEROUS, served, tokens

pytestmark = pytest.mark.anyio
ADDRESS = "https://cats.example"


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(caller, "_PAUSE_SECONDS", 0.02)
    monkeypatch.setattr(caller, "_LOOK_SECONDS", 0.1)
    monkeypatch.setattr(caller, "_PRESENT_MS", 100)
    monkeypatch.setattr(caller, "_RETRIES_MS", (10, 10))


def allowing(receiver, **more):
    return CallSettings(push_hosts=(receiver.origin,), hook_hosts=(receiver.origin,), after_seconds=0, **more)


async def two(server):
    """A table of two in two browsers: its id, their tokens, and Ana's page."""
    made = await server.table("Ana", "Ben", seed="77")
    table, (ana, ben) = made["info"]["table"], tokens(made)
    page = await server.page(table, ana)
    await page.seq(0)
    return table, ana, ben, page


async def call_me(server, table, token, seat, way="push", status=201, **wish):
    body = {"seat": seat, "tokens": [token], "way": way, "zone": "Europe/Berlin", **wish}
    return await server.post(f"/api/tables/{table}/calls", body, status)


async def both_lay(server, table, page, ben):
    """Both lay a card, Ana last: then both owe the next one, and Ana sits there."""
    other = await server.page(table, ben)
    await other.seq(page.view["seq"])
    taken = await other.play_on(1)
    await other.close()
    await page.seq(taken["seq"])
    await page.play_on(0)


async def test_a_push_comes_once_per_turn_and_says_nothing_hidden(tmp_path):
    async with receiving() as service, served(tmp_path / "a.sqlite", calls=allowing(service)) as server:
        table, _, ben, page = await two(server)
        browser = Browser(service)
        info = await call_me(server, table, ben, 1, target=browser.target, language="de")
        assert info["confirmed"] and info["shown"] == "127.0.0.1"
        await both_lay(server, table, page, ben)
        (push,) = await service.number(1)
        text = browser.read(push)
        assert text == {
            "table": table,
            "title": "Schnurrhaare: Du bist am Zug",
            "body": "Ben, du bist am Zug am Tisch mit Ana.",
        }
        assert push.headers["authorization"].startswith("vapid t=") and push.headers["ttl"] == "86400"
        # Ana undoes and lays again: the same turn of Ben's. And nobody calls twice however long it waits.
        await page.play_on(0)
        await page.say(type="undo", seat=0, seq=page.view["seq"])
        await page.seq(page.view["seq"] + 1)
        await page.play_on(0)
        await asyncio.sleep(0.4)
        assert len(service.requests) == 1
        other = await server.page(table, ben)
        await other.seq(page.view["seq"])
        await other.play_on(1)
        await other.close()
        await page.seq(other.view["seq"])
        await page.play_on(0)
        await service.number(2)


async def test_the_signature_of_a_push_is_the_servers_and_its_key_survives_a_restart(tmp_path):
    from py_vapid import Vapid02

    async with receiving() as service:
        keys = []
        for _ in range(2):
            async with served(tmp_path / "a.sqlite", calls=allowing(service)) as server:
                keys.append((await server.get("/api/calls"))["push_key"])
                table, _, ben, page = await two(server)
                await call_me(server, table, ben, 1, target=Browser(service).target)
                await both_lay(server, table, page, ben)
                await service.number(len(keys))
        assert keys[0] == keys[1]
        for push in service.requests:
            assert Vapid02.verify(push.headers["authorization"])
            assert f"k={keys[0]}" in push.headers["authorization"]


async def test_whoever_is_at_the_page_is_called_only_after_leaving_it(tmp_path, monkeypatch):
    monkeypatch.setattr(caller, "_PRESENT_MS", 2000)
    async with receiving() as service, served(tmp_path / "a.sqlite", calls=allowing(service)) as server:
        table, _, ben, page = await two(server)
        await call_me(server, table, ben, 1, target=Browser(service).target)
        other = await server.page(table, ben)
        await other.seq(0)
        await other.play_on(1)
        await page.seq(1)
        await page.play_on(0)

        async def postponed():
            (kept,) = await server.registry.calls.of_seat(table, 1)
            return kept.due >= 0 and kept.due_at > now_ms() + 500 and not kept.claim

        await wait_until(postponed)
        assert not service.requests
        await other.close()
        await service.number(1)


async def test_an_endpoint_that_is_gone_is_dropped_and_one_that_fails_is_tried_a_few_times(tmp_path):
    async with receiving() as service, served(tmp_path / "a.sqlite", calls=allowing(service)) as server:
        table, _, ben, page = await two(server)
        await call_me(server, table, ben, 1, target=Browser(service).target)
        service.statuses = [500, 503, 500]
        await both_lay(server, table, page, ben)
        await service.number(3)
        await asyncio.sleep(0.3)
        assert len(service.requests) == 3  # the first and two retries
        service.statuses = [410]
        await both_lay(server, table, page, ben)
        await service.number(4)

        async def dropped():
            return await server.registry.calls.of_seat(table, 1) == []

        await wait_until(dropped)


async def wait_until(right):
    async with asyncio.timeout(10):
        while not await right():
            await asyncio.sleep(0.02)


async def test_quiet_hours_postpone_a_call(tmp_path):
    async with receiving() as service, served(tmp_path / "a.sqlite", calls=allowing(service)) as server:
        table, _, ben, page = await two(server)
        wish = {"quiet_from": 0, "quiet_until": 1439}  # all day but a minute
        await call_me(server, table, ben, 1, target=Browser(service).target, **wish)
        await both_lay(server, table, page, ben)

        async def postponed():
            (kept,) = await server.registry.calls.of_seat(table, 1)
            return kept.due >= 0 and kept.due_at > now_ms() + 1000 and not kept.claim

        if await asyncio.wait_for(asyncio.shield(wait_until(postponed)), 12) is None:
            assert not service.requests


@pytest.mark.parametrize(
    ("way", "path", "more"),
    [
        ("ntfy", "/cats", {}),
        ("discord", "/api/webhooks/12/se-cret", {}),
        ("matrix", "/", {"room": "!cats:example.org", "secret": "token"}),
    ],
)
async def test_a_webhook_is_called_in_its_own_form(tmp_path, way, path, more):
    async with (
        receiving() as hook,
        served(tmp_path / "a.sqlite", calls=allowing(hook), public_address=ADDRESS) as server,
    ):
        table, _, ben, page = await two(server)
        await call_me(server, table, ben, 1, way, target={"url": hook.origin + path, **more})
        await both_lay(server, table, page, ben)
        (got,) = await hook.number(1)
        link = f"{ADDRESS}/t/{table}"
        lines = f"Whiskers: it is your turn\nBen, it is your turn at the table with Ana.\n{link}"
        if way == "ntfy":
            assert (got.method, got.path) == ("POST", "/")
            assert got.json["topic"] == "cats" and got.json["click"] == link
        elif way == "discord":
            assert got.json == {"content": lines, "allowed_mentions": {"parse": []}}
        else:
            assert got.method == "PUT" and got.headers["authorization"] == "Bearer token"
            assert got.path.startswith("/_matrix/client/v3/rooms/%21cats%3Aexample.org/send/m.room.message/")
            assert got.json["body"] == lines


async def test_a_name_is_no_link_and_no_markup_at_discord():
    text = CallText(
        "t",
        "Felinia: it is your turn",
        "Ben, it is your turn at the table with [Ana](https://evil.example) *_~.",
        "https://cats.example/t/t_1_2",
    )
    target = msgspec.json.encode(HookTarget("https://discord.com/api/webhooks/1/x")).decode()
    content = hook_request("discord", target, text, "1").body["content"]
    assert r"with \[Ana\]\(https\://evil.example\) \*\_\~." in content
    assert content.endswith("\nhttps://cats.example/t/t_1_2")


async def test_nobody_makes_the_server_call_inside_addresses(tmp_path):
    settings = CallSettings(hook_hosts=("*",), after_seconds=0)
    async with receiving() as inside, served(tmp_path / "a.sqlite", calls=settings) as server:
        table, _, ben, _ = await two(server)
        inner = ["http://127.0.0.1/x", "https://127.0.0.1/x", "https://[::1]/x", "https://127.1/x"]
        odd = [
            "http://ntfy.sh/x",
            "https://ntfy.sh:8443/x",
            "https://a:b@ntfy.sh/x",
            "file:///etc/passwd",
            "x",
        ]
        for url in (*inner, *odd, f"{inside.origin}/x", "https://ntfy.sh/a\r\nHost: b"):
            problem = await call_me(server, table, ben, 1, "ntfy", status=400, target={"url": url})
            assert problem["code"] in ("call_other_host", "call_wrong_target"), url
        push = Browser(inside).target
        nowhere = {
            **push,
            "endpoint": "https://fcm.googleapis.com/1",
            "p256dh": "B" + "A" * 86,
        }  # on no curve
        assert (await call_me(server, table, ben, 1, status=400, target=nowhere))[
            "code"
        ] == "call_wrong_target"
        for endpoint in (
            push["endpoint"],
            "https://push.example.org/1",
            "https://fcm.googleapis.com.evil.example/",
        ):
            target = {**push, "endpoint": endpoint}
            assert (await call_me(server, table, ben, 1, status=400, target=target))[
                "code"
            ] == "call_other_host"
        assert not inside.requests


async def test_a_name_that_leads_inside_is_not_asked(monkeypatch):
    async def inside(self, host, port, **_):
        return [(2, 1, 6, "", ("10.0.0.7", port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", inside)
    async with hosts.open_client(("*",)) as client:
        with pytest.raises(OSError) as refused:
            await client.get("https://metadata.example/")
    assert "not public" in str(refused.value.__cause__)


async def test_a_redirect_is_not_followed(tmp_path):
    async with receiving() as inside, receiving() as hook:
        hook.statuses, hook.location = [302], f"{inside.origin}/secret"
        async with served(tmp_path / "a.sqlite", calls=allowing(hook)) as server:
            table, _, ben, page = await two(server)
            await call_me(server, table, ben, 1, "ntfy", target={"url": f"{hook.origin}/x"})
            await both_lay(server, table, page, ben)
            await hook.number(1)
            await asyncio.sleep(0.1)
            assert not inside.requests


async def test_an_answer_that_is_small_only_while_it_is_packed_is_not_unpacked():
    async with receiving() as hook, hosts.open_client((hook.origin,)) as client:
        hook.packed = gzip.compress(bytes(50_000_000))
        answer = await client.post(f"{hook.origin}/x")
        assert await answer.content.read(2) == b"\x1f\x8b"
        assert hook.requests[0].headers["accept-encoding"] == "identity"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("2001:4860:4860::8888", True),
        ("64:ff9b::808:808", True),
        ("fec0::1", False),
        ("::127.0.0.1", False),
        ("::ffff:0:10.0.0.1", False),
        ("64:ff9b:1::a00:1", False),
        ("192.0.0.8", False),
    ],
)
async def test_only_addresses_of_the_public_internet_are_asked(monkeypatch, address, public):
    async def there(self, host, port, **_):
        return [(10, 1, 6, "", (address, port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", there)
    with nullcontext() if public else pytest.raises(OSError, match="not public"):
        assert await hosts._resolved("cats.example", 443, 0, False)


@asynccontextmanager
async def mailed(tmp_path, limits=GENEROUS):
    """A server that can send mail, and the box it sends to."""
    async with mail_box() as (box, settings):
        wishes = {"calls": settings, "public_address": ADDRESS, "limits": limits}
        async with served(tmp_path / "a.sqlite", **wishes) as server:
            yield box, server


def link_of(mail, what):
    return re.search(rf"{ADDRESS}/calls#{what}=(\S+)", mail.get_content()).group(1)


async def test_mail_is_sent_only_to_an_address_that_agreed_and_one_click_ends_it(tmp_path):
    async with mailed(tmp_path) as (box, server):
        table, _, ben, page = await two(server)
        target = {"address": "ben@post.example"}
        assert not (await call_me(server, table, ben, 1, "mail", target=target))["confirmed"]
        (question,) = await box.number(1)
        assert question["To"] == "ben@post.example" and "Whiskers" in question["Subject"]
        await both_lay(server, table, page, ben)
        await asyncio.sleep(0.3)
        assert len(box.mails) == 1
        assert (await server.request("POST", "/api/calls/confirm", {"sign": "x.y"}))[0] == 404
        await server.post("/api/calls/confirm", {"sign": link_of(question, "confirm")}, 200)
        call = (await box.number(2))[1]
        assert call["Subject"] == "Whiskers: it is your turn"
        text = call.get_content()
        link = link_of(call, "stop")
        expected = ["Ben, it is your turn at the table with Ana.", f"{ADDRESS}/t/{table}"]
        expected.append(f"No more e-mails about this table: {ADDRESS}/calls#stop={link}")
        assert text.split() == " ".join(expected).split()
        assert call["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        one_click = urlsplit(call["List-Unsubscribe"].strip("<>")).path
        await server.post(one_click, b"List-Unsubscribe=One-Click", 200)
        assert await server.registry.calls.of_seat(table, 1) == []
        await server.post("/api/calls/stop", {"sign": link}, 200)  # a second click is no error


async def test_nobody_is_bombed_with_mails(tmp_path):
    limits = GENEROUS._replace(mails_to_one_per_hour=2, mails_per_hour=4)
    async with (
        mail_box() as (box, settings),
        served(tmp_path / "a.sqlite", calls=settings, public_address=ADDRESS, limits=limits) as server,
    ):
        answers = []
        for _ in range(3):
            table, _, ben, _ = await two(server)
            body = {
                "seat": 1,
                "tokens": [ben],
                "way": "mail",
                "target": {"address": "victim@post.example"},
            }
            status, _, answer = await server.request("POST", f"/api/tables/{table}/calls", body)
            answers.append((status, json.loads(answer).get("code")))
        assert answers == [(201, None), (201, None), (429, "too_many")]
        first = (await box.number(2))[0]
        await server.post("/api/calls/stop", {"sign": link_of(first, "stop"), "all": True}, 200)
        problem = await call_me(
            server, table, ben, 1, "mail", status=403, target={"address": "Victim@post.example"}
        )
        assert problem["code"] == "call_refused"
        for address in ("x", "a@b", "a b@post.example", "a@post.example\r\nBcc: b@post.example", "@x.de"):
            await call_me(server, table, ben, 1, "mail", status=400, target={"address": address})
        assert len(box.mails) == 2


async def test_what_is_kept_for_calls_is_exported_and_goes_with_the_seat(tmp_path):
    async with receiving() as service, served(tmp_path / "a.sqlite", calls=allowing(service)) as server:
        table, ana, ben, _ = await two(server)
        await call_me(server, table, ben, 1, "ntfy", target={"url": f"{service.origin}/cats"})
        data = await server.post("/api/my-data", {"tokens": [ben]}, 200)
        assert data["seats"][0]["calls"][0]["target"] == json.dumps(
            {"url": f"{service.origin}/cats", "room": "", "secret": ""}, separators=(",", ":")
        )
        (listed,) = (await server.post(f"/api/tables/{table}/calls/list", {"seat": 1, "tokens": [ben]}, 200))[
            "calls"
        ]
        assert listed["shown"] == "127.0.0.1/cats"
        others = {"seat": 1, "tokens": [ana]}
        for what, more in (("list", {}), ("stop", {"id": listed["id"]})):
            status, _, _ = await server.request("POST", f"/api/tables/{table}/calls/{what}", others | more)
            assert status == 403
        await server.post(f"/api/tables/{table}/forget-me", {"seat": 1, "tokens": [ben]}, 200)
        assert await server.registry.calls.of_seat(table, 1) == []


async def test_without_settings_no_mail_and_no_webhook_is_offered(server):
    offered = await server.get("/api/calls")
    assert offered["ways"] == ["push"] and len(offered["push_key"]) == 87 and offered["hook_hosts"] == []
    table, _, ben, _ = await two(server)
    for way, target in (("mail", {"address": "a@b.example"}), ("ntfy", {"url": "https://ntfy.sh/x"})):
        assert (await call_me(server, table, ben, 1, way, status=400, target=target))["code"] == "call_no_way"


async def test_a_turn_nobody_noted_before_a_crash_is_called_for_after_it(tmp_path):
    async with receiving() as service, served(tmp_path / "a.sqlite", calls=allowing(service)) as server:
        table, _, ben, page = await two(server)
        await call_me(server, table, ben, 1, target=Browser(service).target)
        server.registry.caller.on_change = lambda session: None  # as if it died between move and note
        await both_lay(server, table, page, ben)
        await service.number(1)


async def test_tables_that_cannot_be_loaded_do_not_keep_the_calls_of_others_waiting(tmp_path, monkeypatch):
    monkeypatch.setattr(caller, "_MOST_LOOKED", 1)
    async with receiving() as service:
        async with served(tmp_path / "a.sqlite", calls=allowing(service)) as server:
            server.registry.caller.on_change = lambda session: None
            tables = []
            for _ in range(4):
                table, _, ben, page = await two(server)
                await call_me(server, table, ben, 1, target=Browser(service).target)
                await both_lay(server, table, page, ben)
                tables.append(table)
            server.registry.caller.calls.unconsidered = nothing
            for table in sorted(tables)[:3]:
                await server.registry.store.write(
                    ("UPDATE game_table SET rules = 'old' WHERE id = $1", (table,))
                )
            await asyncio.sleep(0.2)
            service.requests.clear()
            await server.registry.store.write(
                ("UPDATE call_wish SET considered = 0, called = -1, due = -1", ())
            )
        async with served(tmp_path / "a.sqlite", calls=allowing(service)):
            await service.number(1)


async def nothing(*_):
    return []


async def test_two_processes_send_once(monkeypatch):
    url = await new_postgres()
    async with receiving() as service:
        settings = {"calls": allowing(service)}
        async with (
            served(PostgresStore(url), **settings) as first,
            served(PostgresStore(url), **settings) as second,
        ):
            for number in range(1, 6):
                table, _, ben, page = await two(first)
                await call_me(second, table, ben, 1, target=Browser(service).target)
                await both_lay(second, table, page, ben)
                await service.number(number)
            await asyncio.sleep(0.5)
            assert len(service.requests) == 5
