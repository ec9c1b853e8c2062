"""Names on everything: by mouse, by keys and by a finger, each symbol, tile and card says what it is, what it does, what it is worth."""

import time

import pytest
from playwright.sync_api import Page

from katzentisch import games
from katzentisch.core.words import load
from tests.web.hands import picture, state
from tests.web.moments import sit_where_asked

# Moments that show all kinds of things: game, variant, kind of question, which of them, seats.
MOMENTS = [
    ("felinia", "basic", "deal", 3, 2),
    ("felinia", "advanced", "step", 6, 2),
    ("felinia", "advanced", "guild", 1, 2),
    ("feudalia", "scenario_1", "main", 60, 2),
    ("feudalia", "scenario_7", "main", 80, 3),
    ("feudalia", "scenario_10", "main", 80, 2),
    ("isle_of_cats", "family", "taking", 6, 2),
    ("isle_of_cats", "full", "rescue", 5, 2),
    ("isle_of_cats", "full", "draft", 9, 2),
    ("isle_of_cats", "solo", "rescue", 5, 1),
]
QUICK = {("isle_of_cats", "full", "rescue")}  # the others run in `make soak`
CASES = [
    pytest.param(*moment, id="-".join(moment[:3]), marks=[] if moment[:3] in QUICK else [pytest.mark.slow])
    for moment in MOMENTS
]
TOLD = ".named, .wholecard, .felinia-hint"
# One symbol, tile or card of each look that can be seen on the board: its middle, and how it looks.
SYMBOLS = """() => {
    const looks = new Map();
    const marks = "#board :is([role=img], [title], .icon[aria-label], .crate, .token, .islecard, .minicard, .lessonrow, .fieldcat, .order li,"
        + " .find, .rat, g.map, .room, .laid, .land, .stage, .stacked, .slot, .upgrade, .ship)";
    for (const symbol of document.querySelectorAll(marks)) {
        const box = symbol.getBoundingClientRect();
        const at = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(...at);
        if (!box.width || !top || !symbol.contains(top) || symbol.matches(".sea > svg, .inspected *")) continue;
        const look = `${symbol.tagName} ${symbol.getAttribute("class") ?? ""} < ${symbol.parentElement.getAttribute("class") ?? ""}`;
        if (!looks.has(look)) looks.set(look, at);
    }
    return [...looks];
}"""


def told(page: Page, patience: float = 5.0) -> str:
    """Return what is told now, as soon as it is told whole; empty if nothing is."""
    until = time.monotonic() + patience
    while True:
        text = " ".join(page.locator(TOLD).all_inner_texts())
        if is_told_whole(text) or time.monotonic() > until:
            return text
        page.wait_for_timeout(30)


def runs_out(page: Page) -> bool:
    """Whether words run out of their box or out of the window."""
    return bool(
        page.locator(TOLD).evaluate_all(
            "boxes => boxes.some(box => box.scrollWidth > box.clientWidth + 1"
            " || box.getBoundingClientRect().right > innerWidth || box.getBoundingClientRect().left < 0)"
        )
    )


def is_told_whole(text: str) -> bool:
    """Whether there is a name and something more."""
    return len(text.split()) >= 4


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("game", "variant", "kind", "nth", "seats"), CASES)
def test_everything_the_mouse_rests_on_has_a_name(visit, site, game, variant, kind, nth, seats):
    page = visit("/settings", reduced_motion="reduce")
    sit_where_asked(page, site, game, variant, kind, nth=nth, seats=seats)
    symbols = page.evaluate(SYMBOLS)
    assert len(symbols) >= 8
    missing = []
    for look, (x, y) in symbols:
        page.mouse.move(2, 2)
        page.locator(TOLD).first.wait_for(state="detached")
        page.mouse.move(x, y)
        if not is_told_whole(told(page)):
            missing.append(look)
    assert missing == []


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("game", "variant", "kind", "nth", "seats"), CASES)
def test_everything_is_reached_and_named_by_keys(visit, site, game, variant, kind, nth, seats):
    page = visit("/settings", language="de", reduced_motion="reduce")
    sit_where_asked(page, site, game, variant, kind, nth=nth, seats=seats)
    before = state(page)
    page.keyboard.press("i")
    walked, missing = set(), []
    for _ in range(200):
        focus = page.evaluate(
            "(() => { const at = document.activeElement; return [at.className?.baseVal ?? at.className, "
            "String([...document.querySelectorAll('#board *')].indexOf(at))]; })()"
        )
        if focus[1] in walked:
            break
        walked.add(focus[1])
        if not is_told_whole(told(page)) or runs_out(page):
            missing.append(focus[0])
        page.keyboard.press("ArrowRight")
    assert len(walked) >= 8
    assert missing == []
    assert state(page) == before
    picture(page, f"named-{game}-{variant}-{kind}-keys")
    page.keyboard.press("Escape")
    page.locator(".named").wait_for(state="detached")


@pytest.mark.slow
@pytest.mark.timeout(240)
@pytest.mark.parametrize(("game", "variant", "kind", "nth", "seats"), CASES)
def test_a_finger_that_holds_something_hears_its_name_and_decides_nothing(
    visit, site, game, variant, kind, nth, seats
):
    page = visit("/settings", phone=True, reduced_motion="reduce")
    sit_where_asked(page, site, game, variant, kind, nth=nth, seats=seats)
    before = state(page)
    hand = page.context.new_cdp_session(page)
    symbols = page.evaluate(SYMBOLS)
    assert symbols
    missing, gone = [], []  # not told at all; told no more once the finger was lifted
    for look, (x, y) in symbols:
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        if not is_told_whole(told(page)):
            missing.append(look)
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        if look not in missing and not is_told_whole(told(page)):
            gone.append(look)
        if look == symbols[0][0]:
            picture(page, f"named-{game}-{variant}-{kind}-finger")
        page.keyboard.press("Escape")
        page.locator(TOLD).first.wait_for(state="detached")
    assert missing == []
    assert gone == []  # it stays until something else is touched
    assert state(page) == before
    assert page.locator(".confirm:enabled").count() == 0


@pytest.mark.parametrize("game", games.names())
def test_every_thing_is_told_in_both_languages(game):
    folder = games.box(game).folder / "words"
    english, german = (
        {
            line.split(" =")[0]
            for line in (folder / f"{language}.ftl").read_text("utf-8").splitlines()
            if line.startswith("about-")
        }
        for language in ("en", "de")
    )
    assert english == german
    assert english
    words = load("en", folder)
    assert all(words.has(name.replace("-", ".", 1)) for name in english)
