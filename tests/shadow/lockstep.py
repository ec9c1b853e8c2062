"""Play a game on the engine and on its shadow at once, and stop at the first difference.

`tests/shadow/<game>.py` is a shadow: the rules once more, in plain slow Python, from RULES.md and the material files alone. It
imports nothing of the game. It has

    Shadow       a class with the methods below
    HINTS        the game's own styles of play: the kinds of choice such a player avoids nine times in ten, always or
                 only at one question: {"busy": {"pass", "choosing play"}}
    luck         luck(table) -> what chance decided in the last step (at first: in the deal), read from the engine's table and
                 its `events`. This is all a shadow learns from the engine besides the choices made.
    tempting     optional: tempting(shadow, seat, choice) -> how much players of a style with hints like a choice; it leads
                 them to what is seldom reached by chance
    named        optional: named(choice, question) -> the choice by a name of its own, where the engine's is only a number
    NOT_MODELLED paths of the engine's view that the shadow leaves out, with the reason: {"seats.*.keeps": "why"}

After every decision are compared: who is asked, the question, every seat's legal choices by name (interruptions too), the view
of every seat and of a spectator, and the points; at the end the winners, or always where the rules rank at any time. `make test`
compares after every fifth decision only.

    python -m tests.shadow.lockstep GAME [VARIANT] [--games N] [--seed SEED] [--seats N] [--style STYLE]

A seed decides everything: seats, settings, style of play, the deal and every choice. A difference names its seed.
"""

import argparse
import importlib
import random
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch import games
from katzentisch.core.chance import from_seed
from katzentisch.core.game import SPECTATOR, Game, Table
from katzentisch.core.options import Variant
from tests.shadow.kept import comparing

Choice = dict[str, object]
Naming = Callable[[Choice, Mapping[str, object]], Choice]
Temptation = Callable[[object, int, Choice], int]
STYLES = ["random", "greedy", "careless", "interrupting"]  # of every game, besides its own


class Shadow(Protocol):
    """The second opinion on one table."""

    ranks_always: bool  # whether `winners` is also asked before the end: who would win if the game ended now

    def owing(self) -> Iterable[int]:
        """Return the seats that owe a decision; none when the game is over."""

    def question(self, seat: int) -> Mapping[str, object]:
        """Return what a seat that owes a decision is asked, as `Table.question` does; facts left out are not compared."""

    def legal(self, seat: int) -> list[Choice]:
        """Return the choices open to a seat by name, interruptions included, in any order."""

    def play(self, seat: int, choice: Choice, luck: object) -> None:
        """Carry out a choice; `luck` is what chance decided while the engine carried it out."""

    def view(self, seat: int) -> Mapping[str, object]:
        """Return what a seat (or -1, a spectator) may see, in the shape of the engine's view."""

    def points(self) -> list[float]:
        """Return every seat's points as if the game ended now."""

    def winners(self) -> list[int]:
        """Return who has won."""


class Difference(AssertionError):
    """Engine and shadow disagree; the message says where, and how to see it again."""


class Case:
    """One game in lockstep: what the seed decides before the first decision."""

    def __init__(
        self, game: str, variant: Variant, seed: int, seats: int | None = None, style: str | None = None
    ) -> None:
        chance = random.Random(f"{game} {variant.name} {seed}")
        self.game, self.variant, self.seed = game, variant.name, seed
        self.material: Path | None = None  # a folder of other material; the shadow must have read it too
        drawn_seats, drawn_style = chance.choice(variant.seats), chance.choice(styles(game))
        self.seats = seats if seats is not None else drawn_seats
        self.style = style if style is not None else drawn_style
        self.settings = {
            setting.name: chance.choice([setting.default, *setting.values]) for setting in variant.settings
        }

    def __str__(self) -> str:
        return (
            f"{self.game} {self.variant}, {self.seats} seats, {self.style}, {self.settings}, seed {self.seed}"
        )

    @property
    def again(self) -> str:
        """The command that plays this game again."""
        return (
            f"python -m tests.shadow.lockstep {self.game} {self.variant} --seed {self.seed}"
            f" --seats {self.seats} --style {self.style}"
        )


def styles(game: str) -> list[str]:
    """Return the styles a game is played in."""
    return list(dict.fromkeys([*STYLES, *importlib.import_module(f"tests.shadow.{game}").HINTS]))


@cache
def _opened(
    game: str,
    variant: str,
    seats: int,
    settings: tuple[tuple[str, str | int | bool], ...],
    material: Path | None,
) -> Game:
    return games.box(game).open(variant, seats, dict(settings), material)


