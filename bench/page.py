"""The page in a real browser: a step of dragging a cat, and how long a phone waits for the first decision.

`python -m bench.page` writes docs/results/page.md. A drag step is the browser's own account of main-thread work; the aim is 8 ms. The phone
is Lighthouse's mobile profile: a processor four times slower, 150 ms to the server and back, 1.6 Mbit/s; the aim is 1.5 s
from a tap on "Play now" to the first decision. From the bare address of a table, with nothing cached, it takes longer and is told too.
"""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.web.conftest import DESK, FLAGS, PHONE, chromium
from tests.web.hands import make_table, sit_down
from tests.web.moments import sit_where_asked
from tests.web.site import Site
from tools import results

STEPS = 120
RUNS = 5
_DRAG = 8.0  # ms
FIRST = 1.5  # s
_SLOW_PROCESSOR = 4  # times
_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
TABLES = [("felinia", "basic"), ("feudalia", "scenario_1"), ("isle_of_cats", "family")]
_DECISION = "main.table[data-state=mine] [data-lit]"


def spent(session: CDPSession) -> dict[str, float]:
    """Return what the main thread has spent so far, in milliseconds."""
    metrics = {
        metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]
    }
    return {name: 1000 * metrics[f"{name}Duration"] for name in ("Task", "Script", "Layout", "RecalcStyle")}


def _drag_over_the_boat(page: Page, session: CDPSession) -> dict[str, float]:
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


def _drag_step(browser: Browser, site: Site) -> dict[str, float]:
    """The cost of one step of dragging, in ms: the cheapest of some runs, since the machine may be busy."""
    page = browser.new_page(viewport=DESK)
    page.goto(f"{site.base}/settings")
    sit_where_asked(page, site, "isle_of_cats", "full", "place")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    costs = [_drag_over_the_boat(page, session) for _ in range(RUNS)]
    page.close()
    return min(costs, key=lambda cost: cost["Task"])


def first_decision(browser: Browser, site: Site, game: str, variant: str) -> list[float]:
    """Seconds from the address of a table to its first decision on a throttled phone, nothing cached, sorted."""
    times = []
    for _ in range(RUNS):
        context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
        page = context.new_page()
        page.goto(f"{site.base}/settings")
        table = sit_down(page, site, make_table(site, game, variant=variant))
        page.goto("about:blank")
        _throttle(context.new_cdp_session(page))
        page.goto(f"{site.base}/t/{table}", wait_until="commit")
        page.wait_for_selector(_DECISION)
        times.append(float(page.evaluate("performance.now()")) / 1000)
        context.close()
    return sorted(times)


def _from_home(browser: Browser, site: Site, game: int) -> list[float]:
    """Seconds from a tap on "Play now" to the first decision on a throttled phone, sorted."""
    times = []
    for _ in range(RUNS):
        context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
        page = context.new_page()
        _throttle(context.new_cdp_session(page))
        page.goto(site.base)
        play = page.locator(".box .actions .primary").nth(game)
        play.wait_for()
        page.wait_for_timeout(1500)  # somebody looks at the page before they tap
        page.evaluate(
            "addEventListener('click', () => { window.tapped ??= performance.now(); }, {capture: true})"
        )
        play.tap()
        page.wait_for_selector(_DECISION)
        times.append(float(page.evaluate("performance.now() - tapped")) / 1000)
        context.close()
    return sorted(times)


def _throttle(session: CDPSession) -> None:
    session.send("Network.clearBrowserCache")
    session.send("Emulation.setCPUThrottlingRate", {"rate": _SLOW_PROCESSOR})
    session.send("Network.emulateNetworkConditions", _NETWORK)


def main() -> None:
    """Measure and write the page."""
    site = Site(Path(tempfile.mkdtemp()) / "tables.sqlite")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            cost = _drag_step(browser, site)
            cold = [first_decision(browser, site, game, variant) for game, variant in TABLES]
            home = [_from_home(browser, site, number) for number in range(len(TABLES))]
            browser.close()
    finally:
        site.stop()
    lines = [
        "| what | measured | aim |",
        "| --- | --- | --- |",
        f"| a drag step, main-thread work | {cost['Task']:.1f} ms ({cost['Script']:.1f} script, {cost['Layout']:.1f} layout,"
        f" {cost['RecalcStyle']:.1f} style) | {_DRAG:.0f} ms |",
    ]
    for what, all_times in (("from the tap at home", home), ("from the address, nothing cached", cold)):
        for (game, _), times in zip(TABLES, all_times, strict=True):
            told = f"{times[0]:.2f} s (median {statistics.median(times):.2f})"
            lines.append(f"| first decision on a throttled phone, {game}, {what} | {told} | {FIRST} s |")
    print("\n".join(lines))
    note = f"The best of {RUNS} runs each, on a machine that has other work too; `bench/page.py` says what a throttled phone is."
    results.write("page", "The page in a browser", "make bench-page", "\n".join(lines), note)


if __name__ == "__main__":
    main()
