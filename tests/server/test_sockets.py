"""A table over its socket: hello, act, why, undo, chat."""

import asyncio
import json

import pytest

from tests.server.serving import Page, RunningServer

pytestmark = pytest.mark.anyio
ANA, BEN = 0, 1


async def ana_and_ben(server: RunningServer) -> list[Page]:
    """Two pages at one table of the toy game, Ben having taken his invitation."""
    made = await server.table("Ana", "?")
    table = made["info"]["table"]
    ben = await server.post(
        f"/api/tables/{table}/sit", {"invitation": made["invitations"][0]["invitation"], "name": "Ben"}
    )
    pages = [await server.page(table, made["keys"][0]["token"]), await server.page(table, ben["token"])]
    for page in pages:
        await page.seq(0)
    return pages


async def test_the_lobby_waits_until_all_seats_are_taken(server):
    made = await server.table("Ana", "?")
    table = made["info"]["table"]
    assert made["info"]["status"] == "lobby"
    ana = await server.page(table, made["keys"][0]["token"])
    assert (await ana.until("welcome"))["seats"] == [ANA]
    await ana.say(type="act", seat=ANA, seq=0, action=0)
    assert (await ana.until("refused"))["code"] == "not_begun"
    sit = {"invitation": made["invitations"][0]["invitation"], "name": "Ben"}
    await server.post(f"/api/tables/{table}/sit", sit)
    assert (await ana.until("changed"))["info"]["status"] == "playing"
    assert (await ana.until("view"))["to_act"] == [ANA, BEN]
    await server.post(f"/api/tables/{table}/sit", sit, status=409)


async def test_seats_that_choose_together_answer_at_once(server):
    ana, ben = await ana_and_ben(server)
    first = await ana.act(ANA, seq=0)
    second = await ben.act(BEN, seq=0)
    assert (first["now"], second["now"]) == (1, 2)
    view = await ana.seq(2)
    assert view["to_act"] == [ANA, BEN] and view["step"] == 2
    assert [heard["event"]["kind"] for heard in ana.of(ANA)["heard"]][-1] == "turned_up"


async def test_a_double_click_plays_once(server):
    ana, ben = await ana_and_ben(server)
    action = ana.legal(ANA)[0]
    for _ in range(3):
        await ana.say(type="act", seat=ANA, seq=0, action=action)
    answers = [await ana.until("taken") for _ in range(3)]
    assert [answer["now"] for answer in answers] == [1, 1, 1]
    assert (await ben.seq(1))["step"] == 1


async def test_a_stale_choice_is_refused_and_the_view_comes_again(server):
    ana, _ = await ana_and_ben(server)
    await ana.play_on(ANA)
    answer = await ana.act(ANA, action=9, seq=0)
    assert (answer["type"], answer["code"], answer["rule"]) == ("refused", "stale", "match_stale")
    assert (await ana.until("view"))["seq"] == 1


async def test_a_choice_may_be_sent_by_name(server):
    made = await server.table("Ana", "Ben")
    page = await server.page(made["info"]["table"], *(key["token"] for key in made["keys"]))
    await page.seq(0)
    choice = {"kind": "lay", "value": page.legal(ANA)[0] + 1}
    await page.say(type="act", seat=ANA, seq=0, choice=choice)
    assert (await page.until("taken"))["now"] == 1
    await page.say(type="act", seat=BEN, seq=1, choice={"kind": "lay", "value": 77})
    refused = await page.until("refused")
    assert refused["code"] == "not_understood" and "value 77 is not one of" in refused["facts"]["reason"]


async def test_names_are_sent_to_those_who_ask(server):
    made = await server.table("Ana", "bot:random")
    page = await server.socket(made["info"]["table"])
    await page.say(type="hello", tokens=[made["keys"][0]["token"]], names=True)
    await page.until("view")
    assert [choice["value"] - 1 for choice in page.of(ANA)["choices"]] == page.legal(ANA)


async def test_an_interruption_is_played_like_any_choice(server):
    ana, _ = await ana_and_ben(server)
    view = await ana.play_on(ANA)
    assert view["to_act"] == [BEN] and ana.of(ANA)["question"] == {}
    assert ana.legal(ANA) == [9]
    view = await ana.play_on(ANA)
    assert view["to_act"] == [ANA, BEN]


async def test_why_is_answered_with_code_facts_and_rule(server):
    ana, _ = await ana_and_ben(server)
    missing = next(value for value in range(9) if value not in ana.legal(ANA))
    await ana.say(type="why", seat=ANA, action=missing)
    reason = await ana.until("reason")
    assert (reason["code"], reason["facts"], reason["rule"]) == (
        "not_in_hand",
        {"value": missing + 1},
        "laying",
    )
    await ana.say(type="why", seat=ANA, action=ana.legal(ANA)[0])
    assert (await ana.until("reason"))["code"] == ""


async def test_a_page_acts_for_its_own_seats_only(server):
    ana, ben = await ana_and_ben(server)
    for kind in (
        {"type": "act", "seq": 0, "action": 0},
        {"type": "why", "action": 0},
        {"type": "undo", "seq": 0},
    ):
        await ana.say(seat=BEN, **kind)
        assert (await ana.until("refused"))["code"] == "not_your_seat"
    assert (await ben.act(BEN))["now"] == 1


