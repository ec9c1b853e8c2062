"""Damaged rows, corrected material and new rules: whoever owns a table is told, and the others stay."""

import asyncio
import json
import re
import shutil

import pytest

from katzentisch import games
from katzentisch.core.box import Box
from katzentisch.play.store_sqlite import SqliteStore
from katzentisch.play.stored import Materials
from katzentisch.server.workers import transcript
from tests import toy
from tests.server.serving import finished, served, tokens

pytestmark = pytest.mark.anyio
DAMAGE = [
    "UPDATE entry SET action = 999 WHERE table_id = $1 AND seq = 2",
    "UPDATE entry SET action = -1 WHERE table_id = $1 AND seq = 1",
    "UPDATE entry SET seat = 7 WHERE table_id = $1 AND seq = 1",
    "UPDATE entry SET kind = 9 WHERE table_id = $1 AND seq = 1",
    "UPDATE entry SET kind = 1, action = 50 WHERE table_id = $1 AND seq = 2",
    "DELETE FROM entry WHERE table_id = $1 AND seq = 1",
    "UPDATE game_table SET settings = '{' WHERE id = $1",
    "UPDATE game_table SET settings = '[]' WHERE id = $1",
    "UPDATE game_table SET seed = 'x' WHERE id = $1",
    "UPDATE game_table SET game = 'nogame' WHERE id = $1",
    "DELETE FROM seat WHERE table_id = $1 AND seat = 1",
    "UPDATE entry SET action = 'zz' WHERE table_id = $1 AND seq = 1",
    "UPDATE entry SET kind = x'ff' WHERE table_id = $1 AND seq = 2",
    "UPDATE game_table SET clock = 'zz' WHERE id = $1",
    "UPDATE game_table SET created = 'zz' WHERE id = $1",
    "UPDATE game_table SET material = x'ff' WHERE id = $1",
    "UPDATE game_table SET material = hex(zeroblob(9000)) WHERE id = $1",
    "UPDATE game_table SET settings = replace(hex(zeroblob(9000)), '0', '[') WHERE id = $1",
    "UPDATE seat SET name = x'ff' WHERE table_id = $1 AND seat = 1",
    "UPDATE seat SET lent = 'zz' WHERE table_id = $1 AND seat = 1",
]


async def begun(server, **wishes):
    """Return a table of two on one page after three choices."""
    made = await server.table("Ana", "Ben", **wishes)
    page = await server.page(made["info"]["table"], *tokens(made))
    await page.seq(0)
    for _ in range(3):
        await page.play_on(page.view["to_act"][0])
    await page.close()
    return made


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_table_is_listed_as_damaged_and_the_others_stay(tmp_path, damage, caplog):
    path = tmp_path / "a.sqlite"
    async with served(path) as server:
        broken, whole = await begun(server), await begun(server)
        await server.registry.store.write((damage, (broken["info"]["table"],)))
    async with served(path) as server:
        mine = await server.post("/api/mine", {"tokens": tokens(broken) + tokens(whole)}, 200)
        listed = {table["info"]["table"]: table["info"]["status"] for table in mine["tables"]}
        why = "outdated" if "hex(zeroblob(9000)) " in damage else "damaged"  # nobody has this material
        assert listed == {broken["info"]["table"]: why, whole["info"]["table"]: "playing"}
        status, _, body = await server.request("GET", f"/api/tables/{broken['info']['table']}")
        assert status == 409 and json.loads(body)["code"] in ("damaged", "other_rules")
        for key in (*broken["keys"], *whole["keys"]):
            assert (await server.post("/api/recover", {"code": key["code"]}, 200))[
                "keys"
            ] or "DELETE" in damage
        await server.post("/api/own-games", {"tokens": tokens(broken) + tokens(whole)}, 200)
        data = await server.post("/api/my-data", {"tokens": tokens(broken) + tokens(whole)}, 200)
        assert whole["info"]["table"] in [seat["table"] for seat in data["seats"]]
        page = await server.page(whole["info"]["table"], *tokens(whole))
        await page.seq(3)
    assert why == "outdated" or any(record.message == "damaged table" for record in caplog.records)
    assert not [record for record in caplog.records if record.name == "uvicorn.error"]


