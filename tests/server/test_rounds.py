"""How a round goes, over HTTP: its phases drawn, and tables that begin at one of them."""

import pytest

from tests.server.serving import tokens

pytestmark = pytest.mark.anyio


async def test_a_round_is_drawn_as_its_seats_saw_it(server):
    drawn = await server.get("/api/rounds/isle_of_cats/family")
    assert [phase["id"] for phase in drawn["phases"]][:3] == ["cards", "taking", "placing"]
    for phase in drawn["phases"]:
        seen = phase["seen"]
        assert seen["question"] and seen["legal"] and seen["seat"] in phase["to_act"]
    assert drawn["result"]["winners"] == [drawn["end"]["seat"]]
    assert len(drawn["result"]["scores"]) == drawn["seats"]


async def test_an_example_opens_as_a_table_at_that_position(server):
    drawn = await server.get("/api/rounds/felinia/basic")
    phase = next(phase for phase in drawn["phases"] if phase["id"] == "boarding")
    seats = ["bot:greedy"] * drawn["seats"]
    seats[phase["seen"]["seat"]] = "Ana"
    made = await server.table(*seats, game="felinia", variant="basic", phase="boarding")
    page = await server.page(made["info"]["table"], *tokens(made))
    await page.until("view")
    assert page.of(phase["seen"]["seat"])["question"] == phase["seen"]["question"]
    assert page.of(phase["seen"]["seat"])["view"] == phase["seen"]["view"]


def wish(game, variant, seats, **more):
    """Ask for a table at which everybody sits at this device."""
    return {"game": game, "variant": variant, "seats": [{"who": "here", "name": "A"}] * seats, **more}


@pytest.mark.parametrize(
    ("variant", "seats", "phase"),
    [("basic", 2, "dancing"), ("advanced", 2, "bidding"), ("basic", 3, "bidding")],
)
async def test_a_phase_that_is_not_shown_is_refused(server, variant, seats, phase):
    await server.post("/api/tables", wish("felinia", variant, seats, phase=phase), status=400)


async def test_a_round_nobody_wrote_is_refused(server):
    status, _, body = await server.request("GET", "/api/rounds/felinia/advanced")
    assert status == 400 and b"it has basic" in body


async def test_the_table_of_a_lesson_begins_where_the_lesson_does(server):
    made = await server.table("Ana", "bot:kruemel", game="feudalia", variant="scenario_1", lesson="grow")
    page = await server.page(made["info"]["table"], *tokens(made))
    await page.until("view")
    assert page.of(0)["question"]["kind"] == "tax_cube"


@pytest.mark.parametrize(
    ("variant", "seats", "lesson"), [("scenario_1", 2, "dancing"), ("scenario_1", 3, "grow")]
)
async def test_a_lesson_for_another_table_is_refused(server, variant, seats, lesson):
    refused = await server.post("/api/tables", wish("feudalia", variant, seats, lesson=lesson), status=400)
    assert "grow (scenario_1, 2 seats)" in str(refused)
