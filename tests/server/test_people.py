"""Data of people and their peace: deletion, export, retention, mute, report, and tables the operator closes."""

import asyncio
import json
import logging

import pytest
import websockets

from katzentisch.play.store import StoreError
from katzentisch.server.logs import JsonLines
from katzentisch.server.retention import Retention
from tests.server.run_toy import BOT_COMMAND
from tests.server.serving import chunks, finished, http, served, tokens

pytestmark = pytest.mark.anyio
DAY = 86_400_000
EVERYTHING = ("game_table", "seat", "seat_key", "entry", "chat", "muted", "summary", "transcript", "reason")


async def rows(server, table: str) -> int:
    """Return how many rows the store has of a table."""
    store, count = server.registry.store, 0
    for part in EVERYTHING:
        key = "id" if part == "game_table" else "table_id"
        count += int((await store.read(f"SELECT count(*) FROM {part} WHERE {key} = $1", table))[0][0])
    return count


async def talked(server, **wishes):
    """Return a table of Ana and Ben at which both have said something, and their pages."""
    made = await server.table("Ana", "Ben", **wishes)
    pages = [await server.page(made["info"]["table"], token) for token in tokens(made)]
    for seat, page in enumerate(pages):
        await page.seq(0)
        await page.say(type="chat", seat=seat, text=f"said by {seat}")
        for other in pages:
            await other.until("said")
    return made, pages


async def test_whoever_wants_to_be_forgotten_leaves_nothing_and_a_bot_plays_on(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=BOT_COMMAND) as server:
        made, _ = await talked(server)
        table, (ana, ben) = made["info"]["table"], tokens(made)
        await server.post(f"/api/tables/{table}/forget-me", {"seat": 0, "tokens": [ana]}, 200)
        info = await server.get(f"/api/tables/{table}")
        assert info["seats"][0]["kind"] == "bot" and "Ana" not in json.dumps(info)
        assert [said.text for said in await server.registry.store.chat(table)] == ["said by 1"]
        assert (await server.post("/api/mine", {"tokens": [ana]}, 200))["tables"] == []
        assert (await server.post("/api/recover", {"code": made["keys"][0]["code"]}, 200))["keys"] == []
        await server.post(f"/api/tables/{table}/forget-me", {"seat": 1, "tokens": [ben]}, 200)
        assert await rows(server, table) == 0
        assert (await server.request("GET", f"/api/tables/{table}"))[0] == 404


@pytest.mark.parametrize("comes_later", [False, True])
async def test_what_is_said_after_somebody_was_forgotten_is_heard(tmp_path, comes_later):
    """What they said is deleted, and its numbers are given again."""
    async with served(tmp_path / "a.sqlite", bot_command=BOT_COMMAND) as server:
        made, (ana, _) = await talked(server)
        table, (own, ben) = made["info"]["table"], tokens(made)
        if comes_later:
            server.registry._drop(table)
            ana = await server.page(table, own)
            await ana.until("view")
        await server.post(f"/api/tables/{table}/forget-me", {"seat": 1, "tokens": [ben]}, 200)
        await ana.say(type="chat", seat=0, text="where is Ben?")
        said = (await ana.until("said", lambda told: told["said"]["text"] == "where is Ben?"))["said"]
        assert said["number"] == 2


async def test_a_finished_game_stays_for_the_other_without_the_name(server):
    made, _ = await finished(server)
    table, (ana, ben) = made["info"]["table"], tokens(made)
    await server.post(f"/api/tables/{table}/forget-me", {"seat": 0, "tokens": [ana]}, 200)
    info = (await server.post("/api/mine", {"tokens": [ben]}, 200))["tables"][0]["info"]
    assert [seat["name"] for seat in info["seats"]] == ["1", "Ben"] and info["status"] == "over"


