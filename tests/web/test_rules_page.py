"""Rules one likes to read: drawn steps of a real table, an example counted out, positions to try, one sheet to print."""

import json
import re
from urllib.request import urlopen

import pytest

from tests.web.conftest import PHONE
from tests.web.hands import sentence, wait_for_turn

GAMES = ["felinia", "feudalia", "isle_of_cats"]
PAGES = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_drawn_the_example_adds_up_and_the_short_rules_fit_one_sheet(visit, game, tmp_path):
    page = visit(f"/rules/{game}", reduced_motion="reduce")
    steps = page.locator(".rules .round > li")
    steps.first.wait_for()
    assert 6 <= steps.count() <= 8
    for number in range(steps.count()):
        steps.nth(number).scroll_into_view_if_needed()
        steps.nth(number).locator(".drawn-table .board > *").first.wait_for(state="attached")
        steps.nth(number).locator(".drawn-table [data-lighted]").first.wait_for(state="attached")
    lines = page.locator(".counted tbody .number").all_inner_texts()
    total = page.locator(".counted tfoot .number").inner_text()
    assert sum(map(_number, lines)) == _number(total)
    sources = page.locator(".counted tbody td:first-child").all_inner_texts()
    assert len(set(sources)) == len(sources)  # each says what earned it
    for language in ("en", "de"):
        page.goto(f"{page.url.partition('?')[0]}?lang={language}")
        page.locator(".counted tfoot").wait_for(state="attached")
        page.evaluate("document.documentElement.dataset.print = 'short'")
        sheet = page.pdf(path=tmp_path / f"{language}.pdf", format="A4")
        assert len(PAGES.findall(sheet)) == 1, language


def test_a_drawn_table_is_as_wide_as_its_picture(visit):
    page = visit("/rules/felinia", reduced_motion="reduce")
    house = page.locator(".drawn-table .felinia > .house").first
    house.wait_for()
    share = "house => house.getBoundingClientRect().width / house.parentElement.getBoundingClientRect().width"
    assert house.evaluate(share) > 0.95
    assert house.evaluate("house => house.scrollWidth <= house.clientWidth + 1")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_every_step_opens_the_view_it_is_about(visit, game):
    page = visit(f"/rules/{game}", phone=True, reduced_motion="reduce")
    steps = page.locator(".rules .round > li")
    steps.first.wait_for()
    for number in range(steps.count()):
        steps.nth(number).scroll_into_view_if_needed()
        steps.nth(number).locator(".drawn-table [data-lighted]:visible").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def _number(text: str) -> float:
    return float(text.replace("−", "-").replace("½", ".5"))


def test_an_example_of_the_rules_can_be_played(visit, site):
    page = visit("/rules/felinia", reduced_motion="reduce")
    page.locator('.round [data-phase="boarding"] .try').click()
    page.wait_for_selector("main.table[data-state]")
    assert wait_for_turn(page) == "mine"
    with urlopen(f"{site.base}/api/rounds/felinia/basic") as answer:
        shown = next(phase for phase in json.load(answer)["phases"] if phase["id"] == "boarding")
    assert page.locator(f'main.table[data-seat="{shown["seen"]["seat"]}"]').count() == 1
    assert "aboard" in sentence(page) or "board" in sentence(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_help_opens_the_phase_one_is_in_and_leads_to_its_rule(visit, site, phone):
    page = visit("/rules/felinia", reduced_motion="reduce", phone=phone)
    page.locator('.round [data-phase="trading"] .try').click()
    page.wait_for_selector("main.table[data-state]")
    wait_for_turn(page)
    if phone:  # the bar has no room for it: it stands beside the log
        page.locator("header button[aria-expanded]").tap()
        page.get_by_role("button", name="What can I do?").tap()
    else:
        page.keyboard.press("?")
    opened = page.locator(".what-now details[open]")
    opened.first.wait_for()
    assert opened.locator("summary").all_inner_texts() == ["Buy"]
    assert opened.locator("a").get_attribute("href") == "/rules/felinia#trading"
    assert page.locator(".what-now details").count() == 7
