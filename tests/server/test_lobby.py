"""Making and finding tables: links, codes, rematches, my tables."""

import json

import pytest

from katzentisch import games
from katzentisch.server.tables.tokens import code_words, new_code
from tests.server.serving import finished, tokens

pytestmark = pytest.mark.anyio


async def test_one_request_makes_a_table(server):
    made = await server.table("Ana", "?", "bot:greedy", undo="consent", clock=60)
    info = made["info"]
    assert (info["status"], info["undo"], info["clock"], info["seed"]) == ("lobby", "consent", 60, "")
    assert [(seat["kind"], seat["taken"]) for seat in info["seats"]] == [
        ("here", True),
        ("invited", False),
        ("bot", True),
    ]
    assert [key["seat"] for key in made["keys"]] == [0]
    assert [invitation["seat"] for invitation in made["invitations"]] == [1]
    assert await server.get(f"/api/tables/{info['table']}") == info


async def test_a_seed_is_a_secret_until_the_end_unless_it_was_chosen(server):
    made, _ = await finished(server)
    assert made["info"]["seed"] == ""
    assert int((await server.get(f"/api/tables/{made['info']['table']}"))["seed"]) >= 0
    assert (await server.table("Ana", "Ben", seed="77"))["info"]["seed"] == "77"


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ({"game": "chess", "seats": []}, "there is no game 'chess'"),
        ({"game": "whiskers", "seats": [{"who": "here", "name": "Ana"}]}, "is for 2, 3, 4 seats, not 1"),
        ({"game": "whiskers"}, "missing required field `seats`"),
        ({"game": "whiskers", "seats": [{"who": "cat"}]}, "Invalid value 'cat' - at `$.seats[0].who`"),
        ({"game": "whiskers", "seats": [{"who": "bot", "level": "hal"}] * 2}, "there is no bot 'hal'"),
        ({"game": "whiskers", "seats": [{"who": "bot", "level": "search:9999"}] * 2}, "there is no bot"),
        (
            {"game": "whiskers", "seats": [{"who": "here", "name": "\u202e"}] * 2},
            "A name may have 1 to 40 characters",
        ),
        (
            {"game": "whiskers", "seats": [{"who": "here", "name": "x" * 41}] * 2},
            "A name may have 1 to 40 characters",
        ),
        (
            {"game": "whiskers", "seats": [{"who": "here", "name": "A"}] * 2, "seed": "-5"},
            "The seed '-5' is not",
        ),
        (
            {"game": "whiskers", "seats": [{"who": "here", "name": "A"}] * 2, "undo": "ever"},
            "Invalid enum value 'ever'",
        ),
        (
            {"game": "whiskers", "seats": [{"who": "here", "name": "A"}] * 2, "settings": {"x": 1}},
            "no setting 'x'",
        ),
    ],
)
async def test_what_is_wrong_with_a_wish_is_said(server, body, complaint):
    problem = await server.post("/api/tables", body, status=400)
    assert complaint in problem["message"]


async def test_a_player_changes_the_name_of_the_own_seat_and_of_no_other(server):
    made = await server.table("Ana", "Ben")
    table, key = made["info"]["table"], made["keys"][1]
    other = await server.page(table, made["keys"][0]["token"])
    await other.until("welcome")
    renamed = {"tokens": [key["token"]], "seat": 1, "name": " Otter "}
    info = await server.post(f"/api/tables/{table}/name", renamed, status=200)
    assert [seat["name"] for seat in info["seats"]] == ["Ana", "Otter"]
    assert (await other.until("changed"))["info"]["seats"][1]["name"] == "Otter"
    await server.post(f"/api/tables/{table}/name", {**renamed, "seat": 0}, status=403)
    await server.post(f"/api/tables/{table}/name", {**renamed, "name": ""}, status=400)
    looking_on = {"tokens": [made["spectator"]], "seat": -1, "name": "Nobody"}
    await server.post(f"/api/tables/{table}/name", looking_on, status=403)


