"""While all buy at once, nothing a page is sent or can ask for tells how many cards another seat has picked."""

import pytest

from katzentisch.play.match import Match, Step
from katzentisch.server.tables.session import Session
from tests.server.serving import Page, RunningServer, tokens

pytestmark = pytest.mark.anyio
ANA, BEN = 0, 1


async def about_to_buy(server: RunningServer) -> tuple[Session, list[Page], list[str]]:
    """A table of the Isle where both are about to buy, and a page for each."""
    made = await server.table("Ana", "Ben", game="isle_of_cats", variant="full", seed="3")
    table = made["info"]["table"]
    session = await server.registry.session(table)
    while session.match.questions[ANA].get("kind") != "buying":
        seat = session.match.table.to_act[0]
        await take(session, seat, session.match.legal[seat][0])
    keys = tokens(made)
    pages = [await server.page(table, key) for key in keys]
    for page in pages:
        await page.until("view")
    return session, pages, keys


async def take(session: Session, seat: int, action: int) -> None:
    """A choice made somewhere else."""

    def propose(match: Match) -> object:
        return match.propose(seat, action)

    assert isinstance(await session.write(propose), Step)


async def all_heard(page: Page) -> list[str]:
    """The types of all messages up to a chat line of one's own."""
    begin = len(page.texts)
    await page.say(type="chat", seat=ANA, text="hm")
    await page.until("said")
    return [text.split('"type":"')[1].split('"')[0] for text in page.texts[begin:]]


@pytest.mark.parametrize("cards", [1, 3])
async def test_a_pick_of_another_seat_sends_nothing_and_has_no_number(server, cards):
    session, (ana, ben), keys = await about_to_buy(server)
    before = ana.view
    for _ in range(cards):
        taken = await ben.act(BEN)
        assert taken["type"] == "taken"
        await ben.seq(taken["now"])
    assert "view" not in await all_heard(ana)
    taken = await ana.act(ANA, seq=before["seq"])
    assert taken["now"] == before["seq"] + 1
    view = await ana.seq(taken["now"])
    assert (view["seq"], view["step"]) == (before["seq"] + 1, before["step"] + 1)
    table = f"/api/tables/{session.id}"
    replay = await server.get(f"{table}/replay", keys[:1])
    assert [step["step"] for step in replay["steps"]] == list(range(view["step"] + 1))
    assert replay["info"]["step"] < session.match.step
    moment = await server.get(f"{table}/at/{view['step']}", keys[:1])
    assert moment["seats"][0]["view"] == view["seats"][0]["view"]
    status, _, _ = await server.request(
        "GET", f"{table}/at/{view['step'] + 1}", headers={"Authorization": f"Bearer {keys[0]}"}
    )
    assert status == 404


async def test_a_stale_choice_is_refused_with_the_numbers_of_ones_own_page(server):
    _, (ana, ben), _ = await about_to_buy(server)
    before = ana.view["seq"]
    await ben.seq((await ben.act(BEN))["now"])
    await ana.seq((await ana.act(ANA))["now"])
    refused = await ana.act(ANA, action=ana.legal(ANA)[0], seq=before - 3)
    assert refused["code"] == "stale" and refused["facts"] == {"seq": before - 3, "now": before + 1}


async def test_a_page_that_comes_back_is_sent_what_it_missed(server):
    session, (ana, ben), keys = await about_to_buy(server)
    seen = ana.view["seq"]
    await ana.connection.close()
    for _ in range(2):
        await ben.seq((await ben.act(BEN))["now"])
    done = session.match.game.action({"kind": "done"})
    await take(session, BEN, done)
    again = await server.page(session.id, keys[ANA], seen=seen)
    view = await again.until("view")
    assert view["seq"] == seen + 1
    assert [heard["event"]["kind"] for heard in view["seats"][0]["heard"]] == ["chose_cards"]


async def test_at_the_end_all_steps_are_counted_and_everything_is_heard_anew(server):
    made = await server.table("Ana", "Ben", game="isle_of_cats", variant="family", seed="3")
    session = await server.registry.session(made["info"]["table"])
    ana = await server.page(session.id, tokens(made)[ANA])
    while not session.match.table.is_over:
        seat = session.match.table.to_act[0]
        actions = session.match.legal[seat]
        passing = session.match.game.action({"kind": "pass"})
        await take(session, seat, passing if passing in actions else actions[0])
    assert session.match.hides  # the first of two family cards
    view = await ana.until("view", lambda view: view["result"] is not None)
    assert (view["step"], view["since"]) == (session.match.step, -1)
    steps = [heard["step"] for heard in view["seats"][0]["heard"]]
    assert steps == sorted(steps) and steps[-1] == session.match.step
