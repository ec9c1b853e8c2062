"""Hints: what a good player would do in one's seat, from what the seat knows, and only where nobody else plays or all agreed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.core.words import load
from katzentisch.server.workers.bot_pool import ADVISER
from katzentisch.server.workers.bot_worker import BotRequest, BotWorker, TableCache
from tests.server.serving import Page, RunningServer, served, tokens
from tests.server.test_bots import toy_bots
from tests.server.test_sockets import ANA, BEN, ana_and_ben

pytestmark = pytest.mark.anyio

WHIM = 0.25  # of the decisions are made by chance
LONG_ENOUGH = 40  # decisions, after which every game has something hidden
SEVERAL = 6  # choices: a decision to think about


async def hint(page: Page, seat: int, seq: int = 0) -> dict[str, Any]:
    await page.say(type="hint", seat=seat, seq=seq)
    return await page.until("hinted")


async def test_a_hint_names_the_best_choices_and_why(server):
    made = await server.table("Ana", "bot:greedy", game="felinia", variant="basic", seed="5")
    page = await server.page(made["info"]["table"], *tokens(made))
    view = await page.until("view")
    while ANA not in view["to_act"]:
        view = await page.until("view")
    hinted = await hint(page, ANA, view["seq"])
    assert hinted["seq"] == view["seq"] and hinted["seat"] == ANA
    actions = [choice["action"] for choice in hinted["choices"]]
    assert 1 <= len(actions) <= 3 and set(actions) <= set(page.legal(ANA))
    assert all(0.0 <= choice["chance"] <= 1.0 for choice in hinted["choices"])
    words = load("en", bots.WORDS)
    assert hinted["reasons"] and all(words.has(f"reason.{reason['key']}") for reason in hinted["reasons"])


async def test_a_hint_changes_nothing_and_the_next_choice_is_taken(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots()) as server:
        made = await server.table("Ana", "bot:greedy")
        page = await server.page(made["info"]["table"], *tokens(made))
        view = await page.until("view")
        while view["to_act"] != [ANA]:
            view = await page.until("view")
        await hint(page, ANA, view["seq"])
        assert (await page.act(ANA))["now"] == view["seq"] + 1


async def test_a_slow_hint_keeps_nobody_from_playing(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots("slow", tmp_path)) as server:
        made = await server.table("Ana", "Ben")
        page = await server.page(made["info"]["table"], *tokens(made))
        await page.until("view")
        await page.say(type="hint", seat=ANA, seq=0)
        assert (await page.act(ANA))["now"] == 1  # taken before the hint comes
        assert (await page.until("hinted"))["seq"] == 0


async def test_there_are_no_hints_among_people(server):
    ana, ben = await ana_and_ben(server)
    for page, seat in ((ana, ANA), (ben, BEN)):
        await page.say(type="hint", seat=seat, seq=0)
        refused = await page.until("refused")
        assert (refused["to"], refused["code"]) == ("hint", "no_hint_among_people")


async def test_who_owes_nothing_gets_no_hint(tmp_path):
    async with served(tmp_path / "a.sqlite", bot_command=toy_bots("slow", tmp_path)) as server:
        made = await server.table("Ana", "bot:greedy")
        page = await server.page(made["info"]["table"], *tokens(made))
        await page.until("view")
        await page.act(ANA)
        await page.say(type="hint", seat=ANA, seq=1)
        assert (await page.until("refused"))["code"] == "no_hint_now"


@asynccontextmanager
async def without_workers(folder: Path) -> AsyncIterator[Page]:
    """A page of Ana and Ben on a server whose workers die from now on."""
    marker = folder / "marker"
    async with served(folder / "a.sqlite", bot_command=toy_bots("crash", marker)) as server:
        made = await server.table("Ana", "Ben")
        page = await server.page(made["info"]["table"], *tokens(made))
        await page.until("view")
        marker.touch()
        yield page


async def test_a_worker_that_dies_gives_no_hint_and_the_game_goes_on(tmp_path):
    async with without_workers(tmp_path) as page:
        await page.say(type="hint", seat=ANA, seq=0)
        assert (await page.until("refused"))["code"] == "no_hint_now"
        assert (await page.act(ANA))["now"] == 1


async def among_people(server: RunningServer, bens_wish: bool) -> Page:
    """Ana's page at a table where she agreed to hints, and Ben perhaps."""
    made = await server.table("Ana", "?", game="felinia", variant="basic", seed="5", hints=True)
    table = made["info"]["table"]
    assert made["info"]["hints"] == [ANA]
    invitation = made["invitations"][0]["invitation"]
    await server.post(
        f"/api/tables/{table}/sit", {"invitation": invitation, "name": "Ben", "hints": bens_wish}
    )
    assert (await server.get(f"/api/tables/{table}"))["hints"] == ([ANA, BEN] if bens_wish else [ANA])
    page = await server.page(table, *tokens(made))
    await page.until("view")
    return page


