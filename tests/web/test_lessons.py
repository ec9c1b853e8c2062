"""Guided first games and hints: somebody who does only what the page lights and says comes through each lesson."""

import re
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Page

from katzentisch import games
from katzentisch.core.words import load
from katzentisch.play import lessons
from tests.web.hands import (
    ASKS,
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
from tests.web.moments import sit_where_asked
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
MOST_TABS = 250
LYING = (844, 390)  # a phone
MOST = 40  # gestures until a lesson has said its last word
DONE = """done => localStorage.setItem("katzentisch.lessons", JSON.stringify(Object.fromEntries(
    done.map(([game, lesson]) => [lesson, { game, lesson, next: 99, seen: [], over: true }]))))"""


def title(page: Page) -> str:
    heading = page.locator(".tutor h3")
    return heading.inner_text() if heading.count() else ""


def begin(page: Page, game: str, name: str, press: "Press") -> None:
    """Begin a lesson from the box of its game, as somebody does who has taken those before it."""
    names = [lesson.name for lesson in lessons.lessons(game)]
    page.evaluate(DONE, [[game, before] for before in names[: names.index(name)]])
    page.reload()
    page.locator(learn := f".box:has(a[href='/rules/{game}']) .learn").wait_for()
    press(page, learn)


def by_mouse(page: Page, selector: str) -> None:
    page.locator(selector).first.click()


def by_finger(page: Page, selector: str) -> None:
    page.locator(selector).first.tap()


# How many stops of the Tab key lie between the focus and the nearest that is wanted, roughly: what is hidden may count.
STOPS = """wanted => {
    const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
        .filter(stop => stop.tabIndex >= 0 && !stop.disabled && stop.getClientRects().length);
    const here = stops.indexOf(document.activeElement);
    return stops.findIndex((stop, i) => i > here && stop.matches(wanted)) - here;
}"""


def by_keys(page: Page, selector: str) -> None:
    """Go there by the Tab key, unless the focus is there already, and press Enter; a tile in the hand goes to the nearest spot by N."""
    if "[data-lighted] [data-lit]" in selector and page.locator(".hovering").count():
        page.keyboard.press("n")
        return
    wanted = selector.replace(":visible", "")
    for _ in range(page.evaluate(STOPS, wanted) - 3):
        page.keyboard.press("Tab")
    for _ in range(MOST_TABS):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError(f"the Tab key never comes to {selector}")
    page.keyboard.press("Enter")


Press = Callable[[Page, str], None]
LIT = (
    ".seated [data-lighted][data-lit][aria-pressed=false]:visible",
    ".seated [data-lighted][data-lit]:visible",
    ".seated [data-lighted] [data-lit]:visible",  # where there are many, their part of the table is lit
)
TOGETHER = ".seated .cardrow [data-lighted][data-lit][aria-pressed=false]:visible"
CONFIRM = ".confirm:enabled"


def do_what_is_lit(page: Page, press: Press) -> list[str]:
    """Read on, or choose all that is lit; where nothing is said, anything that may be done. Returns what Minka says meanwhile."""
    if page.locator(".tutor .primary").count():
        press(page, ".tutor .primary")
        return []
    page.evaluate(f"window.known = {TAKEN}")
    told = title(page)
    proposed = page.locator(CONFIRM).count() > 0  # it lies there and is to be confirmed
    if told and not proposed:  # on a busy machine the light comes a moment after the words
        page.locator(", ".join(LIT)).or_(page.locator(CONFIRM)).first.wait_for()
        proposed = page.locator(CONFIRM).count() > 0
    lit = [selector for selector in LIT[: 2 if proposed else 3] if page.locator(selector).count()][:1]
    if told:
        assert lit or proposed, f"nothing is lit for “{told}”"
    else:
        lit = [".seated [data-lit]:visible"] if page.locator(".seated [data-lit]:visible").count() else []
    for selector in lit:
        press(page, selector)
    for _ in range(MOST_TOGETHER):  # cards are chosen together; the light follows each click
        page.wait_for_timeout(100)
        if not page.locator(TOGETHER).count():
            break
        press(page, TOGETHER)
    said = [title(page)]  # what a plan of several choices ends with
    page.wait_for_function(f"{MOVED_ON} || {ASKS}")
    if not page.evaluate(MOVED_ON):
        press(page, CONFIRM)
        page.wait_for_function(MOVED_ON)
    return said


# What looks wrong in a step: a shape of a drawing under an outline of its own units, dots in two lines.
FAULTS = """() => {
    const blobs = [...document.querySelectorAll("svg [data-lighted]")].filter(shape => {
        const { outlineStyle, outlineWidth } = getComputedStyle(shape);
        const { a, b } = shape.getScreenCTM();
        return outlineStyle !== "none" && parseFloat(outlineWidth) * Math.hypot(a, b) > 12;
    }).map(shape => `outline of ${shape.getAttribute("class")}`);
    const rows = new Set([...document.querySelectorAll(".tutor .dots i")].map(dot => Math.round(dot.getBoundingClientRect().top)));
    return [...blobs, ...rows.size > 1 ? ["dots in two lines"] : []];
}"""
HANDS: dict[str, Press] = {"mouse": by_mouse, "finger": by_finger, "keys": by_keys}


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("hands", "language"), [("mouse", "en"), ("finger", "de"), ("keys", "en")])
@pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(
            lesson, id=f"{lesson.game}-{lesson.name}", marks=[] if lesson in FIRST else [pytest.mark.slow]
        )
        for lesson in LESSONS
    ],
)
def test_a_newcomer_who_follows_the_light_hears_the_whole_lesson(visit, lesson, hands, language):
    """At a desk by mouse and by keys, on a phone by finger; whoever does what is lit is never told to have done something else."""
    page = visit("/", language=language, reduced_motion="reduce", phone=hands == "finger")
    begin(page, lesson.game, lesson.name, by_finger if hands == "finger" else by_mouse)
    words = load(language, lessons.folder(lesson.game))

    def titles(steps: Iterable[str], part: str = "title") -> list[str]:
        keys = [f"lesson.{lesson.name}.{step}.{part}" for step in steps]
        return [words.say(key) for key in keys if words.has(key)]

    wanted = titles(step.id for step in lesson.steps)
    heard: list[str] = []
    answers: list[str] = []
    faults: list[str] = []
    for number in range(MOST):
        wait_for_turn(page)
        settle(page)
        heard.append(title(page))
        answers += page.locator(".tutor p").all_inner_texts()
        faults += [f"{heard[-1]}: {fault}" for fault in page.evaluate(FAULTS)]
        if number == 0:  # a card that comes to lie under a pointer at rest is not looked at
            assert page.locator(".wholecard").count() == 0
        picture(page, f"{lesson.game}-{lesson.name}-{hands}-{number:02}")
        if heard[-1] == wanted[-1]:
            break
        heard += do_what_is_lit(page, HANDS[hands])
    assert faults == []
    said = list(dict.fromkeys(filter(None, heard)))
    assert said[-1] == wanted[-1]
    at_once = titles(AT_ONCE)
    assert [title for title in wanted if title not in said and title not in at_once] == []
    others = titles((step.id for step in lesson.steps), "other")
    assert [answer for answer in answers if any(answer.startswith(other) for other in others)] == []


