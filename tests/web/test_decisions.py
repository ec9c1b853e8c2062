"""Every kind of question a game asks is answered on its board, by mouse, in both languages; and has its picture."""

import re

import pytest

from katzentisch.games import feudalia
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, Position
from tests.web.conftest import DESK, PHONE
from tests.web.hands import (
    PICTURES,
    confirm,
    dismiss_digest,
    make_table,
    picture,
    settle,
    sit_down,
    wait_for_turn,
)
from tests.web.moments import kinds, table_at
from tests.web.puppet import Puppet
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
# Questions that do not come up in the first game of a variant: where each is asked.
RARE = {
    "feudalia": [
        ("scenario_3", 2, 4, "same_type"),
        ("scenario_10", 2, 5, "loot"),
        ("scenario_10", 2, 5, "loot_fief"),
        ("scenario_7", 2, 6, "eliminate_card"),
        ("scenario_10", 2, 11, "recall_card"),
        ("scenario_3", 2, 3, "pay_vassal"),
        ("scenario_2", 2, 9, "repeat_card"),
        ("scenario_7", 3, 1, "rob_coins"),
        ("scenario_7", 3, 1, "rob_cubes"),
    ],
    "isle_of_cats": [
        ("full", 2, 2, "remove"),
        ("full", 3, 2, "herd"),
        ("full", 2, 6, "arrival"),
        ("full", 2, 15, "sell"),
    ],
}
# Questions of Feudalia that no game between bots asks; those in the lower part no shipped material asks.
CORRECTED = {
    "masters.toml": [('of = ["wood"], fill = 1', 'of = ["wood", "clay"], fill = 1')],
    "vassals.toml": [
        (
            'effects = [ { op = "coins", n = 3 } ]',
            'effects = [ { op = "trade", times = 1, options = [ { pay = [ { n = 1, of = ["wood"] } ], gain_coins = 2 } ] } ]',
        )
    ],
}
BUILT = [
    "eliminate_for_building",
    "straighten_order",
    "fill_resource",
    "trade_pay_fief",
    "place",
    "fire",
    "crowd",
]
OTHERS = [("isle_of_cats", "full"), ("isle_of_cats", "family"), ("isle_of_cats", "solo")]
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


def answer_on_the_board(page, kind, english):
    """Answer what is asked by what is lit, and look for keys, and for English where none should be."""
    wait_for_turn(page)
    dismiss_digest(page)
    settle(page)
    text = page.locator("body").inner_text()
    assert not KEY.search(text), (kind, KEY.search(text))
    assert [word for word in english if word in text] == [], kind
    lit = page.locator(".board [data-lit]:visible")
    assert lit.count(), kind
    if not page.locator(".confirm:enabled").count():
        lit.first.click(force=True)
    confirm(page)


@pytest.mark.parametrize(("game", "variant"), DRAWN)
def test_every_question_is_answered_on_the_board(visit, site, game, variant):
    for language in ("en", "de"):
        page = visit("/settings", language=language, reduced_motion="reduce")
        english = english_only(game) if language == "de" else []
        for kind in new_kinds(game, variant)[language == "de" :: 2]:
            sit_down(page, site, table_at(site, game, variant, kind))
            answer_on_the_board(page, kind, english)


@pytest.mark.parametrize("game", RARE)
def test_rare_questions_are_answered_on_the_board_too(visit, site, game):
    page = visit("/settings", language="de", reduced_motion="reduce")
    for variant, seats, seed, kind in RARE[game]:
        sit_down(page, site, table_at(site, game, variant, kind, seats, seed))
        answer_on_the_board(page, kind, english_only(game))


def corrected(folder):
    """Copy Feudalia's material, with a master that is filled with either of two cubes and a priest who trades."""
    for path in (feudalia.FOLDER / "material").glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        for old, new in CORRECTED.get(path.name, []):
            assert old in text
            text = text.replace(old, new, 1)
        (folder / path.name).write_text(text, encoding="utf-8")
    return folder


def built(kind, folder):
    """Build a table at which Ana is asked this."""
    settings = {"first_player": "seat_1", "crusades": True}
    table = feudalia.BOX.open("scenario_10", 2, settings, corrected(folder)).deal(7)
    while table.asked != ASK_MAIN:
        table.play(table.actor, table.legal(table.actor)[0])
    position = Position(table).fiefs(ANA, "wheat", "wood", "clay").level(ANA, 1, 1, 1).coins(ANA, 3)
    position.cubes(ANA, 1, wheat=5, wood=1).cubes(ANA, 2, wood=3).cubes(ANA, 3, clay=2, wood=2)
    position.hold(ANA, "squire", "feudal_lord", "priest", "serf").market("miller", "potter")
    if kind == "eliminate_for_building":
        position.does(ANA, "build", card="crusades")
    elif kind == "crowd":  # four masters and two free cities
        position.level(ANA, 2, 2, 2).coins(ANA, 20)
        for name, fief in (("treasurer", 1), ("dancer", 1), ("accountant", 2), ("guild_master", 3)):
            position.house(ANA, name, fief)
        position.market("innkeeper").master_deck().does(ANA, "hire_master")
        kind = "place"
    elif kind in ("place", "fire"):  # with a choice, and with one answer that fires somebody
        position.level(ANA, 1, 1, 0).coins(ANA, 20)
        position.house(ANA, "treasurer" if kind == "place" else "plow_builder", 1).house(ANA, "dancer", 2)
        position.market("miller").master_deck().does(ANA, "hire_master")
        kind = "place"
    elif kind == "trade_pay_fief":
        position.does(ANA, "influence", vassal="priest").does(ANA, "exchange", option=1)
    else:
        position.house(ANA, "cabinetmaker", 2).house(ANA, "forester", 1).straighten()
        if kind == "fill_resource":
            position.does(ANA, "straighten", master="cabinetmaker")
    assert table.question(ANA)["kind"] == kind
    return table


