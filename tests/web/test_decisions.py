"""Every kind of question a game asks is answered on its board, by mouse, in both languages; and has its picture."""

import re

import pytest

from tests.web.hands import PICTURES, confirm, dismiss_digest, picture, settle, sit_down, wait_for_turn
from tests.web.moments import kinds, table_at
from tests.web.test_words import english_only

DRAWN = [
    ("felinia", "basic"),
    ("felinia", "advanced"),
    ("feudalia", "scenario_1"),
    ("feudalia", "scenario_2"),
    ("feudalia", "scenario_3"),
    ("feudalia", "scenario_7"),
    ("feudalia", "scenario_10"),
]
OTHERS = [("isle_of_cats", "full"), ("isle_of_cats", "family"), ("isle_of_cats", "solo")]
LOOKS = [(False, False), (False, True), (True, False), (True, True)]
KEY = re.compile(
    r"\b(page|board|choice|question|kind|good|space|card|effect|cube|resource|place|table)\.[a-z_]+"
)


def new_kinds(game, variant, seats=2):
    """Name the kinds that come up here and in no variant before this one."""
    before = []
    for other, earlier in DRAWN:
        if (other, earlier) == (game, variant):
            break
        before += kinds(game, earlier, seats) if other == game else []
    return [kind for kind in kinds(game, variant, seats) if kind not in before]


@pytest.mark.parametrize(("game", "variant"), DRAWN)
def test_every_question_is_answered_on_the_board(visit, site, game, variant):
    english = english_only(game)
    for language in ("en", "de"):
        page = visit("/settings", language=language, reduced_motion="reduce")
        for kind in new_kinds(game, variant)[language == "de" :: 2]:
            sit_down(page, site, table_at(site, game, variant, kind))
            wait_for_turn(page)
            dismiss_digest(page)
            settle(page)
            text = page.locator("body").inner_text()
            assert not KEY.search(text), (kind, KEY.search(text))
            if language == "de":
                assert [one for one in english if one in text] == [], kind
            lit = page.locator(".board [data-lit]:visible")
            assert lit.count(), kind
            if not page.locator(".confirm:enabled").count():
                lit.first.click(force=True)
            confirm(page)


@pytest.mark.skipif(not PICTURES, reason="pictures are drawn by `make pictures`")
@pytest.mark.parametrize(("phone", "dark"), LOOKS)
@pytest.mark.parametrize(("game", "variant"), DRAWN + OTHERS)
def test_pictures_of_every_kind_of_decision(visit, site, game, variant, phone, dark):
    seats = 1 if variant == "solo" else 2
    page = visit(
        "/settings", phone=phone, dark=dark, language="de" if dark else "en", reduced_motion="reduce"
    )
    for kind in new_kinds(game, variant, seats) if (game, variant) in DRAWN else kinds(game, variant, seats):
        sit_down(page, site, table_at(site, game, variant, kind, seats, nth=3))
        wait_for_turn(page)
        dismiss_digest(page)
        look = f"{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}"
        picture(page, f"decision-{game}-{variant}-{kind}-{look}")
