"""Feudalia's table in a real browser: by mouse, by keys, on a phone, in German."""

import re
from random import Random

import pytest

from tests.web.hands import (
    confirm,
    drag,
    make_table,
    open_table,
    picture,
    play_by_board,
    play_by_keys,
    play_by_list,
    sentence,
    settle,
    sit_down,
    state,
    wait_for_turn,
)
from tests.web.moments import sit_where_asked

EAGER = "minka"  # a bot that wants to win: against a kitten a person who plays at random makes 480 decisions


def main_phase(page):
    """Answer questions by the first lit thing until the main phase is open."""
    while wait_for_turn(page) == "mine" and not page.locator(".pass[data-lit]").count():
        page.locator(".fiefs [data-lit], .chooser [data-lit]").first.click()
        confirm(page)


def at_the_main_phase(visit, site, variant="scenario_1", **wishes):
    page = open_table(visit, site, "feudalia", variant=variant, **wishes)
    main_phase(page)
    settle(page)
    return page


@pytest.mark.parametrize("variant", ["scenario_1", "scenario_2", "scenario_3", "scenario_7", "scenario_10"])
def test_every_kind_of_decision_is_made_by_clicking_lit_things(visit, site, variant):
    page = open_table(visit, site, "feudalia", variant=variant)
    wait_for_turn(page)
    picture(page, f"feudalia-{variant}-first")
    made, unlit = play_by_board(page, Random(5), 12)
    assert made == 12
    assert unlit == set()


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["scenario_1", "scenario_2", "scenario_3", "scenario_7", "scenario_10"])
def test_a_whole_game_against_bots_by_mouse(visit, site, variant):
    page = open_table(visit, site, "feudalia", variant=variant, seed="3", calm=True, level=EAGER)
    _, unlit = play_by_board(page, Random(2))
    assert state(page)[0] == "over"
    assert unlit == set()


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["scenario_1", "scenario_2", "scenario_3", "scenario_7", "scenario_10"])
def test_a_whole_game_by_keyboard_alone(visit, site, variant):
    page = open_table(visit, site, "feudalia", variant=variant, seed="4", calm=True, level=EAGER)
    play_by_keys(page, Random(1))
    assert state(page)[0] == "over"


def test_a_card_is_taken_up_with_what_it_is_for_and_works_in_another_fief_by_a_click(visit, site):
    page = at_the_main_phase(visit, site)
    page.locator(".hand .playcard[data-lit]").filter(has_text="Serf").first.click()
    assert page.locator(".confirm").inner_text() == "Let the serf work in fief 1"
    picture(page, "feudalia-held")
    page.locator(".fief[data-target]").nth(1).locator("header").click()
    assert page.locator(".confirm").inner_text() == "Let the serf work in fief 2"
    confirm(page)
    page.locator(".fief").nth(1).locator(".slot.full").first.wait_for()


def test_a_card_is_dragged_onto_a_fief_or_onto_the_coins(visit, site):
    page = at_the_main_phase(visit, site)
    serf = page.locator(".hand .playcard[data-lit]").filter(has_text="Serf").first
    drag(page, serf, page.locator(".fief").nth(2))
    assert page.locator(".confirm").inner_text() == "Let the serf work in fief 3"
    drag(page, serf, page.locator("[data-drop=income]"))
    assert page.locator(".confirm").inner_text() == "Discard the serf for income"
    assert page.locator("[data-carried]").count() == 0
    confirm(page)
    page.locator(".treasury .big").first.get_by_text("1").wait_for()


def test_the_end_of_the_turn_says_first_what_will_be_lost(visit, site):
    page = at_the_main_phase(visit, site)
    while "loses" not in page.locator(".treasury").inner_text():
        settle(page)
        page.locator(".hand [data-lit]").last.click()
        page.locator("[data-drop=income][data-lit]").click()
        confirm(page)
        wait_for_turn(page)
    lost = page.locator(".treasury .lost").inner_text().strip()
    page.locator(".pass").click()
    assert page.locator(".status .gain").inner_text() == lost
    picture(page, "feudalia-end-of-turn")


def test_a_payment_is_proposed_by_lifted_cubes_and_changed_by_a_tap(visit, site):
    page = visit("/settings")
    sit_where_asked(page, site, "feudalia", "scenario_1", "pay_building")
    assert page.locator(".confirm").inner_text() == "As proposed"
    assert page.locator(".cube.lifted").count() >= 1
    page.locator(".fief .cubebutton").first.click()
    assert page.locator(".confirm").inner_text().startswith("Give ")
    assert page.locator(".cube.lifted").count() == 0
    confirm(page)


