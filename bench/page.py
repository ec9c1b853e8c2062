"""How much main-thread work one step of dragging a cat costs, in a real browser.

`python -m bench.page` plays The Isle of Cats until a tile is in hand, drags it over the boat and prints the
browser's own account: script, layout and all tasks per step. The aim is less than 16 ms, one frame.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.web.conftest import DESK, FLAGS, chromium
from tests.web.hands import chance, make_table, play_by_board, sit_down, wait_for_turn
from tests.web.site import Site

STEPS = 120
FRAME = 16.0  # ms


def to_a_tile_in_hand(page: Page) -> None:
    """Play until a tile hovers over the boat."""
    luck = chance(4)
    while wait_for_turn(page) == "mine" and not page.locator(".hovering").count():
        play_by_board(page, luck, 1)


def spent(session: CDPSession) -> dict[str, float]:
    """Return what the main thread has spent so far, in milliseconds."""
    metrics = {
        metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]
    }
    return {name: 1000 * metrics[f"{name}Duration"] for name in ("Task", "Script", "Layout", "RecalcStyle")}


def drag_over_the_boat(page: Page, session: CDPSession) -> dict[str, float]:
    """Drag the tile in hand over the boat and return the cost of one step."""
    box = page.locator(".sea svg").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.down()
    before = spent(session)
    for step in range(STEPS):
        across = box["width"] * (0.2 + 0.6 * (step % 40) / 40)
        page.mouse.move(box["x"] + across, box["y"] + box["height"] * (0.3 + 0.4 * (step % 7) / 7))
    after = spent(session)
    page.mouse.up()
    return {name: (after[name] - before[name]) / STEPS for name in after}


def main() -> None:
    """Measure and print."""
    site = Site(Path(tempfile.mkdtemp()) / "tables.sqlite")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            page = browser.new_page(viewport=DESK)
            page.goto(f"{site.base}/settings")
            sit_down(page, site, make_table(site, "isle_of_cats"))
            to_a_tile_in_hand(page)
            session = page.context.new_cdp_session(page)
            session.send("Performance.enable")
            cost = drag_over_the_boat(page, session)
            browser.close()
    finally:
        site.stop()
    verdict = "within" if cost["Task"] < FRAME else "OVER"
    print(
        f"one drag step: {cost['Task']:.1f} ms of main-thread work ({cost['Script']:.1f} script, "
        f"{cost['Layout']:.1f} layout, {cost['RecalcStyle']:.1f} style), {verdict} one frame of {FRAME:.0f} ms"
    )


if __name__ == "__main__":
    main()
