"""Hands that play on the page, by mouse, by list or by keys, and eyes that look at it."""

import json
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page

from tests.web.site import Site

Visit = Callable[..., Page]  # the fixture `visit`
Answer = dict[str, Any]  # a JSON object of the server

PICTURES = os.environ.get("KATZENTISCH_PICTURES", "")
QUICK = "kruemel"  # the level that answers at once
WHOLE = 10_000  # decisions: more than any game has


def make_table(
    site: Site,
    game: str,
    variant: str = "",
    seats: int = 2,
    seed: str = "7",
    people: int = 1,
    invited: int = 0,
    level: str = QUICK,
    **wishes: object,
) -> Answer:
    """Make a table by one request: people at this screen, then invited ones, the rest are bots."""
    wanted = [{"who": "here", "name": name} for name in ("Ana", "Ben", "Cleo", "Dan")[:people]]
    wanted += [{"who": "invited", "name": ""}] * invited
    wanted += [{"who": "bot", "level": level, "name": f"Bot {n}"} for n in range(1, seats - len(wanted) + 1)]
    body = {"game": game, "variant": variant, "seats": wanted, "seed": seed, **wishes}
    return ask(site, "/api/tables", body)


def ask(site: Site, path: str, body: object) -> Answer:
    """Post a request to the server and return its answer."""
    request = Request(site.base + path, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        data: Answer = json.load(answer)
        return data


def sit_down(page: Page, site: Site, made: Answer) -> str:
    """Give a page the seats of a table and open it."""
    kept = {"keys": made["keys"], "looking": {}, "invitations": {}, "spectators": {}}
    table: str = made["info"]["table"]
    page.evaluate("kept => localStorage.setItem('katzentisch.seats', JSON.stringify(kept))", kept)
    page.goto(f"{site.base}/t/{table}")
    page.wait_for_selector("main.table[data-state]")
    return table


def sit_around(
    visit: Visit, site: Site, made: Answer, watch: Callable[[Page], None] | None = None
) -> list[Page]:
    """Seat everybody: the one who made the table, and each invited guest in a browser of their own; returns the pages."""
    table = made["info"]["table"]
    pages = [visit("/settings") for _ in range(1 + len(made["invitations"]))]
    for page in pages:
        if watch:
            watch(page)
    keep = "kept => localStorage.setItem('katzentisch.seats', JSON.stringify(kept))"
    pages[0].evaluate(keep, {"keys": made["keys"]})
    pages[0].goto(f"{site.base}/t/{table}")
    for page, invitation in zip(pages[1:], made["invitations"], strict=True):
        page.goto(f"{site.base}/t/{table}#i={invitation['invitation']}")
        page.get_by_label("Your name").fill(f"Guest {invitation['seat'] + 1}")
        page.get_by_role("button", name="Take this seat").click()
    for page in pages:
        page.wait_for_selector("main.table[data-state]")
    return pages


def come_back(page: Page) -> None:
    """Reload the page of a table and go on."""
    page.reload()
    page.wait_for_selector("main.table[data-state]")
    dismiss_digest(page)


def raise_curtain(page: Page) -> None:
    """Hold the button of the curtain between two people at one screen until it opens."""
    page.locator(".hold").hover()
    page.mouse.down()
    page.locator(".curtain").wait_for(state="detached")
    page.mouse.up()


def open_table(
    visit: Visit,
    site: Site,
    game: str,
    *,
    phone: bool = False,
    dark: bool = False,
    language: str = "en",
    calm: bool = False,
    **wishes: Any,
) -> Page:
    """Make a table and sit down at it, calm without motion; returns the page."""
    motion = {"reduced_motion": "reduce"} if calm else {}
    page = visit("/settings", phone=phone, dark=dark, language=language, **motion)
    sit_down(page, site, make_table(site, game, **wishes))
    return page


def state(page: Page) -> tuple[str | None, int]:
    """Return whose turn it is (mine, theirs or over) and the step."""
    table = page.locator("main.table")
    return table.get_attribute("data-state"), int(table.get_attribute("data-step") or 0)


def wait_for_turn(page: Page) -> str | None:
    """Wait until it is our turn or the game is over; return which."""
    page.wait_for_selector("main.table:is([data-state=mine]:not([data-busy]), [data-state=over])")
    page.evaluate(f"window.known = {TAKEN}")
    return state(page)[0]


def sentence(page: Page) -> str:
    """Return the sentence of the status bar: what is asked, or what would be done."""
    return page.locator(".status .sentence").inner_text()


def dismiss_digest(page: Page) -> None:
    """Close "since your last turn", which lies over the table of somebody who comes back."""
    digest = page.locator(".digest > .row button")
    if digest.count():
        digest.click()


def settle(page: Page) -> None:
    """Wait until nothing glides any more: a tap on a moving piece only ends its way."""
    page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")


# The log entry of our last choice that was taken, and whether a new one has been since we last looked (`known`).
TAKEN = "Number(document.querySelector('main.table')?.dataset.taken ?? -1)"
MOVED_ON = f"() => {TAKEN} > (window.known ?? -1) && !document.querySelector('main.table[data-busy]')"
ASKS = "document.querySelector('main.table:not([data-busy]) .confirm:enabled') !== null"


def confirm(page: Page) -> None:
    """Wait until the table has moved on; press the named button, unless the choice was sent by its gesture."""
    page.wait_for_function(f"{MOVED_ON} || {ASKS}")
    if not page.evaluate(MOVED_ON):
        page.locator(".confirm:enabled").click()
        page.wait_for_function(MOVED_ON)
    page.evaluate(f"window.known = {TAKEN}")


def drag(page: Page, what: Locator, onto: Locator) -> None:
    """Drag one thing onto another with the mouse."""
    start, end = what.bounding_box(), onto.bounding_box()
    assert start is not None and end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + min(20, start["height"] / 2))
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + 12, steps=6)
    page.mouse.up()


