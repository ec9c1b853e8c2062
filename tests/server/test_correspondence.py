"""Play over days: pauses, long clocks, seats lent to bots, rematches of the same people, four words for all tables."""

import asyncio

import pytest

from katzentisch.server.tables import registry as registries
from tests.server.run_toy import BOT_COMMAND
from tests.server.serving import finished, served, tokens

pytestmark = pytest.mark.anyio
DAY = 24 * 3600


async def info_of(server, table):
    return await server.get(f"/api/tables/{table}")


async def test_a_table_pauses_when_everybody_wants_to_and_anybody_ends_the_pause(server):
    made = await server.table("Ana", "Ben", clock=2)
    table, (ana, ben) = made["info"]["table"], tokens(made)
    page = await server.page(table, ana)
    await page.seq(0)
    path = f"/api/tables/{table}/pause"
    info = await server.post(path, {"seat": 0, "tokens": [ana]}, 200)
    assert (info["pausing"], info["paused"]) == ([0], False)
    info = await server.post(path, {"seat": 1, "tokens": [ben]}, 200)
    assert info["paused"]
    await page.until("changed", lambda changed: changed["info"]["paused"])
    assert (await page.act(0))["code"] == "paused"
    assert not server.registry._autoplay._clocks
    await asyncio.sleep(0.1)
    info = await server.post(path, {"seat": 1, "tokens": [ben], "wish": False}, 200)
    assert not info["paused"] and info["pausing"] == []
    assert len(server.registry._autoplay._clocks) == 2
    assert (await page.act(0))["type"] == "taken"
    assert (await server.request("POST", path, {"seat": 1, "tokens": [ana]}))[0] == 403


async def test_tables_that_cannot_be_loaded_do_not_keep_the_clocks_of_others_waiting(tmp_path, monkeypatch):
    """After an upgrade dozens may be outdated: their clocks have run out for ever."""
    monkeypatch.setattr(registries, "_OVERDUE_SECONDS", 0.05)
    monkeypatch.setattr(registries, "_MOST_OVERDUE", 1)
    store = tmp_path / "a.sqlite"
    async with served(store) as server:
        made = [await server.table("Ana", "Ben", clock=2 * DAY) for _ in range(4)]
        *broken, whole = [each["info"]["table"] for each in made]
        await server.registry.store.write(
            *(("UPDATE game_table SET rules = 'old' WHERE id = $1", (table,)) for table in broken),
            ("UPDATE game_table SET resumed = resumed - $1", (3 * DAY * 1000,)),
        )
    async with served(store) as server, asyncio.timeout(10):
        while not await server.registry.store.entries(whole):
            await asyncio.sleep(0.02)