async def new_table(server, game: str):
    made = await server.table("Ana", "Ben", game=game, seed="1")
    page = await server.page(made["info"]["table"], *tokens(made))
    await page.seq(0)
    await page.play_on(page.view["to_act"][0])
    await page.close()
    return made


async def test_tables_go_on_with_their_material_when_a_file_was_corrected(tmp_path, monkeypatch):
    path = tmp_path / "a.sqlite"
    async with served(path) as server:
        made = await new_table(server, "felinia")
        table = made["info"]["table"]
        before = await server.get(f"/api/tables/{table}/printed")
    box = games.box("felinia")
    shutil.copytree(box.folder, tmp_path / "corrected", ignore=shutil.ignore_patterns("*.so", "*.c"))
    boats = tmp_path / "corrected" / "material" / "boats.toml"
    corrected = re.sub(r'(?m)^(reason|why) = "', r"\g<0>Corrected: ", boats.read_text(), count=1)
    assert corrected != boats.read_text()
    boats.write_text(corrected)
    monkeypatch.setattr(box, "folder", tmp_path / "corrected")
    games._opened.cache_clear()
    try:
        async with served(path) as server:
            info = await server.get(f"/api/tables/{table}")
            assert info["own_material"] and info["status"] == "playing"
            assert await server.get(f"/api/tables/{table}/printed") == before
            page = await server.page(table, *tokens(made))
            await page.seq(1)
            await page.play_on(page.view["to_act"][0])
            new = await server.table("Ana", "Ben", game="felinia")
            assert not new["info"]["own_material"]
    finally:
        games._opened.cache_clear()


async def test_material_that_somebody_deleted_is_unpacked_again(tmp_path):
    store = SqliteStore(tmp_path / "a.sqlite")
    await store.open()
    await store.keep_material("hash", "whiskers", json.dumps({"cards.toml": "a = 1"}))
    materials = Materials(store)
    folder = await materials.folder("hash")
    shutil.rmtree(folder)
    again = await materials.folder("hash")
    assert (again / "cards.toml").read_text() == "a = 1"
    materials.close()
    await store.close()


async def test_a_table_begun_with_material_of_other_notes_goes_on_with_that_of_the_program(tmp_path):
    """0.1.0 kept no material, and the family game of the Isle has only named more sources since."""
    path = tmp_path / "a.sqlite"
    async with served(path) as server:
        made = await server.table("Ana", "Ben", game="isle_of_cats", variant="family")
        table = made["info"]["table"]
        earlier = games.box("isle_of_cats").earlier_material[0]
        statement = "UPDATE game_table SET material = $2 WHERE id = $1"
        await server.registry.store.write((statement, (table, earlier)))
    async with served(path) as server:
        info = await server.get(f"/api/tables/{table}")
        assert info["status"] == "playing" and not info["own_material"]