def play_by_list(page: Page, chance: random.Random, decisions: int = WHOLE) -> int:
    """Play from the list of all moves, at random, until the game is over or so many decisions were made."""
    made = 0
    while made < decisions and wait_for_turn(page) == "mine":
        page.keyboard.press("m")
        options = page.locator(".moves li button")
        options.first.wait_for()
        options.nth(chance.randrange(options.count())).click()
        confirm(page)
        made += 1
    return made


def play_by_board(page: Page, chance: random.Random, decisions: int = WHOLE) -> tuple[int, set[str]]:
    """Play by clicking lit things on the board, at random; the list helps only where nothing is lit."""
    made, began = 0, time.monotonic()
    unlit: set[str] = set()
    while made < decisions and wait_for_turn(page) == "mine":
        settle(page)
        lit = page.locator(".seated [data-lit]:visible")
        if lit.count():
            thing = lit.nth(chance.randrange(lit.count()))
            if thing.get_attribute("aria-pressed") != "true":  # what is proposed already would be put back
                thing.click()
        if not lit.count() or not page.locator(".confirm:enabled").count():
            unlit.add(sentence(page))
            play_by_list(page, chance, 1)
        else:
            confirm(page)
        made += 1
    if decisions == WHOLE:
        print(f"{made} decisions in {time.monotonic() - began:.0f} s")
    return made, unlit


def play_until(
    page: Page,
    luck: random.Random,
    selector: str,
    most: int = 80,
    play: Callable[[Page, random.Random, int], object] = play_by_board,
) -> Locator:
    """Play one decision after the other until something is on the page; return it."""
    for _ in range(most):
        assert wait_for_turn(page) == "mine"
        if page.locator(selector).count():
            return page.locator(selector)
        play(page, luck, 1)
    raise AssertionError(f"no {selector} after {most} decisions")


def play_by_keys(page: Page, chance: random.Random, decisions: int = WHOLE) -> int:
    """Play with the keyboard alone: the list, its filter and Enter."""
    made, began = 0, time.monotonic()
    while made < decisions and wait_for_turn(page) == "mine":
        before = state(page)[1]
        page.keyboard.press("m")
        page.locator(".moves li button").first.wait_for()
        count = page.locator(".moves li button").count()
        for _ in range(1 + chance.randrange(min(count, 6))):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.locator(".confirm:enabled").wait_for()
        page.evaluate("document.activeElement?.blur()")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "step => Number(document.querySelector('main.table')?.dataset.step) !== step", arg=before
        )
        made += 1
    if decisions == WHOLE:
        print(f"{made} decisions in {time.monotonic() - began:.0f} s")
    return made


def picture(page: Page, name: str) -> None:
    """Keep a screenshot if pictures are wanted (`make pictures`)."""
    if PICTURES:
        folder = Path(PICTURES)
        folder.mkdir(parents=True, exist_ok=True)
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        page.wait_for_timeout(250)  # let what will move begin
        settle(page)
        page.screenshot(path=folder / f"{name}.png")
