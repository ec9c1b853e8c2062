"""Challenges over HTTP: the same deal, the same bots, and who made how much."""

from typing import Any

import pytest

from katzentisch.play.store import Store
from tests.server.serving import Page, RunningServer, finished, tokens

pytestmark = pytest.mark.anyio
OPEN = "challenge game variant settings bots results"


async def played(server: RunningServer, made: dict[str, Any], seat: int = 0) -> Page:
    """Let the person play the first legal action until the game is over; return the page."""
    page = await server.page(made["info"]["table"], *tokens(made))
    while True:
        view = await page.until("view")
        if view["result"] is not None:
            return page
        if seat in view["to_act"]:
            await page.act(seat)


async def challenged(server: RunningServer, **wishes: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play a table against a bot and make a challenge of it; return both."""
    made = await server.table("Ana", "bot:greedy", **wishes)
    await played(server, made)
    told = await server.post(f"/api/tables/{made['info']['table']}/challenge", {"tokens": tokens(made)})
    return made, told


async def stored_table(server: RunningServer, table: str) -> Any:
    store: Store = server.registry.store
    return await store.table(table)


async def test_a_friend_plays_the_same_deal_against_the_same_bots_and_both_see_the_results(server):
    made, told = await challenged(server)
    address = f"/api/challenges/{told['challenge']}"
    assert told["bots"] == ["", "greedy"]
    assert [(result["name"], result["over"], result["again"]) for result in told["results"]] == [
        ("Ana", True, False)
    ]
    friend = await server.post(f"{address}/take", {"name": "Ben", "bots": ["", "Minka"]})
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in friend["info"]["seats"]] == [
        ("here", "Ben", ""),
        ("bot", "Minka", "greedy"),
    ]
    first = await stored_table(server, made["info"]["table"])
    second = await stored_table(server, friend["info"]["table"])
    same = ("game", "variant", "settings", "rules", "material", "seed", "undo", "clock", "challenge")
    assert [getattr(first, name) for name in same] == [getattr(second, name) for name in same]
    waiting = (await server.get(address))["results"][1]
    assert waiting == {"name": "Ben", "points": 0.0, "won": False, "over": False, "again": False}
    await played(server, friend)
    results = (await server.get(address))["results"]
    # The same choices on the same deal against the same bots: the same points.
    assert results[1] == {**results[0], "name": "Ben"}
    for table in (made, friend):
        info = await server.get(f"/api/tables/{table['info']['table']}")
        assert info["challenge"] == told["challenge"]


async def test_the_link_tells_neither_the_seed_nor_a_table(server):
    made, told = await challenged(server)
    friend = await server.post(f"/api/challenges/{told['challenge']}/take", {"name": "Ben"})
    running = await server.get(f"/api/tables/{friend['info']['table']}")
    row = await stored_table(server, friend["info"]["table"])
    assert running["seed"] == "" and row.seed_shown == 0
    _, _, text = await server.request("GET", f"/api/challenges/{told['challenge']}")
    for secret in (row.seed, made["info"]["table"], friend["info"]["table"], *tokens(made), *tokens(friend)):
        assert secret.encode() not in text
    assert set(told) == set(OPEN.split())


async def test_asked_twice_it_is_the_same_challenge(server):
    made, told = await challenged(server)
    again = await server.post(f"/api/tables/{made['info']['table']}/challenge", {"tokens": tokens(made)})
    assert again == told


async def test_a_second_try_of_the_same_person_is_marked(server):
    made, told = await challenged(server)
    own = {"name": "Ana", "same_as": tokens(made)[0]}
    await server.post(f"/api/challenges/{told['challenge']}/take", own)
    results = (await server.get(f"/api/challenges/{told['challenge']}"))["results"]
    assert [result["again"] for result in results] == [False, True]


async def test_only_whoever_played_makes_a_challenge_and_only_of_a_finished_game_against_bots(server):
    running = await server.table("Ana", "bot:greedy")
    path = f"/api/tables/{running['info']['table']}/challenge"
    assert (await server.post(path, {"tokens": ["no"]}, status=403))["code"] == "not_allowed"
    refused = await server.post(path, {"tokens": tokens(running)}, status=409)
    assert refused["code"] == "challenge_running"
    among, _ = await finished(server)
    path = f"/api/tables/{among['info']['table']}/challenge"
    assert (await server.post(path, {"tokens": tokens(among)}, status=409))["code"] == "challenge_people"


async def test_a_game_that_was_taken_up_in_the_middle_is_no_challenge(server):
    made = await server.table("Ana", "bot:greedy")
    await played(server, made)
    table = made["info"]["table"]
    wish = {
        "tokens": tokens(made),
        "step": 2,
        "seats": [{"who": "here", "name": "Ana"}, {"who": "bot", "level": "greedy"}],
    }
    branch = await server.post(f"/api/tables/{table}/branch", wish)
    await played(server, branch)
    refused = await server.post(
        f"/api/tables/{branch['info']['table']}/challenge", {"tokens": tokens(branch)}, status=409
    )
    assert refused["code"] == "challenge_begun"


@pytest.mark.parametrize("name", ["nothing", "no%20such", "a" * 50])
async def test_a_challenge_that_does_not_exist_is_told(server, name):
    status, _, _ = await server.request("GET", f"/api/challenges/{name}")
    assert status == 404
    assert (await server.post(f"/api/challenges/{name}/take", {"name": "Ben"}, status=404))[
        "code"
    ] == "no_such_challenge"


async def test_after_a_change_of_rules_it_cannot_be_taken_but_read(server):
    made, told = await challenged(server)
    await server.registry.store.write(
        ("UPDATE game_table SET rules = '0' WHERE id = $1", (made["info"]["table"],))
    )
    address = f"/api/challenges/{told['challenge']}"
    assert (await server.post(f"{address}/take", {"name": "Ben"}, status=409))["code"] == "other_rules"
    assert (await server.get(address))["results"][0]["name"] == "Ana"


async def test_reading_a_challenge_takes_no_table_into_memory(server):
    _, told = await challenged(server)
    address = f"/api/challenges/{told['challenge']}"
    for name in ("Ben", "Cleo"):
        await server.post(f"{address}/take", {"name": name})
    for session in server.registry.sessions():
        server.registry._drop(session.id)
    results = (await server.get(address))["results"]
    assert [(result["name"], result["over"]) for result in results] == [
        ("Ana", True),
        ("Ben", False),
        ("Cleo", False),
    ]
    assert not server.registry.sessions()


async def test_tables_that_somebody_left_do_not_hide_results(server):
    made, told = await challenged(server)
    address = f"/api/challenges/{told['challenge']}"
    store: Store = server.registry.store
    row = await stored_table(server, made["info"]["table"])
    seats = await store.seats(row.id)
    for number in range(130):
        left = row._replace(id=f"left{number:08}", created=row.created + 1 + number)
        await store.add_table(left, seats, [])
    friend = await server.post(f"{address}/take", {"name": "Ben"})
    await played(server, friend)
    results = (await server.get(address))["results"]
    assert [result["name"] for result in results if result["over"]] == ["Ana", "Ben"]
    assert len(results) == 100


async def test_a_table_that_the_operator_closed_is_not_listed(server):
    _, told = await challenged(server)
    address = f"/api/challenges/{told['challenge']}"
    friend = await server.post(f"{address}/take", {"name": "Rude"})
    await server.registry.close_table(friend["info"]["table"])
    assert [result["name"] for result in (await server.get(address))["results"]] == ["Ana"]


async def test_whoever_is_forgotten_is_gone_from_the_results_and_the_export_names_the_challenge(server):
    _, told = await challenged(server)
    address = f"/api/challenges/{told['challenge']}"
    friend = await server.post(f"{address}/take", {"name": "Ben"})
    table = friend["info"]["table"]
    data = await server.post("/api/my-data", {"tokens": tokens(friend)}, status=200)
    assert [(seat["table"], seat["challenge"]) for seat in data["seats"]] == [(table, told["challenge"])]
    await server.post(f"/api/tables/{table}/forget-me", {"seat": 0, "tokens": tokens(friend)}, status=200)
    assert [result["name"] for result in (await server.get(address))["results"]] == ["Ana"]
    assert await stored_table(server, table) is None


async def test_a_lent_seat_is_still_that_of_the_person_who_takes_the_challenge(server):
    made, told = await challenged(server)
    await server.registry.store.lend_to_bot(made["info"]["table"], 0, "greedy")
    friend = await server.post(f"/api/challenges/{told['challenge']}/take", {"name": "Ben"})
    assert [seat["kind"] for seat in friend["info"]["seats"]] == ["here", "bot"]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE game_table SET settings = '{'",
        "UPDATE game_table SET settings = '[]'",
        "UPDATE game_table SET variant = 'gone'",
        "UPDATE game_table SET game = 'gone'",
        "UPDATE game_table SET seed = 'x'",
        "UPDATE summary SET text = '{'",
        "UPDATE seat SET seat = seat + 7",
        "DELETE FROM seat",
    ],
)
async def test_a_damaged_challenge_is_told_and_breaks_nothing(server, damage):
    _, told = await challenged(server)
    for session in server.registry.sessions():
        server.registry._drop(session.id)
    store: Store = server.registry.store
    await store.write(("DELETE FROM seat_key", ()), (damage, ()))
    status, _, body = await server.request("GET", f"/api/challenges/{told['challenge']}")
    assert status in (200, 404), body
    status, _, body = await server.request(
        "POST", f"/api/challenges/{told['challenge']}/take", {"name": "Ben"}
    )
    assert status in (201, 400, 404, 409), body
