"""Feudalia's table in a real browser: by mouse, by keys, on a phone, in German."""

import re

from tests.web.hands import chance, confirm, open_table, picture, play_by_board, play_by_keys, wait_for_turn


def main_phase(page):
    """Answer questions by the first lit thing until the main phase is open."""
    while wait_for_turn(page) == "mine" and not page.locator(".treasury .pass[data-lit]").count():
        page.locator(".chooser [data-lit]").first.click()
        confirm(page)


def test_the_learning_game_is_played_by_clicking_lit_things(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1")
    main_phase(page)
    picture(page, "feudalia-main")
    made, _ = play_by_board(page, chance(5), 25)
    assert made == 25


def test_the_draft_and_every_further_question_is_answered_on_the_board(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_2")
    wait_for_turn(page)
    picture(page, "feudalia-worker")
    main_phase(page)
    made, _ = play_by_board(page, chance(8), 15)
    assert made == 15


def test_a_held_card_lights_the_fiefs_where_it_can_work(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1")
    main_phase(page)
    page.locator(".targets [data-kind=work][data-lit]").first.click()
    assert page.locator(".fief[data-target]").count() >= 1
    picture(page, "feudalia-held")
    page.locator(".fief .here").first.click()
    confirm(page)
    page.locator(".fief .slot.full").first.wait_for()


def test_an_unlit_thing_says_why_not(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1")
    main_phase(page)
    page.locator(".pile[aria-disabled=true]").first.click(force=True)
    page.get_by_text(re.compile("costs|lack|need")).first.wait_for()


def test_decks_and_discard_piles_can_be_opened(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1")
    main_phase(page)
    page.keyboard.press("d")
    page.get_by_text("Your deck, sorted").wait_for()
    assert page.get_by_text("Discard pile").count() >= 1
    picture(page, "feudalia-piles")


def test_by_keyboard_alone(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1")
    assert play_by_keys(page, chance(2), 8) == 8


def test_on_a_phone_nothing_scrolls_away(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1", phone=True)
    main_phase(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    picture(page, "feudalia-phone")


def test_german_shows_no_key(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1", language="de", dark=True)
    wait_for_turn(page)
    picture(page, "feudalia-dark-german")
    assert not re.search(r"\b(page|card|choice|effect|question|kind)\.\w+", page.locator("main").inner_text())
