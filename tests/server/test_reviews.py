"""Finished games looked at again: computed beside the server, kept in the store, shown to who may see them."""

import asyncio
import json
import sys
import time

import msgspec
import pytest

from katzentisch import games
from katzentisch.core.chance import from_seed
from katzentisch.server.wire.bodies.reviews import Review
from katzentisch.server.workers.review import ReviewSettings
from tests.server.serving import RunningServer, assert_fails_for_good, finished, served, tokens

pytestmark = pytest.mark.anyio


def quick(*how: str) -> ReviewSettings:
    return ReviewSettings(4, 8, (sys.executable, "-m", "tests.server.toy_review_worker", *how))


async def reviewed(server: RunningServer, table: str) -> Review:
    """Ask until the review is there; meanwhile it says how far it is, and never goes back."""
    done, until = 0, time.monotonic() + 120
    while time.monotonic() < until:
        status, _, body = await server.request("GET", f"/api/tables/{table}/review")
        review = msgspec.json.decode(body, type=Review)
        assert status == (200 if review.ready else 202)
        if review.ready:
            return review
        assert done <= review.done <= review.of and review.moments == []
        done = review.done
        await asyncio.sleep(0.05)
    raise TimeoutError


async def test_a_finished_game_is_reviewed_once_and_kept(tmp_path):
    async with served(tmp_path / "a.sqlite", reviews=quick()) as server:
        made, page = await finished(server)
        table = made["info"]["table"]
        review = await reviewed(server, table)
        assert [moment.number for moment in review.moments] == list(range(page.view["step"]))
        for moment in review.moments:
            assert abs(sum(moment.shares) - 1) < 0.01 and len(moment.band) == 2 and moment.cost >= 0
        winners = page.view["result"]["winners"]
        assert all(review.moments[-1].shares[seat] == pytest.approx(1 / len(winners)) for seat in winners)
        assert len(review.luck) == 2 and abs(sum(review.luck)) < 0.05
    async with served(tmp_path / "a.sqlite", reviews=quick("crash")) as server:
        assert await reviewed(server, table) == review  # from the store: nobody computes it again
        assert not server.registry.reviews.running


async def test_looking_more_closely_is_another_review(tmp_path):
    async with served(tmp_path / "a.sqlite", reviews=quick()) as server:
        made, _ = await finished(server)
        first = await reviewed(server, made["info"]["table"])
    async with served(tmp_path / "a.sqlite", reviews=quick()._replace(samples=5)) as server:
        assert (await reviewed(server, made["info"]["table"])).version != first.version


async def test_a_running_game_is_not_reviewed_and_a_closed_one_not_for_strangers(tmp_path):
    async with served(tmp_path / "a.sqlite", reviews=quick()) as server:
        made = await server.table("Ana", "Ben")
        path = f"/api/tables/{made['info']['table']}/review"
        assert (await server.request("GET", path))[0] == 403
        headers = {"Authorization": f"Bearer {tokens(made)[0]}"}
        status, _, body = await server.request("GET", path, headers=headers)
        assert status == 409 and json.loads(body)["code"] == "still_running"
        private = await server.table("Ana", "Ben", spectators=False)
        page = await server.page(private["info"]["table"], *tokens(private))
        while (await page.seq(page.view.get("seq", 0)))["to_act"]:
            await page.play_on(page.view["to_act"][0])
        assert (await server.request("GET", f"/api/tables/{private['info']['table']}/review"))[0] == 403
        assert not server.registry.reviews.running


async def test_a_reviewer_that_crashes_is_said_to_have_and_is_not_started_again_and_again(tmp_path):
    async with served(tmp_path / "a.sqlite", reviews=quick("crash")) as server:
        made, _ = await finished(server)
        path = f"/api/tables/{made['info']['table']}/review"
        await assert_fails_for_good(server, path, server.registry.reviews, "no_review")


async def test_the_table_is_played_while_a_review_is_computed_and_closing_does_not_wait_for_it(tmp_path):
    slow = ReviewSettings(4000, 4000, quick().command)
    began = time.monotonic()
    async with served(tmp_path / "a.sqlite", reviews=slow) as server:
        made, _ = await finished(server)
        assert (await server.request("GET", f"/api/tables/{made['info']['table']}/review"))[0] == 202
        await finished(server)
        assert server.registry.reviews.running
    assert time.monotonic() - began < 60


async def test_a_real_game_is_reviewed(tmp_path):
    """The shortest of the real ones, at a glance; `katzentisch review` looks at the same numbers."""
    async with served(tmp_path / "a.sqlite", reviews=ReviewSettings(1, 1)) as server:
        made = await server.table("Ana", "Ben", game="isle_of_cats", variant="family")
        session = await server.registry.session(made["info"]["table"])
        match, chance = session.match, from_seed(2)
        while not match.table.is_over:
            seat = match.table.to_act[0]
            action = match.legal[seat][int(chance.below(len(match.legal[seat])))]
            await session.write(lambda match, a=seat, b=action: match.propose(a, b))
        review = await reviewed(server, session.id)
        assert len(review.moments) == match.step
        seat, action = match.choices[5]
        assert (review.moments[5].seat, review.moments[5].choice) == (seat, match.game.choice(action))
        assert "isle_of_cats" in games.names()
