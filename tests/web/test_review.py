"""Looking back, coming back and playing again, in a real browser."""

import subprocess
import sys
from random import Random

import pytest

from tests.web.hands import open_table, picture, play_by_list, sit_down, state, wait_for_turn
from tests.web.moments import finished, played, table_before_the_end


def over(visit, site, game="felinia", variant="basic"):
    """Open the review of a game that bots have played out."""
    table = finished(site, game, variant)["table"]
    page = visit(f"/t/{table}/review")
    page.get_by_role("slider").wait_for()
    return page, table


def slider(page):
    return int(page.get_by_role("slider").input_value())


@pytest.mark.parametrize(
    ("game", "variant"), [("felinia", "advanced"), ("feudalia", "scenario_2"), ("isle_of_cats", "full")]
)
def test_a_review_steps_through_the_whole_game_without_a_fault(visit, site, game, variant):
    page, _ = over(visit, site, game, variant)
    last = slider(page)
    assert last == len(played(game, variant, 2, 1)[1])
    for step in range(0, last, max(1, last // 12)):
        page.goto(page.url.split("?")[0] + f"?step={step}")
        page.locator(".board.reviewed > *").wait_for()
        assert slider(page) == step
    if game == "feudalia":
        assert page.locator(".fief:visible").count() == 3
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("step => document.querySelector('[type=range]').value > step", arg=step)


def test_a_link_leads_to_the_very_step(visit, site):
    page, table = over(visit, site)
    page.goto(f"{site.base}/t/{table}/review?step=17")
    page.get_by_role("button", name="Link to this step").wait_for()
    other = visit(f"/t/{table}/review?step=17")
    other.get_by_role("slider").wait_for()
    assert slider(other) == 17
    sentence = page.locator(".review .sentence").inner_text()
    assert other.locator(".review .sentence").inner_text() == sentence != ""


def test_a_game_of_the_terminal_is_opened_as_a_file(visit, site, tmp_path):
    record = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "katzentisch", "play", "isle_of_cats", "--variant", "family"]
    command += ["--seats", "kruemel,kruemel", "--seed", "3", "--record", str(record)]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=120)
    page = visit("/record")
    page.locator("[type=file]").set_input_files(record)
    page.wait_for_url("**/review*")
    page.get_by_role("slider").wait_for()
    assert slider(page) == len(record.read_text(encoding="utf-8").splitlines()) - 1
    page.get_by_role("button", name="Try from here").wait_for()


def test_a_file_that_is_no_record_says_so(visit, tmp_path):
    spoilt = tmp_path / "spoilt.jsonl"
    spoilt.write_text('{"format": "something else"}\n', encoding="utf-8")
    page = visit("/record")
    page.locator("[type=file]").set_input_files(spoilt)
    page.get_by_role("alert").wait_for()
    assert len(page.get_by_role("alert").inner_text()) > 10
    visit.complaints.clear()  # the browser itself reports the answer 400


def test_who_comes_back_is_told_what_happened_since(visit, site):
    page = open_table(visit, site, "felinia", seats=3)
    play_by_list(page, Random(2), 2)
    wait_for_turn(page)
    page.reload()
    digest = page.get_by_role("region", name="Since your last turn")
    digest.wait_for()
    assert 1 <= digest.locator(".logline").count() <= 7
    picture(page, "digest")
    digest.locator(".row button").click()
    digest.wait_for(state="detached")


@pytest.mark.parametrize(
    ("game", "variant"), [("felinia", "basic"), ("feudalia", "scenario_1"), ("isle_of_cats", "full")]
)
def test_a_finished_game_shows_its_score_and_a_rematch_seats_the_same_players(visit, site, game, variant):
    page = visit("/settings", reduced_motion="reduce")
    first = sit_down(page, site, table_before_the_end(site, game, variant))
    play_by_list(page, Random(2))
    assert state(page)[0] == "over"
    names = page.locator(".seat .name").all_inner_texts()
    page.locator(".end .stack .line").first.wait_for()
    assert page.locator(".end tfoot td").count() == 2
    picture(page, f"end-{game}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and first not in url)
    page.wait_for_selector("main.table[data-state]")
    assert sorted(page.locator(".seat .name").all_inner_texts()) == sorted(names)


def test_a_scenario_is_a_game_of_bots_in_which_somebody_steps_in(visit, site):
    page = visit("/new/isle_of_cats")
    page.get_by_role("link", name="Scenario").click()
    page.get_by_role("radio", name="Family game").check()
    page.get_by_role("radio", name="2").check()
    page.get_by_label("Seed").fill("11")
    page.get_by_role("button", name="Let the bots play").click()
    page.wait_for_url("**/review?step=0")
    for _ in range(5):
        page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="Try from here").click()
    page.wait_for_selector("main.table[data-state]")
    assert wait_for_turn(page) == "mine"
    assert state(page)[1] >= 5
