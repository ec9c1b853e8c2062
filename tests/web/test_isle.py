"""The Isle of Cats on the page: boat, fields, cards, sandbox, scoring."""

import re
from pathlib import Path
from random import Random

import pytest

from katzentisch import games
from katzentisch.core.record import read
from katzentisch.games.isle_of_cats.state.table import BOUGHT
from tests.web.hands import (
    ask,
    confirm,
    dismiss_digest,
    open_table,
    picture,
    play_by_board,
    play_by_keys,
    play_by_list,
    play_until,
    sentence,
    settle,
    sit_around,
    sit_down,
    state,
    wait_for_turn,
)
from tests.web.moments import finished, played, sit_where_asked, table_before_the_end

GAME = "isle_of_cats"
ROOT = Path(__file__).parents[2]


def to_a_placement(page, luck):
    """Play until a tile is in hand: one that must be placed, or a cat taken up from its field."""
    play_until(page, luck, ".hovering, .fieldcat[data-lit]")
    if not page.locator(".hovering").count():
        settle(page)
        page.locator(".fieldcat[data-lit]").first.click()
        page.locator(".hovering").wait_for()


def square_at(page, row, column):
    """Return where the middle of a square of the boat is on the screen."""
    return page.evaluate(
        """([row, column]) => {
        const matrix = document.querySelector('.sea svg > g').getScreenCTM();
        const point = new DOMPoint(column + 0.5, row + 0.5).matrixTransform(matrix);
        return [point.x, point.y];
        }""",
        [row, column],
    )


def drop_at(page, what, row, column, on_the_way=None):
    """Drag something with the mouse to a square of the boat."""
    box = what.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*square_at(page, 4, 10), steps=4)
    if on_the_way:
        on_the_way()
    page.mouse.move(*square_at(page, row, column), steps=4)
    page.mouse.up()


def test_every_decision_of_a_day_is_made_on_the_board_by_mouse(visit, site):
    page = open_table(visit, site, GAME, seats=2)
    made, unlit = play_by_board(page, Random(2), 40)
    assert (made, unlit) == (40, set())


@pytest.mark.parametrize("variant", ["family", "solo"])
def test_the_other_modes_are_played_on_the_board_too(visit, site, variant):
    page = open_table(visit, site, GAME, variant=variant, seats=1 if variant == "solo" else 2)
    made, unlit = play_by_board(page, Random(3), 14)
    assert made == 14 and unlit == set()
    picture(page, f"isle-{variant}")


def test_a_tile_is_moved_turned_and_flipped_by_keys_and_then_placed(visit, site):
    page = open_table(visit, site, GAME)
    to_a_placement(page, Random(4))
    hovering = page.locator(".hovering")
    first = hovering.get_attribute("transform")
    page.keyboard.press("ArrowRight")
    assert hovering.get_attribute("transform") != first
    outlines = set()
    for key in ("r", "r", "f", "r"):
        page.keyboard.press(key)
        outlines.add(hovering.locator("path").nth(1).get_attribute("d"))
    assert len(outlines) > 1 or "plus" in sentence(page)
    page.keyboard.press("n")
    assert page.locator(".confirm:enabled").inner_text() == "Place it here"
    picture(page, "isle-place")
    before = page.locator(".laid").count()
    confirm(page)
    page.wait_for_function("n => document.querySelectorAll('.sea .laid').length > n", arg=before)