async def test_an_action_sent_only_if_free_asks_for_a_confirmation_otherwise(server):
    ana, _ = await ana_and_ben(server)
    action = ana.legal(ANA)[0]
    await ana.say(type="act", seat=ANA, seq=0, action=action, free=True)
    assert (await ana.until("refused"))["code"] == "confirm_first"  # Ben would be next
    assert (await ana.act(ANA, action))["now"] == 1


async def test_undo_is_free_until_another_acts_then_asks(server):
    ana, ben = await ana_and_ben(server)
    await ana.play_on(ANA)
    assert ana.of(ANA)["undo"] == {"how": "free", "code": "", "to": 0}
    await ana.say(type="undo", seat=ANA, seq=1)
    view = await ana.seq(2)
    assert (view["step"], view["since"]) == (0, 0) and ana.of(ANA)["redo"]
    await ana.say(type="redo", seat=ANA, seq=2)
    await ana.seq(3)
    await ben.seq(3)
    await ben.play_on(BEN)
    await ana.seq(4)
    assert ana.of(ANA)["undo"]["how"] == "ask"
    await ana.say(type="undo", seat=ANA, seq=4)
    asked = (await ben.seq(5))["asked"]
    assert asked == {"seat": ANA, "to": 0, "agreed": [], "waiting_for": [BEN]}
    await ben.say(type="consent", seat=BEN, agree=True)
    assert (await ana.seq(7))["step"] == 0


async def test_chat_reaches_everybody_and_whoever_comes_later(server):
    ana, ben = await ana_and_ben(server)
    await ana.say(type="chat", seat=ANA, text="  <b>hello</b>\u202e \n ")
    said = (await ben.until("said"))["said"]
    assert (said["number"], said["name"], said["text"]) == (1, "Ana", "<b>hello</b>")
    await ana.say(type="chat", seat=ANA, text="x" * 501)
    assert (await ana.until("refused"))["code"] == "too_long"


async def test_whoever_comes_back_is_told_what_was_missed(server):
    made = await server.table("Ana", "Ben")
    table, tokens = made["info"]["table"], [key["token"] for key in made["keys"]]
    page = await server.page(table, *tokens)
    await page.seq(0)
    await page.play_on(ANA)
    await page.close()
    again = await server.page(table, *tokens, seen=0)
    view = await again.seq(1)
    assert (view["since"], [heard["step"] for heard in again.of(ANA)["heard"]]) == (0, [1])
    late = await server.page(table, *tokens, seen=1)
    view = await late.seq(1)
    assert (view["since"], late.of(ANA)["heard"]) == (1, [])


async def test_presence_tells_who_is_there(server):
    ana, ben = await ana_and_ben(server)
    both = '{"type":"presence","online":[0,1],"spectators":0}'
    while both not in ana.texts:
        await ana.hear()
    await ben.close()
    await ana.until("presence", lambda message: message["online"] == [ANA])


async def test_a_spectator_sees_no_hand_and_may_not_act(server):
    made = await server.table("Ana", "Ben")
    page = await server.page(made["info"]["table"], made["spectator"])
    await page.seq(0)
    assert [seat["hand"] for seat in page.of(-1)["view"]["seats"]] == [None, None]
    assert page.of(-1)["legal"] == []
    for seat in (-1, 0):
        await page.say(type="act", seat=seat, seq=0, action=0)
        assert (await page.until("refused"))["code"] == "not_your_seat"


async def test_a_table_without_spectators_has_no_link_for_them(server):
    made = await server.table("Ana", "Ben", spectators=False)
    assert made["spectator"] == ""
    page = await server.page(made["info"]["table"], "no-such-token")
    assert (await page.until("refused"))["code"] == "no_seat"
    await page.connection.wait_closed()
    assert page.connection.close_code == 1008


async def test_who_does_not_say_hello_first_is_turned_away(server):
    made = await server.table("Ana", "Ben")
    page = await server.socket(made["info"]["table"])
    await page.say(type="chat", seat=0, text="hi")
    assert (await page.until("refused"))["code"] == "hello_first"
    await page.connection.wait_closed()


async def test_a_game_is_played_to_its_end_and_then_tells_seed_and_scores(server):
    made = await server.table("Ana", "Ben", seed="42")
    page = await server.page(made["info"]["table"], *(key["token"] for key in made["keys"]))
    view = await page.seq(0)
    while view["to_act"]:
        assert view["result"] is None
        view = await page.play_on(view["to_act"][0])
    assert view["result"]["seed"] == "42"
    assert sum(score["total"] for score in view["result"]["scores"]) >= 4
    changed = [json.loads(text) for text in page.texts if '"changed"' in text]
    assert changed[-1]["info"]["winners"] == view["result"]["winners"]


async def test_a_table_is_not_forgotten_while_a_page_says_hello(server):
    """Whoever joined a session that was forgotten meanwhile would never hear of what others do."""
    made = await server.table("Ana", "Ben")
    registry = server.registry
    page = await server.socket(made["info"]["table"])
    assert registry._idle_for(0.0) == []
    await page.close()
    while not registry._idle_for(0.0):
        await asyncio.sleep(0.01)
