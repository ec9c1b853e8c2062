"""A seat can be handed on, left to a bot, and locked against a token that got lost."""

import asyncio

import pytest
import websockets

from tests.server.run_toy import BOT_COMMAND
from tests.server.serving import served, tokens

pytestmark = pytest.mark.anyio


async def dropped(page) -> None:
    with pytest.raises(websockets.ConnectionClosed):
        while True:
            await page.hear()


async def at_anas_table(server):
    """Return a table of Ana and Ben, the key of Ana, and her open page."""
    made = await server.table("Ana", "Ben")
    table = made["info"]["table"]
    page = await server.page(table, tokens(made)[0])
    await page.seq(0)
    return table, made["keys"][0], page


async def test_whoever_takes_a_seat_over_sits_there_instead_and_the_game_goes_on(server):
    table, own, old = await at_anas_table(server)
    ana = own["token"]
    offer = await server.post(f"/api/tables/{table}/hand-on", {"seat": 0, "tokens": [ana]})
    assert offer["seat"] == 0
    assert (await server.get(f"/api/tables/{table}"))["status"] == "playing"
    key = await server.post(f"/api/tables/{table}/sit", {"invitation": offer["invitation"], "name": "Cleo"})
    await asyncio.wait_for(dropped(old), 10)
    new = await server.page(table, key["token"])
    await new.seq(0)
    info = await server.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in info["seats"]] == ["Cleo", "Ben"]
    refused = await server.page(table, ana)
    assert (await refused.hear())["code"] == "no_seat"
    again = {"invitation": offer["invitation"], "name": "Dora"}
    assert (await server.request("POST", f"/api/tables/{table}/sit", again))[0] == 409


async def test_a_bot_plays_on_in_a_seat_that_was_left_to_it(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=BOT_COMMAND) as server:
        made = await server.table("Ana", "Ben")
        table, (ana, ben) = made["info"]["table"], tokens(made)
        page = await server.page(table, ben)
        await page.seq(0)
        body = {"seat": 0, "tokens": [ana], "level": "greedy"}
        info = await server.post(f"/api/tables/{table}/to-bot", body, 200)
        assert (info["seats"][0]["kind"], info["seats"][0]["level"]) == ("bot", "greedy")
        while not page.view.get("result"):
            if 1 in page.view["to_act"]:
                await page.play_on(1)
            else:
                await page.until("view")
        assert (await server.request("POST", f"/api/tables/{table}/to-bot", body))[0] == 403


async def test_an_undo_that_waited_for_a_seat_alone_is_granted_when_a_bot_takes_it(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=BOT_COMMAND) as server:
        made = await server.table("Ana", "Ben", undo="consent")
        table, (ana, ben) = made["info"]["table"], tokens(made)
        page = await server.page(table, ana, ben)
        await page.seq(0)
        first = page.view["to_act"][0]
        await page.play_on(first)
        await page.say(type="undo", seat=first, seq=page.view["seq"])
        await page.until("view", lambda view: view["asked"] is not None)
        other = 1 - first
        body = {"seat": other, "tokens": [ana, ben], "level": "greedy"}
        await server.post(f"/api/tables/{table}/to-bot", body, 200)
        assert server.registry._sessions[table].match.asked is None


async def test_a_new_key_locks_out_whoever_had_the_old_one_and_the_old_words(server):
    table, stolen, thief = await at_anas_table(server)
    key = await server.post(f"/api/tables/{table}/renew", {"seat": 0, "tokens": [stolen["token"]]})
    await asyncio.wait_for(dropped(thief), 10)
    page = await server.page(table, key["token"])
    await page.seq(0)
    recovered = await server.post("/api/recover", {"code": stolen["code"]}, 200)
    assert recovered["keys"] == []
    assert len((await server.post("/api/recover", {"code": key["code"]}, 200))["keys"]) == 1


@pytest.mark.parametrize("what", ["hand-on", "to-bot", "renew"])
async def test_only_the_owner_of_a_seat_may_do_so(server, what):
    made = await server.table("Ana", "Ben")
    table, (ana, ben) = made["info"]["table"], tokens(made)
    for seat, held in ((0, [ben]), (0, []), (-1, [made["spectator"]]), (7, [ana, ben])):
        body = {"seat": seat, "tokens": held} | ({"level": "greedy"} if what == "to-bot" else {})
        assert (await server.request("POST", f"/api/tables/{table}/{what}", body))[0] == 403
