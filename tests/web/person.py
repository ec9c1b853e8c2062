"""A person who knows the page and wants what Minka would do: every gesture is a real one, and is counted.

A gesture is a click, a drag or a key. A cat is dragged from its field onto the boat and turned on the way (each turn counts),
a vassal onto a fief; a walk is one click on its end; cards that are kept together are clicked and confirmed once. What does not lie on
the board is taken from the list of moves.
"""

from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, Position

from katzentisch import bots
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from tests.web.hands import ASKS, MOVED_ON, TAKEN, settle, wait_for_turn
from tests.web.mirror import Mirror

Choice = dict[str, object]

CARDS = ("keep", "buy", "choose", "forget", "keep_family")
TURNS = ["r", "r", "r", "f", "r", "r", "r"]  # all eight ways a tile may lie


class Person:
    """Plays one seat of a mirrored table on its page; `gestures` counts by what they were for."""

    def __init__(self, page: Page, mirror: Mirror, seat: int) -> None:
        self.page, self.mirror, self.seat = page, mirror, seat
        self.gestures: Counter[str] = Counter()
        self.passed: set[int] = (
            set()
        )  # steps the page proposed since they are no choice; against bots it takes them
        self._game = mirror.table.game
        self._shapes: Any = self._game.printed().get("shapes", {})
        self._bot, self._luck = bots.make("greedy"), from_seed(seat)

    def act(self) -> None:
        """Make one decision, or several that one gesture answers."""
        wait_for_turn(self.page)
        settle(self.page)
        wanted = self._ahead()
        kind = str(wanted[0]["kind"])
        before = self.mirror.step
        self._gesture(kind, wanted)
        self._confirm(kind, before)

    def _ahead(self) -> list[Choice]:
        """Return what this seat wants to do next, as far as nobody else decides in between; at most twelve choices."""
        table = self.mirror.table.copy()
        wanted: list[Choice] = []
        while table.owes(self.seat) and len(wanted) < 12:
            action = self._bot.choose(Sight(table, self.seat), self._luck)
            wanted.append(self._game.choice(action))
            table.play(self.seat, action)
        return wanted

    def _gesture(self, kind: str, wanted: list[Choice]) -> None:
        by_hand = {
            "rescue": self._drag_tile,
            "take": self._drag_tile,
            "place": self._put_tile,
            "go": self._walk,
            "work": self._drag_card,
        }
        handle = self._pick_cards if kind in CARDS and "card" in wanted[0] else by_hand.get(kind)
        if not (handle and handle(kind, wanted)):
            self._click(kind, wanted[0])

    def _click(self, kind: str, choice: Choice) -> None:
        """Click the choice where it is lit; else take it from the list."""
        lit = self._lit(choice)
        if kind == "default" and self.page.locator(".confirm:enabled").count():
            return  # proposed already
        if not lit.count():
            self._from_list(kind, choice)
        elif lit.first.get_attribute("aria-pressed") != "true":
            lit.first.click()
            self.gestures[kind] += 1
        elif kind == "done":  # proposed already
            self.passed.add(self.mirror.step)

    def _lit(self, choice: Choice) -> Locator:
        action = self._game.action(choice)
        return self.page.locator(f'.seated [data-lit][data-action="{action}"]:visible')

    def _from_list(self, kind: str, choice: Choice) -> None:
        self.page.keyboard.press("m")
        options = self.page.locator(".moves li button")
        options.first.wait_for()
        wanted = self.page.locator(f'.moves li button[data-action="{self._game.action(choice)}"]')
        (wanted if wanted.count() else options).first.click()
        self.gestures[kind] += 2
        self.gestures["from the list"] += 1

    def _confirm(self, kind: str, before: int) -> None:
        """Press the named button if the gesture alone does not decide."""
        self.page.wait_for_function(f"{MOVED_ON} || {ASKS}")
        if not self.page.evaluate(MOVED_ON):
            self.page.locator(".confirm:enabled").click()
            self.gestures[kind] += 1
            self.gestures["confirm"] += 1
            self.gestures["proposed"] += kind == "default"  # a proposal is confirmed at every table
            self.page.wait_for_function(MOVED_ON)
        self.page.evaluate(f"window.known = {TAKEN}")

    # A tile: dragged from field or table, or put down where it must be placed

    def _drag_tile(self, kind: str, wanted: list[Choice]) -> bool:
        tile, place = (
            self._lit(wanted[0]),
            next((choice for choice in wanted if choice["kind"] == "place"), None),
        )
        if place is None or not tile.count():
            return False
        start = tile.first.bounding_box()
        assert start is not None
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(*self._square(4, 10), steps=3)
        if not self.page.locator(".hovering").count():  # it is taken first, and placed when it is asked for
            mouse.up()
            return False
        self._turn_to(int(str(place["turn"])), kind)
        mouse.move(*self._middle(str(wanted[0]["shape"]), place), steps=3)
        mouse.up()
        self.gestures[kind] += 1
        if not self.page.locator(".confirm:enabled").count():
            self._nearest(kind)
        return True

    def _put_tile(self, kind: str, wanted: list[Choice]) -> bool:
        if not self.page.locator(".hovering").count():
            return False
        shape = str(self.mirror.table.question(self.seat)["shape"])
        self._turn_to(int(str(wanted[0]["turn"])), kind)
        self.page.mouse.click(*self._middle(shape, wanted[0]))
        self.gestures[kind] += 1
        if not self.page.locator(".confirm:enabled").count():
            self._nearest(kind)
        return True

    def _nearest(self, kind: str) -> None:
        self.page.get_by_role("button", name="Nearest place that fits").click()
        self.gestures[kind] += 1
        self.gestures["nearest place"] += 1

    def _turn_to(self, turn: int, kind: str) -> None:
        hovering = self.page.locator(".hovering")
        for key in TURNS:
            if hovering.get_attribute("data-turn") == str(turn):
                return
            self.page.keyboard.press(key)
            self.gestures[kind] += 1
            self.gestures["turn"] += 1

    def _middle(self, shape: str, place: Choice) -> tuple[float, float]:
        squares = self._shapes[shape]["turns"][place["turn"]]
        height, width = (1 + max(square[axis] for square in squares) for axis in (0, 1))
        return self._square(
            int(str(place["row"])) + height / 2 - 0.5, int(str(place["column"])) + width / 2 - 0.5
        )

    def _square(self, row: float, column: float) -> tuple[float, float]:
        x, y = self.page.evaluate(
            """([row, column]) => {
            const matrix = document.querySelector('.sea svg > g').getScreenCTM();
            const point = new DOMPoint(column + 0.5, row + 0.5).matrixTransform(matrix);
            return [point.x, point.y];
            }""",
            [row, column],
        )
        return x, y

    # Cards, walks, vassals

    def _pick_cards(self, kind: str, wanted: list[Choice]) -> bool:
        """Click the cards that are chosen together; the page sends them by one confirmation."""
        most = int(str(self.mirror.table.question(self.seat).get("picks", 7)))
        together: list[Choice] = []
        for choice in wanted:
            if choice["kind"] != kind or len(together) == most:
                break
            together.append(choice)
        clicked: Counter[str] = Counter()
        for choice in together:
            name = str(choice["card"])
            cards = self._lit(choice)
            if cards.count() <= clicked[name]:
                break
            cards.nth(clicked[name]).click()
            clicked[name] += 1
            self.gestures[kind] += 1
        return bool(clicked)

    def _walk(self, kind: str, wanted: list[Choice]) -> bool:
        """Click where the walk ends, if that is one way; else the first step."""
        steps = []
        for choice in wanted:
            if choice["kind"] != "go":
                break
            steps.append(choice["province"])
        for end in reversed(steps):
            land = self.page.locator(f'path[data-province="{end}"][data-lit]')
            if land.count() and land.get_attribute("data-action") == str(self._game.action(wanted[0])):
                if land.get_attribute("aria-pressed") != "true":  # the rest of a walk may be chosen already
                    land.click(position=self._inside(land))
                    self.gestures[kind] += 1
                return True
        return False

    def _inside(self, land: Locator) -> Position:
        """A point on the shape itself: its box's middle may lie outside."""
        point: Position = land.evaluate(
            """path => {
            const box = path.getBoundingClientRect();
            for (let i = 1; i < 200; i++) {
              const [x, y] = [box.width * ((i * 0.618034) % 1), box.height * ((i * 0.414214) % 1)];
              if (document.elementFromPoint(box.left + x, box.top + y) === path) return {x, y};
            }
            return {x: box.width / 2, y: box.height / 2};
            }"""
        )
        return point

    def _drag_card(self, kind: str, wanted: list[Choice]) -> bool:
        """Drag a vassal onto the fief where it shall work."""
        fief = next((choice["fief"] for choice in wanted[1:2] if choice["kind"] == "fief"), None)
        card = self._lit(wanted[0])
        targets = self.page.locator(f'.fief[data-drop="{fief}"]' if fief else ".fief[data-drop]")
        if not card.count() or not targets.count():
            return False
        start, end = card.first.bounding_box(), targets.first.bounding_box()
        assert start is not None and end is not None
        if fief is None:
            return False
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + 20)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
        mouse.up()
        self.gestures[kind] += 1
        return True
