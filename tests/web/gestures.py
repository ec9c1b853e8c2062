"""Write docs/results/gestures.md: how many gestures a whole game takes on the page, counted by playing it in a browser.

    python -m tests.web.gestures [GAME ...]

Two people who know the page play each table to its end in two browsers (tests/web/person.py). Before, every decision took a click and the
confirm button, as the page of version 0.1.0 asked.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from katzentisch.play.match import Match, Step
from katzentisch.play.undo import is_free_after
from tests.web.conftest import FLAGS, Visitor, chromium
from tests.web.hands import make_table, sit_around
from tests.web.mirror import Mirror
from tests.web.person import Person
from tests.web.site import Site
from tools import results

TABLES = [
    ("isle_of_cats", "family"),
    ("isle_of_cats", "full"),
    ("felinia", "basic"),
    ("felinia", "advanced"),
    ("feudalia", "scenario_1"),
]
SEED = 7
SETTINGS = "localStorage.setItem('katzentisch.settings', JSON.stringify({pace: 'at once', motion: 'reduced', soundAsked: true}))"


class Counted:
    """A whole game: decisions, those without a choice, and the gestures of both people."""

    def __init__(self, browser: Browser, site: Site, game: str, variant: str) -> None:
        visitor = Visitor(browser, site)
        mirror = Mirror(game, variant, 2, SEED)
        made = make_table(site, game, variant=variant, seats=2, seed=str(SEED), people=1, invited=1)
        pages = sit_around(lambda path: _visit(visitor, path), site, made, mirror.watch)
        people = [Person(page, mirror, seat) for seat, page in enumerate(pages)]
        self.decisions, self.forced = 0, 0
        while not mirror.is_over:
            seat = mirror.table.to_act[0]
            self.forced += len(mirror.table.legal(seat)) == 1
            people[seat].act()
        self.decisions = mirror.step
        self.asking = _asking(mirror, people[0].passed | people[1].passed)
        self.gestures = people[0].gestures + people[1].gestures
        self.complaints = visitor.complaints
        for context in visitor.contexts:
            context.close()

    def row(self, name: str) -> str:
        """Return its line, per seat."""
        aside = ("from the list", "turn", "confirm", "nearest place", "proposed")
        made = sum(n for what, n in self.gestures.items() if what not in aside)
        before, after = self.decisions, (made - self.gestures["turn"] - self.forced) / 2
        alone = after - (self.gestures["confirm"] - self.gestures["proposed"] - self.asking) / 2
        columns = [self.decisions / 2, before, after]
        columns += [self.gestures[what] / 2 for what in ("confirm", "from the list", "turn")]
        columns += [alone, (self.asking + self.gestures["proposed"]) / 2]
        shares = f"{100 * after / before:.0f} % | {100 * alone / before:.0f} %"
        return f"| {name} | {' | '.join(f'{n:.0f}' for n in columns)} | {shares} |"


def _asking(mirror: Mirror, passed: set[int]) -> int:
    """Count the choices of the game that the server would ask to confirm if all others were bots, without those taken by themselves."""
    match, asking = Match(mirror.table.game, SEED), 0
    for n, ((seat, _), action) in enumerate(mirror.choices.items()):
        step = match.propose(seat, action)
        assert isinstance(step, Step)
        free = is_free_after(match, step, "free", []) or len(match.legal[seat]) == 1
        asking += not free and n not in passed
        match.accept(step)
    return asking


def _visit(visitor: Visitor, path: str) -> Page:
    page = visitor(path)
    page.context.add_init_script(SETTINGS)
    page.reload()
    return page


NOTE = """Per seat, one whole game for two, played in two browsers by real clicks, drags and keys (tests/web/person.py); both want what Minka would do. A gesture
is a click, a drag or a key. Before, every decision took a click and the confirm button. Quarter turns of a tile on its way to the boat are the same before and
now and stand apart. Decisions without a choice are asked at this table, since two people play, and are left out: against bots they pass by themselves.
Where other people play, a choice that ends one's turn asks for a confirmation, since the next one would not wait for an undo; against bots only what reveals
something does. That column has the same clicks, and the confirmations the server's own rule asks for at a table of bots (`is_free_after`).
A stop in Felinia where no boat can be paid, and a store that has room for everything, are proposed and confirmed by one gesture where
other people play; against bots they pass by themselves."""


def main(wanted: list[str]) -> None:
    """Play the tables and write the page."""
    head = [
        "| table | decisions | before | two people | of them confirming | choices from the list | turns of a tile | against bots | of them confirming | two people / before | against bots / before |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    site = Site(Path(tempfile.mkdtemp()) / "tables.sqlite")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for game, variant in TABLES:
                if wanted and game not in wanted and variant not in wanted:
                    continue
                counted = Counted(browser, site, game, variant)
                head.append(counted.row(f"{game}, {variant}"))
                print(head[-1], dict(counted.gestures), counted.complaints, flush=True)
    finally:
        site.stop()
    if not wanted:
        results.write(
            "gestures", "Gestures of a whole game", "python -m tests.web.gestures", "\n".join(head), NOTE
        )


if __name__ == "__main__":
    main(sys.argv[1:])
