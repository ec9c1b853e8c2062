"""The moves of others are seen one by one, and any input skips to now."""

from random import Random

from tests.web.hands import make_table, open_table, play_by_list, play_until, sit_down, state, wait_for_turn

# Keeps every step the table has shown since.
STEPS = """() => {
  const table = document.querySelector('main.table');
  window.steps = [Number(table.dataset.step)];
  new MutationObserver(() => {
    const now = Number(document.querySelector('main.table').dataset.step);
    if (now !== steps.at(-1)) steps.push(now);
  }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-step'] });
}"""


def sit_at_pace(visit, site, pace, game="felinia", seats=3):
    """Sit down at a table whose bots answer at once, and are shown at this pace."""
    page = visit("/settings")
    page.evaluate(
        "pace => { localStorage['katzentisch.settings'] = JSON.stringify({ pace, everyStop: true, alwaysConfirm: true }) }",
        pace,
    )
    sit_down(page, site, make_table(site, game, seats=seats))
    wait_for_turn(page)
    return page


def test_the_moves_of_others_come_one_by_one_in_their_order(visit, site):
    page = sit_at_pace(visit, site, "fast")
    page.evaluate(STEPS)
    play_by_list(page, Random(2), 3)
    wait_for_turn(page)
    steps = page.evaluate("steps")
    assert len(steps) > 5
    assert steps == list(range(steps[0], steps[-1] + 1))  # none left out, none shown twice, none older


def test_at_once_shows_the_same_table(visit, site):
    slow, quick = (sit_at_pace(visit, site, pace) for pace in ("fast", "at once"))
    for page in (slow, quick):
        play_by_list(page, Random(2), 3)
        wait_for_turn(page)
    assert state(slow) == state(quick)
    assert slow.locator(".news").inner_text() == quick.locator(".news").inner_text()


def test_any_input_skips_to_now_and_decides_nothing(visit, site):
    page = sit_at_pace(visit, site, "slow", seats=4)
    page.clock.install()  # from now on the time of the page stands still: no view is shown by waiting
    page.evaluate(STEPS)
    before = state(page)[1]
    page.keyboard.press("m")
    page.locator(".moves li button").first.click()
    page.locator(".confirm:enabled").click()
    page.wait_for_function("step => steps.at(-1) === step + 1", arg=before)  # our own choice stands
    page.clock.run_for(50)
    page.wait_for_timeout(400)  # the bots have answered, and wait to be shown
    for _ in range(20):
        page.keyboard.press("1")
        page.clock.run_for(20)
        if state(page)[0] == "mine":
            break
        page.wait_for_timeout(100)
    assert state(page)[0] == "mine"
    assert not page.locator(".board [aria-pressed=true][data-kind]").count()
    assert not page.locator(".confirm:enabled").count()


def test_a_low_window_says_the_last_move_beside_the_sentence_until_something_is_chosen(visit, site):
    page = open_table(visit, site, "felinia", seats=3)
    page.set_viewport_size({"width": 1366, "height": 650})
    last = play_until(page, Random(4), ".news-row li", play=play_by_list).first
    assert last.is_visible() and last.bounding_box()["width"] > 120
    confirm, status = page.locator(".confirm").bounding_box(), page.locator(".status").bounding_box()
    assert confirm["x"] + confirm["width"] <= 1366 and status["width"] > 400
    page.keyboard.press("m")
    page.locator(".moves li button").first.click()
    page.locator(".confirm:enabled").wait_for()
    assert not last.is_visible()


def test_what_the_others_did_stays_in_the_strip_until_my_turn_ends(visit, site):
    page = open_table(visit, site, "feudalia", seats=2, variant="scenario_1")
    play_by_list(page, Random(4), 1)
    told = play_until(page, Random(4), ".news-row li", play=play_by_list).all_inner_texts()
    assert told and all("Bot 1" in line for line in told)
    page.keyboard.press("m")
    page.locator(".moves li button").first.click()  # one of several choices of a turn
    page.locator(".confirm:enabled").click()
    wait_for_turn(page)
    assert page.locator(".news-row li").all_inner_texts() == told
