"""A challenge in a browser: made at the end of a game, taken from its link by somebody else, compared by both."""

import json
from typing import Any

import pytest
from websockets.sync.client import connect

from katzentisch.server.wire.messages import numbers
from tests.web.hands import Answer, make_table, sit_down
from tests.web.site import Site


def play_out(site: Site, table: str, token: str) -> None:
    """Play the last legal action, which ends most, until the game is over."""
    with connect(f"{site.base.replace('http', 'ws')}/api/tables/{table}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [token], "seen": -1}))
        while True:
            message: dict[str, Any] = json.loads(socket.recv(timeout=60))
            if message["type"] != "view":
                continue
            if message["result"] is not None:
                return
            if 0 in message["to_act"]:
                legal = numbers(message["seats"][0]["legal"])
                act = {"type": "act", "seat": 0, "seq": message["seq"], "action": legal[-1]}
                socket.send(json.dumps(act))


def finished_table(site: Site) -> Answer:
    made = make_table(site, "isle_of_cats", "family")
    play_out(site, made["info"]["table"], made["keys"][0]["token"])
    return made


def open_result(page: Any) -> None:
    page.locator("dialog.end, .counting").first.wait_for()
    if page.locator(".counting").count():
        page.keyboard.press("Enter")
    page.locator("dialog.end").wait_for()


@pytest.mark.timeout(240)
@pytest.mark.parametrize("phone", [False, True])
def test_a_friend_takes_the_challenge_and_both_see_who_made_more(visit, site, phone):
    page = visit("/settings", phone=phone)
    sit_down(page, site, finished_table(site))
    open_result(page)
    page.get_by_role("button", name="Challenge a friend").click()
    link = page.get_by_label("Link of the challenge").input_value()
    assert link.startswith(f"{site.base}/challenge/")

    friend = visit(link.removeprefix(site.base), phone=phone)
    friend.get_by_role("heading", name="Ana made").wait_for()
    assert friend.get_by_text("against Krümel").count() == 1
    assert friend.get_by_role("button", name="New here?").count() == 1  # who never played may learn first
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Play this deal").click()
    friend.locator("main.table[data-state]").wait_for()
    table = friend.url.rsplit("/", 1)[-1]
    kept = json.loads(friend.evaluate("localStorage.getItem('katzentisch.seats')"))
    key = next(key for key in kept["keys"] if key["table"] == table)
    play_out(site, table, key["token"])
    open_result(friend)
    results = friend.locator(".end .results li")
    results.first.wait_for()
    assert sorted(text.split()[0] for text in results.all_inner_texts()) == ["Ana", "Ben"]
    page.reload()
    open_result(page)
    page.locator(".end .results li").nth(1).wait_for()
    assert page.locator(".end .results li").all_inner_texts() == results.all_inner_texts()


def test_a_link_that_leads_to_no_challenge_says_so(visit):
    page = visit("/challenge/~nonsense", language="de")
    page.get_by_text("Diese Herausforderung gibt es nicht").wait_for()
    page.get_by_role("link", name="Zur Startseite").wait_for()


def test_a_deal_in_a_link_is_played_and_the_answer_travels_back_with_both_results(visit, site):
    """As pages do that play without a server: the link carries the deal, and what people made of it."""
    deal = {
        "game": "isle_of_cats",
        "variant": "family",
        "settings": {},
        "rules": "2",
        "seed": "7",
        "bots": ["", "kruemel"],
        "results": [{"name": "Äna <b>", "points": 31.5, "won": True, "over": True, "again": False}],
    }
    page = visit("/settings")
    code = page.evaluate(
        """deal => "~" + btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(deal))))
            .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")""",
        deal,
    )
    page.goto(f"{site.base}/challenge/{code}")
    page.get_by_role("heading", name="Äna <b> made 31½ points").wait_for()
    page.get_by_role("button", name="Play this deal").click()
    page.locator("main.table[data-state]").wait_for()
    table = page.url.rsplit("/", 1)[-1]
    kept = json.loads(page.evaluate("localStorage.getItem('katzentisch.seats')"))
    play_out(site, table, next(key for key in kept["keys"] if key["table"] == table)["token"])
    open_result(page)
    results = page.locator(".end .results li")
    results.nth(1).wait_for()
    assert any("Äna <b>" in text and "31½ points" in text for text in results.all_inner_texts())