def test_a_tile_that_does_not_fit_says_why_and_offers_the_nearest_place(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    sit_where_asked(page, site, GAME, "full", "place")
    for _ in range(12):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Why not?").click()
    reason = page.locator(".why")
    reason.get_by_role("link").wait_for()
    assert "refusal." not in reason.inner_text()
    picture(page, "isle-why-not")
    page.get_by_role("button", name="Nearest place that fits").click()
    assert page.locator(".confirm:enabled").count() == 1


def test_the_sandbox_tries_any_tile_and_sends_nothing(visit, site):
    page = open_table(visit, site, GAME)
    for _ in range(60):
        wait_for_turn(page)
        if page.locator(".fieldcat").count():
            break
        play_by_board(page, Random(6), 1)
    before = state(page)
    page.keyboard.press("s")
    page.get_by_text("Sandbox: nothing counts yet").wait_for()
    page.locator(".fieldcat").first.click()
    page.locator(".sea svg").click()
    assert page.locator(".hovering .verdict").count() == 1
    assert state(page) == before
    page.keyboard.press("s")
    assert not page.locator(".hovering").count()


def test_a_phone_shows_the_boat_upright_and_is_played_by_touch(visit, site):
    page = open_table(visit, site, GAME, phone=True)
    luck = Random(7)
    to_a_placement(page, luck)
    box = page.locator(".sea svg").bounding_box()
    assert box["height"] > box["width"]
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if not page.locator(".confirm:enabled").count():
        page.get_by_role("button", name="Nearest place that fits").tap()
    page.locator(".confirm:enabled").tap()
    page.wait_for_selector(".sea .laid")
    assert page.evaluate("document.documentElement.scrollHeight") <= 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    picture(page, "isle-phone")


def test_german_shows_no_key_and_no_blank(visit, site):
    page = open_table(visit, site, GAME, language="de", dark=True)
    play_by_list(page, Random(1), 10)
    wait_for_turn(page)
    text = page.locator("body").inner_text()
    assert not re.search(r"\b(screen|missing|card|shape|phase)\.[a-z_]+|\{", text), text
    picture(page, "isle-dark-german")


def test_alone_the_sister_shows_her_colours_and_lessons(visit, site):
    page = open_table(visit, site, GAME, variant="solo", seats=1)
    play_by_board(page, Random(3), 10)
    sister = play_until(page, Random(3), ".sister")
    assert sister.locator(".colours .chipmark").count() >= 1
    assert sister.locator(".lessonrow").count() == 3
    assert re.search(r"\d+ points?", sister.locator("h2").inner_text(), re.IGNORECASE)
    assert sister.get_by_text(re.compile("now \\d+")).count() == 3
    picture(page, "isle-sister")


def test_alone_the_end_shows_the_points_of_the_sister_too(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    sit_down(page, site, table_before_the_end(site, GAME, "solo", seats=1))
    play_by_board(page, Random(3))
    page.locator("dialog.end").wait_for()
    sources = page.locator(".end tbody th").all_inner_texts()
    assert any("sister's colours" in source for source in sources) and any(
        "sister's lessons" in source for source in sources
    )
    assert page.locator(".end tfoot td").count() == 2
    assert page.locator(".end h2").inner_text() in ("You won!", "The sister won")
    picture(page, "isle-solo-end")


def test_pieces_are_lifted_while_a_key_is_held(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    sit_down(page, site, table_before_the_end(site, GAME, "full"))
    wait_for_turn(page)
    settle(page)
    below = page.locator(".sea .below").first  # a rat or a map that a tile covers
    assert not below.is_visible()
    page.keyboard.down("h")
    page.wait_for_function("() => getComputedStyle(document.querySelector('.sea .laid')).opacity < 0.3")
    assert below.is_visible()
    page.keyboard.up("h")
    page.wait_for_function("() => getComputedStyle(document.querySelector('.sea .laid')).opacity == 1")


def moment(right):
    """Find a game of two and a step where `right(table, seat)` holds for the seat asked next: seed, step and seat."""
    rules = games.box(GAME).open("full", 2)
    for seed in range(1, 40):
        record = read(played(GAME, "full", 2, seed)[0], rules)
        table = rules.deal(record.seed)
        for step, (seat, action) in enumerate(record.choices):
            if right(table, seat):
                return seed, step, seat
            table.play(seat, action)
    return pytest.fail("it never comes to that")


def sit_at(visit, site, seed, step, seat):
    """Two people go on from a step of a game: the one in `seat` and a guest."""
    seats = [{"who": "invited", "name": ""}] * 2
    seats[seat] = {"who": "here", "name": "Ana"}
    table = finished(site, GAME, "full", seed=seed)["table"]
    made = ask(site, f"/api/tables/{table}/branch", {"tokens": [], "step": step, "seats": seats})
    pages = sit_around(visit, site, made)
    for page in pages:
        dismiss_digest(page)
    return pages


def test_cards_paid_for_are_shown_while_another_names_a_colour(visit, site):
    def others_wait_to_read(table, seat):
        own = table.view(1 - seat)["seats"][1 - seat]
        return (
            table.view(-1)["phase"] == "reading" and table.size(table.pile(1 - seat, BOUGHT)) and own["hand"]
        )

    seed, step, seat = moment(others_wait_to_read)
    _, waiting = sit_at(visit, site, seed, step, seat)
    assert state(waiting)[0] == "theirs"
    hand = waiting.locator(".panel.hand .minicard")
    record = read(played(GAME, "full", 2, seed)[0], games.box(GAME).open("full", 2))
    table = record.replay(games.box(GAME).open("full", 2), step)
    assert hand.count() == len(table.view(1 - seat)["seats"][1 - seat]["hand"]) > 0


def test_an_answer_to_the_call_is_shown_to_oneself_and_to_nobody_else(visit, site):
    def can_play(table, seat):
        return table.question(seat).get("kind") == "call" and len(table.legal(seat)) > 1

    ana, guest = sit_at(visit, site, *moment(can_play))
    ana.locator(".board [data-kind=play][data-lit]").first.click()
    confirm(ana)
    assert ana.get_by_text("Your answer to the call").count() == 1
    assert state(ana)[0] == "theirs" and state(guest)[0] == "mine"
    picture(ana, "isle-call-answered")
    assert guest.get_by_text("Your answer to the call").count() == 0
    assert guest.get_by_text("want to play").count() == 0


def test_anytime_cards_glow_also_out_of_turn_and_are_played_then(visit, site):
    def could_step_in(table, seat):
        return table.to_act == [seat] and table.legal(1 - seat)

    seed, step, seat = moment(could_step_in)
    ana, guest = sit_at(visit, site, seed, step, 1 - seat)
    assert state(ana)[0] == "theirs" and state(guest)[0] == "mine"
    glowing = ana.locator(".board [data-kind=play][data-lit]")
    glowing.first.wait_for()
    assert glowing.first.evaluate("card => getComputedStyle(card).boxShadow") != "none"
    picture(ana, "isle-anytime-out-of-turn")
    before = state(guest)[1]
    glowing.first.click()
    confirm(ana)
    guest.wait_for_function(
        "step => Number(document.querySelector('main.table').dataset.step) > step", arg=before
    )


def test_in_a_low_window_the_cats_are_large_while_cards_are_chosen(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    page.set_viewport_size({"width": 1366, "height": 650})
    sit_where_asked(page, site, GAME, "full", "draft")
    cats = page.locator(".fieldcat").all()
    assert len(cats) == 8
    assert min(cat.bounding_box()["width"] for cat in cats) > 90


def test_the_draft_shows_to_whom_the_rest_passes_and_who_is_choosing(visit, site):
    page = open_table(visit, site, GAME, seats=3)
    while wait_for_turn(page) == "mine" and not page.locator(".passedon").count():
        play_by_board(page, Random(1), 1)
    told = page.locator(".passedon").inner_text()
    assert re.search(r"5 go to Bot \d", told)
    assert len(re.findall(r"choosing|ready", told)) == 2


def test_a_treasure_that_may_be_removed_is_outlined_and_nothing_else(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    sit_where_asked(page, site, GAME, "full", "remove", seed=2)
    lit = page.locator(".removable")
    assert lit.count() >= 1
    assert (
        lit.first.evaluate("path => parseFloat(getComputedStyle(path).strokeWidth)") < 0.3
    )  # squares, not pixels
    lit.first.click(force=True)
    assert lit.first.get_attribute("aria-pressed") == "true"
    picture(page, "isle-remove")
    confirm(page)


def test_a_place_says_what_it_would_gain(visit, site):
    page = open_table(visit, site, GAME)
    to_a_placement(page, Random(4))
    page.keyboard.press("n")
    gain = page.locator(".sea .tip")
    gain.wait_for()
    assert "Family of" in gain.inner_text() or "covers" in gain.inner_text() or "fits" in gain.inner_text()
    picture(page, "isle-gain")


def test_a_cat_is_dragged_from_its_field_to_the_boat_and_confirmed_once(visit, site):
    page = open_table(visit, site, GAME)
    play_until(page, Random(11), "main:not(:has(.sea .laid)) .fieldcat[data-lit]")
    settle(page)
    drop_at(page, page.locator(".fieldcat[data-lit]").first, 4, 12)
    assert page.locator(".confirm:enabled").inner_text() == "Place it here"
    assert page.locator(".hovering.pinned").count() == 1
    page.locator(".confirm:enabled").click()
    page.wait_for_selector(".sea .laid")
    assert not page.locator(".hovering").count()


def test_a_cat_that_was_dropped_can_be_put_back(visit, site):
    page = open_table(visit, site, GAME)
    play_until(page, Random(11), ".fieldcat[data-lit]")
    settle(page)
    before = state(page)
    drop_at(page, page.locator(".fieldcat[data-lit]").first, 4, 12)
    page.get_by_role("button", name="Put back").click()
    page.wait_for_selector(".hovering", state="detached")
    assert state(page) == before


def test_a_drop_half_outside_is_shown_as_illegal_and_stays_where_it_was_dropped(visit, site):
    page = open_table(visit, site, GAME)
    play_until(page, Random(11), ".fieldcat[data-lit]")
    settle(page)
    drop_at(page, page.locator(".fieldcat[data-lit]").first, -1, 9)
    hovering = page.locator(".hovering")
    assert hovering.get_attribute("data-lit") is None and hovering.locator(".ghost-no").count() == 1
    assert not page.locator(".confirm:enabled").count()
    x, y = square_at(page, -1, 9)
    box = hovering.bounding_box()
    assert box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]
    assert "does not fit" in page.locator(".sea .tip").inner_text()
    page.get_by_role("button", name="Nearest place that fits").click()
    assert page.locator(".confirm:enabled").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".hovering", state="detached")


def test_a_cat_is_turned_on_the_way_and_rescued_placed_and_the_turn_ended_by_one_confirmation(visit, site):
    page = open_table(visit, site, GAME)
    play_until(page, Random(11), "main:not(:has(.sea .laid)) .fieldcat[data-lit]")
    settle(page)
    cat = page.locator(".fieldcat[data-lit]").first
    shapes = []

    def turn():
        shapes.append(page.locator(".hovering path").nth(1).get_attribute("d"))
        page.keyboard.press("r")
        shapes.append(page.locator(".hovering path").nth(1).get_attribute("d"))

    drop_at(page, cat, 4, 12, on_the_way=turn)
    assert shapes[0] != shapes[1] or "plus" in (cat.get_attribute("title") or "")
    told = sentence(page)
    assert re.match(r"Rescue the \w+ cat for [35] fish with an? ", told), told
    assert re.search(r"→\d+", page.locator(".stores").first.inner_text())
    page.keyboard.press("Enter")
    page.wait_for_selector(".sea .laid")
    wait_for_turn(page)
    assert not page.locator(".hovering").count()
    assert "Where do you place" not in sentence(page)


def test_two_cards_are_kept_at_once_and_lie_in_the_tray_with_what_they_cost(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    sit_where_asked(page, site, GAME, "full", "draft")
    cards = page.locator(".cardrow .islecard")
    prices = [int(cards.nth(n).locator(".pricefish text").text_content()) for n in (0, 1)]
    fish = int(page.locator(".stores b").first.inner_text())
    assert cards.nth(0).locator(".foot b").inner_text().strip() == str(fish - prices[0])
    page.keyboard.press("1")
    cards.nth(1).click()
    assert page.locator(".tray .minicard:not(.free)").count() == 2
    assert cards.nth(0).locator(".foot b").inner_text().strip() == str(fish - sum(prices))
    assert page.locator(".confirm:enabled").inner_text() == "Keep these 2"
    picture(page, "isle-draft-two")
    page.locator(".confirm:enabled").click()
    page.wait_for_function(
        "() => document.querySelectorAll('.tray .minicard:not(.free)').length == 0 || document.querySelectorAll('.cardrow .islecard').length < 7"
    )


def test_the_rooms_have_the_signs_of_the_rules(visit, site):
    page = open_table(visit, site, GAME)
    signs = page.locator(".sea .roomsign").evaluate_all("all => all.map(one => one.dataset.sign).sort()")
    assert signs == ["apple", "grain", "moon", "moon", "parrot", "parrot"]


def test_cats_that_others_took_stay_as_ghosts_with_their_sign(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    sit_where_asked(page, site, GAME, "full", "rescue", seats=3, nth=5)
    ghosts = page.locator(".fieldcat.gone")
    assert ghosts.count() >= 1
    assert ghosts.first.locator(".taker .sign").count() == 1
    assert re.match(r"Bot \d took the \w+ cat", ghosts.first.get_attribute("title"))


def test_the_list_of_moves_says_what_a_place_would_touch_and_cover(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    sit_where_asked(page, site, GAME, "full", "place")
    page.keyboard.press("m")
    told = page.locator(".moves li").all_inner_texts()
    assert told and not [text for text in told if "orientation" in text]
    assert any("covers" in text for text in told)


def test_every_lesson_and_every_deed_has_its_picture():
    """The page draws cards by what they measure or by their name; a new one needs a row in its table."""
    faces = (ROOT / "web/src/games/isle_of_cats/art/faces.ts").read_text(encoding="utf-8")
    deeds, measured = faces.split("const MEASURED")
    cards = games.box(GAME).open("full", 2).printed()
    for card in cards["cards"]:
        if card["kind"] in ("oshax", "anytime", "treasure"):
            assert f"\n  {card['card']}: rows(" in deeds, card["card"]
    lessons = [*cards["cards"], *cards["family_cards"], *cards["sister_lessons"]]
    for measure in {lesson["worth"]["measure"] for lesson in lessons if lesson["worth"]}:
        assert f"\n  {measure}: (" in measured, measure


LATE_QUESTIONS = """() => {
const send = WebSocket.prototype.send;
let held = [];
WebSocket.prototype.send = function (text) {
  if (String(text).includes('"why"')) return void held.push(text);
  send.call(this, text);
  if (!String(text).includes('"act"')) return;
  held.forEach((one) => send.call(this, one));
  held = [];
};
}"""


def test_a_gain_that_was_asked_for_too_late_is_forgotten(visit, site):
    page = open_table(visit, site, GAME)
    page.evaluate(LATE_QUESTIONS)
    luck = Random(11)
    for _ in range(3):
        to_a_placement(page, luck)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("n")
        page.wait_for_timeout(300)
        confirm(page)
        wait_for_turn(page)
    assert page.locator(".sea .laid").count() >= 3


def test_the_end_of_a_day_is_a_summary_with_continue(visit, site):
    page = open_table(visit, site, GAME, seats=2)
    play_until(page, Random(5), ".daysummary", most=120)
    summary = page.locator(".daysummary")
    assert "Day 1 is over" in summary.inner_text()
    assert summary.locator("tbody tr").count() == 2
    picture(page, "isle-day")
    size = page.viewport_size
    page.set_viewport_size({"width": 340, "height": 740})
    page.locator(".isle.upright .daysummary").wait_for()
    assert summary.bounding_box()["width"] < 340, "on a small phone its sentence is broken, not cut"
    picture(page, "isle-day-phone")
    page.set_viewport_size(size)
    page.get_by_role("button", name="Continue").first.click()
    assert page.locator(".confirm:enabled").inner_text() == "Continue"
    confirm(page)
    page.get_by_text("Day 2").first.wait_for()


def test_cats_nobody_can_pay_stay_beside_the_boat_of_a_phone(visit, site):
    page = visit("/settings", phone=True)
    for nth in range(6, 12):
        sit_where_asked(page, site, "isle_of_cats", "full", "rescue", seats=3, nth=nth)
        if not page.locator(".strip .fields [data-lit]").count():
            break
    assert page.locator(".strip .fields .cats button").count() >= 1
    assert page.locator(".strip .fields .cats button:not([aria-disabled=true])").count() == 0
    page.get_by_role("button", name="Pass").wait_for()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_the_cats_of_the_family_game_lie_beside_the_boat_of_a_small_screen(visit, site, size):
    page = visit("/settings")
    sit_where_asked(page, site, "isle_of_cats", "family", "taking", seats=3, nth=10)
    lying = page.locator(".fieldcat[data-lit]").count()
    assert lying >= 2
    page.set_viewport_size({"width": size[0], "height": size[1]})
    cats = page.locator(".strip .fieldcat[data-lit]")
    cats.first.wait_for()
    assert cats.count() == lying
    cats.first.click()
    page.locator(".hovering").wait_for()


def test_two_fingers_zoom_the_boat_on_a_phone(visit, site):
    page = open_table(visit, site, GAME, phone=True)
    sea = page.locator(".sea svg")
    sea.wait_for()
    whole = sea.get_attribute("viewBox")
    box = sea.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def fingers(kind, apart):
        points = [{"x": x, "y": y - apart, "id": 1}, {"x": x, "y": y + apart, "id": 2}] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 30)
    for apart in (50, 80, 120):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    page.wait_for_function(
        "whole => document.querySelector('.sea svg').getAttribute('viewBox') !== whole", arg=whole
    )
    assert float(sea.get_attribute("viewBox").split()[2]) < float(whole.split()[2])


def square_size(page):
    """Return how many pixels a square of the boat has."""
    return page.evaluate("document.querySelector('.sea svg').getScreenCTM().a")


def seen_rows(page):
    """Return the first row of squares that is seen, counted from the bow of an upright boat."""
    return float(page.locator(".sea svg").get_attribute("viewBox").split()[1])


def test_a_double_tap_looks_closely_at_the_boat_and_another_looks_at_all_of_it(visit, site):
    page = open_table(visit, site, GAME, phone=True)
    sea = page.locator(".sea svg")
    sea.wait_for()
    box, before = sea.bounding_box(), square_size(page)
    assert before < 30
    x, y = box["x"] + box["width"] / 2, box["y"] + 100
    for least, most in ((43.5, 44.5), (20, before + 0.5)):
        page.touchscreen.tap(x, y)
        page.touchscreen.tap(x, y)
        page.wait_for_function(
            """([least, most]) => { const size = document.querySelector('.sea svg').getScreenCTM().a;
            return size >= least && size <= most }""",
            arg=[least, most],
        )
        page.wait_for_timeout(400)
    before = square_size(page)
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y + 90)
    page.wait_for_timeout(100)
    assert square_size(page) == before  # two taps at two places are two taps


def test_a_boat_looked_at_closely_follows_a_tile_held_at_its_rim(visit, site):
    page = visit("/settings", phone=True, reduced_motion="reduce")
    sit_where_asked(page, site, GAME, "full", "place")
    box = page.locator(".sea svg").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 90
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    page.wait_for_function("() => document.querySelector('.sea svg').getScreenCTM().a > 43")
    page.wait_for_timeout(400)
    began = seen_rows(page)
    touch = page.context.new_cdp_session(page)

    def finger(kind, at):
        points = [{"x": x, "y": at, "id": 1}] if at else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    held = page.locator(".hovering").bounding_box()
    finger("touchStart", held["y"] + held["height"] / 2)
    bottom = box["y"] + box["height"]
    for at in (bottom - 120, bottom - 40, bottom + 50):
        finger("touchMove", at)
        page.wait_for_timeout(50)
    # The finger stays where it is; the boat goes on to its end.
    page.wait_for_function(
        """began => { const [, y, , height] = document.querySelector('.sea svg').getAttribute('viewBox').split(' ').map(Number);
        return y > began + 3 && y + height > 22 }""",
        arg=began,
    )
    finger("touchEnd", 0)
    tile, sea = page.locator(".hovering").bounding_box(), page.locator(".sea svg").bounding_box()
    assert tile["y"] + tile["height"] <= sea["y"] + sea["height"] + 1
    picture(page, "isle-phone-close")


MODES = [("full", 2), ("family", 2), ("solo", 1)]


def finish(page):
    """The game is over: look at the table, and walk on with the lantern."""
    page.locator("dialog.end").wait_for()
    page.get_by_role("button", name="Look at the table").click()
    page.locator(".scorewalk").wait_for()
    page.get_by_role("button", name="One step forward").click()


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "seats"), MODES)
def test_a_whole_game_by_mouse_ends_with_the_lantern(visit, site, variant, seats):
    page = open_table(visit, site, GAME, variant=variant, seats=seats)
    _, unlit = play_by_board(page, Random(9))
    assert unlit == set()
    finish(page)
    picture(page, f"isle-lantern-{variant}")


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "seats"), MODES)
def test_a_whole_game_by_keyboard_alone(visit, site, variant, seats):
    page = open_table(visit, site, GAME, variant=variant, seats=seats)
    play_by_keys(page, Random(10))
    page.locator("dialog.end").wait_for()


