"""Puzzles over HTTP: the list, the table of one seat, tries, why not, the solution; nothing of the answer before a try."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from katzentisch import games
from katzentisch.play import puzzles

pytestmark = pytest.mark.anyio


def some(game: str = "felinia"):
    return next(puzzle for puzzle in puzzles.puzzles(game) if len(puzzle.tried) > 2)


async def asked(server, path: str, body: dict[str, object]) -> Any:
    return await server.post(path, body, status=200)


async def test_the_list_names_every_puzzle_and_that_of_the_day(server):
    listed = await server.get("/api/puzzles/felinia")
    assert [puzzle["id"] for puzzle in listed["puzzles"]] == [
        puzzle.id for puzzle in puzzles.puzzles("felinia")
    ]
    today = datetime.now(UTC).date()
    assert listed["day"] in (today.isoformat(), datetime.now(UTC).date().isoformat())
    daily = puzzles.of_day("felinia", datetime.fromisoformat(listed["day"]).date())
    assert daily is not None and listed["of_day"] == daily.id


@pytest.mark.parametrize("game", [name for name in games.names() if puzzles.puzzles(name)])
async def test_a_table_is_what_its_seat_sees_and_says_nothing_of_the_answer(server, game):
    puzzle = puzzles.puzzles(game)[-1]
    table = await server.get(f"/api/puzzles/{game}/{puzzle.id}")
    truth = puzzles.set_up(puzzle).table
    assert table["seen"]["seat"] == puzzle.seat
    assert table["seen"]["view"] == json.loads(json.dumps(truth.view(puzzle.seat)))
    assert set(table) == {"info", "settings", "seen", "to_act"}
    assert set(table["info"]) == {"id", "kind", "level", "variant", "seats"}
    assert table["seen"]["heard"] == []


async def test_a_try_is_judged_and_told_what_it_is_worth(server):
    puzzle = some()
    game = puzzles.set_up(puzzle).game
    path = f"/api/puzzles/felinia/{puzzle.id}/try"
    right = await asked(server, path, {"action": game.action(puzzle.answer)})
    assert right["right"] and right["share"] == right["best"] == puzzle.tried[0].share
    other = await asked(server, path, {"action": game.action(puzzle.tried[2].choice)})
    assert not other["right"] and other["share"] == puzzle.tried[2].share < other["best"]
    assert "choice" not in json.dumps(other)
    assert [reason["facts"]["feature"] for reason in other["reasons"]] == [
        feature for _, feature in puzzle.tried[2].reasons
    ]


async def test_what_is_not_legal_is_refused_and_why_says_the_rule(server):
    puzzle = some()
    position = puzzles.set_up(puzzle)
    legal = position.table.legal(puzzle.seat)
    wrong = next(action for action in range(position.game.number_of_actions) if action not in legal)
    path = f"/api/puzzles/felinia/{puzzle.id}"
    refused = await server.post(f"{path}/try", {"action": wrong}, status=409)
    assert refused["code"] == "not_legal"
    why = await asked(server, f"{path}/why", {"action": wrong})
    refusal = position.table.why_not(puzzle.seat, wrong)
    assert refusal is not None and (why["code"], why["rule"]) == (refusal.code, refusal.rule)
    assert why["code"] and why["rule"]
    gain = await asked(server, f"{path}/why", {"action": legal[0]})
    assert gain["code"] == "" and "points" in gain["facts"]


@pytest.mark.parametrize("action", [-1, 10**9, -(2**62), 2**70])
async def test_numbers_without_meaning_are_answered(server, action):
    path = f"/api/puzzles/felinia/{some().id}"
    await server.post(f"{path}/try", {"action": action}, status=409)
    why = await asked(server, f"{path}/why", {"action": action})
    assert why["code"] == "no_such_action"


async def test_a_chain_is_previewed_no_further_than_a_compound_move_goes(server):
    puzzle = some()
    legal = puzzles.set_up(puzzle).table.legal(puzzle.seat)
    body = {"action": legal[0], "following": [legal[0]] * 100}
    answer = await asked(server, f"/api/puzzles/felinia/{puzzle.id}/why", body)
    assert answer["facts"] == {}  # what follows is not legal


async def test_the_solution_names_the_best_choices_and_how_many_bots_find_it(server):
    puzzle = some()
    solution = await server.get(f"/api/puzzles/felinia/{puzzle.id}/solution")
    assert solution["choices"][0]["choice"] == puzzle.answer
    assert [entry["share"] for entry in solution["choices"]] == [tried.share for tried in puzzle.tried]
    assert (solution["found"], solution["bots"]) == (puzzles.finders(puzzle), len(puzzle.shares))


@pytest.mark.parametrize("path", ["felinia/00000000", "felinia/00000000/solution"])
async def test_an_unknown_puzzle_is_refused(server, path):
    status, _, body = await server.request("GET", f"/api/puzzles/{path}")
    assert status == 404 and json.loads(body)["code"] == "no_such_puzzle"


async def test_an_unknown_game_is_refused(server):
    status, _, body = await server.request("GET", "/api/puzzles/chess")
    assert status == 400 and b"chess" in body


async def test_a_puzzle_asked_for_again_is_not_sent_again(server):
    path = f"/api/puzzles/felinia/{some().id}"
    _, headers, _ = await server.request("GET", path)
    tag = {name.lower(): value for name, value in dict(headers).items()}["etag"]
    status, _, body = await server.request("GET", path, headers={"if-none-match": tag})
    assert (status, body) == (304, b"")
