"""The page without a server in a real browser: `make bench-site` writes docs/results/site.md.

The folder of `make site` is served by a plain static host on this machine. Decisions are counted in the browser's Python and in the
uncompiled engine of CPython in turns, so that a busy machine slows both alike; a ratio is taken within each turn, and the median of the
ratios counts. A decision of a bot is timed as the tab makes it (`play/players.bot_decision`), in whole games with two seats.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from bench.measure import ROOT, in_a_process
from katzentisch import games
from tests.web.conftest import DESK, FLAGS, chromium
from tests.web.static_host import StaticHost, in_python
from tools import results

TURNS = 3
SECONDS = 1.0  # of random play in one turn
VISITS = 3  # of a new person, and of one who comes back
PLAYED = {"felinia": "basic", "feudalia": "scenario_1", "isle_of_cats": "full"}
DECISION = "main.table[data-state=mine] [data-lit]"
PATIENCE = 120_000  # ms
MEGABYTE = 1e6

RATIO = 0.25
WARM, COLD = 3.0, 8.0  # s
BOTS = {"minka": 0.02, "murr": 0.6}  # s of a decision, the 95th percentile
MEMORY = 300  # MB
THOUGHT = 1.5  # s that decisions of a bot are timed in each mode, and at least one game
LATER = {"kasimir": 0.0, "sibylle": 0.0}  # without a bar: what the levels above take
BLOCKED = 100  # ms that the page may answer late: what a person takes for "at once"

# How late a timer of the page is at most: what a tap would have to wait.
LATENESS = """() => {
    let last = performance.now();
    window.latest = 0;
    setInterval(() => {
        window.latest = Math.max(window.latest, performance.now() - last - 10);
        last = performance.now();
    }, 10);
}"""


@dataclass
class Row:
    """One line of the page: what was measured, how much, and the bar."""

    what: str
    measured: str
    bar: str
    met: bool


class Tab:
    """A page of the host, and Python in a worker of it."""

    def __init__(self, browser: Browser, host: StaticHost) -> None:
        self.page = browser.new_page(viewport=DESK)
        self.page.set_default_timeout(PATIENCE)
        self.page.goto(host.base)
        self._host = host
        self.page.locator(".box .actions .primary").first.wait_for()
        self.page.evaluate(LATENESS)
        self._run(f"{(ROOT / 'bench' / 'in_tab.py').read_text()}\nNone")

    def measure(self, call: str) -> Any:
        """Return what a function of `bench/in_tab.py` returns."""
        return json.loads(self._run(f"import json\njson.dumps({call})"))

    def _run(self, program: str) -> Any:
        return in_python(self.page, self._host, program)


def in_cpython(call: str) -> float:
    """Return what a function of `bench/in_tab.py` returns in the uncompiled engine."""
    return in_a_process(f"from bench.in_tab import *; print({call})", KATZENTISCH_PURE="1")


def decisions(tab: Tab) -> Iterator[Row]:
    """Random decisions per second, beside CPython."""
    for game, variant in PLAYED.items():
        call = f"random_play({game!r}, {variant!r}, {SECONDS})"
        turns = [(tab.measure(call), in_cpython(call)) for _ in range(TURNS)]
        ratio = median(here / there for here, there in turns)
        here, there = (median(side) for side in zip(*turns, strict=True))
        yield Row(
            f"random decisions/s, {game} {variant}",
            f"{here:,.0f}; CPython {there:,.0f}; ratio {ratio:.2f}",
            f"at least {RATIO}",
            ratio >= RATIO,
        )


def thoughts(tab: Tab, levels: dict[str, float], seconds: float) -> Iterator[Row]:
    """What a bot takes for a decision, in every mode with two seats."""
    for level, most in levels.items():
        for game in games.names():
            for variant in games.box(game).variants_with(None):
                if 2 in variant.seats:
                    call = f"bot_times({level!r}, {game!r}, {variant.name!r}, {seconds})"
                    number, middle, late, last = tab.measure(call)
                    yield Row(
                        f"{level}, {game} {variant.name}, {number} decisions",
                        f"median {1000 * middle:.1f}, p95 {1000 * late:.1f}, longest {1000 * last:.0f} ms",
                        f"p95 at most {1000 * most:.0f} ms" if most else "",
                        not most or late <= most,
                    )


def first_decision(page: Page, number: int) -> float:
    """Return the seconds from a click on "Play now" of a game to its first decision."""
    play = page.locator(".box .actions .primary").nth(number)
    play.wait_for()
    page.evaluate(
        "addEventListener('click', () => { window.clicked ??= performance.now(); }, {capture: true})"
    )
    play.click()
    page.wait_for_selector(DECISION)
    return float(page.evaluate("performance.now() - clicked")) / 1000


def visits(browser: Browser, host: StaticHost) -> Iterator[Row]:
    """From "Play now" to the first decision: a new person, then the same one coming back."""
    for number, game in enumerate(PLAYED):
        cold: list[float] = []
        warm: list[float] = []
        for _ in range(VISITS):
            context = browser.new_context(viewport=DESK)
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(host.base)
            cold.append(first_decision(page, number))
            page.evaluate(KEEP)
            page.goto("about:blank")
            page.goto(host.base)
            warm.append(first_decision(page, number))
            context.close()
        for what, times, most in (("first visit", cold, COLD), ("kept", warm, WARM)):
            told = f"{median(times):.2f} s ({min(times):.2f} to {max(times):.2f})"
            yield Row(f"play now to first decision, {game}, {what}", told, f"{most} s", median(times) <= most)


PLAYER = ROOT / "tests" / "web" / "local_player.js"
WHOLE_GAMES = """async () => {
    const host = await localPlayer.start();
    for (const game of ["felinia", "feudalia", "isle_of_cats"])
        await localPlayer.play(host, await localPlayer.make(host, game));
}"""
KEEP = """() => new Promise(async (resolve) => {
    navigator.serviceWorker.addEventListener("message", ({ data }) => data.kept && resolve());
    (await navigator.serviceWorker.ready).active.postMessage("keep");
})"""


def memory(playwright: Playwright, host: StaticHost) -> Row:
    """Memory of the tab after whole games of all three: what its process has for itself alone."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    page = browser.new_page(viewport=DESK)
    page.set_default_timeout(PATIENCE)
    page.goto(host.base)
    page.locator(".box .actions .primary").first.wait_for()
    page.evaluate(PLAYER.read_text(), host.base)
    page.evaluate(WHOLE_GAMES)
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    most = max(_private(process["id"]) for process in processes if process["type"] == "renderer")
    browser.close()
    return Row(
        "memory of the tab after a whole game of each", f"{most:.0f} MB", f"{MEMORY} MB", most <= MEMORY
    )


