"""Every game, variant and seat count there is, and random walks through them."""

from collections.abc import Iterator
from functools import cache

import pytest

from katzentisch import games
from katzentisch.core.box import Box
from katzentisch.core.chance import Chance, from_seed
from katzentisch.core.game import Game, Table
from tests import toy

Step = tuple[Table, int, int]


def boxes() -> list[Box]:
    return [toy.BOX, *(games.box(name) for name in games.names())]


@cache
def opened(box: Box, variant: str, seats: int, changed: tuple[str, str | int | bool] | None) -> Game:
    return box.open(variant, seats, dict([changed]) if changed else None)


def cases() -> Iterator[object]:
    """Yield each variant with each seat count; each setting's other values once per game."""
    for box in boxes():
        tried: set[tuple[str, object]] = set()
        for variant in box.variants:
            ways: list[tuple[int, tuple[str, str | int | bool] | None]] = [
                (seats, None) for seats in variant.seats
            ]
            for setting in variant.settings:
                for value in setting.values:
                    if value != setting.default and (setting.name, value) not in tried:
                        tried.add((setting.name, value))
                        ways.append((variant.seats[-1], (setting.name, value)))
            for seats, changed in ways:
                name = f"{box.name}-{variant.name}-{seats}" + (
                    f"-{changed[0]}-{changed[1]}" if changed else ""
                )
                yield pytest.param((box, variant.name, seats, changed), id=name)


every_game = pytest.mark.parametrize("case", list(cases()))


def walk(game: Game, seed: int) -> Iterator[Step]:
    """Play at random, interruptions included; yield each table with the step about to be taken."""
    table = game.deal(seed)
    chance = from_seed(seed + 1)
    while not table.is_over:
        seat, action = any_step(table, chance)
        yield table, seat, action
        table.play(seat, action)
    yield table, -1, -1


def any_step(table: Table, chance: Chance) -> tuple[int, int]:
    """Pick a seat that owes a decision, now and then one that may interrupt, and what it does."""
    owing = table.to_act
    others = [seat for seat in range(int(table.game.seats)) if seat not in owing and table.legal(seat)]
    if others and chance.below(10) == 0:
        seat = others[chance.below(len(others))]
    else:
        seat = owing[chance.below(len(owing))]
    actions = table.legal(seat)
    return seat, actions[chance.below(len(actions))]


def halfway(game: Game, seed: int, *, parts: int = 3) -> list[Table]:
    """Return copies of a few tables spread over one random game."""
    length = sum(1 for _ in walk(game, seed)) - 1
    wanted = {length * part // parts + seed % 7 for part in range(parts)}
    return [
        table.copy()
        for number, (table, seat, _) in enumerate(walk(game, seed))
        if number in wanted and seat >= 0
    ]
