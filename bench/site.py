"""The page without a server in a real browser: `make bench-site` writes docs/results/site.md.

The folder of `make site` is served by a plain static host on this machine. Decisions are counted in the browser's Python and in the
uncompiled engine of CPython in turns, so that a busy machine slows both alike; a ratio is taken within each turn, and the median of the
ratios counts. A decision of a bot is timed as the tab makes it (`play/players.bot_decision`), in whole games with two seats.

    python -m bench.site                 measures everything
    python -m bench.site visits memory   measures these parts anew; what the page says of the others stays
"""

import argparse
import json
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Playwright, sync_playwright

from bench.measure import ROOT, in_a_process
from katzentisch import games
from katzentisch.local.host import SETTINGS as SETTINGS_IN_TAB
from tests.web.conftest import DESK, FLAGS, SETTINGS, chromium
from tests.web.hands import play_by_list, wait_for_turn
from tests.web.static_host import StaticHost, in_python
from tools import results

TURNS = 3
SECONDS = 1.0  # of random play in one turn
VISITS = 3  # of a new person, and of one who comes back
PLAYED = {"felinia": "basic", "feudalia": "scenario_1", "isle_of_cats": "full"}
BOXES = {"felinia": "Felinia", "feudalia": "Feudalia", "isle_of_cats": "The Isle of Cats"}
DECISION = "main.table[data-state=mine] [data-lit]"
PATIENCE = 120_000  # ms
MEGABYTE = 1e6

RATIO = 0.25
WARM, COLD = 3.0, 8.0  # s
BOTS = {"minka": 0.02, "murr": 0.6}  # s of a decision, the 95th percentile
MEMORY = 300  # MB
THOUGHT = 1.5  # s that decisions of a bot are timed in each mode, and at least one game
LATER = ("kasimir", "sibylle", "bastet")  # without a bar: what the levels above take
SELDOM = 20  # of their decisions one in so many is timed
BLOCKED = 100  # ms that the page may answer late: what a person takes for "at once"
USABLE = 1.0  # s: home, rules and pad without the runtime
MOVES = 12  # that a person makes in each game while the page is watched
PAGE = results.FOLDER / "site.md"

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

    def __init__(self, browser: Browser, host: StaticHost, vec: str = "librt") -> None:
        self.page = browser.new_page(viewport=DESK)
        self.page.set_default_timeout(PATIENCE)
        self.page.goto(host.base)
        self._host = host
        self.page.locator(".box .actions .primary").first.wait_for()
        self.page.evaluate(LATENESS)
        self._run(f"{_text('vec_stand_ins')}\nstand_in({vec!r})")
        self._run(f"{_text('in_tab')}\nNone")

    def measure(self, call: str) -> Any:
        """Return what a function of `bench/in_tab.py` returns."""
        return json.loads(self._run(f"import json\njson.dumps({call})"))

    def _run(self, program: str) -> Any:
        return in_python(self.page, self._host, program)


def _text(module: str) -> str:
    return (ROOT / "bench" / f"{module}.py").read_text(encoding="utf-8")


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


def thoughts(tab: Tab, level: str, most: float, every: int = 1) -> Iterator[Row]:
    """Time a bot's decisions in every mode with two seats; the bar is `most` seconds for 95 of 100, none for 0."""
    for game in games.names():
        for variant in games.box(game).variants_with(None):
            if 2 in variant.seats:
                seconds = THOUGHT if every == 1 else 0.0
                call = f"bot_times({level!r}, {game!r}, {variant.name!r}, {seconds}, {every})"
                number, middle, late, last = tab.measure(call)
                yield Row(
                    f"{level}, {game} {variant.name}, {number} decisions",
                    f"median {1000 * middle:.1f}, p95 {1000 * late:.1f}, longest {1000 * last:.0f} ms",
                    f"p95 at most {1000 * most:.0f} ms" if most else "",
                    not most or late <= most,
                )


