"""Feudalia's table in a real browser: by mouse, by keys, on a phone, in German."""

import re
from random import Random

import pytest

from tests.web import hands
from tests.web.geometry import faults
from tests.web.moments import sit_where_asked

EAGER = "minka"  # a bot that wants to win: against a kitten a person who plays at random makes 480 decisions


def main_phase(page):
    """Answer questions by the first lit thing until the main phase is open."""
    while hands.wait_for_turn(page) == "mine" and not page.locator(".pass[data-lit]").count():
        page.locator(".fiefs [data-lit], .chooser [data-lit]").first.click()
        hands.confirm(page)


def at_the_main_phase(visit, site, variant="scenario_1", **wishes):
    page = hands.open_table(visit, site, "feudalia", variant=variant, calm=True, **wishes)
    main_phase(page)
    hands.settle(page)
    return page


@pytest.mark.parametrize("variant", ["scenario_1", "scenario_2", "scenario_3", "scenario_7", "scenario_10"])
def test_every_kind_of_decision_is_made_by_clicking_lit_things(visit, site, variant):
    page = hands.open_table(visit, site, "feudalia", variant=variant)
    hands.wait_for_turn(page)
    hands.picture(page, f"feudalia-{variant}-first")
    made, unlit = hands.play_by_board(page, Random(5), 12)
    assert made == 12
    assert unlit == set()


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["scenario_1", "scenario_2", "scenario_3", "scenario_7", "scenario_10"])
def test_a_whole_game_against_bots_by_mouse(visit, site, variant):
    page = hands.open_table(visit, site, "feudalia", variant=variant, seed="3", calm=True, level=EAGER)
    _, unlit = hands.play_by_board(page, Random(2))
    assert hands.state(page)[0] == "over"
    assert unlit == set()


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["scenario_1", "scenario_2", "scenario_3", "scenario_7", "scenario_10"])
def test_a_whole_game_by_keyboard_alone(visit, site, variant):
    page = hands.open_table(visit, site, "feudalia", variant=variant, seed="4", calm=True, level=EAGER)
    hands.play_by_keys(page, Random(1))
    assert hands.state(page)[0] == "over"


def test_a_card_is_taken_up_with_what_it_is_for_and_works_in_another_fief_by_a_click(visit, site):
    page = at_the_main_phase(visit, site)
    page.locator(".hand .playcard[data-lit]").filter(has_text="Serf").first.click()
    assert page.locator(".confirm").inner_text() == "Let the serf work in fief 1"
    hands.picture(page, "feudalia-held")
    page.locator(".fief[data-target]").nth(1).locator("header").click()
    assert page.locator(".confirm").inner_text() == "Let the serf work in fief 2"
    hands.confirm(page)
    page.locator(".fief").nth(1).locator(".slot.full").first.wait_for()


@pytest.mark.parametrize("size", [(844, 390), (390, 844)], ids=["lying", "upright"])
def test_a_card_in_hand_on_a_phone_says_what_it_brings_and_its_buttons_hold_their_words(visit, site, size):
    page = visit("/settings", phone=True, language="de", reduced_motion="reduce")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_where_asked(page, site, "feudalia", "scenario_1", "main", seats=3)
    page.locator(".hand .playcard[data-lit]").filter(has_text=re.compile("Leib")).first.click()
    assert page.locator(".status .gain").inner_text() == "Nimm 1 Würfel der Sorte dieses Lehens."
    assert [str(fault) for fault in faults(page, size)] == []
    assert (
        page.locator(".buttons").evaluate("all => all.getBoundingClientRect().height") < 4 * 50
    )  # three rows


def test_lying_down_the_faces_of_those_for_hire_are_seen(visit, site):
    page = visit("/settings", phone=True, reduced_motion="reduce")
    page.set_viewport_size({"width": 844, "height": 390})
    sit_where_asked(page, site, "feudalia", "scenario_1", "main", seats=3)
    page.locator(".viewtabs").get_by_role("button", name="Hire").click()
    heights = page.locator(".pile .pic").evaluate_all("all => all.map(one => one.clientHeight)")
    assert len(heights) == 13
    assert min(heights) >= 44  # two thirds of a face 46 wide