@pytest.mark.slow
def test_a_whole_game_by_touch_on_a_phone(visit, site):
    page = open_table(visit, site, GAME, phone=True, seats=2)
    luck = Random(12)
    while wait_for_turn(page) == "mine":
        settle(page)
        before = state(page)[1]
        lit = page.locator(".board [data-lit]:visible")
        lit.nth(luck.randrange(lit.count())).tap()
        page.locator(".confirm:enabled").tap()
        page.wait_for_function(
            "step => Number(document.querySelector('main.table')?.dataset.step) !== step", arg=before
        )
    page.locator("dialog.end").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_while_cards_are_chosen_nothing_lies_on_the_boat(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    sit_where_asked(page, site, GAME, "full", "choosing", nth=10)
    none = page.locator(".decision").get_by_role("button", name="Lay down none").bounding_box()
    assert none["y"] + none["height"] <= page.locator(".confirm").bounding_box()["y"] + 48
    on_the_hull = """() => {
      const [hull, purse] = ['.sea .hull', '.isle .under'].map(one => document.querySelector(one));
      const box = purse.getBoundingClientRect(), back = hull.getScreenCTM().inverse();
      const along = [...Array(21).keys()].map(n => n / 20);
      const rim = along.flatMap(part => [[box.left + part * box.width, box.top], [box.right, box.top + part * box.height]]);
      return rim.filter(([x, y]) => hull.isPointInFill(new DOMPoint(x, y).matrixTransform(back)));
    }"""
    assert page.evaluate(on_the_hull) == []
    assert "passed" not in page.locator(".isle .order").inner_text()  # the day before counts no more


@pytest.mark.parametrize("size", [(844, 390), (390, 844)])
def test_what_a_tile_would_bring_stands_where_no_tab_lies(visit, site, size):
    page = visit("/settings", reduced_motion="reduce")
    sit_where_asked(page, site, GAME, "full", "place", nth=20)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(300)
    tip = page.locator(".sea .tip").bounding_box()
    for other in page.locator(".viewtabs button:visible, .corner").all():
        box = other.bounding_box()
        apart = tip["x"] >= box["x"] + box["width"] or box["x"] >= tip["x"] + tip["width"]
        assert apart or tip["y"] >= box["y"] + box["height"] or box["y"] >= tip["y"] + tip["height"]