async def test_a_lost_seat_comes_back_by_its_four_words(server):
    made = await server.table("Ana", "Ben")
    key = made["keys"][1]
    code = f"  {key['code'].upper().replace(' ', ' - ')}"
    recovered = (await server.post("/api/recover", {"code": code}, status=200))["keys"]
    assert [(seat["table"], seat["seat"]) for seat in recovered] == [(key["table"], 1)]
    assert recovered[0]["token"] != key["token"]
    page = await server.page(key["table"], recovered[0]["token"])
    assert (await page.until("welcome"))["seats"] == [1]
    assert (await server.post("/api/recover", {"code": new_code()}, status=200))["keys"] == []


def test_the_words_of_codes_are_2048_different_ones():
    assert len(set(code_words())) == 2048
    assert all(word.isascii() and word.islower() for word in code_words())


async def test_my_tables_are_listed_newest_first(server):
    first = await server.table("Ana", "Ben")
    second = await server.table("Cleo", "?")
    await server.table("Eve", "Mallory")
    mine = await server.post("/api/mine", {"tokens": tokens(first) + tokens(second) + ["wrong"]}, status=200)
    assert [table["info"]["table"] for table in mine["tables"]] == [
        second["info"]["table"],
        first["info"]["table"],
    ]
    assert [table["seats"] for table in mine["tables"]] == [[0], [0, 1]]


async def test_a_rematch_keeps_seats_and_tokens_and_is_made_once(server):
    made, page = await finished(server)
    path = f"/api/tables/{made['info']['table']}/rematch"
    first = await server.post(path, {"tokens": tokens(made)})
    again = await server.post(path, {"tokens": tokens(made)[:1]})
    assert first["info"]["table"] == again["info"]["table"] != made["info"]["table"]
    assert (await page.until("changed", lambda changed: changed["info"]["rematch"]))["info"][
        "rematch"
    ] == first["info"]["table"]
    new = await server.page(first["info"]["table"], *tokens(made))
    assert (await new.seq(0))["step"] == 0
    await server.post(path, {"tokens": ["wrong"]}, status=403)


async def test_a_running_game_has_no_rematch_yet(server):
    made = await server.table("Ana", "Ben")
    problem = await server.post(
        f"/api/tables/{made['info']['table']}/rematch", {"tokens": tokens(made)}, status=409
    )
    assert problem["code"] == "still_running"


async def test_the_shelf_lists_games_variants_settings_and_bots(server, monkeypatch):
    monkeypatch.setattr(games, "names", lambda: ["whiskers"])
    shelf = await server.get("/api/games")
    [whiskers] = shelf["games"]
    assert whiskers["name"] == "whiskers"
    assert whiskers["variants"][0]["seats"] == [2, 3, 4]
    assert whiskers["variants"][0]["settings"] == [
        {"name": "open", "default": False, "values": [False, True]}
    ]
    assert len(shelf["bots"]) >= 3 and shelf["languages"] == ["en", "de"]


async def test_how_strong_the_levels_are_on_this_machine_can_be_asked(server):
    parts = (await server.get("/api/strengths/whiskers/usual/2"))["parts"]
    shelf = await server.get("/api/games")
    assert list(parts) == shelf["thinking"] == ["sibylle", "bastet"]
    assert all(0 < part <= 1 for part in parts.values())


async def test_what_is_printed_tells_how_choices_are_numbered(server):
    printed = await server.get("/api/printed/whiskers/usual/3?open=true")
    assert printed["settings"] == {"open": True}
    assert [(block["kind"], block["first"]) for block in printed["blocks"]] == [("lay", 0), ("take_back", 9)]
    for wrong in ("open=perhaps", "closed=true"):
        status, _, body = await server.request("GET", f"/api/printed/whiskers/usual/3?{wrong}")
        assert status == 400 and json.loads(body)["code"] == "wrong_option"


