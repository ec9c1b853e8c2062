"""The end of a game: the points are counted on the table first, then the result is told; the table has a way back to it."""

import pytest

from tests.web.hands import confirm, make_table, sit_down, state, wait_for_turn
from tests.web.moments import table_before_the_end

LIT = "[data-counted]:visible, .light.lantern rect:visible"


def play_the_last_decision(page):
    """Take the last move of the list, which sells or buys nothing more, until the game is over."""
    while state(page)[0] != "over":
        wait_for_turn(page)
        page.keyboard.press("m")
        options = page.locator(".moves li button")
        options.first.wait_for()
        done = options.filter(has_text="Done")
        (done if done.count() else options).last.click()
        confirm(page)


@pytest.mark.parametrize(
    ("game", "variant"), [("felinia", "basic"), ("feudalia", "scenario_1"), ("isle_of_cats", "family")]
)
def test_the_points_are_counted_on_the_table_before_the_result_is_told(visit, site, game, variant):
    page = visit("/settings")
    page.add_init_script(
        "localStorage.setItem('katzentisch.settings', JSON.stringify({pace: 'normal', everyStop: true, alwaysConfirm: true}))"
    )
    sit_down(page, site, table_before_the_end(site, game, variant))
    play_the_last_decision(page)
    counting = page.locator(".counting .sentence")
    counting.wait_for()
    page.locator(LIT).first.wait_for()
    first = counting.inner_text()
    page.wait_for_function(
        "first => document.querySelector('.counting .sentence')?.innerText !== first", arg=first
    )
    assert not page.locator("dialog.end").count()
    page.keyboard.press("Enter")  # any input is enough
    page.locator("dialog.end").wait_for()
    page.wait_for_function(
        "() => ![...document.querySelectorAll('[data-counted]')].some(one => one.checkVisibility())"
    )
    crowned = page.locator(".podium .won:has(.crown) .name").all_inner_texts()
    headline = page.locator(".end h2").inner_text()
    assert page.locator(".podium .step").count() == 2
    assert crowned == ["Ana"] if headline == "You won!" else all(name in headline for name in crowned)
    assert crowned and page.locator(".end .winner").count()
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Back to the result").click()
    page.locator("dialog.end").wait_for()


def test_lying_down_the_result_begins_with_who_won_and_shows_the_sources_beside(visit, site):
    page = visit("/settings", phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    sit_down(page, site, table_before_the_end(site, "isle_of_cats", "family"))
    play_the_last_decision(page)
    page.locator("dialog.end .podium").wait_for()
    heading, podium, sources = (
        page.locator(f"dialog.end {part}").bounding_box() for part in ("h2", ".podium", "table")
    )
    assert heading["y"] >= 0
    assert podium["y"] + podium["height"] <= 390
    assert sources["x"] >= podium["x"] + podium["width"]
    blocks = page.locator(".podium .block").evaluate_all(
        "all => all.map(one => one.scrollHeight - one.clientHeight)"
    )
    assert max(blocks) <= 0  # every number has room on its step


def test_bots_of_one_level_look_different_and_sounds_are_offered_once(visit, site):
    page = visit("/settings")
    page.evaluate("localStorage.setItem('katzentisch.settings', JSON.stringify({soundAsked: false}))")
    sit_down(page, site, make_table(site, "felinia", seats=4))
    faces = page.locator(".seats img.face").evaluate_all("all => all.map(one => one.style.cssText)")
    assert len(faces) == len(set(faces)) == 3
    offer = page.get_by_text("Soft sounds at the table?")
    offer.wait_for()
    page.get_by_role("button", name="Yes, please").click()
    offer.wait_for(state="detached")
    assert page.evaluate("JSON.parse(localStorage.getItem('katzentisch.settings')).sound")
    page.reload()
    page.locator("main.table").wait_for()
    assert not offer.count()