def usable(browser: Browser, host: StaticHost) -> Iterator[Row]:
    """Home, rules and pad while the runtime is held back, and how the bar of what has arrived looks."""
    host.held.add("pyodide.asm.wasm")
    page = _visitor(browser, service_workers="block")
    for what, path, there in BEFORE_THE_RUNTIME:
        page.goto("about:blank")
        page.goto(host.base + path, wait_until="commit")
        page.wait_for_selector(there)
        seconds = float(page.evaluate("performance.now()")) / 1000
        yield Row(
            f"{what} is there, the runtime is not", f"{seconds:.2f} s", f"{USABLE} s", seconds <= USABLE
        )
    page.goto(host.base)
    page.locator(".box .actions .primary").first.click()
    page.wait_for_selector(".local-notice progress[value]")
    told = page.locator(".local-notice").inner_text().strip()
    page.goto(host.base + "#/rules/felinia")
    page.wait_for_selector("main h2")
    goes_on = page.locator(".local-notice progress").count() > 0
    yield Row("what the bar says", told, "MB, beside a page that goes on", goes_on and told.endswith("MB"))
    host.restore()
    page.context.close()


BEFORE_THE_RUNTIME = (
    ("home", "", ".box .actions .primary"),
    ("rules", "#/rules/isle_of_cats", "main h2"),
    ("pad", "#/pad/felinia", "main th[scope=row]"),
)


def _visitor(browser: Browser, **how: Any) -> Page:
    """Return a page of a new person, at a desk."""
    page = browser.new_context(viewport=DESK, **how).new_page()
    page.context.add_init_script(SETTINGS)
    page.set_default_timeout(PATIENCE)
    return page


def _play_now(page: Page, game: str) -> Locator:
    return page.locator(".box", has_text=BOXES[game]).locator(".actions .primary")


def first_decision(page: Page, game: str) -> float:
    """Return the seconds from a click on "Play now" of a game to its first decision."""
    play = _play_now(page, game)
    play.wait_for()
    page.evaluate(
        "addEventListener('click', () => { window.clicked ??= performance.now(); }, {capture: true})"
    )
    play.click()
    page.wait_for_selector(DECISION)
    return float(page.evaluate("performance.now() - clicked")) / 1000


@contextmanager
def _at_home(browser: Browser) -> Iterator[Page]:
    """Yield the page of a new person whose browser has a cache on disk: that of a private window has no room for the runtime."""
    with tempfile.TemporaryDirectory() as profile:
        context = browser.browser_type.launch_persistent_context(
            profile, executable_path=chromium(), args=FLAGS, viewport=DESK
        )
        context.add_init_script(SETTINGS)
        context.set_default_timeout(PATIENCE)
        yield context.new_page()
        context.close()


def visits(browser: Browser, host: StaticHost) -> Iterator[Row]:
    """From "Play now" to the first decision: a new person, then the same one coming back."""
    for game in PLAYED:
        cold: list[float] = []
        second: list[float] = []
        later: list[float] = []
        for _ in range(VISITS):
            with _at_home(browser) as page:
                page.goto(host.base)
                cold.append(first_decision(page, game))
                page.evaluate(KEEP)
                for times in (second, later):
                    page.goto("about:blank")
                    page.goto(host.base)
                    times.append(first_decision(page, game))
        for what, times, most in (
            ("first visit", cold, COLD),
            ("second", second, WARM),
            ("third", later, WARM),
        ):
            told = f"{median(times):.2f} s ({min(times):.2f} to {max(times):.2f})"
            yield Row(f"play now to first decision, {game}, {what}", told, f"{most} s", median(times) <= most)


def played(browser: Browser, host: StaticHost) -> Iterator[Row]:
    """Measure how late the page answers while a slow bot thinks."""
    page = _visitor(browser, reduced_motion="reduce")
    page.goto(host.base)
    page.evaluate(THOUGHTS)
    for game in PLAYED:
        page.evaluate(f"location.hash = '#/new/{game}'")
        page.locator(".seatrow select").last.select_option("bastet")
        page.locator(".foot .primary").click()
        wait_for_turn(page)
        page.evaluate("window.thought = { late: 0, ticks: 0 }")
        for move in range(MOVES):
            play_by_list(page, Random(move), 1)
            wait_for_turn(page)
            late, ticks = page.evaluate("[thought.late, thought.ticks]")
            if ticks > LONG:
                break
        told = f"{late:.0f} ms, asked {ticks:,} times"
        enough = ticks > LONG and late <= BLOCKED
        yield Row(f"the page answers late at most while Bastet thinks, {game}", told, f"{BLOCKED} ms", enough)
    page.context.close()


