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


SCENE = {"felinia": ".scenery .island", "feudalia": ".scenery .fief", "isle_of_cats": ".scenery > svg"}


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


def reviewed(visit, site, **look):
    """Open the review of a game for three, with its curve."""
    table = finished(site, "felinia", "basic", 3)["table"]
    page = visit(f"/t/{table}/review?step=40", **look)
    page.locator(".plot .line").nth(2).wait_for(timeout=120_000)
    return page


def test_lying_down_the_slider_and_its_buttons_are_inside_the_window(visit, site):
    page = visit("/settings", phone=True, language="de")
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(f"{site.base}/t/{finished(site, 'felinia', 'basic', 3)['table']}/review")
    controls = page.locator(".slider button, .review-actions > *")
    feet = "all => all.map(one => one.getBoundingClientRect().bottom)"
    page.locator(".slider button").last.wait_for()
    assert max(controls.evaluate_all(feet)) <= 390  # while it is computed
    page.locator(".plot .line").nth(2).wait_for(timeout=120_000)
    assert max(controls.evaluate_all(feet)) <= 390
    assert page.locator(".curves").bounding_box()["height"] >= 220


def across(locator):
    box = locator.bounding_box()
    return box["x"], box["x"] + box["width"]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_chances_have_an_axis_names_and_a_slider_exactly_as_wide(visit, site, phone):
    page = reviewed(visit, site, phone=phone)
    assert page.locator(".curves").bounding_box()["height"] >= 220
    assert page.locator(".axis:not(.rounds) text").all_text_contents() == [
        "0\u00a0%",
        "25\u00a0%",
        "50\u00a0%",
        "75\u00a0%",
        "100\u00a0%",
    ]
    assert len(page.locator(".rounds text").all_text_contents()) >= 4
    legend = page.locator(".legend > span:not(.luck)").all_inner_texts()
    assert len(legend) == 3 and all("%" in line for line in legend)
    assert sum(int(line.split()[-2]) for line in legend) in (99, 100, 101)
    assert page.get_by_role("slider").count() == 1
    left, right = across(page.locator(".plot .axis path").first)
    for key, edge in (("Home", left), ("End", right)):
        page.keyboard.press(key)
        page.wait_for_function(
            "key => { const one = document.querySelector('[type=range]');"
            " return one.value === (key === 'Home' ? one.min : one.max); }",
            arg=key,
        )
        paw = across(page.locator(".rail .thumb"))
        assert abs(sum(paw) / 2 - edge) < 1.5


def test_the_shown_seats_line_is_thicker(visit, site):
    page = reviewed(visit, site)
    widths = "lines => lines.map(one => [one.getAttribute('stroke'), one.getAttribute('stroke-width')])"
    for seat in (1, 2):
        page.locator(".seats .seat").nth(seat).click()
        page.locator(f".plot .line[stroke='var(--seat-{seat})'][stroke-width='3.2']").wait_for()
        lines = page.locator(".plot .line").evaluate_all(widths)
        assert [colour for colour, width in lines if width == "3.2"] == [f"var(--seat-{seat})"]


def test_turning_points_are_cards_that_lead_to_their_step_and_say_what_was_better(visit, site):
    page = reviewed(visit, site)
    cards = page.locator(".turning-point")
    assert 1 <= cards.count() == page.locator(".flag").count() <= 7
    page.wait_for_load_state("networkidle")  # a picture is drawn anew when what was seen then has arrived
    for card in cards.all():
        assert card.locator(".loss, .gained").inner_text()[0] in "−+"
        assert len(card.locator(".text").inner_text()) > 20
        picture = card.locator(".move-picture > svg").bounding_box()
        assert picture["width"] > 60 and picture["height"] > 40
    gains = page.locator(".turning-point:has(.gained) .text").all_inner_texts()
    assert all(gain.startswith("Well played") for gain in gains)
    cards.last.click()
    page.locator(".turning-point[aria-pressed=true]").wait_for()
    assert page.locator(".flag.here text").text_content() == cards.last.locator(".number").inner_text()


def test_on_a_phone_one_turning_point_is_seen_and_the_next_is_swiped_to(visit, site):
    page = reviewed(visit, site, phone=True)
    cards = page.locator(".turning-point")
    assert cards.count() > 1
    inside = (
        "one => { const box = one.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; }"
    )
    assert [card.evaluate(inside) for card in cards.all()].count(True) == 1
    page.locator(".points ol").evaluate("list => list.scrollBy({ left: list.clientWidth })")
    page.wait_for_function(
        f"() => [...document.querySelectorAll('.turning-point')].map({inside}).indexOf(true) === 1"
    )


@pytest.mark.parametrize(
    ("game", "variant"), [("felinia", "basic"), ("feudalia", "scenario_1"), ("isle_of_cats", "full")]
)
def test_nothing_of_the_table_is_clipped_and_a_click_shows_it_large(visit, site, game, variant):
    page, _ = over(visit, site, game, variant)
    page.locator(".board.reviewed > .scenery").wait_for()
    room = page.locator(".reviewed-table").bounding_box()
    boxes = [scene.bounding_box() for scene in page.locator(SCENE[game]).all()]
    assert len(boxes) == (3 if game == "feudalia" else 1)
    for box in boxes:  # whole, and large enough to read
        assert box["x"] >= room["x"] - 1 and box["x"] + box["width"] <= room["x"] + room["width"] + 1
        assert box["y"] >= room["y"] - 1 and box["y"] + box["height"] <= room["y"] + room["height"] + 1
        assert box["height"] > 300
    page.get_by_role("button", name="See the whole table").click()
    large = page.locator("dialog.large-table .board")
    large.wait_for()
    assert large.bounding_box()["width"] == 1440
    if game == "feudalia":  # a card that is pointed at does not take Escape away from the dialog
        large.locator(".vassals [data-look]").first.hover()
        page.locator(".wholecard").wait_for()
    page.keyboard.press("Escape")
    large.wait_for(state="detached")


def test_the_log_of_steps_finds_a_step_and_goes_there(visit, site):
    page, _ = over(visit, site)
    page.keyboard.press("l")
    log = page.locator("dialog.all-steps")
    log.get_by_role("searchbox").fill("bank")
    log.locator(".steps button", has_text="bank").first.click()
    number = int(log.locator(".steps button[aria-current] .muted").inner_text())
    assert slider(page) == number


def test_a_link_leads_to_the_very_step(visit, site):
    page, table = over(visit, site)
    page.goto(f"{site.base}/t/{table}/review?step=17")
    page.get_by_role("button", name="Link", exact=True).wait_for()
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
    news = page.get_by_role("region", name="Since your last turn")
    news.locator(".news-row li").first.wait_for()
    told = news.locator(".news-row li").all_inner_texts()
    assert all("Bot" in line for line in told)
    news.get_by_role("button").click()
    assert page.locator(".news-list li").count() == len(told)
    picture(page, "news")
    page.keyboard.press("Escape")
    page.locator(".news-list").wait_for(state="detached")


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
        page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="Try from here").click()
    page.wait_for_selector("main.table[data-state]")
    assert wait_for_turn(page) == "mine"
    assert state(page)[1] >= 5


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_led_here_lies_below_the_table_and_never_on_it(visit, site, phone):
    page = visit("/settings", phone=phone)
    table = finished(site, "felinia", "basic")["table"]
    page.goto(f"{site.base}/t/{table}/review?step=60")
    board = page.locator(".reviewed-table").bounding_box()
    for below in (".review .sentence", ".review .enlarge"):
        assert page.locator(below).bounding_box()["y"] >= board["y"] + board["height"]
