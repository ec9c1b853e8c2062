"""Bots at the table: in processes of their own, which may die, and through the same door as people."""

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable

import pytest

from katzentisch import bots
from katzentisch.core.words import load
from tests.server.serving import Page, RunningServer, served, tokens

pytestmark = pytest.mark.anyio


def toy_bots(*how: object) -> tuple[str, ...]:
    return (sys.executable, "-m", "tests.server.toy_bot_worker", *(str(part) for part in how))


async def played_to_the_end(
    server: RunningServer, *seats: str, act_first: Callable[[], None] = lambda: None
) -> Page:
    made = await server.table(*seats)
    page = await server.page(made["info"]["table"], *tokens(made), made["spectator"])
    view = await page.until("view")
    while view["to_act"]:
        if 0 in view["to_act"] and tokens(made):
            act_first()
            view = await page.play_on(0)
        else:
            view = await page.until("view")
    return page


@pytest.mark.parametrize("seats", [("Ana", "bot:greedy", "bot:random"), ("bot:greedy", "bot:random")])
async def test_bots_play_a_game_to_its_end(tmp_path, seats):
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots()) as server:
        page = await played_to_the_end(server, *seats)
        assert page.view["result"]["winners"] and server.registry.bot_pool.failures == 0


async def test_a_real_bot_of_each_level_plays_a_real_game(server):
    shelf = await server.get("/api/games")
    game = shelf["games"][0]
    variant = next(variant for variant in game["variants"] if 2 in variant["seats"])
    for level in (shelf["bots"][0], "greedy"):
        made = await server.table("Ana", f"bot:{level}", game=game["name"], variant=variant["name"])
        page = await server.page(made["info"]["table"], *tokens(made))
        view = await page.seq(0)
        for _ in range(12):
            view = await (page.play_on(0) if 0 in view["to_act"] else page.until("view"))
        assert view["step"] >= 6
    assert server.registry.bot_pool.failures == 0


@pytest.mark.parametrize("how", ["crash", "hang", "lie"])
async def test_a_worker_that_fails_is_replaced_and_the_game_goes_on(tmp_path, how):
    marker = tmp_path / "marker"
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots(how, marker), bot_seconds=3.0) as server:
        marker.touch()
        page = await played_to_the_end(server, "bot:greedy", "bot:random")
        assert page.view["result"] is not None and not marker.exists()
        assert server.registry.bot_pool.failures == (0 if how == "lie" else 1)


async def test_a_worker_killed_in_the_middle_is_replaced(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots()) as server:

        def kill() -> None:
            for process in server.registry.bot_pool.processes():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)

        page = await played_to_the_end(server, "Ana", "bot:random", act_first=kill)
        assert page.view["result"] is not None


async def test_a_thinking_bot_keeps_nobody_waiting(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots("slow", "-")) as server:
        made = await server.table("Ana", "bot:random")
        page = await server.page(made["info"]["table"], *tokens(made))
        await page.seq(0)
        began = time.monotonic()
        await page.say(type="why", seat=0, action=9)
        await page.until("reason")
        assert time.monotonic() - began < 0.8


async def test_when_a_clock_runs_out_one_choice_is_made(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots()) as server:
        made = await server.table("Ana", "Ben", clock=1)
        page = await server.page(made["info"]["table"], *tokens(made))
        await page.seq(0)
        await page.play_on(0)
        view = await page.seq(2)
        session = await server.registry.session(made["info"]["table"])
        assert [seat for seat, _ in session.match.choices] == [0, 1] and view["step"] == 2


async def test_acting_and_undoing_wins_no_time(server):
    made = await server.table("Ana", "Ben", clock=60)
    table = made["info"]["table"]
    page = await server.page(table, tokens(made)[0])
    await page.seq(0)
    for _ in range(3):
        await asyncio.sleep(0.2)
        await page.play_on(0)
        await page.say(type="undo", seat=0, seq=page.view["seq"])
        while (await page.until("view"))["step"] > 0:
            pass
    timer = server.registry._autoplay._clocks[table, 0].timer
    left = timer.when() - asyncio.get_running_loop().time()
    assert left < 60 - 3 * 0.2