def play(case: Case, most: int = sys.maxsize, every: int = 1) -> int:
    """Play one game in lockstep, or `most` decisions of it; return the number of decisions, or raise Difference.

    `every`: compare only after so many decisions and at the end; comparing takes most of the time.
    """
    model = importlib.import_module(f"tests.shadow.{case.game}")
    game = _opened(case.game, case.variant, case.seats, tuple(case.settings.items()), case.material)
    table = game.deal(case.seed)
    table.listen()
    shadow: Shadow = model.Shadow(game.options, model.luck(table))
    player = Player(case, model.HINTS, getattr(model, "tempting", None))
    named: Naming = getattr(model, "named", _same)
    ignored = {tuple(path.split(".")) for path in model.NOT_MODELLED}
    last: tuple[int, Choice] | None = None
    step = 0
    while True:
        ends = table.is_over or step >= most
        differences = compare(table, shadow, ignored, named) if ends or step % every == 0 else []
        if differences:
            raise Difference(_told(case, step, last, table, differences))
        if ends:
            return step
        seat, action = player.choose(table, shadow)
        last = (seat, named(game.choice(action), table.question(seat)))
        table.events.clear()
        table.play(seat, action)
        try:
            shadow.play(seat, dict(last[1]), model.luck(table))
        except Exception as error:
            trouble = [f"the shadow stumbled: {type(error).__name__}: {error}"]
            raise Difference(_told(case, step + 1, last, table, trouble)) from error
        step += 1


def compare(table: Table, shadow: Shadow, ignored: set[tuple[str, ...]], named: Naming) -> list[str]:
    """Return all differences between the table and its shadow as lines."""
    with comparing():
        return _differences(table, shadow, ignored, named)


def _differences(table: Table, shadow: Shadow, ignored: set[tuple[str, ...]], named: Naming) -> list[str]:
    differences: list[str] = []
    owing = sorted(shadow.owing())
    if owing != table.to_act:
        differences.append(f"asked: engine {table.to_act}, shadow {owing}")
    for seat in range(int(table.game.seats)):
        question = table.question(seat)
        if seat in owing and seat in table.to_act:
            meant = shadow.question(seat)
            differences += diff({key: question.get(key) for key in meant}, meant, (f"question of {seat}",))
        engine = {_key_of(table.game, int(action), named, question) for action in table.legal(seat)}
        model = {_key(choice) for choice in shadow.legal(seat)}
        if engine != model:
            differences += [
                f"legal for {seat}: only the engine has {_told_key(name)}" for name in engine - model
            ]
            differences += [
                f"legal for {seat}: only the shadow has {_told_key(name)}" for name in model - engine
            ]
    for seat in lookers(table):
        seen = table.view(seat)
        for path in ignored:
            _leave_out(seen, path)
        differences += diff(seen, shadow.view(seat), (f"view of {seat}",))
        if differences:
            break
    points = [float(score.total) for score in table.scores()]
    if points != [float(total) for total in shadow.points()]:
        differences.append(f"points: engine {points}, shadow {shadow.points()}")
    asked_for = shadow.ranks_always or (table.is_over and not owing)
    if asked_for and sorted(table.winners()) != sorted(shadow.winners()):
        differences.append(f"winners: engine {table.winners()}, shadow {shadow.winners()}")
    return differences


def lookers(table: Table) -> list[int]:
    """Return whose views are compared: everybody's."""
    return [SPECTATOR, *range(int(table.game.seats))]


def diff(engine: object, shadow: object, path: tuple[str, ...] = ()) -> list[str]:
    """Compare two plain values; one line per difference, with its path."""
    if engine == shadow:
        return []
    if isinstance(engine, Mapping) and isinstance(shadow, Mapping):
        return [
            line
            for key in sorted({*engine, *shadow}, key=str)
            for line in diff(engine.get(key, _MISSING), shadow.get(key, _MISSING), (*path, str(key)))
        ]
    if _is_list(engine) and _is_list(shadow):
        ours, theirs = list(engine), list(shadow)  # type: ignore[call-overload]
        if len(ours) == len(theirs):
            return [
                line
                for index, (ours_here, other) in enumerate(zip(ours, theirs, strict=True))
                for line in diff(ours_here, other, (*path, str(index)))
            ]
    return [f"{'.'.join(path)}: engine {engine!r}, shadow {shadow!r}"]


class _Missing:
    def __repr__(self) -> str:
        return "nothing"


_MISSING = _Missing()


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _leave_out(seen: object, path: tuple[str, ...]) -> None:
    """Take a path such as `seats.*.lacks` out of a view."""
    if isinstance(seen, dict) and len(path) == 1:
        seen.pop(path[0], None)
    elif isinstance(seen, dict):
        _leave_out(seen.get(path[0]), path[1:])
    elif isinstance(seen, list):
        for entry in seen if path[0] == "*" else []:
            _leave_out(entry, path[1:])


def _same(choice: Choice, question: Mapping[str, object]) -> Choice:
    return choice


