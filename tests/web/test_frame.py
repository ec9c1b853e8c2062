"""What lies around the board: drawer, chat, help, why-not, the way back to the result."""

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.web.geometry import DRAWN, faults
from tests.web.hands import make_table, open_table, play_by_list, sit_around, wait_for_turn
from tests.web.moments import sit_where_asked

ROOT = Path(__file__).parents[2]
OVERLAP = """([a, b]) => {
  const [x, y] = [a, b].map(one => document.querySelector(one).getBoundingClientRect());
  return x.left < y.right && x.right > y.left && x.top < y.bottom && x.bottom > y.top;
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1366, 650)])
def test_the_drawer_takes_room_from_the_board_and_never_covers_confirm(visit, site, size):
    page = open_table(visit, site, "felinia", calm=True)
    wait_for_turn(page)
    page.keyboard.press("l")
    page.locator(".drawer").wait_for()
    assert [str(fault) for fault in faults(page, size) if not fault.board] == []
    for other in (".confirm", ".board"):
        assert not page.evaluate(OVERLAP, [".drawer", other]), other
    page.keyboard.press("Escape")
    page.locator(".drawer").wait_for(state="detached")


def test_escape_closes_what_was_opened_last_first(visit, site):
    page = open_table(visit, site, "felinia", calm=True, seats=3)
    play_by_list(page, Random(2), 2)
    wait_for_turn(page)
    page.keyboard.press("l")
    page.locator(".news-open").click()
    page.locator(".news-list").wait_for()
    page.keyboard.press("Escape")
    page.locator(".news-list").wait_for(state="detached")
    assert page.locator(".drawer").count() == 1
    page.get_by_role("searchbox").first.focus()  # also from a field
    page.keyboard.press("Escape")
    page.locator(".drawer").wait_for(state="detached")


OPENED = [
    ("felinia", "basic", "t"),  # the sets of trade tiles
    ("feudalia", "scenario_1", "d"),  # the decks
]


@pytest.mark.parametrize(("game", "variant", "key"), OPENED)
def test_escape_closes_what_a_game_opened(visit, site, game, variant, key):
    page = open_table(visit, site, game, variant=variant, calm=True)
    wait_for_turn(page)
    page.keyboard.press("l")
    page.locator(".drawer").wait_for()
    page.keyboard.press(key)
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.locator(".drawer").count() == 1  # only what was opened last
    page.keyboard.press("Escape")
    page.locator(".drawer").wait_for(state="detached")


def test_the_list_of_what_was_broken_names_tests_that_exist():
    readme = (ROOT / "web" / "README.md").read_text()
    listed = re.findall(r"`(test_\w+\.py)::(test_\w+)`", readme)
    assert len(listed) >= 16
    assert [
        name for file, name in listed if f"def {name}(" not in (ROOT / "tests/web" / file).read_text()
    ] == []


def test_chat_has_a_badge_and_a_number_in_the_title_until_it_is_read(visit, site):
    ana, ben = sit_around(visit, site, make_table(site, "felinia", invited=1))
    ben.keyboard.press("l")
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_label("Say something").fill("Miau")
    ben.keyboard.press("Enter")
    ana.locator(".badge").wait_for()
    assert ana.locator(".badge").inner_text() == "1"
    assert ana.title().startswith("(1) ")
    assert not ben.locator(".badge").count()  # nobody is told of what they said themselves
    ana.keyboard.press("l")
    ana.locator(".said").filter(has_text="Miau").wait_for()  # the drawer opens where something is unread
    ana.locator(".badge").wait_for(state="detached")
    assert not ana.title().startswith("(")


def test_help_is_reached_on_a_phone(visit, site):
    page = open_table(visit, site, "felinia", phone=True)
    wait_for_turn(page)
    page.get_by_role("button", name="Log").tap()
    page.get_by_role("button", name="What can I do?").tap()
    page.locator("dialog.keys").wait_for()


def test_number_keys_follow_the_order_seen(visit, site):
    page = open_table(visit, site, "felinia", calm=True)
    wait_for_turn(page)
    page.keyboard.press("m")
    page.locator(".moves li button").first.wait_for()
    listed = [int(button.get_attribute("data-action")) for button in page.locator(".moves li button").all()]
    page.keyboard.press("Escape")
    tops = page.evaluate(
        "actions => actions.map(one => document.querySelector(`.board [data-lit][data-action='${one}']`))"
        ".filter(Boolean).map(one => Math.round(one.getBoundingClientRect().top / 24))",
        listed,
    )
    assert len(tops) > 1 and tops == sorted(tops)
    page.keyboard.press("2")
    assert page.locator(f".board [data-action='{listed[1]}'][aria-pressed=true]").count()


@pytest.mark.parametrize("language", ["en", "de"])
def test_where_the_game_stands_is_one_pill_inside_the_bar(visit, site, language):
    page = visit("/settings", language=language, reduced_motion="reduce")
    sit_where_asked(page, site, "feudalia", "scenario_1", "tax_cube", seats=3, nth=1)
    for size in ((1366, 650), (1280, 720), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN, list(size))
        bar, pill = (page.locator(part).first.bounding_box() for part in (".bar", ".bar .phase:visible"))
        assert pill["y"] >= bar["y"] and pill["y"] + pill["height"] <= bar["y"] + bar["height"]
        assert page.locator(".bar .phase:visible").first.evaluate("pill => pill.getClientRects().length") == 1


def test_lying_down_the_last_moves_stand_above_the_sentence_and_every_answer_has_its_row(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    sit_where_asked(page, site, "felinia", "basic", "deal", seats=3, nth=5)
    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate(DRAWN, [844, 390])
    told, room, status = page.evaluate("""() => {
      const [room, status] = ['.news-row', '.status'].map(one => document.querySelector(one).getBoundingClientRect());
      const moves = [...document.querySelectorAll('.news-row li')].map(one => one.getBoundingClientRect());
      return [moves.filter(one => one.left < room.right).map(one => [one.top, one.bottom]), [room.top, room.bottom], status.top];
    }""")
    assert told and all(room[0] - 1 <= top and bottom <= room[1] + 1 for top, bottom in told)
    assert room[1] <= status
    signs = page.locator(".decision .icon-only").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().top)"
    )
    answer = page.locator(".decision").get_by_role("button", name="Leave it").bounding_box()
    assert len(set(signs)) == 1 and answer["y"] + answer["height"] <= signs[0]


def test_many_moves_of_others_are_told_by_turns_each_in_one_line(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    sit_where_asked(page, site, "feudalia", "scenario_1", "main", seats=3, nth=120)
    page.set_viewport_size({"width": 1440, "height": 900})
    turns = page.locator(".news-row.by-turns li")
    assert turns.count() == 2  # one for each of the others, where dozens of moves have no room
    assert all(
        re.search(r"Bot \d: .*(hired|at work|upgraded|built|nothing)", turn)
        for turn in turns.all_inner_texts()
    )


# A phone that was turned shows the longer side's layout in small, and names a window as large as that for `innerWidth`.
def test_a_turned_phone_has_the_layout_of_a_phone_whatever_overflows(visit, site):
    page = open_table(visit, site, "felinia", phone=True, calm=True)
    wait_for_turn(page)
    page.evaluate(
        """() => {
      const wide = document.createElement('div');
      wide.style.cssText = 'position:absolute;top:0;width:900px;height:9px';
      document.body.append(wide);
    }"""
    )
    page.wait_for_function("() => innerWidth > 600")
    page.evaluate("() => dispatchEvent(new Event('resize'))")
    assert page.evaluate("() => document.documentElement.dataset.window") == "phone"


@pytest.mark.parametrize("game", ["felinia", "feudalia", "isle_of_cats"])
def test_lying_down_the_bar_says_where_the_game_stands_and_names_the_seats(visit, site, game):
    page = open_table(visit, site, game, seats=3, calm=True)
    wait_for_turn(page)
    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate(DRAWN, [844, 390])
    assert page.locator(".bar .phase").inner_text().strip()
    boxes = [page.locator(".bar .phase").bounding_box()]
    for seat, name in enumerate(("Ana", "Bot 1", "Bot 2")):
        assert page.locator(".seat .name").nth(seat).inner_text() == name
        boxes.append(page.locator(".seat").nth(seat).bounding_box())
    boxes.append(page.locator(".bar .badged").bounding_box())
    assert all(a["x"] + a["width"] <= b["x"] for a, b in pairwise(boxes))