async def test_the_time_of_day_set_back_moves_no_clock_and_no_order(tmp_path, monkeypatch):
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots()) as server:
        made = await server.table("Ana", "Ben", clock=1)
        page = await server.page(made["info"]["table"], *tokens(made))
        await page.seq(0)
        monkeypatch.setattr("time.time", lambda: 1000.0)
        await page.play_on(0)
        await page.seq(2)
        entries = await server.registry.store.entries(made["info"]["table"])
        assert [entry.seq for entry in entries] == [1, 2] and entries[1].at == 1_000_000


async def test_closing_the_server_ends_its_workers(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots()) as server:
        await played_to_the_end(server, "bot:random", "bot:random")
        processes = server.registry.bot_pool.processes()
    assert processes
    await asyncio.sleep(0.1)
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


async def test_why_a_bot_did_it_is_told_when_the_game_is_over_and_to_nobody_before(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots()) as server:
        made = await server.table("Ana", "bot:greedy")
        table, token = made["info"]["table"], tokens(made)[0]
        page = await server.page(table, token)
        view = await page.until("view")
        while view["to_act"]:
            if 0 not in view["to_act"]:
                view = await page.until("view")
                continue
            running = await server.get(f"/api/tables/{table}/replay", [token])
            assert all(step["reasons"] == [] for step in running["steps"])
            view = await page.play_on(0)
        assert not any('"reasons"' in text or "at_a_glance" in text for text in page.texts)
        steps = (await server.get(f"/api/tables/{table}/replay"))["steps"]
        assert all(step["reasons"] == [] for step in steps if step["seat"] != 1)
        told = [step["reasons"] for step in steps if step["seat"] == 1]
        assert told and all(1 <= len(reasons) <= 3 for reasons in told)
        words = load("de", bots.WORDS)
        assert all(words.has(f"reason.{reason['key']}") for reasons in told for reason in reasons)
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots()) as server:
        assert (await server.get(f"/api/tables/{table}/replay"))["steps"] == steps


async def test_a_bot_that_must_choose_again_after_an_undo_has_one_set_of_reasons(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots()) as server:
        made = await server.table("Ana", "bot:greedy")
        table, token = made["info"]["table"], tokens(made)[0]
        page = await server.page(table, token)
        await page.seq(0)
        await page.act(0)
        await page.seq(2)
        await page.say(type="undo", seat=0, seq=page.view["seq"])
        view = await page.until("view", lambda view: view["seq"] >= 3)
        while view["to_act"]:
            view = await page.play_on(0) if 0 in view["to_act"] else await page.until("view")
        session = await server.registry.session(table)
        written = session.match.written()
        assert sorted(written) == list(range(1, session.match.step + 1))
        assert len(await server.registry.store.reasons(table)) >= len(
            [seat for seat, _ in session.match.choices if seat == 1]
        )
        entries = {entry.seq: entry for entry in await server.registry.store.entries(table)}
        for step, seq in written.items():
            assert (entries[seq].seat, entries[seq].action) == session.match.choices[step - 1]


async def test_a_table_on_a_clock_is_not_forgotten_while_nobody_looks(tmp_path, monkeypatch):
    monkeypatch.setattr("katzentisch.server.tables.registry.IDLE_SECONDS", 0.2)
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots()) as server:
        made, idle = await server.table("Ana", "Ben", clock=3), await server.table("Ana", "Ben")
        table = made["info"]["table"]
        page = await server.page(table, *tokens(made))
        await page.seq(0)
        await page.close()
        while idle["info"]["table"] in {session.id for session in server.registry.sessions()}:
            await asyncio.sleep(0.05)
        assert table in {session.id for session in server.registry.sessions()}
        again = await server.page(table, *tokens(made))
        assert (await again.seq(1))["step"] == 1  # the clock ran out, and the page is told