Key = frozenset[tuple[str, type, object]]


def _key(choice: Mapping[str, object]) -> Key:
    """Return what a choice says in a form that can be compared, whatever its order; 1 is not the same as True."""
    return frozenset(
        [
            (fact, value.__class__, tuple(value) if isinstance(value, list) else value)
            for fact, value in choice.items()
        ]
    )


def _key_of(game: Game, action: int, named: Naming, question: Mapping[str, object]) -> Key:
    """Return what an action says; most names never change and are made once."""
    choice, key = _named_once(game, action)
    meant = named(choice, question)
    return key if meant is choice else _key(meant)


@cache
def _named_once(game: Game, action: int) -> tuple[Choice, Key]:
    choice = game.choice(action)
    return choice, _key(choice)


def _told_key(key: Key) -> str:
    return str(sorted((fact, repr(value)) for fact, _, value in key))


def _told(
    case: Case, step: int, last: tuple[int, Choice] | None, table: Table, differences: list[str]
) -> str:
    asked = {seat: dict(table.question(seat)) for seat in table.to_act}
    return "\n".join(
        [
            f"{case}, after decision {step}",
            f"  last choice: seat {last[0]} {last[1]}" if last else "  as dealt",
            f"  the engine now asks {asked}",
            *(f"  {line}" for line in differences[:20]),
            f"  again: {case.again}",
        ]
    )


class Player:
    """Chooses for all seats, in one style."""

    def __init__(self, case: Case, hints: Mapping[str, set[str]], tempting: Temptation | None) -> None:
        self.style = case.style
        self.chance = random.Random(case.seed)
        self.stream = from_seed(case.seed + 1)
        self.avoided = hints.get(case.style, set())
        self.tempting = tempting
        self.interrupts = self.chance.choice([0.1, 0.3, 0.7]) if case.style == "interrupting" else 0.05

    def choose(self, table: Table, shadow: Shadow) -> tuple[int, int]:
        """Return a seat and what it does."""
        seat = self._seat(table)
        actions = table.legal(seat)
        greedy = self.style == "greedy" or (self.style == "careless" and self.chance.random() < 0.6)
        if greedy and table.owes(seat):
            return seat, int(table.greedy_action(seat, vec[i64](actions), self.stream))
        if self.avoided and self.chance.random() < 0.9:
            asked = table.question(seat).get("kind", "")
            kinds = {action: table.game.choice(action)["kind"] for action in actions}
            wanted = [
                action
                for action, kind in kinds.items()
                if kind not in self.avoided and f"{asked} {kind}" not in self.avoided
            ]
            actions = wanted or actions
            if self.tempting:
                liking = {
                    action: self.tempting(shadow, seat, table.game.choice(action)) for action in actions
                }
                actions = [action for action in actions if liking[action] == max(liking.values())]
        return seat, self.chance.choice(actions)

    def _seat(self, table: Table) -> int:
        """Pick a seat that owes a decision, or now and then one that interrupts."""
        owing = table.to_act
        if self.chance.random() < self.interrupts:
            others = [
                seat for seat in range(int(table.game.seats)) if seat not in owing and table.legal(seat)
            ]
            if others:
                return self.chance.choice(others)
        return self.chance.choice(owing)


def variants(game: str) -> list[Variant]:
    """Return the variants of a game."""
    return list(games.box(game).variants)


def soak(
    game: str,
    variant: Variant,
    number: int,
    first_seed: int = 0,
    *,
    seats: int | None = None,
    style: str | None = None,
    report: Callable[[str], None] = lambda line: None,
) -> int:
    """Play many games in lockstep, telling every half minute how far they are; return the decisions."""
    decisions, began, told = 0, time.monotonic(), time.monotonic()
    for seed in range(first_seed, first_seed + number):
        decisions += play(Case(game, variant, seed, seats, style))
        if time.monotonic() - told > 30 or seed == first_seed + number - 1:
            told = time.monotonic()
            played = seed - first_seed + 1
            report(
                f"{game} {variant.name}: {played} games, {decisions} decisions,"
                f" 0 differences, {told - began:.0f} s"
            )
    return decisions


def main(arguments: list[str]) -> int:
    """Play games in lockstep and say how many, or where engine and shadow differ."""
    parser = argparse.ArgumentParser(prog="python -m tests.shadow.lockstep")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("variant", nargs="?")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--style")
    asked = parser.parse_args(arguments)
    try:
        for variant in variants(asked.game):
            if asked.variant in (None, variant.name):
                soak(
                    asked.game,
                    variant,
                    asked.games,
                    asked.seed,
                    seats=asked.seats,
                    style=asked.style,
                    report=lambda line: print(line, flush=True),
                )
    except Difference as difference:
        print(difference)
        if difference.__cause__ is not None:
            traceback.print_exception(difference.__cause__)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