async def test_one_gets_all_that_is_stored_about_oneself_and_nothing_of_others(server):
    made, pages = await talked(server)
    first = pages[0].view["to_act"][0]
    await pages[first].play_on(first)
    mine = await server.post("/api/my-data", {"tokens": [tokens(made)[first]]}, 200)
    (seat,) = mine["seats"]
    assert (seat["name"], [line["text"] for line in seat["chat"]]) == (
        ["Ana", "Ben"][first],
        [f"said by {first}"],
    )
    assert len(seat["choices"]) == 1 and seat["choices"][0]["at"] > 0
    assert (await server.post("/api/my-data", {"tokens": ["nobody"]}, 200)) == {"seats": []}


async def test_very_much_chat_is_exported_whole_and_in_pieces(server):
    made, _ = await talked(server)
    table, (ana, _) = made["info"]["table"], tokens(made)
    insert = "INSERT INTO chat (table_id, number, seat, name, text, at) VALUES ($1, $2, $3, 'Ana', $4, 0)"
    lines = [(number, number % 2, f"{number} " + "ü" * 400) for number in range(3, 12_003)]
    await server.registry.store.write(*((insert, (table, *line)) for line in lines))
    pieces = await pieces_of(server, "/api/my-data", {"tokens": [ana, ana]})
    (seat,) = json.loads(b"".join(pieces))["seats"]  # a token that is given twice tells nothing twice
    assert [said["text"] for said in seat["chat"]] == [
        "said by 0",
        *(text for _, by, text in lines if by == 0),
    ]
    assert max(len(piece) for piece in pieces) < 1_000_000 < sum(len(piece) for piece in pieces)


async def test_an_export_that_the_store_breaks_off_cannot_be_taken_for_a_whole_one(
    server, monkeypatch, caplog
):
    made, _ = await talked(server)

    async def failing(*which):
        raise StoreError("the disk failed")

    monkeypatch.setattr(server.registry.store, "chosen_by", failing)
    text = b"".join(await pieces_of(server, "/api/my-data", {"tokens": tokens(made)}))
    assert b"said by 0" in text
    with pytest.raises(json.JSONDecodeError):
        json.loads(text)
    assert [record.getMessage() for record in caplog.records] == ["the store failed"]


async def pieces_of(server, path: str, body: object) -> list[bytes]:
    """Ask for something that is sent in pieces; return them."""
    data = json.dumps(body)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(data)}\r\n\r\n"
    )
    writer.write((head + data).encode())
    answer = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    head, _, rest = answer.decode("latin-1").partition("\r\n\r\n")
    assert " 200 " in head and "transfer-encoding: chunked" in head.lower(), head
    return chunks(rest.encode("latin-1"))


async def test_what_is_old_is_deleted_and_what_is_not_stays(tmp_path):
    keep = Retention(finished_days=10, idle_days=20, chat_days=5, names_days=7)
    async with served(tmp_path / "a.sqlite", retention=keep) as server:
        over, page = await finished(server)
        await page.close()
        running, pages = await talked(server)
        for page in pages:
            await page.close()
        store, registry = server.registry.store, server.registry
        async with asyncio.timeout(10):
            while not await store.kept("summary", over["info"]["table"]) or registry.open_sockets:
                await asyncio.sleep(0.02)
        now = over["info"]["created"]
        await registry.forget_old(now + 4 * DAY)
        assert len(await store.chat(running["info"]["table"])) == 2
        await registry.forget_old(now + 8 * DAY)
        assert await store.chat(running["info"]["table"]) == []
        assert [seat.name for seat in await store.seats(over["info"]["table"])] == ["1", "2"]
        await registry.forget_old(now + 11 * DAY)
        assert await rows(server, over["info"]["table"]) == 0 < await rows(server, running["info"]["table"])
        await registry.forget_old(now + 21 * DAY)
        assert await rows(server, running["info"]["table"]) == 0