def test_a_lesson_goes_on_where_it_was_left_and_ends_by_one_click(visit):
    page = visit("/", reduced_motion="reduce")
    page.evaluate("localStorage.setItem('katzentisch.settings', JSON.stringify({soundAsked: false}))")
    page.locator(".box:has(a[href='/rules/felinia']) .learn").click()
    page.locator(".tutor .primary").click()
    page.locator(".tutor h3", has_text="Put a bid token on Market 1.").wait_for()
    page.reload()
    page.locator(".tutor h3", has_text="Put a bid token on Market 1.").wait_for()
    assert page.locator(".sound-offer").count() == 0  # one new thing at a time
    page.get_by_role("button", name="End the lesson").click()
    page.locator(".tutor").wait_for(state="detached")
    page.locator(".sound-offer").wait_for()
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
    page.locator(".tutor h3", has_text="Put a bid token on Market 1.").wait_for()
    page.locator('.board [data-kind="bank"][data-lit]').first.click()
    confirm(page)
    page.locator(".tutor h3", has_text="Take silver from the bank.").wait_for()
    assert "That works too." in page.locator(".tutor p").inner_text()


def test_a_hint_is_heard_in_the_place_of_the_lesson_which_goes_on_after_it(visit):
    page = visit("/", reduced_motion="reduce")
    page.locator(".box:has(a[href='/rules/felinia']) .learn").click()
    page.locator(".tutor .primary").click()
    asked = page.locator(".tutor h3", has_text="Put a bid token on Market 1.")
    asked.wait_for()
    page.keyboard.press("k")
    page.locator(".tutor h3", has_text="My suggestion: ").wait_for()
    assert page.locator(".tutor").count() == 1
    page.keyboard.press("Escape")
    asked.wait_for()
    assert page.locator(".tutor").count() == 1