def test_on_a_phone_a_master_moves_from_its_whole_card(visit, site):
    page = visit("/settings", phone=True, reduced_motion="reduce")
    sit_where_asked(page, site, "feudalia", "scenario_1", "main", seats=3, nth=210)
    assert not page.locator(".chores:visible").count()  # too small for a finger
    door = page.locator(".city .door[data-look=dancer]").bounding_box()
    page.mouse.move(door["x"] + door["width"] / 2, door["y"] + door["height"] / 2)
    page.evaluate(
        """([x, y]) => {
        const at = document.elementFromPoint(x, y);
        const event = { bubbles: true, clientX: x, clientY: y, pointerType: 'touch', isPrimary: true, button: 0 };
        at.dispatchEvent(new PointerEvent('pointerdown', event));
        setTimeout(() => at.dispatchEvent(new PointerEvent('pointerup', event)), 700);
        }""",
        [door["x"] + door["width"] / 2, door["y"] + door["height"] / 2],
    )
    move = page.locator(".wholecard button[data-kind=move]")
    move.wait_for()
    assert move.bounding_box()["height"] >= 44
    move.click()
    page.locator(".wholecard").wait_for(state="detached")
    hands.confirm(page)


def test_a_card_is_dragged_onto_a_fief_or_onto_the_coins(visit, site):
    page = at_the_main_phase(visit, site)
    serf = page.locator(".hand .playcard[data-lit]").filter(has_text="Serf").first
    hands.drag(page, serf, page.locator(".fief").nth(2))
    assert page.locator(".confirm").inner_text() == "Let the serf work in fief 3"
    hands.drag(page, serf, page.locator(".treasury"))
    assert page.locator(".confirm").inner_text() == "Discard the serf for income"
    assert page.locator("[data-carried]").count() == 0
    hands.confirm(page)
    page.locator(".treasury .big").first.get_by_text("1").wait_for()


def test_the_end_of_the_turn_says_first_what_will_be_lost(visit, site):
    page = at_the_main_phase(visit, site)
    while "loses" not in page.locator(".treasury").inner_text():
        hands.settle(page)
        page.locator(".hand [data-lit]").last.click()
        page.locator("[data-drop=income][data-lit]").click()
        hands.confirm(page)
        hands.wait_for_turn(page)
    lost = page.locator(".treasury .lost").inner_text().strip()
    page.locator(".pass").click()
    assert page.locator(".status .gain").inner_text() == lost
    hands.picture(page, "feudalia-end-of-turn")


def test_a_payment_is_proposed_by_lifted_cubes_and_changed_by_a_tap(visit, site):
    page = visit("/settings")
    sit_where_asked(page, site, "feudalia", "scenario_1", "pay_building")
    named = page.locator(".confirm").inner_text()
    lifted = page.locator(".cube.lifted.given").count()
    assert lifted >= 1
    assert re.match(r"Pay \d ", named)
    assert sum(int(n) for n in re.findall(r"\d+", named)) == lifted  # the button names what is lifted
    assert not page.locator(".chooser").count()  # the bar says it already
    page.keyboard.press("Escape")
    page.locator(".chooser").get_by_role("button", name=named).click()
    assert page.locator(".confirm").inner_text() == named
    page.locator(".fief .pilebutton").first.click()  # this cube first, then the rest is proposed anew
    hands.confirm(page)


def test_the_effects_to_choose_from_are_told_in_words(visit, site):
    page = visit("/settings")
    sit_where_asked(page, site, "feudalia", "scenario_1", "choose_branch")
    answers = page.locator(".chooser .answers [data-lit]").all_inner_texts()
    assert len(answers) >= 2 and not any("Effect" in answer for answer in answers)
    assert re.match(r"\w.+: which of the two effects", hands.sentence(page))


def test_an_unlit_thing_says_why_not(visit, site):
    page = hands.open_table(visit, site, "feudalia", variant="scenario_1")
    main_phase(page)
    page.locator(".pile[aria-disabled=true]").first.click(force=True)
    page.get_by_text(re.compile("costs|lack|need")).first.wait_for()


def test_what_a_price_lacks_is_hatched_and_told(visit, site):
    page = at_the_main_phase(visit, site)
    lacking = page.locator(".pile[aria-disabled=true] .price .missing")
    assert lacking.count() >= 3
    assert not page.locator(".pile[data-lit] .price .missing").count()
    assert lacking.first.get_attribute("title").endswith("missing")
    hands.picture(page, "feudalia-lacking")