LONG = 300  # ticks of a hundredth of a second that are enough
# How late a timer of the page is while others think and nothing new is drawn.
THOUGHTS = """() => {
    const thinking = () => document.querySelector("main.table[data-state=theirs]")?.dataset.step ?? "";
    let last = performance.now();
    let before = "";
    setInterval(() => {
        const [now, step] = [performance.now(), thinking()];
        if (step && step === before) {
            window.thought.late = Math.max(window.thought.late, now - last - 10);
            window.thought.ticks++;
        }
        [last, before] = [now, step];
    }, 10);
}"""


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


def memory(browser: Browser, host: StaticHost) -> Iterator[Row]:
    """Memory of the tab after whole games of all three: what the browser's task manager shows."""
    page = _visitor(browser)
    page.goto(host.base)
    page.locator(".box .actions .primary").first.wait_for()
    page.evaluate(PLAYER.read_text(), host.base)
    page.evaluate(WHOLE_GAMES)
    yield _memory(page, "after a whole game of each")


def memory_page(browser: Browser, host: StaticHost) -> Iterator[Row]:
    """Memory of the tab after some moves of all three on the page."""
    page = _visitor(browser, reduced_motion="reduce")
    page.goto(host.base)
    for game in PLAYED:
        page.evaluate("location.hash = '#/'")
        _play_now(page, game).click()
        wait_for_turn(page)
        play_by_list(page, Random(1), MOVES)
    yield _memory(page, f"after {MOVES} moves of each on the page")


def _memory(page: Page, when: str) -> Row:
    """Measure the process of the only tab, without what the page has thrown away already."""
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    most = max(_footprint(process["id"]) for process in processes if process["type"] == "renderer")
    return Row(f"memory of the tab, {when}", f"{most:.0f} MB", f"{MEMORY} MB", most <= MEMORY)


def _footprint(process: int) -> float:
    """Return the megabytes of a process as the browser's own task manager counts them: without pages that lie in a file.

    The program of the browser is such a file: whether its pages are shared depends on how many browsers run.
    """
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    counted = [line.split()[1] for line in lines if line.startswith(("RssAnon:", "VmSwap:"))]
    return sum(map(int, counted)) * 1024 / MEGABYTE


def lateness(page: Page, what: str) -> Row:
    """Return how late the page would have answered at worst since the last call."""
    late = float(page.evaluate("() => { const late = window.latest; window.latest = 0; return late; }"))
    return Row(f"the page answers late at most, {what}", f"{late:.0f} ms", f"{BLOCKED} ms", late <= BLOCKED)


def engine(browser: Browser, host: StaticHost) -> Iterator[Row]:
    """The engine beside CPython, and whether the page is free meanwhile."""
    tab = Tab(browser, host)
    yield lateness(tab.page, "while Python starts")
    yield from decisions(tab)
    yield lateness(tab.page, "while Python plays")
    tab.page.close()


def vecs(browser: Browser, host: StaticHost) -> Iterator[Row]:
    """What plays the same game: librt's own `vec` for WebAssembly, or a list or an array in its part."""
    tabs = {kind: Tab(browser, host, kind) for kind in ("librt", "list", "array")}
    for game, variant in PLAYED.items():
        games_played = {tab.measure(f"same_game({game!r}, {variant!r})") for tab in tabs.values()}
        assert len(games_played) == 1, "a stand-in plays another game"
        call = f"random_play({game!r}, {variant!r}, {SECONDS})"
        turns = [{kind: tab.measure(call) for kind, tab in tabs.items()} for _ in range(TURNS)]
        rates = {kind: median(turn[kind] for turn in turns) for kind in tabs}
        ratios = {kind: median(turn[kind] / turn["librt"] for turn in turns) for kind in tabs}
        told = [f"{kind} {rate:,.0f} ({ratios[kind]:.2f})" for kind, rate in rates.items()]
        yield Row(f"random decisions/s (beside librt's), {game} {variant}", "; ".join(told), "", True)