async def test_a_finished_game_stays_to_be_seen_when_the_rules_have_changed(tmp_path, monkeypatch, request):
    monkeypatch.setattr(transcript, "QUIET_SECONDS", 0.0)
    path = tmp_path / "a.sqlite"
    async with served(path) as server:
        made, page = await finished(server)
        table, held = made["info"]["table"], tokens(made)
        end = page.view["result"]
        before = [
            await server.get(f"/api/tables/{table}/{what}", held) for what in ("replay", "at/3", "printed")
        ]
        _, _, record = await server.request("GET", f"/api/tables/{table}/record")
        async with asyncio.timeout(60):
            while not await server.registry.store.kept("transcript", table):
                await asyncio.sleep(0.05)
        running = await begun(server)
    monkeypatch.setattr(games, "_registered", {"whiskers": NEW_RULES})
    request.addfinalizer(games._opened.cache_clear)
    games._opened.cache_clear()
    async with served(path) as server:
        after = [
            await server.get(f"/api/tables/{table}/{what}", held) for what in ("replay", "at/3", "printed")
        ]
        assert after[1:] == before[1:] and after[0]["steps"] == before[0]["steps"]
        assert (await server.request("GET", f"/api/tables/{table}/record"))[2] == record
        mine = await server.post("/api/mine", {"tokens": held + tokens(running)}, 200)
        assert [mine_["info"]["status"] for mine_ in mine["tables"]] == ["outdated", "over"]
        again = await server.page(table, *held)
        welcome = await again.until("welcome")
        assert welcome["info"]["winners"] == end["winners"]
        view = await again.until("view")
        assert view["result"] == end and view["seats"][0]["heard"]
        stranger = await server.page(table, "nothing")  # people may look on, as before
        assert (await stranger.until("welcome"))["seats"] == [-1]
        status, _, body = await server.request("GET", f"/api/tables/{running['info']['table']}")
        assert status == 409 and json.loads(body)["code"] == "other_rules"
        for odd in ("at/99", "at/x", "replay?seat=9", "replay?seat=x"):
            assert (await server.request("GET", f"/api/tables/{table}/{odd}"))[0] in (403, 404)


NEW_RULES = Box(
    "whiskers",
    "2",
    toy.BOX.variants,
    toy.BOX.folder,
    lambda options, material, version: toy.Whiskers(options, rules_version=version),
)


async def test_a_finished_game_is_listed_without_being_replayed(tmp_path):
    path = tmp_path / "a.sqlite"
    async with served(path) as server:
        made, _ = await finished(server)
        async with asyncio.timeout(10):
            while not await server.registry.store.kept("summary", made["info"]["table"]):
                await asyncio.sleep(0.02)
        before = await server.post("/api/mine", {"tokens": tokens(made)}, 200)
        stats = await server.post("/api/own-games", {"tokens": tokens(made)[:1]}, 200)
    async with served(path) as server:
        assert await server.post("/api/mine", {"tokens": tokens(made)}, 200) == before
        assert await server.post("/api/own-games", {"tokens": tokens(made)[:1]}, 200) == stats
        assert not server.registry.sessions()


async def test_my_tables_come_page_by_page(server, monkeypatch):
    monkeypatch.setattr("katzentisch.server.http.lobby._MOST_LISTED", 2)
    made = [await server.table("Ana", "Ben") for _ in range(5)]
    held = [token for table in made for token in tokens(table)]
    seen, first = [], 0
    while True:
        page = await server.post("/api/mine", {"tokens": held, "first": first}, 200)
        assert len(page["tables"]) <= 2
        seen += [mine["info"]["table"] for mine in page["tables"]]
        first = page["next"]
        if not first:
            break
    assert sorted(seen) == sorted(table["info"]["table"] for table in made)
    created = {table["info"]["table"]: table["info"]["created"] for table in made}
    assert [created[table] for table in seen] == sorted(created.values(), reverse=True)


@pytest.mark.parametrize("part", ["summary", "transcript", "reason"])
async def test_what_is_kept_of_a_finished_game_may_be_damaged_and_lists_and_replays_go_on(server, part):
    made = await server.table("Ana", "bot:greedy")
    table, own = made["info"]["table"], tokens(made)
    page = await server.page(table, *own)
    view = await page.seq(0)
    while view["to_act"]:
        view = await page.play_on(0) if 0 in view["to_act"] else await page.until("view")
    store = server.registry.store
    await store.keep("transcript", table, "?")
    while not await store.kept("summary", table):
        await asyncio.sleep(0.01)
    await store.write((f"UPDATE {part} SET text = '{{?'", ()))
    server.registry._drop(table)
    mine = await server.post("/api/mine", {"tokens": own}, status=200)
    assert [told["info"]["status"] for told in mine["tables"]] == ["over"]
    await server.get(f"/api/tables/{table}/replay", own)
    await store.write(("UPDATE game_table SET rules = '0'", ()))  # now only the transcript could show it
    server.registry._drop(table)
    status, _, body = await server.request("GET", f"/api/tables/{table}/replay")
    assert status == 409, body