def test_what_is_meant_stands_out_among_what_is_possible(visit):
    page = visit("/", reduced_motion="reduce")
    page.locator(".box:has(a[href='/rules/felinia']) .learn").click()
    page.locator(".tutor .primary").click()
    page.locator('.market [data-lighted][data-action][aria-label*="Market 1"]').wait_for()
    meant = page.locator(".market [data-lit][data-lighted]")
    others = page.locator(".market [data-lit][data-other]")
    assert (meant.count(), others.count()) == (1, 4)  # two more markets, the guild, the bank
    ring = "element => getComputedStyle(element).boxShadow"
    assert meant.evaluate(ring) != "none"
    assert set(others.evaluate_all("all => all.map(one => getComputedStyle(one).boxShadow)")) == {"none"}
    assert page.locator(".market[data-lighted=around]").count() == 1  # without an outline of its own
    assert page.locator(".harbour[data-lighted='']").count() == 1  # told of, too


BOXES = """const [bubble, lit] = [".tutor", ".market [data-lighted][data-lit]"]
    .map(at => document.querySelector(at).getBoundingClientRect());"""
APART = f"""() => {{
    {BOXES}
    return bubble.right <= lit.left || lit.right <= bubble.left || bubble.bottom <= lit.top || lit.bottom <= bubble.top;
}}"""
MOVE_BELOW = f"""() => {{
    {BOXES}
    Object.assign(document.querySelector(".market [data-lighted][data-lit]").style, {{
        transition: "none",
        transform: `translate(${{bubble.left - lit.left + 40}}px, ${{bubble.top - lit.top}}px)`,
    }});
    return !({APART})();
}}"""


def test_the_bubble_makes_way_for_what_comes_to_lie_below_it(visit):
    """A slow table opens its view, or moves its pieces, after the bubble has found its place."""
    page = visit("/", reduced_motion="reduce")
    page.locator(".box:has(a[href='/rules/felinia']) .learn").click()
    page.locator(".tutor .primary").click()
    page.locator(".market [data-lighted][data-lit]").wait_for()
    page.wait_for_timeout(800)  # it has looked for the last time unasked
    assert page.evaluate(MOVE_BELOW)
    page.wait_for_function(APART)


def test_on_a_phone_the_view_opens_that_a_word_speaks_of(visit):
    page = visit("/", phone=True, reduced_motion="reduce")
    page.locator(".box:has(a[href='/rules/felinia']) .learn").tap()
    page.locator(".near-island[data-lighted]").wait_for()  # the goal, although the question is where to bid
    page.locator(".tutor .primary").tap()
    page.locator(".market [data-lighted][data-lit]").wait_for()
    page.get_by_role("button", name="Back", exact=True).tap()
    page.locator(".near-island[data-lighted]").wait_for()


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_with_a_phone_lying_down_the_goal_and_its_picture_are_seen_whole(visit, lesson):
    page = visit("/", phone=True, language="de", reduced_motion="reduce")
    width, height = LYING
    page.set_viewport_size({"width": width, "height": height})
    begin(page, lesson.game, lesson.name, by_finger)
    page.locator(".tutor .drawing").wait_for()
    page.wait_for_timeout(800)  # it has looked for its place for the last time unasked
    bubble = page.locator(".tutor .bubble")
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert box["y"] >= 0 and box["y"] + box["height"] <= height
    assert bubble.evaluate("bubble => bubble.scrollHeight <= bubble.clientHeight + 1")
    picture(page, f"{lesson.game}-{lesson.name}-lying")


def test_a_hint_lights_a_choice_and_asked_again_names_the_best_three(visit, site):
    page = visit("/settings", reduced_motion="reduce")
    sit_down(page, site, make_table(site, "felinia"))
    wait_for_turn(page)
    page.keyboard.press("k")
    page.locator(".tutor").wait_for()
    assert title(page).startswith("My suggestion: ")
    assert 1 <= len(re.findall(r"[.!?](?:\s|$)", page.locator(".tutor p").inner_text())) <= 2
    page.locator(".seated [data-lighted][data-lit]").first.wait_for(state="attached")
    page.keyboard.press("k")
    assert 1 <= page.locator(".tutor .hints li").count() <= 3
    assert all("% to win" in line for line in page.locator(".tutor .hints li").all_inner_texts())
    page.keyboard.press("Escape")
    page.locator(".tutor").wait_for(state="detached")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "variant", "kind", "nth"),
    [
        ("felinia", "basic", "board", 4),
        ("feudalia", "scenario_1", "main", 12),
        ("feudalia", "scenario_1", "main", 50),
        ("feudalia", "scenario_1", "main", 90),
        ("isle_of_cats", "full", "rescue", 4),
        ("isle_of_cats", "full", "find", 3),
    ],
)
def test_on_a_phone_the_view_opens_in_which_the_hint_is_lit(visit, site, game, variant, kind, nth):
    page = visit("/settings", phone=True, reduced_motion="reduce")
    sit_where_asked(page, site, game, variant, kind, nth=nth)
    page.keyboard.press("k")
    page.locator(".tutor").wait_for()
    page.locator(".seated [data-lighted][data-lit]:visible").first.wait_for()


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
