"""Looking back: records, replays, moments, branches."""

import json

import pytest

from katzentisch import bots, games
from katzentisch.lab.play_out import play_out
from katzentisch.server.wire.words import server_words
from katzentisch.server.workers.job import JOB_BOT
from tests.server.serving import finished, tokens

pytestmark = pytest.mark.anyio


async def test_a_record_is_a_file_once_the_game_is_over(server):
    made, page = await finished(server)
    table = made["info"]["table"]
    status, headers, body = await server.request("GET", f"/api/tables/{table}/record")
    assert status == 200 and f'filename="whiskers-{table}.jsonl"' in headers["content-disposition"]
    opened = await server.post("/api/records", {"text": body.decode()})
    assert (opened["status"], opened["winners"]) == ("over", page.view["result"]["winners"])
    copied, _, again = await server.request("GET", f"/api/tables/{opened['table']}/record")
    assert copied == 200 and again == body


async def test_a_running_game_gives_no_record(server):
    made = await server.table("Ana", "Ben")
    headers = {"Authorization": f"Bearer {tokens(made)[0]}"}
    status, _, body = await server.request(
        "GET", f"/api/tables/{made['info']['table']}/record", headers=headers
    )
    assert status == 409 and json.loads(body)["code"] == "still_running"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "Zeile 1 ist kein JSON"),
        ('{"format": "other"}', "Das Format 'other' ist nicht 'katzentisch-record-1'"),
        ("[" * 5000, "Zeile 1 ist kein JSON"),
    ],
)
async def test_what_is_wrong_with_a_record_is_said_with_facts_for_every_language(server, text, complaint):
    problem = await server.post("/api/records", {"text": text}, status=400)
    assert complaint in fault(problem)


def fault(problem: dict) -> str:
    """Return what the page says about a wrong record, in German."""
    return server_words("de").say(f"fault.{problem['facts']['fault']}", problem["facts"]["about"])


async def test_a_record_that_stops_early_or_cheats_is_not_opened(server):
    made, _ = await finished(server)
    _, _, body = await server.request("GET", f"/api/tables/{made['info']['table']}/record")
    lines = body.decode().splitlines()
    early = await server.post("/api/records", {"text": "\n".join(lines[:4])}, status=409)
    assert early["code"] == "not_over"
    cheat = "\n".join([lines[0], lines[1], lines[1], *lines[2:]])
    problem = await server.post("/api/records", {"text": cheat}, status=400)
    assert "verstößt gegen die Regeln" in fault(problem)
    assert problem["facts"]["about"].keys() == {"number", "seat", "action"}


async def test_a_finished_game_is_replayed_with_every_choice(server):
    made, page = await finished(server)
    replay = await server.get(f"/api/tables/{made['info']['table']}/replay")
    assert [step["step"] for step in replay["steps"]] == list(range(page.view["step"] + 1))
    assert all(step["choice"]["kind"] == "lay" for step in replay["steps"][1:])
    own = await server.get(f"/api/tables/{made['info']['table']}/replay?seat=1")
    laid = [event for step in own["steps"] for event in step["heard"] if event["kind"] == "laid"]
    assert [("value" in event) for event in laid] == [event["seat"] == 1 for event in laid]


async def test_of_a_running_game_one_hears_ones_own_side(server):
    made = await server.table("Ana", "Ben")
    table = made["info"]["table"]
    page = await server.page(table, *tokens(made))
    await page.seq(0)
    for seat in (0, 1, 0):
        await page.play_on(seat)
    ana = await server.get(f"/api/tables/{table}/replay", [tokens(made)[0]])
    assert [step["seat"] for step in ana["steps"]] == [-1, 0, -1, 0]
    assert ana["steps"][2]["choice"] == {}
    for path in ("replay", "replay?seat=1", "at/1"):
        status, _, _ = await server.request("GET", f"/api/tables/{table}/{path}")
        assert status == 403
    headers = {"Authorization": f"Bearer {tokens(made)[0]}"}
    status, _, _ = await server.request("GET", f"/api/tables/{table}/replay?seat=1", headers=headers)
    assert status == 403


async def test_a_moment_of_a_running_game_is_seen_from_ones_own_seat(server):
    made = await server.table("Ana", "Ben")
    table = made["info"]["table"]
    page = await server.page(table, tokens(made)[0])
    first = (await page.seq(0))["seats"][0]
    await page.play_on(0)
    moment = await server.get(f"/api/tables/{table}/at/0", [tokens(made)[0]])
    assert [seat["seat"] for seat in moment["seats"]] == [0]
    assert moment["seats"][0]["view"] == first["view"] and moment["result"] is None
    headers = {"Authorization": f"Bearer {tokens(made)[0]}"}
    status, _, _ = await server.request("GET", f"/api/tables/{table}/at/2", headers=headers)
    assert status == 404


async def test_a_branch_begins_at_any_moment_of_a_finished_game(server):
    made, _ = await finished(server)
    table = made["info"]["table"]
    moment = await server.get(f"/api/tables/{table}/at/3")
    assert [seat["seat"] for seat in moment["seats"]] == [-1, 0, 1]
    seats = [{"who": "here", "name": "Ana"}, {"who": "here", "name": "Ben"}]
    branch = await server.post(f"/api/tables/{table}/branch", {"tokens": [], "step": 3, "seats": seats})
    assert branch["info"]["branch_of"] == {"table": table, "step": 3}
    page = await server.page(branch["info"]["table"], *tokens(branch))
    view = await page.seq(3)
    assert [seat["view"] for seat in view["seats"]] == [seat["view"] for seat in moment["seats"][1:]]
    await page.play_on(view["to_act"][0])


