"""Several people: four browsers online, two at one screen, somebody who looks on, and looking back."""

from random import Random

import pytest

from katzentisch import games
from tests.web.hands import (
    come_back,
    confirm,
    make_table,
    open_table,
    picture,
    play_by_list,
    raise_curtain,
    sit_around,
    sit_down,
    state,
    wait_for_turn,
)

GAME = games.names()[0]


def most_seats(game):
    return max(max(variant.seats) for variant in games.box(game).variants)


def wait_for_news(page):
    """Wait until a page shows everything its seat may know: the last step of its own replay."""
    step = page.evaluate(
        """async () => {
            const kept = JSON.parse(localStorage.getItem("katzentisch.seats"));
            const tokens = kept.keys.map((key) => key.token).join(",");
            const table = location.pathname.split("/")[2];
            const headers = { Authorization: `Bearer ${tokens}` };
            const answer = await fetch(`/api/tables/${table}/replay`, { headers });
            return (await answer.json()).steps.at(-1).step;
        }"""
    )
    page.wait_for_function(
        "step => Number(document.querySelector('main.table')?.dataset.step) >= step", arg=step
    )


@pytest.mark.parametrize("game", games.names())
def test_four_people_play_in_four_browsers_and_one_reloads_in_the_middle(visit, site, game):
    seats = most_seats(game)
    pages = sit_around(visit, site, make_table(site, game, seats=seats, people=1, invited=seats - 1))
    luck = Random(5)
    for turn in range(12):
        page = next(page for page in pages if state(page)[0] == "mine")
        play_by_list(page, luck, 1)
        for other in pages:
            wait_for_news(other)
        if turn == 6:
            come_back(pages[-1])
    steps = [state(page)[1] for page in pages]
    for page in pages:
        come_back(page)
    assert [state(page)[1] for page in pages] == steps


@pytest.mark.parametrize(
    "game", [name if name == GAME else pytest.param(name, marks=pytest.mark.slow) for name in games.names()]
)
def test_a_curtain_falls_between_two_people_at_one_screen(visit, site, game):
    page = open_table(visit, site, game, seats=2, people=2)
    luck = Random(4)
    seen = set()
    for _ in range(6):
        page.locator(".curtain").wait_for()
        assert not page.locator(".board *").count()  # nothing of the table is there to be seen
        seen.add(page.locator(".curtain h2").inner_text())
        picture(page, "curtain")
        raise_curtain(page)
        while not page.locator(".curtain").count() and state(page)[0] == "mine":
            play_by_list(page, luck, 1)
    assert seen == {"Pass to Ana", "Pass to Ben"}


def test_a_spectator_sees_the_game_and_can_touch_nothing(visit, site):
    made = make_table(site, GAME, seats=2, people=1)
    page = visit("/settings")
    sit_down(page, site, made)
    watcher = visit(f"/t/{made['info']['table']}#s={made['spectator']}")
    watcher.wait_for_selector("main.table[data-state]")
    play_by_list(page, Random(1), 2)
    step = state(page)[1]
    watcher.wait_for_function(
        "step => Number(document.querySelector('main.table').dataset.step) >= step", arg=step
    )
    assert not watcher.locator(".confirm").count()
    watcher.keyboard.press("m")
    watcher.get_by_text("Nothing to decide right now.").first.wait_for()


def test_what_is_said_is_heard_by_all_and_never_run_as_markup(visit, site):
    made = make_table(site, GAME, seats=2, people=1, invited=1)
    page = visit("/settings")
    page.evaluate(
        "kept => localStorage.setItem('katzentisch.seats', JSON.stringify(kept))", {"keys": made["keys"]}
    )
    page.goto(f"{site.base}/t/{made['info']['table']}")
    page.get_by_label("Say something").fill("<img src=x onerror=alert(1)>")
    page.get_by_role("button", name="Send").click()
    page.get_by_text("<img src=x onerror=alert(1)>").wait_for()


def test_a_move_is_taken_back_until_something_is_revealed(visit, site):
    page = open_table(visit, site, GAME)
    luck = Random(8)
    for _ in range(20):
        wait_for_turn(page)
        before = state(page)[1]
        play_by_list(page, luck, 1)
        undo = page.get_by_role("button", name="Undo")
        if undo.get_attribute("aria-disabled") == "false" and state(page)[0] == "mine":
            page.keyboard.press("u")
            page.wait_for_function(
                "step => Number(document.querySelector('main.table').dataset.step) === step", arg=before
            )
            return
    pytest.fail("in twenty decisions nothing could be taken back")


def test_a_finished_game_is_scored_reviewed_and_branched(visit, site):
    page = open_table(visit, site, "felinia", seats=2, seed="11", level="minka")
    play_by_list(page, Random(2))
    end = page.locator("dialog.end")
    end.wait_for()
    assert page.locator(".end tfoot td").count() == 2
    picture(page, "end-of-game")
    page.get_by_role("link", name="Review").click()
    scrubber = page.get_by_role("slider")
    scrubber.wait_for()
    last = int(scrubber.input_value())
    assert last > 50
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("step => document.querySelector('[type=range]').value == step - 1", arg=last)
    page.keyboard.press("l")
    page.locator(".all-steps .steps button").first.click()
    page.keyboard.press("Escape")
    assert int(scrubber.input_value()) < last
    check_graph_and_reasons(page, last)
    picture(page, "review")
    with page.expect_download() as download:
        page.get_by_role("button", name="Record").click()
    record = download.value.path()
    page.get_by_role("button", name="Try from here").click()
    page.wait_for_selector("main.table[data-state=mine], main.table[data-state=theirs]")
    page.goto(f"{site.base}/record")
    page.locator("[type=file]").set_input_files(record)
    page.wait_for_url("**/review*")
    page.get_by_role("slider").wait_for()


def check_graph_and_reasons(page, last: int) -> None:
    """The chances to win, as soon as they are computed, and why the bot did what it did."""
    page.locator(".plot .line").nth(1).wait_for(timeout=120_000)
    graph = page.locator(".plot .curves svg")
    assert graph.locator(".line").count() == 2
    assert "%" in graph.get_attribute("aria-label")
    for _ in range(last):
        if page.locator(".reasons").count():
            break
        page.keyboard.press("ArrowRight")
    said = page.locator(".reasons").inner_text()
    assert said and "reason." not in said and "[object" not in said and "{" not in said


def test_a_choice_made_twice_by_a_double_click_is_played_once(visit, site):
    page = open_table(visit, site, GAME)
    wait_for_turn(page)
    page.keyboard.press("1")
    before = state(page)[1]
    page.locator(".confirm:enabled").dblclick()
    page.wait_for_function(
        "step => Number(document.querySelector('main.table').dataset.step) > step", arg=before
    )
    page.wait_for_timeout(300)  # what the second click might have sent would be refused by now
    assert not page.locator(".status.no").count()
    assert not page.locator("dialog[open]").count()  # nor did it press the neighbour that slid below it
    wait_for_turn(page)
    page.keyboard.press("1")
    confirm(page)
