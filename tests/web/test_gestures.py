"""One gesture decides where it can be undone; what reveals something asks; what is no choice is not asked."""

import json

from katzentisch import games
from katzentisch.play.match import Match, Step
from katzentisch.play.undo import is_free_after
from tests.web.hands import make_table, sit_down, state, wait_for_turn
from tests.web.moments import branch, played, table_at


def sit_with(visit, site, made, **settings):
    """Sit down with these settings, all others as they come."""
    page = visit("/settings")
    usual = {"pace": "at once", "everyStop": True, "alwaysConfirm": False}
    page.evaluate("kept => { localStorage['katzentisch.settings'] = JSON.stringify(kept) }", usual | settings)
    sit_down(page, site, made)
    wait_for_turn(page)
    return page


def first_decision(game, variant, seats):
    """The match as dealt and the first legal choice of seat 0."""
    match = Match(games.box(game).open(variant, seats), 7)
    action = match.legal[0][0]
    step = match.propose(0, action)
    assert isinstance(step, Step)
    return match, step


def test_a_click_decides_where_undo_is_free_and_undo_brings_it_back(visit, site):
    page = sit_with(visit, site, make_table(site, "felinia"))
    match, step = first_decision("felinia", "basic", 2)
    assert is_free_after(match, step, "free", [])
    before = state(page)[1]
    page.locator(".board [data-lit]:visible").first.click()
    page.wait_for_function(
        "step => Number(document.querySelector('main.table').dataset.step) > step", arg=before
    )
    wait_for_turn(page)
    page.keyboard.press("u")
    page.wait_for_function(
        "step => Number(document.querySelector('main.table').dataset.step) === step", arg=before
    )


def test_what_turns_something_up_asks_first(visit, site):
    page = sit_with(visit, site, table_at(site, "felinia", "basic", "reveal"))
    before = state(page)
    rules = games.box("felinia").open("basic", 2)
    page.keyboard.press("m")
    moves = page.locator(".moves li button")
    moves.first.wait_for()
    kinds = [rules.choice(int(move.get_attribute("data-action")))["kind"] for move in moves.all()]
    moves.nth(kinds.index("reveal")).click()
    page.locator(".confirm:enabled").wait_for()
    assert state(page) == before
    page.locator(".confirm:enabled").click()
    page.wait_for_function(
        "step => Number(document.querySelector('main.table').dataset.step) > step", arg=before[1]
    )


def test_always_confirm_asks_for_everything(visit, site):
    page = sit_with(visit, site, make_table(site, "felinia"), alwaysConfirm=True)
    before = state(page)
    page.locator(".board [data-lit]:visible").first.click()
    page.locator(".confirm:enabled").wait_for()
    page.wait_for_timeout(300)
    assert state(page) == before


def test_a_double_click_is_not_choosing_and_putting_back(visit, site):
    page = sit_with(visit, site, make_table(site, "felinia"), alwaysConfirm=True)
    before = state(page)[1]
    page.locator(".board [data-lit]:visible").first.dblclick()
    page.wait_for_function(
        "step => Number(document.querySelector('main.table').dataset.step) > step", arg=before
    )


def forced(seed):
    """The first question of a game of the Isle between bots that leaves no choice; None if there is none."""
    record, asked = played("isle_of_cats", "full", 2, seed)
    table = games.box("isle_of_cats").open("full", 2).deal(seed)
    taken = [json.loads(line) for line in record.splitlines()[1:]]
    for question, choice in zip(asked, taken, strict=False):
        if len(table.legal(question[1])) == 1:
            return question
        table.play(choice["seat"], table.game.action(choice["choice"]))
    return None


def forced_table(site):
    """A table at which somebody at this screen has exactly one thing to do."""
    seed, asked = next((seed, asked) for seed in range(1, 20) if (asked := forced(seed)))
    return branch(site, "isle_of_cats", "full", 2, seed, asked)


def test_a_decision_without_a_choice_is_taken_with_a_word(visit, site):
    made = forced_table(site)
    page = sit_with(visit, site, made, everyStop=False)
    page.locator(".by-itself").wait_for()
    assert "Only one choice" in page.locator(".by-itself").inner_text()


def test_every_stop_asks_also_where_there_is_no_choice(visit, site):
    page = sit_with(visit, site, forced_table(site), everyStop=True)
    before = state(page)
    page.wait_for_timeout(400)
    assert state(page) == before