async def test_a_running_game_is_not_branched_from(server):
    made = await server.table("Ana", "Ben")
    body = {"tokens": tokens(made), "step": 0, "seats": [{"who": "here", "name": "A"}] * 2}
    problem = await server.post(f"/api/tables/{made['info']['table']}/branch", body, status=409)
    assert problem["code"] == "still_running"


async def test_bots_play_a_scenario_the_same_way_on_the_same_deal(server):
    wish = {"game": "isle_of_cats", "variant": "family", "seats": 2, "seed": "5"}
    first, second = [await server.post("/api/scenarios", wish) for _ in range(2)]
    assert (first["status"], first["seed"]) == ("over", "5") and first["table"] != second["table"]
    told = [await server.get(f"/api/tables/{made['table']}/replay") for made in (first, second)]
    assert told[0]["steps"] == told[1]["steps"] and len(told[0]["steps"]) > 20


async def test_a_scenario_is_the_game_the_lab_plays_on_that_deal(server):
    game = games.open(games.options("isle_of_cats", "family", 2))
    players = [bots.make(JOB_BOT), bots.make(JOB_BOT)]
    played = [game.choice(action) for _, action in play_out(game.deal(5), players, 5)]
    made = await server.post(
        "/api/scenarios", {"game": "isle_of_cats", "variant": "family", "seats": 2, "seed": "5"}
    )
    told = await server.get(f"/api/tables/{made['table']}/replay")
    assert [step["choice"] for step in told["steps"][1:]] == played


@pytest.mark.parametrize("wrong", [{"seats": 9}, {"variant": "odd"}, {"seed": "x"}, {"settings": {"odd": 1}}])
async def test_a_scenario_no_game_has_is_refused(server, wrong):
    wish = {"game": "isle_of_cats", "variant": "family", "seats": 2, **wrong}
    status, _, body = await server.request("POST", "/api/scenarios", wish)
    assert status == 400 and json.loads(body)["message"]


SEATS = [{"who": "here", "name": "Ana"}, {"who": "invited", "name": "Ben"}]


async def unfinished(server, choices: int = 3) -> str:
    """Return the record of a game that stopped in the middle."""
    made, _ = await finished(server)
    _, _, body = await server.request("GET", f"/api/tables/{made['info']['table']}/record")
    return "\n".join(body.decode().splitlines()[: 1 + choices]) + "\n"


async def test_a_table_from_another_device_goes_on_with_invited_seats(server):
    text = await unfinished(server)
    made = await server.post("/api/records/play", {"text": text, "seats": SEATS, "undo": "off"})
    assert (made["info"]["step"], made["info"]["status"], made["info"]["undo"]) == (3, "lobby", "off")
    table, (invited,) = made["info"]["table"], made["invitations"]
    ben = await server.post(f"/api/tables/{table}/sit", {"invitation": invited["invitation"], "name": "Ben"})
    page = await server.page(table, *tokens(made), ben["token"])
    await page.seq(3)
    while page.view["result"] is None:
        await page.play_on(page.view["to_act"][0])
    assert (await server.get(f"/api/tables/{table}"))["seed"], (
        "whoever has the record has the seed: it is shown"
    )
    _, _, whole = await server.request("GET", f"/api/tables/{table}/record")
    assert whole.decode().startswith(text)


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"seats": SEATS[:1]}, 409, "other_seats"),
        ({"seats": [SEATS[0], {"who": "bot", "level": "nobody"}]}, 400, "wrong_option"),
        ({"seats": "all"}, 400, "wrong_body"),
        ({"text": ""}, 400, "wrong_record"),
        ({"text": "x" * 1_100_000}, 413, "too_large"),
    ],
)
async def test_a_table_that_cannot_go_on_is_refused_with_the_reason(server, change, status, code):
    body = {"text": await unfinished(server), "seats": SEATS} | change
    assert (await server.post("/api/records/play", body, status=status))["code"] == code


async def test_a_record_of_other_rules_or_with_an_illegal_choice_does_not_go_on(server):
    header, first, *others = (await unfinished(server)).splitlines()
    old = json.dumps(json.loads(header) | {"rules": "0.0"})
    problem = await server.post(
        "/api/records/play", {"text": "\n".join([old, first]), "seats": SEATS}, status=400
    )
    assert problem["facts"]["fault"] == "other_rules"
    cheat = "\n".join([header, first, first, *others])
    problem = await server.post("/api/records/play", {"text": cheat, "seats": SEATS}, status=400)
    assert "verstößt gegen die Regeln" in fault(problem)


async def test_a_finished_game_is_not_played_on_and_says_so(server):
    made, _ = await finished(server)
    _, _, body = await server.request("GET", f"/api/tables/{made['info']['table']}/record")
    problem = await server.post("/api/records/play", {"text": body.decode(), "seats": SEATS}, status=409)
    assert problem["code"] == "is_over"


async def test_a_record_is_opened_under_the_names_it_is_told(server):
    made, _ = await finished(server)
    _, _, body = await server.request("GET", f"/api/tables/{made['info']['table']}/record")
    opened = await server.post("/api/records", {"text": body.decode(), "names": ["Ana"]})
    assert [seat["name"] for seat in opened["seats"]] == ["Ana", "2"]
    problem = await server.post("/api/records", {"text": body.decode(), "names": [" "]}, status=400)
    assert problem["code"] == "wrong_name"
