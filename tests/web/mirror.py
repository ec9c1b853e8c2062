"""The same game beside the page: what the pages send is played on a second table, which knows what Minka would do.

People at random need thousands of decisions for a game of Feudalia; sensible people ask the mirror. At the end both
tables must agree. There are no bots at such a table: what they choose is not sent by a page.
"""

import json
import random

from playwright.sync_api import Page, WebSocket

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from tests.web.hands import confirm, settle, wait_for_turn


class Mirror:
    """A table that follows the choices of the pages it watches."""

    def __init__(self, game: str, variant: str, seats: int, seed: int) -> None:
        self.table = games.box(game).open(variant, seats).deal(seed)
        self.choices: dict[
            tuple[int, int], int
        ] = {}  # what was taken, by seat and its entry in the log as that seat counts
        self._sent: dict[tuple[int, int], int] = {}  # what was sent last, by seat and the view it answers
        self._minka, self._chance = bots.make("greedy"), from_seed(seed)

    def watch(self, page: Page) -> None:
        """Follow what this page sends and the server takes; before it opens its table."""
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framesent", self._send)
        socket.on("framereceived", self._hear)

    def _send(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "act":
            self._sent[said["seat"], said["seq"]] = said["action"]

    def _hear(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        taken = (said.get("seat"), said.get("now"))
        if said["type"] == "taken" and taken not in self.choices:  # a line that healed repeats what it said
            self.choices[taken] = self._sent[said["seat"], said["seq"]]
            self.table.play(said["seat"], self.choices[taken])

    @property
    def is_over(self) -> bool:
        return not self.table.to_act

    @property
    def step(self) -> int:
        return len(self.choices)

    def advice(self, seat: int) -> int:
        """Return what Minka would do with this seat's information."""
        return self._minka.choose(Sight(self.table, seat), self._chance)


def follow_by_list(page: Page, mirror: Mirror, seat: int, luck: random.Random) -> None:
    """Choose from the list of moves what the mirror advises; at random if the list is too long to show it."""
    wait_for_turn(page)
    page.keyboard.press("m")
    options = page.locator(".moves li button")
    options.first.wait_for()
    advised = page.locator(f'.moves li button[data-action="{mirror.advice(seat)}"]')
    (advised if advised.count() else options.nth(luck.randrange(options.count()))).click()
    confirm(page)


def follow_by_board(page: Page, mirror: Mirror, seat: int, luck: random.Random) -> bool:
    """Click what the mirror advises where it lies on the board; True if it was lit there, else take it from the list."""
    wait_for_turn(page)
    settle(page)
    lit = page.locator(f'.board [data-lit][data-action="{mirror.advice(seat)}"]:visible')
    if not lit.count():
        follow_by_list(page, mirror, seat, luck)
        return False
    if lit.first.get_attribute("aria-pressed") != "true":
        lit.first.click()
    confirm(page)
    return True


def totals(page: Page) -> list[str]:
    """Read the points of every seat from the sheet at the end of a game."""
    page.locator("dialog.end").wait_for()
    return page.locator(".end tfoot td").all_inner_texts()
