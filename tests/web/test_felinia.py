"""Felinia's table in a real browser: every kind of decision on the board, by mouse, by keys, on a phone."""

import re
from itertools import pairwise
from random import Random

import pytest

from katzentisch import games
from katzentisch.games.felinia.tests.positions import a_table
from tests.web.geometry import DRAWN, faults
from tests.web.hands import (
    ask,
    confirm,
    drag,
    make_table,
    open_table,
    picture,
    play_by_board,
    play_by_keys,
    sit_around,
    sit_down,
    state,
    wait_for_turn,
)
from tests.web.moments import sit_where_asked
from tests.web.puppet import Puppet

GAME = "felinia"


def test_on_a_phone_the_name_of_a_stall_never_runs_below_its_bids(visit, site):
    page = visit("/settings", phone=True, language="de", reduced_motion="reduce")
    sit_where_asked(page, site, GAME, "basic", "guild", seats=3)
    gaps = page.locator(".stall").evaluate_all(
        """stalls => stalls.flatMap(stall => {
        const bids = stall.querySelector('.bid, .token')?.getBoundingClientRect();
        const words = [...stall.querySelectorAll('.name, .leads-to, .aside')].flatMap(one => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return [...range.getClientRects()];
        });
        return bids ? words.filter(line => line.bottom > bids.top && line.top < bids.bottom).map(line => bids.left - line.right) : [];
        })"""
    )
    assert gaps and min(gaps) >= 0


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_every_kind_of_decision_is_made_by_clicking_on_the_board(visit, site, variant):
    page = open_table(visit, site, GAME, variant=variant, seats=2, seed="11", calm=True)
    made, unlit = play_by_board(page, Random(5), 10)
    assert made == 10
    assert unlit == set()


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_whole_game_against_bots_by_mouse(visit, site, variant):
    page = open_table(visit, site, GAME, variant=variant, seats=2, seed="3", calm=True)
    _, unlit = play_by_board(page, Random(2))
    assert state(page)[0] == "over"
    assert unlit == set()


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_whole_game_by_keyboard_alone(visit, site, variant):
    page = open_table(visit, site, GAME, variant=variant, seats=2, seed="4", calm=True)
    play_by_keys(page, Random(1))
    assert state(page)[0] == "over"


def test_some_decisions_by_keyboard_alone(visit, site):
    page = open_table(visit, site, GAME, seats=2, seed="4")
    assert play_by_keys(page, Random(1), 5) == 5


def test_the_bar_shows_the_phases_of_the_round_where_there_is_room_and_names_the_phase_elsewhere(visit, site):
    page = visit("/settings")
    sit_where_asked(page, site, GAME, "basic", "deal", seats=3)
    steps = page.locator(".phase-steps li")
    assert steps.all_inner_texts() == ["Bid", "Trade", "Sail", "Store", "Refill"]
    assert page.locator(".phase-steps [aria-current=step]").inner_text() == "Trade"
    page.set_viewport_size({"width": 1130, "height": 800})
    page.get_by_text("Trading · Your turn").wait_for()
    assert not steps.first.is_visible()


def test_the_island_says_which_ships_sail_to_which_port_and_lights_a_fare_one_can_pay(visit, site):
    page = visit("/settings")
    sit_where_asked(page, site, GAME, "basic", "deal", seats=3)
    times = page.locator(".ship .when b").all_inner_texts()
    assert sorted(page.locator(".bound text").all_text_contents()) == sorted(times)
    ready = page.locator(".ship.near").count()
    lit = page.locator(".bound rect[stroke='var(--ok)']").count()
    assert (ready > 0) == (lit > 0)