def whole_card(page, name):
    """The whole card, once it is that of this name."""
    card = page.locator(".wholecard").filter(has_text=name)
    card.wait_for()
    return card


def apart(page, first, other):
    """Whether two things do not lie over each other."""
    a, b = page.locator(first).bounding_box(), page.locator(other).bounding_box()
    return (
        a["x"] + a["width"] <= b["x"] + 1
        or b["x"] + b["width"] <= a["x"] + 1
        or a["y"] + a["height"] <= b["y"] + 1
        or b["y"] + b["height"] <= a["y"] + 1
    )


def test_pointing_at_a_vassal_or_a_master_shows_the_whole_card(visit, site):
    page = at_the_main_phase(visit, site)
    page.locator("[data-hire=kneader]").hover()
    card = whole_card(page, "Kneader")
    assert "Take 2 cubes: clay." in card.inner_text()
    assert "Not now:" in card.inner_text()
    assert apart(page, ".wholecard", "[data-hire=kneader]")
    page.locator(".master").first.hover()
    assert "When a vassal produces wheat" in whole_card(page, "Plow builder").inner_text()
    page.locator(".fief header").first.hover()
    page.locator(".wholecard").wait_for(state="detached")


def test_the_reason_why_not_never_covers_the_whole_card(visit, site):
    page = at_the_main_phase(visit, site)
    page.locator("[data-hire=abbot]").hover()
    whole_card(page, "Abbot")
    page.locator("[data-hire=abbot]").click(force=True)
    page.locator(".why").get_by_text(re.compile("costs|need")).wait_for()
    assert apart(page, ".wholecard", ".why")


