"""Guided first games and hints: somebody who does only what the page lights and says comes through each lesson."""

import pytest
from playwright.sync_api import Page

from katzentisch import games
from katzentisch.core.words import load
from katzentisch.play import lessons
from tests.web.hands import (
    MOVED_ON,
    TAKEN,
    Visit,
    confirm,
    make_table,
    picture,
    settle,
    sit_down,
    state,
    wait_for_turn,
)
from tests.web.site import Site

LESSONS = [lesson for game in games.names() for lesson in lessons.lessons(game)]
FIRST = lessons.lessons("felinia")[:1]  # the others run in `make soak`
AT_ONCE = (
    "field",
    "basket",
    "place",
    "place_treasure",
)  # steps that the table may carry out by one gesture with the one before
MOST_TOGETHER = 6
MOST = 40  # gestures until a lesson has said its last word
DONE = """done => localStorage.setItem("katzentisch.lessons", JSON.stringify(Object.fromEntries(
    done.map(([game, lesson]) => [lesson, { game, lesson, next: 99, seen: [], over: true }]))))"""


def title(page: Page) -> str:
    heading = page.locator(".tutor h3")
    return heading.inner_text() if heading.count() else ""


def begin(page: Page, game: str, name: str) -> None:
    """Begin a lesson from the box of its game, as somebody does who has taken those before it."""
    names = [lesson.name for lesson in lessons.lessons(game)]
    page.evaluate(DONE, [[game, before] for before in names[: names.index(name)]])
    page.reload()
    page.locator(f".box:has(a[href='/rules/{game}']) .learn").click()


def do_what_is_lit(page: Page) -> None:
    """Read on, or choose all that is lit; where nothing is said, anything that may be done."""
    read = page.locator(".tutor .primary")
    if read.count():
        read.click()
        return
    page.evaluate(f"window.known = {TAKEN}")
    wanted = ".seated [data-lighted][data-lit][aria-pressed=false]:visible"
    for lit in (wanted, ".seated [data-lighted][data-lit]:visible", ".seated [data-lit]:visible"):
        if page.locator(lit).count():
            page.locator(lit).first.click()
            break
    together = ".seated .cardrow [data-lighted][data-lit][aria-pressed=false]:visible"
    for _ in range(MOST_TOGETHER):  # cards are chosen together; the light follows each click
        page.wait_for_timeout(100)
        if not page.locator(together).count():
            break
        page.locator(together).first.click()
    heard.append(title(page))  # what a plan of several choices ends with
    confirm(page)


heard: list[str] = []  # what Minka says while something is chosen and not confirmed


@pytest.mark.timeout(300)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(
            lesson, id=f"{lesson.game}-{lesson.name}", marks=[] if lesson in FIRST else [pytest.mark.slow]
        )
        for lesson in LESSONS
    ],
)
def test_a_newcomer_who_follows_the_light_hears_the_whole_lesson(visit, lesson, language):
    """In English at a desk, in German on a phone."""
    page = visit("/", language=language, reduced_motion="reduce", phone=language == "de")
    begin(page, lesson.game, lesson.name)
    words = load(language, lessons.folder(lesson.game))
    wanted = [words.say(f"lesson.{lesson.name}.{step.id}.title") for step in lesson.steps]
    heard.clear()
    for number in range(MOST):
        wait_for_turn(page)
        settle(page)
        heard.append(title(page))
        picture(page, f"{lesson.game}-{lesson.name}-{language}-{number:02}")
        if heard[-1] == wanted[-1]:
            break
        do_what_is_lit(page)
    said = list(dict.fromkeys(filter(None, heard)))
    assert said[-1] == wanted[-1]
    at_once = [
        words.say(f"lesson.{lesson.name}.{step}.title")
        for step in AT_ONCE
        if words.has(f"lesson.{lesson.name}.{step}.title")
    ]
    assert [title for title in wanted if title not in said and title not in at_once] == []