async def test_words_come_in_both_languages_and_are_asked_for_once(server):
    english = await server.get("/api/words/whiskers/en")
    german = await server.get("/api/words/whiskers/de")
    assert "game-name = Whiskers" in english and "game-name = Schnurrhaare" in german
    assert "problem-no_such_table" in await server.get("/api/words/de")
    status, headers, _ = await server.request("GET", "/api/words/en")
    again, _, body = await server.request("GET", "/api/words/en", headers={"If-None-Match": headers["etag"]})
    assert (status, again, body) == (200, 304, b"")


async def test_a_table_that_is_not_there_is_said_not_to_be(server):
    status, _, body = await server.request("GET", "/api/tables/nothing")
    assert status == 404 and json.loads(body)["message"] == "There is no table nothing."


async def test_a_second_start_finds_the_games_again(server, tmp_path):
    made, _ = await finished(server)
    assert (tmp_path / "tables.sqlite").exists()
    session = await server.registry.session(made["info"]["table"])
    server.registry._sessions.clear()
    again = await server.registry.session(made["info"]["table"])
    assert again is not session and again.match.table.truth() == session.match.table.truth()


async def test_a_bot_fills_an_open_seat_and_the_game_begins(server):
    made = await server.table("Ana", "?")
    table, (ana,) = made["info"]["table"], tokens(made)
    page = await server.page(table, ana)
    await page.until("welcome")
    body = {"tokens": [ana], "seat": 1, "level": "greedy", "name": "Minka"}
    info = await server.post(f"/api/tables/{table}/fill", body, 200)
    seat = info["seats"][1]
    assert (info["status"], seat["kind"], seat["name"], seat["level"]) == (
        "playing",
        "bot",
        "Minka",
        "greedy",
    )
    assert (await page.until("changed"))["info"]["status"] == "playing"
    sit = {"invitation": made["invitations"][0]["invitation"], "name": "Ben"}
    assert (await server.request("POST", f"/api/tables/{table}/sit", sit))[0] == 409
    assert (await server.request("POST", f"/api/tables/{table}/fill", body))[0] == 403


async def test_only_open_seats_are_filled_and_only_by_somebody_at_the_table(server):
    made = await server.table("Ana", "?", "Cleo")
    table, (ana, _) = made["info"]["table"], tokens(made)
    for held, seat in (([], 1), ([made["spectator"]], 1), ([ana], 0), ([ana], 2), ([ana], 3), ([ana], -1)):
        body = {"tokens": held, "seat": seat, "level": "greedy"}
        assert (await server.request("POST", f"/api/tables/{table}/fill", body))[0] == 403
    body = {"tokens": [ana], "seat": 1, "level": "hal"}
    assert (await server.request("POST", f"/api/tables/{table}/fill", body))[0] == 400


async def test_a_table_that_is_called_off_opens_to_nobody(server):
    made = await server.table("Ana", "?", "?")
    table, (ana,) = made["info"]["table"], tokens(made)
    first, second = (invited["invitation"] for invited in made["invitations"])
    guest = await server.post(f"/api/tables/{table}/sit", {"invitation": first, "name": "Ben"})
    assert (await server.request("POST", f"/api/tables/{table}/call-off", {"tokens": []}))[0] == 403
    await server.post(f"/api/tables/{table}/call-off", {"tokens": [ana]}, 200)
    for token in (ana, guest["token"]):
        page = await server.page(table, token)
        assert (await page.hear())["code"] == "no_seat"
    late = {"invitation": second, "name": "Cleo"}
    assert (await server.request("POST", f"/api/tables/{table}/sit", late))[0] == 409
    assert (await server.post("/api/mine", {"tokens": [ana]}, 200))["tables"] == []


async def test_a_game_that_has_begun_cannot_be_called_off(server):
    made = await server.table("Ana", "Ben")
    body = {"tokens": tokens(made)}
    assert (await server.request("POST", f"/api/tables/{made['info']['table']}/call-off", body))[0] == 403