def test_the_effects_to_choose_from_are_told_in_words(visit, site):
    page = visit("/settings")
    sit_where_asked(page, site, "feudalia", "scenario_1", "choose_branch")
    answers = page.locator(".chooser .answers [data-lit]").all_inner_texts()
    assert len(answers) >= 2 and not any("Effect" in one for one in answers)
    assert re.match(r"\w.+: which of the two effects", sentence(page))


def test_an_unlit_thing_says_why_not(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1")
    main_phase(page)
    page.locator(".pile[aria-disabled=true]").first.click(force=True)
    page.get_by_text(re.compile("costs|lack|need")).first.wait_for()


def test_what_a_price_lacks_is_hatched_and_told(visit, site):
    page = at_the_main_phase(visit, site)
    lacking = page.locator(".pile[aria-disabled=true] .price .missing")
    assert lacking.count() >= 3
    assert not page.locator(".pile[data-lit] .price .missing").count()
    assert lacking.first.get_attribute("title").endswith("lacking")
    picture(page, "feudalia-lacking")


def test_a_pile_is_looked_at_closely_by_a_key(visit, site):
    page = at_the_main_phase(visit, site)
    page.locator(".pile").nth(4).hover()
    page.keyboard.press("i")
    close = page.locator(".inspected")
    close.wait_for()
    name = page.locator(".board .pile b").nth(4).inner_text()
    assert name in close.inner_text()
    height = "(place) => document.querySelector(`${place} .pile b`).getBoundingClientRect().height"
    large, small = page.evaluate(height, ".inspected"), page.evaluate(height, ".board")
    assert large > small
    picture(page, "feudalia-inspected")
    page.keyboard.press("Escape")
    close.wait_for(state="detached")


def test_on_a_phone_the_others_have_a_tab_and_open_by_a_tap(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1", seats=3, phone=True)
    main_phase(page)
    page.get_by_role("button", name="Others").tap()
    assert page.locator(".others .other").count() == 2
    picture(page, "feudalia-phone-others")
    page.locator(".others .other").first.tap()
    page.get_by_text("back to mine").wait_for()
    page.locator(".fief").first.wait_for()


def test_decks_and_discard_piles_can_be_opened(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1")
    main_phase(page)
    page.keyboard.press("d")
    page.get_by_text("Your deck, sorted").wait_for()
    assert page.get_by_text("Discard pile").count() >= 1
    picture(page, "feudalia-piles")


def test_by_keyboard_alone(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1")
    assert play_by_keys(page, Random(2), 8) == 8


def test_on_a_phone_nothing_scrolls_away(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1", phone=True)
    main_phase(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    picture(page, "feudalia-phone")


def test_who_looks_on_sees_the_fiefs_of_any_seat(visit, site):
    made = make_table(site, "feudalia", variant="scenario_1")
    sit_down(visit("/settings"), site, made)
    page = visit(f"/t/{made['info']['table']}#s={made['spectator']}")
    page.locator(".fief").nth(2).wait_for()
    assert page.locator(".fief").count() == 3
    page.locator(".seat").nth(1).click()
    page.get_by_text("back to mine").wait_for()


def test_german_shows_no_key(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1", language="de", dark=True)
    wait_for_turn(page)
    picture(page, "feudalia-dark-german")
    assert not re.search(r"\b(page|card|choice|effect|question|kind)\.\w+", page.locator("main").inner_text())


def test_the_log_of_a_turn_stands_under_its_result_and_opens(visit, site):
    page = open_table(visit, site, "feudalia", variant="scenario_1", seed="4")
    play_by_list(page, Random(1), 14)
    wait_for_turn(page)
    page.keyboard.press("l")
    turns = page.locator("details.turn")
    turns.first.wait_for()
    heads = turns.locator("summary").all_inner_texts()
    assert any(head.startswith("You: ") for head in heads), heads
    assert any(head.startswith("Bot 1: ") for head in heads), heads
    assert not turns.first.locator(".logline").first.is_visible()
    turns.first.locator("summary").click()
    assert re.search(r"Round \d+: .+ turn\.", turns.first.inner_text())
    assert turns.first.locator(".logline").first.is_visible()