async def test_what_a_muted_seat_says_is_not_sent_and_can_be_sent_again(server):
    made, (ana, ben) = await talked(server)
    table, held = made["info"]["table"], tokens(made)
    mute = {"seat": 0, "tokens": held[:1], "whom": 1}
    await server.post(f"/api/tables/{table}/mute", mute, 200)
    await ben.say(type="chat", seat=1, text="unread")
    await ben.until("said", lambda said: said["said"]["text"] == "unread")
    await ana.say(type="chat", seat=0, text="own")
    assert (await ana.until("said"))["said"]["text"] == "own"
    again = await server.page(table, held[0])
    welcome = await again.until("welcome")
    assert [line["seat"] for line in welcome["chat"]] == [0, 0] and welcome["muted"] == [[0, 1]]
    other = await server.page(table, held[1])
    assert (await other.until("welcome"))["muted"] == []  # nobody learns who does not read them
    await server.post(f"/api/tables/{table}/mute", mute | {"muted": False}, 200)
    await ben.say(type="chat", seat=1, text="read")
    assert (await ana.until("said"))["said"]["text"] == "read"
    assert (await server.request("POST", f"/api/tables/{table}/mute", mute | {"whom": 0}))[0] == 403


async def test_a_report_is_a_line_in_the_log_that_names_nobody(server, caplog):
    made, _ = await talked(server)
    table = made["info"]["table"]
    body = {"seat": 0, "tokens": tokens(made)[:1], "whom": 1}
    await server.post(f"/api/tables/{table}/report", body, 200)
    (line,) = [JsonLines().format(record) for record in caplog.records if record.message == "report"]
    facts = json.loads(line)
    assert (facts["table"], facts["seat"], facts["whom"], facts["chat"]) == (table, 0, 1, 2)
    assert "Ben" not in line and "said by" not in line
    assert logging.getLevelName(facts["level"].upper()) == logging.WARNING


async def test_a_table_the_operator_closed_is_open_to_nobody(tmp_path):
    async with served(tmp_path / "a.sqlite", operator_token="right") as server:
        made, pages = await talked(server)
        path = f"/api/operator/close/{made['info']['table']}"
        for token in ("wrong", tokens(made)[0]):
            answer = await http(server.port, "POST", path, {}, {"Authorization": f"Bearer {token}"})
            assert answer[0] == 403
        answer = await http(server.port, "POST", path, {}, {"Authorization": "Bearer right"})
        assert answer[0] == 200
        with pytest.raises(websockets.ConnectionClosed):
            while True:
                await pages[0].hear()
        status, _, body = await server.request("GET", f"/api/tables/{made['info']['table']}")
        assert status == 410 and json.loads(body)["code"] == "closed"
        mine = await server.post("/api/mine", {"tokens": tokens(made)}, 200)
        assert [table["info"]["status"] for table in mine["tables"]] == ["closed"]


async def test_without_a_token_of_the_operator_nobody_closes_tables(server):
    made = await server.table("Ana", "Ben")
    path = f"/api/operator/close/{made['info']['table']}"
    for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer x"}):
        assert (await http(server.port, "POST", path, {}, headers))[0] == 403


async def test_the_operator_s_texts_and_the_days_data_are_kept_are_public(tmp_path):
    (tmp_path / "imprint.de.md").write_text("Katzenweg 1")
    async with served(tmp_path / "a.sqlite", operator=str(tmp_path)) as server:
        about = await server.get("/api/about/en")
        assert about == {"imprint": "Katzenweg 1", "privacy": "", "days": Retention()._asdict()}
        assert (await server.request("GET", "/api/about/xx"))[0] == 404


async def test_a_backup_is_made_while_people_play_and_can_be_served(tmp_path):
    async with served(tmp_path / "a.sqlite", operator_token="right") as server:
        made, pages = await talked(server)
        first = pages[0].view["to_act"][0]
        await pages[first].play_on(first)
        path = "/api/operator/backup"
        assert (await http(server.port, "POST", path, {}))[0] == 403
        status, _, body = await http(server.port, "POST", path, {}, {"Authorization": "Bearer right"})
        assert status == 200 and json.loads(body)["file"] == str(tmp_path / "a.sqlite.backup")
        await pages[first].seq(1)
        assert (await http(server.port, "POST", path, {}, {"Authorization": "Bearer right"}))[0] == 200
    copy = tmp_path / "a.sqlite.backup"
    assert copy.stat().st_mode & 0o777 == 0o600
    async with served(copy) as server:
        page = await server.page(made["info"]["table"], *tokens(made))
        assert (await page.seq(1))["step"] == 1