def test_a_pile_is_looked_at_closely_by_a_key_or_by_the_focus(visit, site):
    page = at_the_main_phase(visit, site)
    page.locator("[data-hire=shepherd]").hover()
    page.keyboard.press("i")
    whole_card(page, "Gain 3 coins.")
    hands.picture(page, "feudalia-inspected")
    page.keyboard.press("Escape")
    page.locator(".wholecard").wait_for(state="detached")
    page.mouse.move(2, 2)
    page.locator("[data-hire=serf]").focus()
    page.keyboard.press("Tab")
    whole_card(page, "Reaper")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_plate_tells_levels_hand_and_tax_and_opens_the_land(visit, site, phone):
    page = hands.open_table(visit, site, "feudalia", variant="scenario_1", seats=3, phone=phone)
    main_phase(page)
    plates = page.locator(".seat .feudalia-plate")
    assert plates.count() == 3
    for plate in plates.all():
        assert plate.locator(".lands > span:visible").count() == 3
        assert [text.strip() for text in plate.locator(".cards:visible").all_inner_texts()] == (
            [] if phone else ["5"]
        )
        assert plate.locator(".collector:visible").count() == 1
    other = page.locator(".seat").nth(1)
    other.tap() if phone else other.click()
    page.get_by_text("back to mine").wait_for()
    assert page.locator(".fiefs.guest .fief").count() == 3
    assert page.locator(".hand .back").count() == 5
    hands.picture(page, f"feudalia-guest-{'phone' if phone else 'desk'}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_phone_nothing_of_a_plate_lies_on_another_part_of_it(visit, site, seats):
    page = hands.open_table(visit, site, "feudalia", variant="scenario_1", seats=seats, phone=True)
    main_phase(page)
    assert page.locator(".seat .feudalia-plate .cards:visible").count() == (2 if seats == 2 else 0)
    over = page.evaluate("""() => [...document.querySelectorAll('.seat')].flatMap(seat => {
      const parts = [...seat.querySelectorAll('.sign, b, .cards, .collector, .lands > span')]
        .map(one => [one.className || one.tagName, one.getBoundingClientRect()]).filter(([, box]) => box.width);
      const rim = seat.getBoundingClientRect();
      const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      return parts.filter(([, a], i) => a.right > rim.right || parts.some(([, b], j) => j > i && meet(a, b))).map(([name]) => name);
    })""")
    assert over == []


def test_lying_down_a_phone_shows_three_whole_plates_with_long_names(visit, site):
    page = hands.open_table(visit, site, "feudalia", variant="scenario_1", seats=3, phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    main_phase(page)
    page.evaluate("""() => document.querySelectorAll('.seat .name').forEach((name, i) =>
      name.textContent = ['Hedgehog', 'Sibylle', 'Kasimir'][i])""")
    ends = page.evaluate("""() => [document.querySelector('.seats'), ...document.querySelectorAll('.seat')]
      .map(box => box.getBoundingClientRect().right)""")
    hands.picture(page, "feudalia-plates-land")
    assert max(ends[1:]) <= ends[0]
    assert page.locator(".seat .lands > span:visible").count() == 9


def test_lying_down_a_phone_shows_what_a_card_does_below_its_name(visit, site):
    page = hands.open_table(visit, site, "feudalia", variant="scenario_1", seats=3, phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    main_phase(page)
    # Whichever card is in hand: the one with a choice of two takes most lines.
    gaps = page.evaluate("""() => [...document.querySelectorAll('.hand .playcard')].map(card => {
      const fx = card.querySelector('.fx'), sign = fx.querySelector('.icon').outerHTML;
      card.querySelector('.top b').textContent = 'Feudal lord';
      fx.innerHTML = `${sign}<span class="glances"><span class="glance">+4${sign}<span class="or">/</span>+2${sign}</span></span>`;
      return fx.getBoundingClientRect().top - card.querySelector('.top b').getBoundingClientRect().bottom;
    })""")
    assert len(gaps) == 5 and min(gaps) >= -1


def test_the_scenario_is_told_at_the_table(visit, site):
    page = at_the_main_phase(visit, site, variant="scenario_7")
    page.get_by_role("button", name="About this game").click()
    told = page.locator("dialog[open]")
    assert "Dirty Business" in told.inner_text()
    assert "Smugglers and pickpockets" in told.inner_text()
    page.keyboard.press("Escape")
    told.wait_for(state="detached")


def test_decks_and_discard_piles_can_be_opened(visit, site):
    page = hands.open_table(visit, site, "feudalia", variant="scenario_1")
    main_phase(page)
    page.keyboard.press("d")
    page.get_by_text("Your deck, sorted").wait_for()
    assert page.get_by_text("Discard pile").count() >= 1
    hands.picture(page, "feudalia-piles")


def test_by_keyboard_alone(visit, site):
    page = hands.open_table(visit, site, "feudalia", variant="scenario_1")
    assert hands.play_by_keys(page, Random(2), 8) == 8


def test_on_a_phone_nothing_scrolls_away(visit, site):
    page = hands.open_table(visit, site, "feudalia", variant="scenario_1", phone=True)
    main_phase(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    hands.picture(page, "feudalia-phone")


def test_who_looks_on_sees_the_fiefs_of_any_seat(visit, site):
    made = hands.make_table(site, "feudalia", variant="scenario_1")
    hands.sit_down(visit("/settings"), site, made)
    page = visit(f"/t/{made['info']['table']}#s={made['spectator']}")
    page.locator(".fief").nth(2).wait_for()
    assert page.locator(".fief").count() == 3
    page.locator(".seat").nth(1).click()
    page.get_by_text("back to mine").wait_for()


def test_german_shows_no_key(visit, site):
    page = hands.open_table(visit, site, "feudalia", variant="scenario_1", language="de", dark=True)
    hands.wait_for_turn(page)
    hands.picture(page, "feudalia-dark-german")
    assert not re.search(r"\b(page|card|choice|effect|question|kind)\.\w+", page.locator("main").inner_text())


def test_the_log_of_a_turn_stands_under_its_result_and_opens(visit, site):
    page = hands.open_table(visit, site, "feudalia", variant="scenario_1", seed="4")
    hands.play_by_list(page, Random(1), 14)
    hands.wait_for_turn(page)
    page.keyboard.press("l")
    turns = page.locator("details.turn")
    turns.first.wait_for()
    heads = turns.locator("summary").all_inner_texts()
    assert any(head.startswith("You: ") for head in heads), heads
    assert any(head.startswith("Bot 1: ") for head in heads), heads
    assert not turns.first.locator(".logline").first.is_visible()
    turns.first.locator("summary").click()
    assert re.search(r"Round \d+: .+ turn\.", turns.first.inner_text())
    assert turns.first.locator(".logline").first.is_visible()