@pytest.mark.parametrize("size", [(1440, 900), (1366, 650), (1280, 720)])
def test_points_so_far_are_whole_while_the_log_is_open(visit, site, size):
    page = visit("/settings", language="de")
    sit_where_asked(page, site, GAME, "advanced", "deal", seats=4, nth=40)
    page.keyboard.press("l")
    page.locator(".drawer").wait_for()
    assert [str(fault) for fault in faults(page, size) if fault.board] == []
    house, number = (page.locator(part).bounding_box() for part in (".house", ".points .big"))
    assert number["x"] + number["width"] <= house["x"] + house["width"]
    apart = page.locator(".house .label").evaluate_all(
        "labels => labels.map(one => { const range = document.createRange(); range.selectNodeContents(one);"
        " const box = range.getBoundingClientRect(); return [box.left, box.right]; })"
    )
    assert all(right <= left for (_, right), (left, _) in pairwise(apart))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1440, 900), (1440, 780), (1366, 650), (1280, 720)])
def test_the_parts_of_the_points_are_a_bar_one_can_see_and_no_button_hides_a_ships_time(
    visit, site, size, language
):
    page = visit("/settings", language=language)
    sit_where_asked(page, site, GAME, "advanced", "bid", seats=3, nth=9)
    assert [str(fault) for fault in faults(page, size) if fault.board] == []
    house, bar = (page.locator(part).bounding_box() for part in (".house", ".points .stackbar"))
    assert bar["width"] >= 60
    assert bar["x"] + bar["width"] <= house["x"] + house["width"]
    hidden = page.evaluate("""() => {
      const boxes = [...document.querySelectorAll('.overlays button')].map(one => one.getBoundingClientRect());
      const water = document.querySelector('svg.island').getBoundingClientRect();
      return [...document.querySelectorAll('.bound > g')].map(one => one.getBoundingClientRect())
        .filter(time => time.bottom > water.bottom + 1 || boxes.some(box => box.left < time.right && box.right > time.left
          && box.top < time.bottom && box.bottom > time.top)).length;
    }""")
    assert page.locator(".bound > g").count() > 1 and hidden == 0


def test_a_stall_shows_the_price_that_results_before_confirming(visit, site):
    page = open_table(visit, site, GAME, variant="basic", seats=2, seed="11")
    wait_for_turn(page)
    picture(page, "felinia-bid")
    stall = page.locator(".stall.market-1")
    price = stall.locator(".bid.price .costs").get_attribute("aria-label")
    assert re.fullmatch(r"Price \d", price)
    stall.locator("[data-lit]").click()
    assert page.locator(".status .gain").inner_text() == price
    confirm(page)


def test_a_bid_token_is_dragged_onto_a_stall(visit, site):
    page = open_table(visit, site, GAME, variant="basic", seats=2, seed="11")
    wait_for_turn(page)
    drag(page, page.locator(".bids .next"), page.locator(".stall.market-2"))
    assert page.locator(".confirm:enabled").inner_text() == page.locator(
        ".stall.market-2 .cover"
    ).get_attribute("aria-label")
    drag(page, page.locator(".bids .next"), page.locator(".stall.bank"))
    assert page.locator(".stall.bank .cover").get_attribute("aria-pressed") == "true"
    confirm(page)
    page.locator(".stall.bank .token").first.wait_for()


def test_goods_are_sold_while_another_family_decides(visit, site):
    box = games.box(GAME)
    asked = box.open("basic", 2).deal(11).to_act[0]
    seats = [{"who": "invited", "name": ""}] * 2
    seats[1 - asked] = {"who": "here", "name": "Ana"}
    made = ask(
        site, "/api/tables", {"game": GAME, "variant": "basic", "settings": {}, "seats": seats, "seed": "11"}
    )
    ana, guest = sit_around(visit, site, made)
    assert state(ana)[0] == "theirs" and state(guest)[0] == "mine"
    goods = ana.locator(".house .sale[data-lit]")
    goods.first.wait_for()
    assert goods.count() == 2
    assert re.fullmatch(r"Sell .* for 1 silver", goods.first.get_attribute("aria-label"))
    goods.first.click()
    confirm(ana)
    guest.wait_for_function("() => Number(document.querySelector('main.table').dataset.step) === 1")
    assert goods.count() == 1
    assert state(guest)[0] == "mine"


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_every_road_somebody_can_walk_is_drawn_and_all_are_spoken(visit, site, variant):
    page = open_table(visit, site, GAME, variant=variant, seats=2, seed="11")
    provinces = games.box(GAME).open(variant, 2).printed()["board"]["province"]
    posts = {province["id"] for province in provinces if province["kind"] == "trading_post"}
    roads = {
        frozenset({here["id"], there})
        for here in provinces
        for there in here["roads"]
        if not {here["id"], there} <= posts  # a merchant at a post stays there
    }
    drawn = page.locator(".map [data-road]").evaluate_all("roads => roads.map(road => road.dataset.road)")
    assert {frozenset(road.split()) for road in drawn} == roads
    labels = page.locator(".map path.land").evaluate_all("lands => lands.map(land => land.ariaLabel)")
    assert len([label for label in labels if "Roads to" in label]) == len(provinces)
    assert any(re.match(r"Lion crossroads 1: (spice|food)", label, re.IGNORECASE) for label in labels)


