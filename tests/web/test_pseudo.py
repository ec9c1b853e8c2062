"""The pseudo-language: whatever is not accented is not translatable, whatever does not fit is cut."""

import re

import pytest

from katzentisch import games
from katzentisch.core.pseudo import PSEUDO, accented
from katzentisch.core.words import Words
from tests.web.hands import make_table, sit_down

# Names of players and keys, the program's name, and what is no sentence.
PLAIN = {"Katzentisch", "Deutsch", "English", "Enter", "Shift", "https", "http", "Guest"}
TEXT = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const around = node.parentElement;
    if (around.checkVisibility() && !around.closest("script, style, kbd, svg title")) texts.push(node.data);
  }
  return texts;
}"""
CUT = """() => [...document.querySelectorAll("button, a, h1, h2, label, span, b, p, td, th, li")]
  .filter((one) => one.checkVisibility() && !one.matches(".spoken") && one.innerText.trim() && one.clientWidth > 0)
  .filter((one) => ["hidden", "clip"].includes(getComputedStyle(one).overflowX))
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && !one.title && !one.getAttribute("aria-label"))
  .filter((one) => !one.closest("[title], [aria-label]:not(main, nav, section, article)"))
  .map((one) => `${one.className}: ${one.innerText}`)"""


def untranslated(page, *names):
    """Return words on the page that have no accents."""
    words = {
        word
        for text in page.evaluate(TEXT)
        for word in re.findall(r"(?<![\w~#=/.])[A-Za-z]{4,}(?![\w~])", text)
    }
    return sorted(words - PLAIN - set(names))


def test_the_pseudo_language_is_longer_accented_and_still_filled():
    source = 'a = Buy { $n } boats { NAME($good, domain: "good") }.\ngood-wine = wine\n    .article = none\n'
    from katzentisch.core.pseudo import pseudo

    said = Words(PSEUDO, pseudo(source)).say("a", {"n": 2, "good": "wine"})
    assert said == f"{accented('Buy')} 2 {accented('boats')} {accented('wine')}."
    assert len(said) > len("Buy 2 boats wine.")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_home_and_new_table_are_translatable_and_nothing_is_cut(visit, phone):
    for path in ("/", f"/new/{games.names()[0]}"):
        page = visit(f"{path}?lang={PSEUDO}", phone=phone)
        page.locator("h1:visible").last.wait_for()
        page.wait_for_load_state("networkidle")
        assert untranslated(page) == []
        assert page.evaluate(CUT) == []


def test_a_lobby_is_translatable(visit, site):
    made = make_table(site, games.names()[0], seats=2, people=1, invited=1)
    page = visit("/settings")
    page.evaluate(
        "kept => localStorage.setItem('katzentisch.seats', JSON.stringify(kept))", {"keys": made["keys"]}
    )
    page.goto(f"{site.base}/t/{made['info']['table']}?lang={PSEUDO}")
    page.locator(".lobby").wait_for()
    codes = made["keys"][0]["code"].split()
    assert untranslated(page, "Ana", *codes) == []
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("game", games.names())
def test_a_table_is_translatable_and_nothing_is_cut(visit, site, game):
    made = make_table(site, game, seats=2)
    page = visit("/settings")
    table = sit_down(page, site, made)
    page.goto(f"{site.base}/t/{table}?lang={PSEUDO}")
    page.wait_for_selector("main.table[data-state]")
    page.wait_for_load_state("networkidle")
    assert untranslated(page, "Ana") == []
    assert page.evaluate(CUT) == []