def minka(browser: Browser, host: StaticHost) -> Iterator[Row]:
    """What Minka takes for a decision."""
    yield from thoughts(Tab(browser, host), "minka", BOTS["minka"])


def murr(browser: Browser, host: StaticHost) -> Iterator[Row]:
    """What Murr takes for a decision."""
    yield from thoughts(Tab(browser, host), "murr", BOTS["murr"])


def later(browser: Browser, host: StaticHost) -> Iterator[Row]:
    """What the levels above take for a decision."""
    tab = Tab(browser, host)
    for level in LATER:
        yield from thoughts(tab, level, 0.0, SELDOM)


PARTS: dict[str, Callable[[Browser, StaticHost], Iterator[Row]]] = {
    "engine": engine,
    "vecs": vecs,
    "usable": usable,
    "visits": visits,
    "played": played,
    "minka": minka,
    "murr": murr,
    "later": later,
    "memory": memory,
    "memory_page": memory_page,
}


def measure(playwright: Playwright, part: str) -> list[Row]:
    """Measure a part in a browser and from a host of its own; tell each row."""
    host = StaticHost(Path(tempfile.mkdtemp()))
    browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    try:
        rows: list[Row] = []
        for row in PARTS[part](browser, host):
            print(_line(row), flush=True)
            rows.append(row)
        return rows
    finally:
        browser.close()
        host.stop()


def _line(row: Row) -> str:
    mark = "" if not row.bar else "met" if row.met else "**missed**"
    return f"| {row.what} | {row.measured} | {row.bar} | {mark} |"


def main() -> None:
    """Measure and write the page; exit code 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m bench.site", description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)} (default: all)")
    wanted = parser.parse_args().parts or list(PARTS)
    if unknown := [part for part in wanted if part not in PARTS]:
        parser.error(f"no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    measured: dict[str, list[Row]] = {}
    sections = written_sections(PAGE.read_text(encoding="utf-8")) if PAGE.is_file() else {}
    try:
        with sync_playwright() as playwright:
            for part in wanted:
                measured[part] = measure(playwright, part)
                sections[part] = section(part, measured[part])
    finally:
        if measured:
            write(sections)
    sys.exit(not all(row.met for rows in measured.values() for row in rows))


def written_sections(page: str) -> dict[str, str]:
    """Return the sections of the page by their parts: those that are not measured anew stay as they are."""
    sections = re.finditer(r"^\*\*(\w+)\*\*: .*?(?=^\*\*\w+\*\*: |\Z)", page, re.M | re.S)
    return {section[1]: section[0].strip() for section in sections}


def section(part: str, rows: list[Row]) -> str:
    """Return what the page says of a part that was measured just now."""
    told = (PARTS[part].__doc__ or "").strip().partition("\n")[0].rstrip(".")
    load = f"a load of {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    lines = [f"**{part}**: {told}, at commit `{results.commit()}`, with {load}.", ""]
    lines += ["| what | measured | bar | |", "| --- | --- | --- | --- |", *map(_line, rows)]
    return "\n".join(lines)


def write(sections: dict[str, str]) -> None:
    """Write the page of all parts that were ever measured."""
    note = (
        "Headless Chromium, the folder of `make site` from a plain host on the same machine, 1440 by 900."
        f" Decisions: {TURNS} turns of {SECONDS:.0f} s each, the uncompiled engine in CPython in the same turns. Visits: the median of"
        f" {VISITS}; the first of a new browser, with nothing kept, the others kept by the service worker. Bots: real choices of one seat in whole games"
        f" with two seats; of the levels above Murr one in {SELDOM}, which have at most {SETTINGS_IN_TAB.bot_longest:.0f} s."
        " Memory: of the tab's process, as the browser's task manager counts it. `bench/site.py` has the details."
    )
    body = "\n\n".join(sections[part] for part in PARTS if part in sections)
    results.write("site", "Without a server, in a browser", "make bench-site", body, note)


if __name__ == "__main__":
    main()