def a_deal_before_the_fare():
    """Ana at Market 1 lacks one clothing for the 9:45 ship, and it lies there."""
    table = a_table(families=2).family(0, silver=5, goods="1 clothing, 1 glassware").boats("9:45")
    return table.market("market-1", "clothing wine").stack("market-1", 0).trading().table


def at(visit, site, variant, kind, nth=0):
    """Sit down where this is asked."""
    page = visit("/settings")
    sit_where_asked(page, site, GAME, variant, kind, nth=nth)
    return page


def test_a_ship_shows_in_the_store_which_goods_are_its_fare(visit, site):
    page = at(visit, site, "basic", "board")
    page.locator(".ship[data-lit]").first.click()
    assert page.locator(".fare-paid").count() >= 1
    confirm(page)


def test_the_way_of_a_merchant_is_shown_in_paw_prints_before_he_goes(visit, site):
    page = at(visit, site, "advanced", "step")
    page.locator("path.land[data-kind=go][data-lit]").last.click(force=True)
    assert page.locator(".planned path").count() >= 4
    assert page.locator(".confirm").inner_text().startswith(("Walk to", "Go to"))
    confirm(page)


def test_tiles_that_may_be_turned_up_carry_an_eye(visit, site):
    page = at(visit, site, "basic", "reveal")
    lit = page.locator("path.land[data-kind=reveal][data-lit]")
    assert page.locator(".map .above circle[r='11']").count() == lit.count() >= 1
    lit.first.click(force=True)
    confirm(page)


def test_what_is_lacking_for_a_fare_is_hatched_and_says_why_not(visit, site):
    page = at(visit, site, "basic", "board")
    poor = page.locator(".ship[aria-disabled=true]").filter(has=page.locator(".tile.missing")).first
    poor.click(force=True)
    page.locator(".why a").wait_for()
    assert "/rules/felinia#" in page.locator(".why a").get_attribute("href")


def test_what_is_not_lit_says_why_not(visit, site):
    page = open_table(visit, site, GAME, seats=2, seed="11")
    wait_for_turn(page)
    page.locator(".ship").first.click(force=True)  # it says itself that it is not enabled
    why = page.locator(".why")
    why.wait_for()
    assert "bid token" in why.inner_text()


def test_a_choice_can_be_put_back_and_taken_back(visit, site):
    page = open_table(visit, site, GAME, seats=2, seed="11")
    wait_for_turn(page)
    bank = page.locator(".stall.bank [data-lit]")
    bank.click()
    assert bank.get_attribute("aria-pressed") == "true"
    bank.click()
    assert bank.get_attribute("aria-pressed") == "false"


def test_groups_are_ringed_and_key_g_adds_merchants_on_their_own(visit, site):
    page = at(visit, site, "basic", "bid", nth=60)
    everybody = page.locator(".island [data-piece^=settler]").count()
    rings = page.locator(".groups .ring")
    grouped = rings.count()
    page.keyboard.press("g")
    page.locator(".overlays [aria-pressed=true]").wait_for()
    assert grouped < rings.count() <= everybody
    assert rings.count() == page.locator(".groups .worth").count()
    assert all(
        re.fullmatch(r"\d+ pts?", text) for text in page.locator(".groups .worth text").all_text_contents()
    )
    page.get_by_role("button", name="Groups").click()
    page.locator(".overlays [aria-pressed=true]").wait_for(state="detached")
    assert rings.count() == grouped


