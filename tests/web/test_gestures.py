"""One gesture decides where it can be undone; what reveals something asks; what is no choice is not asked."""

import json

from katzentisch import games
from katzentisch.play.match import Match, Step
from katzentisch.play.undo import is_free_after
from tests.web.hands import make_table, raise_curtain, sentence, sit_down, state, wait_for_turn
from tests.web.moments import branch, played, table_at


def sit_with(visit, site, made, *, curtain=False, **settings):
    """Sit down with these settings, all others as they come; several people at one screen have a curtain."""
    page = visit("/settings")
    usual = {"pace": "at once", "everyStop": True, "alwaysConfirm": False}
    page.evaluate("kept => { localStorage['katzentisch.settings'] = JSON.stringify(kept) }", usual | settings)
    sit_down(page, site, made)
    if curtain:
        raise_curtain(page)
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


def first_question(game, variant, seed, fits):
    """The first question of a game between two bots at which the table and the seat that is asked fit; None if none does."""
    record, asked = played(game, variant, 2, seed)
    table = games.box(game).open(variant, 2).deal(seed)
    taken = [json.loads(line) for line in record.splitlines()[1:]]
    for question, choice in zip(asked, taken, strict=False):
        if fits(table, question[1]):
            return question
        table.play(choice["seat"], table.game.action(choice["choice"]))
    return None


def table_where(site, game, variant, fits, **others):
    """A table at which the first such question is asked of somebody at this screen."""
    games_of_seeds = ((seed, first_question(game, variant, seed, fits)) for seed in range(1, 20))
    seed, asked = next((seed, asked) for seed, asked in games_of_seeds if asked)
    return branch(site, game, variant, 2, seed, asked, **others)


def forced_table(site):
    """A table at which somebody at this screen has exactly one thing to do."""
    return table_where(site, "isle_of_cats", "full", lambda table, seat: len(table.legal(seat)) == 1)


def no_boat(table, seat):
    """Whether somebody of Felinia may board, and a good is lacking for every boat; something could be sold."""
    berths = table.view(seat)["berths"]
    lacking = all(berth["missing"]["goods"] for berth in berths if berth["boat"])
    return table.question(seat)["kind"] == "board" and lacking and len(table.legal(seat)) > 1


def test_a_decision_without_a_choice_is_taken_with_a_word(visit, site):
    made = forced_table(site)
    page = sit_with(visit, site, made, everyStop=False)
    page.locator(".by-itself").wait_for()
    assert "Only one choice" in page.locator(".by-itself").inner_text()


def test_where_no_boat_can_be_paid_nobody_is_asked_but_told(visit, site):
    page = sit_with(visit, site, table_where(site, "felinia", "basic", no_boat), everyStop=False)
    page.locator(".by-itself").wait_for()
    assert page.locator(".by-itself").inner_text() == "No boat you can pay for"


def test_where_no_boat_can_be_paid_every_stop_asks_all_the_same(visit, site):
    page = sit_with(visit, site, table_where(site, "felinia", "basic", no_boat), everyStop=True)
    before = state(page)
    page.wait_for_timeout(400)
    assert state(page) == before
    assert page.locator(".way-out").get_attribute("aria-pressed") == "false"


def test_where_others_play_what_is_no_choice_waits_to_be_confirmed_and_may_be_put_back(visit, site):
    made = table_where(site, "felinia", "basic", no_boat, bots=False)
    page = sit_with(visit, site, made, curtain=True, everyStop=False)
    page.locator(".confirm:enabled").wait_for()
    assert page.locator(".way-out").get_attribute("aria-pressed") == "true"
    assert sentence(page) == "No boat you can pay for"
    assert page.locator(".confirm").inner_text() == "Done"
    page.keyboard.press("Escape")
    page.locator(".confirm:disabled").wait_for()
    page.wait_for_timeout(300)
    assert page.locator(".confirm:enabled").count() == 0


def test_every_stop_asks_also_where_there_is_no_choice(visit, site):
    page = sit_with(visit, site, forced_table(site), everyStop=True)
    before = state(page)
    page.wait_for_timeout(400)
    assert state(page) == before
