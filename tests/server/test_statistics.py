"""Statistics: own games are counted with their intervals, and bots play for a report that is kept."""

import asyncio
import csv
import json
import sys
import time
from io import StringIO
from typing import Any

import msgspec
import pytest

from katzentisch.lab.intervals import share_interval
from katzentisch.server.wire.bodies.statistics import BalanceReport
from katzentisch.server.workers.balance import BalanceSettings
from tests.server.serving import RunningServer, assert_fails_for_good, finished, served, tokens

pytestmark = pytest.mark.anyio


def quick(*how: str) -> BalanceSettings:
    return BalanceSettings(12, (sys.executable, "-m", "tests.server.toy_balance_worker", *how))


async def own_games(server: RunningServer, own: list[str]) -> dict[tuple[str, str], dict[str, Any]]:
    answer = await server.post("/api/own-games", {"tokens": own}, 200)
    return {(tally["by"], tally["name"]): tally for tally in answer["tallies"]}


async def balance_report(server: RunningServer, path: str) -> BalanceReport:
    """Ask until the report is there; meanwhile it says how many games are over."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        status, _, body = await server.request("GET", path)
        report = msgspec.json.decode(body, type=BalanceReport)
        assert status == (200 if report.ready else 202)
        if report.ready:
            return report
        assert report.done <= report.of == 12
        await asyncio.sleep(0.05)
    raise TimeoutError


async def test_won_games_are_counted_with_their_interval(server):
    ana, won = [], 0.0
    for _ in range(3):
        made, page = await finished(server)
        winners = page.view["result"]["winners"]
        won += 1 / len(winners) if 0 in winners else 0
        ana.append(tokens(made)[0])
    counted = await own_games(server, ana)
    assert set(counted) == {("game", "whiskers"), ("variant", made["info"]["variant"]), ("seat", "1")}
    seat = counted["seat", "1"]
    assert (seat["games"], seat["won"], seat["fair"]) == (3, won, 0.5)
    assert (seat["low"], seat["high"]) == pytest.approx(share_interval(won, 3))


async def test_a_running_game_and_one_played_for_several_seats_say_nothing(server):
    made, _ = await finished(server)
    running = await server.table("Ana", "Ben")
    assert await own_games(server, [*tokens(made), tokens(running)[0]]) == {}


async def test_bots_at_the_table_are_counted_too(server):
    made = await server.table("Ana", "bot:greedy")
    page = await server.page(made["info"]["table"], *tokens(made))
    view = await page.seq(0)
    while not view["result"]:
        view = await (page.play_on(0) if 0 in view["to_act"] else page.seq(view["seq"] + 1))
    counted = await own_games(server, tokens(made))
    assert counted["bot", "greedy"]["games"] == 1


async def test_bots_play_once_for_a_report_in_every_language_and_as_a_table(tmp_path):
    async with served(tmp_path / "a.sqlite", balances=quick()) as server:
        path = "/api/balance/whiskers/usual/2"
        english = await balance_report(server, f"{path}/en")
        assert "12 games" in english.intro and "Minka" in english.intro
        assert english.sections[0].title == "Wins by seat" and len(english.sections[0].rows) == 2
        assert english.sections[0].plots[0].startswith("<svg")
        german = await balance_report(server, f"{path}/de")
        assert german.sections[0].title != english.sections[0].title
        status, headers, body = await server.request("GET", f"{path}/csv")
        assert status == 200 and 'filename="whiskers-usual-2.csv"' in headers["content-disposition"]
        rows = list(csv.DictReader(StringIO(body.decode())))
        shares = [float(row["value"]) for row in rows if row["measure"] == "seat_wins"]
        assert sum(shares) == pytest.approx(1) and len(shares) == 2
        assert not server.registry.balances.running


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("whiskers/usual/9/en", 400),
        ("whiskers/odd/2/en", 400),
        ("chess/usual/2/en", 400),
        ("whiskers/usual/2/fr", 404),
    ],
)
async def test_what_cannot_be_counted_is_said_at_once(server, path, status):
    actual, _, body = await server.request("GET", f"/api/balance/{path}")
    assert actual == status and json.loads(body)["message"]
    assert not server.registry.balances.running


async def test_a_count_that_fails_is_said_to_have_and_is_not_begun_again_and_again(tmp_path):
    async with served(tmp_path / "a.sqlite", balances=quick("crash")) as server:
        path = "/api/balance/whiskers/usual/2/en"
        await assert_fails_for_good(server, path, server.registry.balances, "no_report")
