"""Lessons: a guided first game at a real table, told step by step.

A lesson is data: `games/<game>/lessons/<lesson>.toml` names the deal, the bots and the steps; what is said stands beside it
in `en.ftl` and `de.ftl`. docs/add/a-lesson.md explains the keys. The page walks through a lesson as `Walk` does.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from katzentisch import bots, games
from katzentisch.bots.luck import bot_chance
from katzentisch.core.material import Entry
from katzentisch.core.options import Options
from katzentisch.core.sight import Sight

Pattern = Mapping[str, object]  # fits whatever has these values under these keys
Setting = bool | int | str
_BOT = "greedy"  # plays what comes before a lesson


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the question it belongs to, the choices that carry it out and are lit, and the parts of the table it lights.

    What is in `also` carries it out as well and is lit where none of the choices is possible.

    Without a question it is a word in between, shown at the learner's next decision and read by a click. `picture` names a
    drawing of the game's rules that is shown with it.
    """

    id: str
    question: Pattern
    choices: tuple[Pattern, ...]
    light: tuple[str, ...]
    also: tuple[Pattern, ...] = ()
    picture: str = ""

    @property
    def is_word(self) -> bool:
        """Whether there is nothing to do but to read."""
        return not self.question

    def fits(self, question: Pattern, choices: Iterable[Pattern]) -> bool:
        """Whether this is asked, and one of the choices carries the step out."""
        return matches(self.question, question) and any(self.is_done_by(choice) for choice in choices)

    def is_done_by(self, choice: Pattern) -> bool:
        """Whether a choice carries the step out; without choices any does."""
        return not self.choices or any(matches(wanted, choice) for wanted in (*self.choices, *self.also))


@dataclass(frozen=True, slots=True)
class Lesson:
    """A deal, the bots at the table, the steps in their order, and occasions that may come later in any order."""

    game: str
    name: str
    variant: str
    settings: dict[str, Setting]
    seed: int
    seat: int
    bots: tuple[str, ...]
    steps: tuple[Step, ...]
    occasions: tuple[Step, ...]
    decisions: int = 0  # made by bots in all seats before the learner sits down

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.bots) + 1

    def options(self) -> Options:
        """Return the options of its table."""
        return games.options(self.game, self.variant, self.seats, self.settings)

    def levels(self) -> list[str | None]:
        """Return the bot in each seat, None for the learner."""
        levels: list[str | None] = list(self.bots)
        levels.insert(self.seat, None)
        return levels


@cache
def opening(game: str, name: str) -> list[tuple[int, int]]:
    """Return what bots have chosen before the learner of a lesson sits down: seats and actions."""
    lesson = next(lesson for lesson in lessons(game) if lesson.name == name)
    table = games.open(lesson.options()).deal(lesson.seed)
    chosen: list[tuple[int, int]] = []
    while len(chosen) < lesson.decisions and not table.is_over:
        seat = table.next_seat()
        action = bots.make(_BOT).choose(Sight(table, seat), bot_chance(lesson.seed, seat, len(chosen)))
        table.play(seat, action)
        chosen.append((seat, action))
    return chosen


class Walk:
    """How far somebody is in a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.next = 0
        self.seen: set[str] = set()  # occasions

    def step(self, question: Pattern, choices: list[Pattern]) -> Step | None:
        """Return the step to show at this decision of the learner, None if there is nothing to say.

        A step whose occasion did not arise is passed over as soon as a later one fits; words in between are not.
        """
        steps = self.lesson.steps
        if self.next == len(steps):
            return self._occasion(question, choices)
        if steps[self.next].is_word or steps[self.next].fits(question, choices):
            return steps[self.next]
        for number in range(self.next + 1, len(steps)):
            if not steps[number].is_word and steps[number].fits(question, choices):
                self.next = self._first_word(self.next + 1, number)
                return steps[self.next]
        return None

    def done(self, step: Step) -> None:
        """Go on: the step was read, or a choice has carried it out; after another choice it may come again."""
        if self.next < len(self.lesson.steps) and step is self.lesson.steps[self.next]:
            self.next += 1
        else:
            self.seen.add(step.id)

    def _first_word(self, first: int, last: int) -> int:
        steps = self.lesson.steps
        return next((number for number in range(first, last) if steps[number].is_word), last)

    def _occasion(self, question: Pattern, choices: list[Pattern]) -> Step | None:
        for step in self.lesson.occasions:
            if step.id not in self.seen and step.fits(question, choices):
                return step
        return None


def matches(pattern: Pattern, thing: Pattern) -> bool:
    """Whether a thing has every value of a pattern.

    >>> matches({"kind": "bid"}, {"kind": "bid", "turn": 1}), matches({"turn": 2}, {"kind": "bid", "turn": 1})
    (True, False)
    """
    return all(key in thing and thing[key] == value for key, value in pattern.items())


def folder(game: str) -> Path:
    """Return where the lessons of a game and their sentences lie."""
    return games.box(game).folder / "lessons"


def lessons(game: str) -> list[Lesson]:
    """Return the lessons of a game, in the order they are meant to be taken; MaterialError names what is wrong in a file."""
    read = [(path, _order(path)) for path in sorted(folder(game).glob("*.toml"))]
    return [_read(game, path) for path, _ in sorted(read, key=lambda pair: pair[1])]


def _order(path: Path) -> int:
    return Entry(path.name, tomllib.loads(path.read_text(encoding="utf-8"))).number("order", at_least=1)


def _read(game: str, path: Path) -> Lesson:
    entry = Entry(path.name, tomllib.loads(path.read_text(encoding="utf-8")))
    entry.number("order", at_least=1)
    others = tuple(entry.texts("bots", bots.names()))
    lesson = Lesson(
        game,
        path.stem,
        entry.text("variant"),
        _settings(entry),
        entry.number("seed", at_least=0),
        entry.number("seat", at_least=0),
        others,
        tuple(_step(step) for step in entry.entries("step")),
        tuple(_step(step) for step in (entry.entries("occasion") if entry.has("occasion") else [])),
        entry.number("decisions", at_least=0, default=0),
    )
    entry.finish()
    if lesson.seat >= lesson.seats:
        raise entry.refused(
            "lesson_seat",
            "seat {seat} is not below {seats}, the number of seats",
            seat=lesson.seat,
            seats=lesson.seats,
        )
    names = [step.id for step in (*lesson.steps, *lesson.occasions)]
    for name in names:
        if names.count(name) > 1:
            raise entry.refused("lesson_twice", "two steps have the id {name}", name=repr(name))
    lesson.options()
    return lesson


def _settings(entry: Entry) -> dict[str, Setting]:
    if not entry.has("settings"):
        return {}
    given = entry.entry("settings").data
    return {name: value for name, value in given.items() if isinstance(value, bool | int | str)}


def _step(entry: Entry) -> Step:
    step = Step(
        entry.text("id"),
        entry.entry("question").data if entry.has("question") else {},
        tuple(choice.data for choice in entry.entries("choices")) if entry.has("choices") else (),
        tuple(entry.texts("light", default=[])),
        tuple(choice.data for choice in entry.entries("also")) if entry.has("also") else (),
        entry.text("picture", default=""),
    )
    entry.finish()
    if step.is_word and step.choices:
        raise entry.refused("lesson_choices", "choices belong to a question")
    if step.also and not step.choices:
        raise entry.refused("lesson_also", "without choices any is right: also is not needed")
    return step