def test_sets_and_the_printed_distribution_are_shown_by_a_key(visit, site):
    page = open_table(visit, site, GAME, seats=2, seed="11")
    wait_for_turn(page)
    page.keyboard.press("t")
    dialog = page.locator("dialog.sets-table")
    dialog.wait_for()
    assert "1 × 1" in dialog.inner_text()
    assert re.search(r"Lion\s+2\s*1\s*2\s*1\s+6 of 6 hidden", dialog.locator(".distribution").inner_text())
    box, table = dialog.bounding_box(), dialog.locator(".tables").bounding_box()
    assert box["height"] < table["height"] + 120, "the overlay is as high as its table, not as the window"
    picture(page, "felinia-sets")
    page.keyboard.press("Escape")


def test_the_map_says_which_tiles_a_kingdom_has_and_how_many_are_hidden(visit, site):
    page = at(visit, site, "basic", "reveal")
    legends = page.locator(".legends > g")
    lynx = legends.filter(has_text="Lynx")
    assert legends.count() == 5
    assert [text.strip() for text in lynx.locator(".count").all_text_contents()] == ["1", "2", "3"]
    hidden = page.locator(".legends .live").all_text_contents()
    page.locator("path.land[data-kind=reveal][data-lit]").first.click(force=True)
    confirm(page)
    page.wait_for_function(
        "before => [...document.querySelectorAll('.legends .live')].map(t => t.textContent).join() !== before",
        arg=",".join(hidden),
    )


def test_ships_say_what_is_lacking_and_where_it_lies_before_anybody_may_board(visit, site):
    page = open_table(visit, site, GAME, variant="basic", seats=2, seed="11")
    wait_for_turn(page)
    lacks = page.locator(".ship .lack").all_inner_texts()
    assert len(lacks) == 4
    assert all(text.startswith("You lack") for text in lacks)
    on_offer = [text for text in lacks if re.search(r"on Market \d", text)]
    assert on_offer
    assert page.locator(".ship .crate.missing").count() > 0


def test_a_purchase_shows_the_silver_left_and_the_ship_it_leads_to(visit, site):
    page = visit("/settings")
    Puppet(a_deal_before_the_fare()).show(page)
    sit_down(page, site, make_table(site, GAME, "basic", 2, people=1))
    assert page.locator(".ship.near .lack").inner_text() == "You lack clothing: on Market 1"
    page.get_by_role("button", name="Buy clothing").click()
    assert "9:45" in page.locator(".status .gain").inner_text()
    assert page.locator(".house .track .ghost").inner_text() == "4"


def test_points_so_far_are_told_with_their_parts(visit, site):
    page = at(visit, site, "basic", "bid", nth=60)
    parts = [int(text.split()[-1]) for text in page.locator(".points .key [data-part]").all_inner_texts()]
    assert sum(parts) == int(page.locator(".points .big").inner_text()) > 0


def test_what_the_others_did_is_numbered_where_it_happened(visit, site):
    page = at(visit, site, "basic", "bid", nth=5)
    told = {
        chip.get_attribute("data-move"): chip.inner_text()
        for chip in page.locator(".news-row .movechip").all()
    }
    placed = page.locator(".felinia .movechip")
    assert placed.count() > 0
    for chip in placed.all():
        assert told[chip.get_attribute("data-move")] == chip.inner_text()


def test_a_special_tile_says_what_it_does_by_mouse_and_by_focus(visit, site):
    page = at(visit, site, "advanced", "step")
    game = games.box(GAME).open("advanced", 2)
    special = page.evaluate(
        "() => [...document.querySelectorAll('.island [data-piece^=tile]')]"
        ".filter(tile => /^(The )?Royal Pantry/.test(tile.querySelector('title').textContent))"
        ".map(tile => tile.dataset.piece.slice(5))[0]"
    )
    index = [province["id"] for province in game.printed()["board"]["province"]].index(special)
    page.locator("path.land").nth(index).hover(force=True)
    assert "each food scores 2" in page.locator(".named").inner_text()
    page.mouse.move(2, 2)
    page.locator(".named").wait_for(state="detached")