def _private(process: int) -> float:
    """Return the megabytes a process shares with no other."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) * 1024 / MEGABYTE


def lateness(tab: Tab, what: str) -> Row:
    """How late the page would have answered at worst since it was last asked."""
    late = float(tab.page.evaluate("() => { const late = window.latest; window.latest = 0; return late; }"))
    return Row(f"the page answers late at most, {what}", f"{late:.0f} ms", f"{BLOCKED} ms", late <= BLOCKED)


def measured(playwright: Playwright, host: StaticHost) -> Iterator[Row]:
    """Measure everything, a row after the other."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    tab = Tab(browser, host)
    yield lateness(tab, "while Python starts")
    yield from decisions(tab)
    yield lateness(tab, "while Python plays")
    yield from visits(browser, host)
    yield from thoughts(tab, BOTS, THOUGHT)
    yield from thoughts(tab, LATER, 0)
    browser.close()
    yield memory(playwright, host)


def main() -> None:
    """Measure and write the page; exit code 1 if a bar is missed."""
    lines = ["| what | measured | bar | |", "| --- | --- | --- | --- |"]
    missed = 0
    host = StaticHost(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            for row in measured(playwright, host):
                mark = "" if not row.bar else "met" if row.met else "**missed**"
                missed += not row.met
                lines.append(f"| {row.what} | {row.measured} | {row.bar} | {mark} |")
                print(lines[-1], flush=True)
    finally:
        host.stop()
    note = (
        f"Headless Chromium, the folder of `make site` from a plain host on the same machine. Decisions: {TURNS} turns of {SECONDS:.0f} s each, the"
        " uncompiled engine in CPython in the same turns. Visits: the median of"
        f" {VISITS}; the first with nothing kept, the second kept by the service worker. Bots: real choices of one seat in whole games"
        " with two seats. Memory: of the tab's process alone. `bench/site.py` has the details."
    )
    results.write("site", "Without a server, in a browser", "make bench-site", "\n".join(lines), note)
    sys.exit(missed > 0)


if __name__ == "__main__":
    main()