def test_a_lesson_goes_on_where_it_was_left_and_ends_by_one_click(visit):
    page = visit("/", reduced_motion="reduce")
    page.locator(".box:has(a[href='/rules/felinia']) .learn").click()
    page.locator(".tutor .primary").click()
    page.locator(".tutor h3", has_text="Put a bid token on a market.").wait_for()
    page.reload()
    page.locator(".tutor h3", has_text="Put a bid token on a market.").wait_for()
    page.get_by_role("button", name="End the lesson").click()
    page.locator(".tutor").wait_for(state="detached")
    assert page.evaluate(
        "JSON.parse(localStorage.getItem('katzentisch.settings')).coach"
    )  # the game goes on with it
    page.reload()
    wait_for_turn(page)
    assert page.locator(".tutor").count() == 0


def test_another_choice_than_meant_is_answered_kindly(visit):
    page = visit("/", reduced_motion="reduce")
    page.locator(".box:has(a[href='/rules/felinia']) .learn").click()
    page.locator(".tutor .primary").click()
    page.locator(".tutor h3", has_text="Put a bid token on a market.").wait_for()
    page.locator('.board [data-kind="bank"][data-lit]').first.click()
    confirm(page)
    page.locator(".tutor h3", has_text="Take silver from the bank.").wait_for()
    assert "That works too." in page.locator(".tutor p").inner_text()


def test_a_hint_lights_a_choice_and_asked_again_names_the_best_three(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    sit_down(page, site, make_table(site, "felinia"))
    wait_for_turn(page)
    page.keyboard.press("k")
    page.locator(".tutor").wait_for()
    assert title(page).startswith("My suggestion: ")
    page.locator(".seated [data-lighted][data-lit]").first.wait_for(state="attached")
    page.keyboard.press("k")
    assert 1 <= page.locator(".tutor .hints li").count() <= 3
    page.keyboard.press("Escape")
    page.locator(".tutor").wait_for(state="detached")


COACHED = """localStorage.setItem("katzentisch.settings", JSON.stringify(
    { ...JSON.parse(localStorage.getItem("katzentisch.settings")), coach: true }))"""


def coached_table(visit: Visit, site: Site) -> Page:
    """The family game at its first cat, with the coach."""
    page = visit("/settings", reduced_motion="reduce")
    page.evaluate(COACHED)
    sit_down(page, site, make_table(site, "isle_of_cats", "family", seed="5"))
    while wait_for_turn(page) and not page.locator(PASS).count():
        page.locator(".seated [data-lit]:visible").first.click()
        confirm(page)
    return page


PASS = '.seated [data-kind="pass"][data-lit]:visible'


def leave_the_island(page: Page) -> None:
    """Pass at the first cat of the family game: a clear mistake."""
    page.locator(PASS).first.click()
    page.locator(".confirm:enabled").click()


def test_the_coach_asks_once_before_a_clear_mistake_and_never_twice_in_a_row(visit, site):
    page = coached_table(visit, site)
    before = state(page)
    leave_the_island(page)
    page.locator(".tutor h3", has_text="Are you sure?").wait_for()
    assert page.locator(".tutor p").inner_text().startswith("I would rather choose “")
    page.locator(".seated [data-lighted][data-lit]").first.wait_for(state="attached")
    page.get_by_role("button", name="Think again").click()
    page.locator(".tutor").wait_for(state="detached")
    assert state(page) == before  # nothing was sent
    leave_the_island(page)
    page.wait_for_function(MOVED_ON)
    assert page.locator(".tutor").count() == 0


def test_the_coach_is_off_by_one_click_and_the_choice_goes_through(visit, site):
    page = coached_table(visit, site)
    leave_the_island(page)
    page.get_by_role("button", name="Stop asking").click()
    page.wait_for_function(MOVED_ON)
    assert page.evaluate("JSON.parse(localStorage.getItem('katzentisch.settings')).coach") is False


def test_a_coach_that_answers_late_keeps_nobody_waiting(visit, site):
    page = coached_table(visit, site)
    page.evaluate("""() => {
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { if (!text.includes('"weigh"')) send.call(this, text); };
    }""")
    leave_the_island(page)
    page.wait_for_function(MOVED_ON)
    assert page.locator(".tutor").count() == 0