def test_the_table_speaks_german(visit, site):
    page = open_table(visit, site, GAME, variant="advanced", seats=2, seed="11", language="de")
    wait_for_turn(page)
    text = page.locator("body").inner_text()
    assert "Katzburger Kai" in text and "Hafen" in text
    assert not re.search(r"\b(page|board|choice|question|kind|good|space)\.[a-z_-]+", text), text


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_nothing_needs_scrolling_on_a_desk_or_a_phone(visit, site, variant):
    for phone in (False, True):
        page = open_table(visit, site, GAME, variant=variant, seats=4, seed="11", phone=phone, dark=phone)
        wait_for_turn(page)
        picture(page, f"felinia-{variant}-{'phone' if phone else 'desk'}")
        size = page.evaluate(
            "() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
        )
        assert size[0] <= 0 and size[1] <= 0
        if not phone:
            market = page.locator(".felinia .market")
            assert market.evaluate("box => box.scrollHeight - box.clientHeight") <= 1


def test_on_a_phone_the_view_with_the_decision_comes_first(visit, site):
    page = open_table(visit, site, GAME, seats=2, seed="11", phone=True)
    wait_for_turn(page)
    assert page.locator(".felinia .market").count() == 1
    page.locator(".viewtabs button").nth(2).tap()
    page.locator(".felinia .map").wait_for()
    page.locator(".strip").tap()
    page.locator(".view .house").wait_for()
    picture(page, "felinia-phone-house")


def test_on_a_phone_a_kingdom_is_shown_large_with_a_small_map_beside_it(visit, site):
    page = open_table(visit, site, GAME, seats=2, seed="11", phone=True)
    wait_for_turn(page)
    page.locator(".viewtabs button").nth(2).tap()
    whole = page.locator(".island").get_attribute("viewBox")
    page.locator(".kingdoms button").filter(has_text="Tiger").tap()
    page.wait_for_function(
        "whole => document.querySelector('.island').getAttribute('viewBox') !== whole", arg=whole
    )
    assert "6 of 6 hidden" in page.locator(".kingdom-foot").inner_text()
    page.locator(".inset").tap()
    page.locator(".inset").wait_for(state="detached")
    page.wait_for_function(
        "whole => document.querySelector('.island').getAttribute('viewBox') === whole", arg=whole
    )


def test_bids_never_lie_on_the_goods_of_their_stall(visit, site):
    page = visit("/settings", reduced_motion="reduce", language="de")
    sit_where_asked(page, site, GAME, "advanced", "bid", seats=3, nth=60)  # three bids, and the price of mine
    assert page.locator(".stall").first.locator(".bid").count() == 4
    for width, height in ((1440, 900), (1366, 650), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN, [width, height])
        over = page.evaluate("""() => {
          const boxes = what => [...document.querySelector('.stall').querySelectorAll(what)].map(one => one.getBoundingClientRect());
          const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
          return boxes('.goods > *, .name').some(good => boxes('.bid > *').some(bid => meet(good, bid)));
        }""")
        assert not over, (width, height)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_no_button_lies_on_the_times_at_the_ports(visit, site, variant, language):
    page = visit("/settings", reduced_motion="reduce", language=language)
    sit_where_asked(page, site, GAME, variant, "bid", seats=3, nth=60)
    for width, height in ((1440, 900), (1366, 650), (1280, 720), (1536, 730)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN, [width, height])
        over = page.evaluate("""() => {
          const boxes = what => [...document.querySelectorAll(what)].map(one => one.getBoundingClientRect());
          const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          const times = boxes('.island .bound > g');
          return times.length === 0 || times.some(time => boxes('.overlays button').some(button => meet(time, button)));
        }""")
        assert not over, (width, height)
