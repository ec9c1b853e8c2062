"""Whole games of several people: four browsers online with reloads in the middle, two at one screen, one alone.

Every one is played to its end, and what every screen shows then is the score of a mirror that played the same choices.
"""

import time
from random import Random

import pytest

from katzentisch.core.points import written
from tests.web.hands import (
    come_back,
    make_table,
    play_by_board,
    raise_curtain,
    sit_around,
    sit_down,
    state,
)
from tests.web.mirror import Mirror, follow_by_board, follow_by_list, totals

pytestmark = pytest.mark.slow

SEED = 7
MODES = [
    ("felinia", "basic"),
    ("felinia", "advanced"),
    ("feudalia", "scenario_1"),
    ("isle_of_cats", "full"),
    ("isle_of_cats", "family"),
]
READY = ".curtain, main.table:is([data-state=mine]:not([data-busy]), [data-state=over])"


def check_the_end(pages, mirror, began):
    """Every page shows the score of the mirror."""
    expected = [written(score.total) for score in mirror.table.scores()]
    for page in pages:
        assert totals(page) == expected
    print(f"{mirror.step} decisions in {time.monotonic() - began:.0f} s")


def catch_up(page, mirror):
    """Wait until a page shows the step the mirror has reached."""
    page.wait_for_function(
        "step => Number(document.querySelector('main.table')?.dataset.step) >= step", arg=mirror.step
    )


@pytest.mark.parametrize(("game", "variant"), MODES)
def test_four_people_play_online_and_one_after_the_other_reloads(visit, site, game, variant):
    mirror, luck, began = Mirror(game, variant, 4, SEED), Random(5), time.monotonic()
    made = make_table(site, game, variant=variant, seats=4, seed=str(SEED), people=1, invited=3)
    pages = sit_around(visit, site, made, mirror.watch)
    while not mirror.is_over:
        seat = mirror.table.to_act[0]
        catch_up(pages[seat], mirror)
        follow_by_list(pages[seat], mirror, seat, luck)
        if mirror.step % 40 == 20:
            come_back(pages[mirror.step // 40 % 4])
    for page in pages:
        catch_up(page, mirror)
    check_the_end(pages, mirror, began)


@pytest.mark.parametrize(("game", "variant"), MODES)
def test_two_people_play_at_one_screen(visit, site, game, variant):
    mirror, luck, began = Mirror(game, variant, 2, SEED), Random(5), time.monotonic()
    page = visit("/settings", reduced_motion="reduce")
    mirror.watch(page)
    sit_down(page, site, make_table(site, game, variant=variant, seats=2, seed=str(SEED), people=2))
    while not mirror.is_over:
        page.wait_for_selector(READY)
        if page.locator(".curtain").count():
            raise_curtain(page)
        follow_by_board(page, mirror, int(page.locator("main.table").get_attribute("data-seat")), luck)
    check_the_end([page], mirror, began)


@pytest.mark.parametrize(
    "size", [(1366, 650), (844, 390), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}"
)
@pytest.mark.parametrize(("game", "variant"), MODES)
def test_a_whole_game_is_played_on_the_board_of_a_low_window_and_of_a_phone(visit, site, game, variant, size):
    page = visit("/settings", phone=size[0] < 1000, reduced_motion="reduce")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    level = "minka" if game == "feudalia" else "kruemel"  # somebody must want the game to end
    sit_down(page, site, make_table(site, game, variant=variant, seats=2, seed=str(SEED), level=level))
    _, unlit = play_by_board(page, Random(2))
    assert state(page)[0] == "over"
    assert unlit == set()  # the list of moves was never needed


@pytest.mark.parametrize("variant", ["scenario_1", "scenario_2"])
def test_one_person_trains_alone_by_mouse(visit, site, variant):
    mirror, luck, began = Mirror("feudalia", variant, 1, SEED), Random(5), time.monotonic()
    page = visit("/settings", reduced_motion="reduce")
    mirror.watch(page)
    sit_down(page, site, make_table(site, "feudalia", variant=variant, seats=1, seed=str(SEED)))
    on_the_board = 0
    while not mirror.is_over:
        on_the_board += follow_by_board(page, mirror, 0, luck)
    assert on_the_board > mirror.step / 3  # a plan of several choices counts once here
    check_the_end([page], mirror, began)