def sit_down_at_built(page, site, kind, folder):
    """Show a page a table built by words."""
    table = built(kind, folder)
    page.unroute_all()
    Puppet(table).show(page)
    wishes = {"variant": "scenario_10", "settings": {"first_player": "seat_1", "crusades": True}}
    sit_down(page, site, make_table(site, "feudalia", **wishes))
    page.locator(".board [data-lit]").first.wait_for()
    return table


@pytest.mark.parametrize("kind", BUILT)
def test_questions_nobody_met_are_answered_on_the_board_too(visit, site, tmp_path, kind):
    page = visit("/settings", language="de", reduced_motion="reduce")
    table = sit_down_at_built(page, site, kind, tmp_path)
    if kind == "straighten_order":
        assert page.locator(".slot.city [data-lit]").count() == 2
    before = table.legal(ANA)
    answer_on_the_board(page, kind, english_only("feudalia"))
    assert table.legal(ANA) != before


def test_a_master_is_fired_and_another_moved_before_the_new_one_is_housed(visit, site, tmp_path):
    page = visit("/settings", reduced_motion="reduce")
    table = sit_down_at_built(page, site, "place", tmp_path)
    wait_for_turn(page)
    dismiss_digest(page)
    assert page.locator(".slot.city [data-lit]").count() == 2  # either may be fired by a click on his city
    for answer in ("First fire the dancer", "First move the treasurer to fief 2"):  # then one city is left
        page.locator(".chooser").get_by_role("button", name=answer).click()
        confirm(page)
        settle(page)
    names = [
        [master["master"] for master in fief["masters"]] for fief in table.view(ANA)["seats"][ANA]["fiefs"]
    ]
    assert names == [["miller"], ["treasurer"], []]


def test_nobody_is_fired_without_a_click(visit, site, tmp_path):
    page = visit("/settings", reduced_motion="reduce")
    table = sit_down_at_built(page, site, "fire", tmp_path)
    wait_for_turn(page)
    dismiss_digest(page)
    assert page.locator(".chooser button").all_inner_texts() == ["First fire the plow builder"]
    assert "plow_builder" in [m["master"] for m in table.view(ANA)["seats"][ANA]["fiefs"][0]["masters"]]


@pytest.mark.skipif(not PICTURES, reason="pictures are drawn by `make pictures`")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("kind", BUILT)
def test_pictures_of_questions_nobody_met(visit, site, tmp_path, kind, dark):
    page = visit("/settings", dark=dark, language="de" if dark else "en", reduced_motion="reduce")
    sit_down_at_built(page, site, kind, tmp_path)
    draw(page, "feudalia", "built", kind, "dark" if dark else "light")


def draw(page, game, variant, kind, look):
    """Draw a question, large and small."""
    wait_for_turn(page)
    dismiss_digest(page)
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        picture(page, f"decision-{game}-{variant}-{kind}-{'desk' if size is DESK else 'phone'}-{look}")
    page.set_viewport_size(DESK)


@pytest.mark.skipif(not PICTURES, reason="pictures are drawn by `make pictures`")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(("game", "variant"), DRAWN + OTHERS)
def test_pictures_of_every_kind_of_decision(visit, site, game, variant, dark):
    """Large and small, light in English and dark in German."""
    seats = 1 if variant == "solo" else 2
    page = visit("/settings", dark=dark, language="de" if dark else "en", reduced_motion="reduce")
    for kind in new_kinds(game, variant, seats) if (game, variant) in DRAWN else kinds(game, variant, seats):
        sit_down(page, site, table_at(site, game, variant, kind, seats, nth=3))
        draw(page, game, variant, kind, "dark" if dark else "light")


@pytest.mark.skipif(not PICTURES, reason="pictures are drawn by `make pictures`")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", RARE)
def test_pictures_of_rare_decisions(visit, site, game, dark):
    page = visit("/settings", dark=dark, language="de" if dark else "en", reduced_motion="reduce")
    for variant, seats, seed, kind in RARE[game]:
        sit_down(page, site, table_at(site, game, variant, kind, seats, seed))
        draw(page, game, variant, kind, "dark" if dark else "light")