async def test_a_clock_of_days_goes_on_when_the_server_was_away_and_an_agreed_bot_takes_the_seat(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(registries, "_OVERDUE_SECONDS", 0.05)
    store = tmp_path / "a.sqlite"
    async with served(store, bot_command=BOT_COMMAND) as server:
        made = await server.table("Ana", "?", clock=2 * DAY, late="greedy")
        table, (ana,) = made["info"]["table"], tokens(made)
        assert (made["info"]["clock"], made["info"]["late"]) == (2 * DAY, "greedy")
        sit = {"invitation": made["invitations"][0]["invitation"], "name": "Ben"}
        ben = (await server.post(f"/api/tables/{table}/sit", sit))["token"]
        page = await server.page(table, ana)
        await page.seq(0)
        await page.play_on(0)
        await server.registry.store.write(
            ("UPDATE game_table SET resumed = resumed - $1", (3 * DAY * 1000,)),
            ("UPDATE entry SET at = at - $1", (3 * DAY * 1000,)),
        )
    async with served(store, bot_command=BOT_COMMAND) as server:

        async def lent():
            return (await server.registry.store.seats(table))[1].lent

        async with asyncio.timeout(10):
            while not await lent():
                await asyncio.sleep(0.02)
            while not (seat := (await info_of(server, table))["seats"][1])["lent"]:
                await asyncio.sleep(0.02)  # it is written a moment before it is shown
        page = await server.page(table, ben)
        await page.until("view")
        assert (seat["kind"], seat["name"], seat["lent"], seat["level"]) == ("bot", "Ben", True, "greedy")
        await page.seq(2)  # the bot has played for Ben
        assert (await page.act(1, 0))["code"] == "lent"
        back = await server.post(f"/api/tables/{table}/take-back", {"seat": 1, "tokens": [ben]}, 200)
        assert (back["seats"][1]["kind"], back["seats"][1]["lent"]) == ("invited", False)
        assert (await page.act(1, 0)).get("code") != "lent"


async def test_an_owner_lends_a_seat_and_hands_it_on(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=BOT_COMMAND) as server:
        made = await server.table("Ana", "Ben")
        table, (ana, _) = made["info"]["table"], tokens(made)
        lend = {"seat": 0, "tokens": [ana], "level": "greedy", "lend": True}
        info = await server.post(f"/api/tables/{table}/to-bot", lend, 200)
        assert info["seats"][0]["lent"] and info["seats"][0]["name"] == "Ana"
        offer = await server.post(f"/api/tables/{table}/hand-on", {"seat": 0, "tokens": [ana]})
        sit = {"invitation": offer["invitation"], "name": "Cleo"}
        await server.post(f"/api/tables/{table}/sit", sit)
        seat = (await info_of(server, table))["seats"][0]
        assert (seat["name"], seat["kind"], seat["lent"]) == ("Cleo", "invited", False)


async def test_a_rematch_turns_the_seats_and_the_results_of_the_same_people_are_counted(server):
    made, page = await finished(server, seed="5")
    table, (ana, ben) = made["info"]["table"], tokens(made)
    rematch = await server.post(f"/api/tables/{table}/rematch", {"tokens": [ana]})
    assert [seat["name"] for seat in rematch["info"]["seats"]] == ["Ben", "Ana"]
    second = rematch["info"]["table"]
    page = await server.page(second, ana)
    assert (await page.until("welcome"))["seats"] == [1]
    await server.post(f"/api/tables/{second}/name", {"tokens": [ben], "seat": 0, "name": "Benno"}, 200)
    both = await server.page(second, ana, ben)
    view = await both.seq(0)
    while view["to_act"]:
        view = await both.play_on(view["to_act"][0])
    for looked in (table, second):
        circle = await server.get(f"/api/tables/{looked}/circle", [ben])
        assert [played["table"] for played in circle["tables"]] == [second, table]
        assert sorted(player["name"] for player in circle["players"]) == ["Ana", "Benno"]
        assert all(player["games"] == 2 for player in circle["players"])
        assert sum(player["won"] for player in circle["players"]) == 2
        assert len(circle["tables"][1]["points"]) == 2 and circle["tables"][1]["over"]
    assert await server.get(f"/api/tables/{table}/circle", [made["spectator"]])
    assert (await server.request("GET", f"/api/tables/{table}/circle"))[0] == 403


async def test_the_same_people_may_play_something_else(server):
    made, _ = await finished(server)
    table, (ana, _) = made["info"]["table"], tokens(made)
    path = f"/api/tables/{table}/rematch"
    wrong = await server.post(path, {"tokens": [ana], "game": "chess"}, 400)
    assert wrong["code"] == "wrong_option"
    wish = {"tokens": [ana], "game": "whiskers", "settings": {"open": True}}
    rematch = await server.post(path, wish)
    assert rematch["info"]["settings"]["open"] is True
    assert (await server.request("POST", path, {"tokens": [made["spectator"]]}))[0] == 403


async def test_four_words_open_all_tables_of_a_person_also_those_made_later_elsewhere(server):
    first = await server.table("Ana", "Ben")
    token, code = first["keys"][0]["token"], first["keys"][0]["code"]
    seats = [{"who": "here", "name": "Ana", "same_as": token}, {"who": "invited"}]
    second = await server.post("/api/tables", {"game": "whiskers", "seats": seats})
    assert second["keys"][0]["code"] == ""
    other = (await server.post("/api/recover", {"code": code}, 200))["keys"]
    tables = {first["info"]["table"], second["info"]["table"]}
    assert {key["table"] for key in other} == tables
    # A third table, made on the first device, is found by the second with the token it has.
    third = await server.post("/api/tables", {"game": "whiskers", "seats": seats})
    again = await server.post("/api/recover", {"code": code, "token": other[0]["token"]}, 200)
    assert {key["table"] for key in again["keys"]} == tables | {third["info"]["table"]}
    assert {key["token"] for key in again["keys"]} == {other[0]["token"]}
    listed = await server.post("/api/mine", {"tokens": [other[0]["token"]]}, 200)
    assert len(listed["tables"]) == 3
    # A token that opens something else is no key to these words.
    stranger = (await server.table("Cleo", "Ben"))["keys"][0]["token"]
    mixed = await server.post("/api/recover", {"code": code, "token": stranger}, 200)
    assert mixed["keys"] == []


async def test_tables_with_words_of_their_own_are_brought_under_one_set_of_words(server):
    made = [await server.table("Ana", "?") for _ in range(2)]
    mine = [table["keys"][0]["token"] for table in made]
    await server.post("/api/one-code", {"tokens": mine}, 200)
    recovered = await server.post("/api/recover", {"code": made[0]["keys"][0]["code"]}, 200)
    assert len(recovered["keys"]) == 2
    assert (await server.post("/api/recover", {"code": made[1]["keys"][0]["code"]}, 200))["keys"] == []
    assert (await server.request("POST", "/api/one-code", {"tokens": ["x"]}))[0] == 403


async def test_running_tables_are_listed_before_finished_ones_however_old(server):
    running = await server.table("Ana", "Ben")
    made, _ = await finished(server)
    mine = [*tokens(running), *tokens(made)]
    listed = await server.post("/api/mine", {"tokens": mine}, 200)
    assert [table["info"]["table"] for table in listed["tables"]] == [
        running["info"]["table"],
        made["info"]["table"],
    ]
