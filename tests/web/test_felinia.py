"""Felinia's table in a real browser: every kind of decision on the board, by mouse, by keys, on a phone."""

import re

import pytest

from tests.web.hands import (
    chance,
    confirm,
    open_table,
    picture,
    play_by_board,
    play_by_keys,
    state,
    wait_for_turn,
)

GAME = "felinia"


def sentence(page):
    return page.locator(".status .sentence").inner_text()


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_every_kind_of_decision_is_made_by_clicking_on_the_board(visit, site, variant):
    page = open_table(visit, site, GAME, variant=variant, seats=2, seed="11")
    made, unlit = play_by_board(page, chance(5), 24)
    assert made == 24
    assert unlit == set()


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_whole_game_against_bots_by_mouse(visit, site, variant):
    page = open_table(visit, site, GAME, variant=variant, seats=2, seed="3")
    _, unlit = play_by_board(page, chance(2))
    assert state(page)[0] == "over"
    assert unlit == set()


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(visit, site):
    page = open_table(visit, site, GAME, seats=2, seed="4")
    play_by_keys(page, chance(1))
    assert state(page)[0] == "over"


def test_some_decisions_by_keyboard_alone(visit, site):
    page = open_table(visit, site, GAME, seats=2, seed="4")
    assert play_by_keys(page, chance(1), 5) == 5


def test_a_stall_shows_the_price_that_results_before_confirming(visit, site):
    page = open_table(visit, site, GAME, variant="basic", seats=2, seed="11")
    wait_for_turn(page)
    picture(page, "felinia-bid")
    stall = page.locator(".stall.market-1")
    price = stall.locator(".price").inner_text()
    assert re.search(r"Price \d", price)
    stall.locator("[data-lit]").click()
    assert page.locator(".status .gain").inner_text() in price
    confirm(page)


def test_what_is_not_lit_says_why_not(visit, site):
    page = open_table(visit, site, GAME, seats=2, seed="11")
    wait_for_turn(page)
    page.locator(".ship").first.click(force=True)  # it says itself that it is not enabled
    why = page.locator(".why")
    why.wait_for()
    assert "bid token" in why.inner_text()


def test_a_choice_can_be_put_back_and_taken_back(visit, site):
    page = open_table(visit, site, GAME, seats=2, seed="11")
    wait_for_turn(page)
    bank = page.locator(".stall.bank [data-lit]")
    bank.click()
    assert bank.get_attribute("aria-pressed") == "true"
    bank.click()
    assert bank.get_attribute("aria-pressed") == "false"


def test_groups_and_sets_are_shown_by_keys(visit, site):
    page = open_table(visit, site, GAME, seats=2, seed="11")
    wait_for_turn(page)
    page.keyboard.press("g")
    page.locator("g.groups").wait_for(state="attached")
    page.keyboard.press("t")
    page.locator("dialog.sets-table").wait_for()
    assert "1 × 1" in page.locator("dialog.sets-table").inner_text()
    picture(page, "felinia-sets")
    page.keyboard.press("Escape")


def test_the_table_speaks_german(visit, site):
    page = open_table(visit, site, GAME, variant="advanced", seats=2, seed="11", language="de")
    wait_for_turn(page)
    text = page.locator("body").inner_text()
    assert "Markt von Katzburg" in text and "Hafen" in text
    assert not re.search(r"\b(page|board|choice|question|kind|good|space)\.[a-z_-]+", text), text


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_nothing_needs_scrolling_on_a_desk_or_a_phone(visit, site, variant):
    for phone in (False, True):
        page = open_table(visit, site, GAME, variant=variant, seats=4, seed="11", phone=phone, dark=phone)
        wait_for_turn(page)
        picture(page, f"felinia-{variant}-{'phone' if phone else 'desk'}")
        size = page.evaluate(
            "() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
        )
        assert size[0] <= 0 and size[1] <= 0
        if not phone:
            market = page.locator(".felinia .market")
            assert market.evaluate("box => box.scrollHeight - box.clientHeight") <= 1


def test_on_a_phone_the_view_with_the_decision_comes_first(visit, site):
    page = open_table(visit, site, GAME, seats=2, seed="11", phone=True)
    wait_for_turn(page)
    assert page.locator(".felinia .market").count() == 1
    page.locator(".phonetabs button").nth(2).tap()
    page.locator(".felinia .map").wait_for()
    page.locator(".strip").tap()
    page.locator(".sheet .house").wait_for()
    picture(page, "felinia-phone-house")