async def test_among_people_there_are_hints_once_everybody_agreed(server):
    page = await among_people(server, True)
    assert (await hint(page, ANA))["choices"]


async def test_one_who_does_not_agree_is_enough_against_hints(server):
    page = await among_people(server, False)
    for message in ({"type": "hint"}, {"type": "weigh", "action": page.legal(ANA)[0]}):
        await page.say(seat=ANA, seq=0, **message)
        assert (await page.until("refused"))["code"] == "no_hint_among_people"


async def test_a_clear_mistake_is_told_before_it_is_made(server):
    made = await server.table("Ana", "bot:greedy", game="isle_of_cats", variant="family", seed="5")
    page = await server.page(made["info"]["table"], *tokens(made))
    await page.until("view")
    while page.of(ANA)["question"].get("kind") != "taking":
        if ANA in page.view["to_act"]:
            await page.act(ANA)
        await page.until("view")
    leave = page.legal(ANA)[-1]  # out for the day, with nothing aboard
    await page.say(type="weigh", seat=ANA, seq=page.view["seq"], action=leave)
    weighed = await page.until("weighed")
    assert (weighed["action"], weighed["seq"]) == (leave, page.view["seq"])
    assert weighed["better"] in page.legal(ANA) and weighed["better"] != leave
    assert weighed["reasons"]


async def test_what_cannot_be_weighed_goes_through(tmp_path):
    """No worker answers, or the action is not legal: nothing is better."""
    async with without_workers(tmp_path) as page:
        for action in (10**6, page.legal(ANA)[0]):
            await page.say(type="weigh", seat=ANA, seq=0, action=action)
            weighed = await page.until("weighed")
            assert (weighed["action"], weighed["better"], weighed["reasons"]) == (action, -1, [])
        assert (await page.act(ANA))["now"] == 1


EVERYWHERE = [
    (game, variant.name, min(2, max(variant.seats)))
    for game in games.names()
    for variant in games.box(game).variants
]


@pytest.mark.parametrize(("game", "variant", "seats"), EVERYWHERE)
def test_every_kind_of_decision_has_a_hint_that_can_be_said(game, variant, seats):
    """One decision of each kind in a game of quick bots with some choices by chance, so that rare kinds come up."""
    table = games.box(game).open(variant, seats).deal(1)
    words, luck, adviser = load("en", bots.WORDS), Random(1), BotWorker()
    choices: list[tuple[int, int]] = []
    asked: set[str] = set()
    while (seat := int(table.next_seat())) >= 0:
        kind = str(table.question(seat)["kind"])
        if kind not in asked:
            asked.add(kind)
            request = BotRequest(
                "t", game, variant, seats, {}, "", 1, list(choices), seat=seat, level=ADVISER
            )
            reply = adviser.answer(request)
            shown = [choice.action for choice in reply.considered]
            assert 1 <= len(shown) <= 3 and set(shown) <= set(table.legal(seat)), kind
            assert reply.reasons and all(words.has(f"reason.{reason.key}") for reason in reply.reasons), kind
        legal = table.legal(seat)
        action = (
            luck.choice(legal)
            if luck.random() < WHIM
            else bots.make("greedy").choose(Sight(table, seat), from_seed(1))
        )
        table.play(seat, action)
        choices.append((seat, action))
    assert len(asked) >= 4


@pytest.mark.parametrize(
    ("game", "variant"), [("felinia", "basic"), ("feudalia", "scenario_1"), ("isle_of_cats", "full")]
)
def test_tables_that_differ_in_hidden_things_only_get_the_same_hint(monkeypatch, game, variant):
    """The choice, the chances of all that were considered, and the reasons, by a search that no clock cuts short."""
    table = games.box(game).open(variant, 2).deal(3)
    seat, made = int(table.next_seat()), 0
    while made < LONG_ENOUGH or len(table.legal(seat)) < SEVERAL:
        table.play(seat, bots.make("greedy").choose(Sight(table, seat), from_seed(made)))
        seat, made = int(table.next_seat()), made + 1
    other = table.guess(seat, 1)
    assert other.truth() != table.truth() and other.information_key(seat) == table.information_key(seat)
    replies = []
    for known in (table, other):
        monkeypatch.setattr(TableCache, "table", lambda self, request, known=known: known)
        request = BotRequest("t", game, variant, 2, {}, "", 3, [], seat=seat, level="search:60")
        replies.append(BotWorker().answer(request))
    assert replies[0] == replies[1]
    assert len(replies[0].considered) >= 2 and replies[0].reasons
