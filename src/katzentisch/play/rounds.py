"""How a round goes: the phases of a turn, and a game of bots in which each of them can be seen.

`games/<game>/lessons/rounds/<variant>.toml` names the deal and the phases; what is said stands with the lessons. The page
draws each phase from the game of bots, opens its position as a table, and tells somebody who plays which phase it is.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from katzentisch import bots, games
from katzentisch.bots.luck import bot_chance
from katzentisch.core.game import Table
from katzentisch.core.material import Entry
from katzentisch.core.options import Options
from katzentisch.core.sight import Sight
from katzentisch.play import lessons
from katzentisch.play.lessons import Pattern, matches

_BOT = "greedy"


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase: its section of the rules, the question it asks, a choice that is typical of it, and what it lights."""

    id: str
    rule: str
    question: Pattern
    choice: Pattern
    light: tuple[str, ...]

    def fits(self, question: Pattern, choice: Pattern) -> bool:
        """Whether a decision belongs to this phase."""
        return matches(self.question, question) and matches(self.choice, choice)


@dataclass(frozen=True, slots=True)
class Round:
    """The phases of a variant in their order, and the deal they are shown by."""

    game: str
    variant: str
    seats: int
    seed: int
    phases: tuple[Phase, ...]

    def options(self) -> Options:
        """Return the options of its table."""
        return games.options(self.game, self.variant, self.seats, {})


@dataclass(frozen=True, slots=True)
class Shown:
    """A phase seen in the game of bots: the table, the seat to decide, its choice, and how many were made before."""

    phase: Phase
    table: Table
    seat: int
    action: int
    step: int


@dataclass(frozen=True, slots=True)
class Played:
    """The game of bots: its seed and choices, how it ended, and the phases seen in it."""

    seed: int
    choices: list[tuple[int, int]]
    end: Table
    shown: list[Shown]


def rounds(game: str) -> list[Round]:
    """Return the rounds of a game; MaterialError names what is wrong in a file."""
    return [_read(game, path) for path in sorted((lessons.folder(game) / "rounds").glob("*.toml"))]


def _round_of(game: str, variant: str) -> Round | None:
    """Return the round of a variant, None if there is none."""
    return next((round_ for round_ in rounds(game) if round_.variant == variant), None)


@cache
def played(game: str, variant: str) -> Played | None:
    """Return the game of bots that shows the round of a variant, None if there is none."""
    round_ = _round_of(game, variant)
    return play(round_) if round_ is not None else None


def play(round_: Round) -> Played:
    """Play the game of bots to its end; each phase is seen once, after the one before it."""
    table = games.open(round_.options()).deal(round_.seed)
    choices: list[tuple[int, int]] = []
    shown: list[Shown] = []
    while not table.is_over:
        seat = table.next_seat()
        action = bots.make(_BOT).choose(Sight(table, seat), bot_chance(round_.seed, seat, len(choices)))
        if len(shown) < len(round_.phases):
            phase = round_.phases[len(shown)]
            if phase.fits(table.question(seat), table.game.choice(action)):
                shown.append(Shown(phase, table.copy(), seat, action, len(choices)))
        table.play(seat, action)
        choices.append((seat, action))
    return Played(round_.seed, choices, table, shown)


def _read(game: str, path: Path) -> Round:
    entry = Entry(path.name, tomllib.loads(path.read_text(encoding="utf-8")))
    round_ = Round(
        game,
        path.stem,
        entry.number("seats", at_least=1),
        entry.number("seed", at_least=0),
        tuple(_phase(phase) for phase in entry.entries("phase")),
    )
    entry.finish()
    round_.options()
    return round_


def _phase(entry: Entry) -> Phase:
    phase = Phase(
        entry.text("id"),
        entry.text("rule"),
        entry.entry("question").data,
        entry.entry("choice").data if entry.has("choice") else {},
        tuple(entry.texts("light", default=[])),
    )
    entry.finish()
    return phase
