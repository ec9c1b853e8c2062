"""Everybody can play: axe-core finds nothing serious, keys reach everything, text is legible."""

from random import Random

import pytest

from katzentisch import games
from tests.web.geometry import DRAWN
from tests.web.hands import open_table, play_by_keys, play_by_list, settle, wait_for_turn
from tests.web.test_words import WEB

GAME = games.names()[0]
AXE = WEB / "node_modules/axe-core/axe.min.js"
PAGES = ["/", "/settings", "/record", "/stats", "/nowhere/at"]
PAGES += [f"/{page}/{game}" for page in ("new", "lab", "rules", "pad") for game in games.names()]


def serious(page):
    """Return what axe-core finds serious or critical, as readable lines."""
    # Evaluated rather than added as a script: the page's own policy forbids the latter.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    report = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in report["violations"]
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"]
    ]


def serious_when_calm(page):
    """Look until colours and pages have settled, three seconds at most."""
    for _ in range(10):
        settle(page)
        violations = serious(page)
        if not violations:
            break
        page.wait_for_timeout(300)
    return violations


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious_on_a_page(visit, path):
    page = visit(path)
    page.wait_for_load_state("networkidle")
    assert serious_when_calm(page) == []
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    assert serious_when_calm(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", games.names())
def test_axe_finds_nothing_serious_at_a_table(visit, site, game, dark):
    page = open_table(visit, site, game, dark=dark)
    play_by_list(page, Random(1), 2)
    wait_for_turn(page)
    assert serious_when_calm(page) == []
    page.keyboard.press("1")
    page.keyboard.press("l")
    page.locator(".logline").first.wait_for()
    assert serious_when_calm(page) == []
    page.keyboard.press("m")
    page.locator(".moves li").first.wait_for()
    assert serious_when_calm(page) == []


@pytest.mark.parametrize("game", games.names())
def test_axe_finds_nothing_serious_at_a_table_in_a_low_window_and_on_a_phone(visit, site, game):
    page = open_table(visit, site, game, calm=True)
    wait_for_turn(page)
    wrong = []
    for size in ((1366, 650), (844, 390), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN, list(size))
        wrong += [f"{size[0]}x{size[1]} {line}" for line in serious_when_calm(page)]
    assert wrong == []


@pytest.mark.parametrize("game", games.names())
def test_decisions_are_made_with_the_keyboard_alone(visit, site, game):
    page = open_table(visit, site, game)
    assert play_by_keys(page, Random(6), 8) == 8


@pytest.mark.parametrize("game", games.names())
def test_the_table_can_be_read_as_text(visit, site, game):
    page = open_table(visit, site, game)
    wait_for_turn(page)
    page.keyboard.press("q")
    told = page.get_by_role("dialog", name="The table in words")
    told.wait_for()
    assert len(told.locator("p").all_inner_texts()) >= 3
    page.keyboard.press("Escape")
    told.wait_for(state="detached")


def test_the_question_is_announced_where_it_always_stands(visit, site):
    page = open_table(visit, site, GAME)
    wait_for_turn(page)
    status = page.get_by_role("status")
    before = status.bounding_box()
    assert status.inner_text().strip()
    page.keyboard.press("1")
    assert status.bounding_box()["y"] == before["y"]
