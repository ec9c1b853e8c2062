"""The frame every game is played in, in a real browser."""

import re
from random import Random

import pytest

from katzentisch import games
from tests.web.hands import confirm, open_table, picture, play_by_list, sentence, state, wait_for_turn

GAME = games.names()[0]


def test_from_the_start_page_to_the_first_decision_in_two_clicks(visit):
    page = visit("/")
    page.get_by_role("button", name="Play now").first.click()
    assert wait_for_turn(page) == "mine"


@pytest.mark.parametrize("game", games.names())
def test_any_game_can_be_played_from_its_list_of_moves(visit, site, game):
    page = open_table(visit, site, game)
    assert play_by_list(page, Random(3), 12) == 12


def test_nothing_is_sent_before_the_confirm_button_is_pressed(visit, site):
    page = open_table(visit, site, GAME)
    wait_for_turn(page)
    before = state(page)
    page.keyboard.press("1")
    assert page.locator(".confirm:enabled").inner_text() == sentence(page)
    page.wait_for_timeout(300)
    assert state(page) == before
    page.keyboard.press("Escape")
    assert not page.locator(".confirm:enabled").count()


def test_the_log_tells_what_happened_in_words(visit, site):
    page = open_table(visit, site, GAME)
    play_by_list(page, Random(1), 2)
    page.keyboard.press("l")
    lines = page.locator(".logline")
    lines.first.wait_for()
    told = lines.all_inner_texts()
    assert any("You " in line for line in told) and any("Bot 1" in line for line in told)
    assert not any(re.search(r"\bAna (puts|buys|takes|gets)", line) for line in told)
    assert not re.search(r"event\.|\{", "".join(lines.all_inner_texts()))
    picture(page, "table-log")


@pytest.mark.parametrize(
    ("game", "drawn"), [("felinia", ".track"), ("feudalia", ".fief"), ("isle_of_cats", "svg")]
)
def test_pointing_at_a_seat_shows_that_side_in_small(visit, site, game, drawn):
    page = open_table(visit, site, game)
    wait_for_turn(page)
    small = page.locator(".mini")
    other = page.locator(".seat").nth(1)
    other.hover()
    small.locator(drawn).first.wait_for()
    box = small.bounding_box()
    assert box["x"] > 0 and box["x"] + box["width"] < 1440 and box["y"] + box["height"] < 800
    assert "Bot 1" in small.inner_text()
    picture(page, f"miniature-{game}")
    page.mouse.move(700, 500)
    small.wait_for(state="detached")
    page.locator(".seat").first.focus()
    page.keyboard.press("Tab")
    small.wait_for()
    page.keyboard.press("Enter")
    small.wait_for(state="detached")
    assert page.locator(".back-to-mine").count() == 1


def test_a_finger_opens_a_side_and_no_miniature(visit, site):
    page = open_table(visit, site, GAME, phone=True)
    wait_for_turn(page)
    page.locator(".seat").nth(1).tap()
    page.locator(".back-to-mine").wait_for()
    assert not page.locator(".mini").count()


def test_a_reload_in_the_middle_loses_nothing(visit, site):
    page = open_table(visit, site, GAME)
    play_by_list(page, Random(2), 2)
    wait_for_turn(page)
    before = state(page)
    page.reload()
    wait_for_turn(page)
    assert state(page) == before


def test_a_line_that_breaks_heals_by_itself(visit, site):
    page = open_table(visit, site, GAME)
    wait_for_turn(page)
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    page.keyboard.press("1")
    confirm(page)


def test_the_page_speaks_german_throughout(visit, site):
    page = open_table(visit, site, GAME, language="de")
    wait_for_turn(page)
    text = page.locator("body").inner_text()
    assert "Bestätigen" in text
    assert not re.search(r"\b(table|app|page|choice|question)\.[a-z_]+", text), text
