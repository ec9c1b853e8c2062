"""Every game, variant and seat count from two to four, and agents that play at random."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from katzentisch import games
from katzentisch.core.box import Box
from tests import toy

Case = tuple[str, str, int]


def boxes() -> list[Box]:
    return [toy.BOX, *(games.box(name) for name in games.names())]


def cases() -> Iterator[Case]:
    for box in boxes():
        for variant in box.variants:
            for seats in variant.seats:
                if 2 <= seats <= 4:
                    yield box.name, variant.name, seats


def usual() -> Iterator[Case]:
    """One case per game: its usual variant for the fewest seats that are two or more."""
    for box in boxes():
        seats = min(count for count in box.variants[0].seats if count > 1)
        yield box.name, box.variants[0].name, seats


def named(cases: Iterator[Case]) -> list[object]:
    return [pytest.param(case, id="-".join(str(part) for part in case)) for case in cases]


def is_drawn(name: str) -> bool:
    return games.desk(name, "terminal") is not None


every_case = pytest.mark.parametrize("case", named(cases()))
every_game = pytest.mark.parametrize("case", named(usual()))
every_real_game = pytest.mark.parametrize("case", named(case for case in usual() if case[0] != toy.BOX.name))
every_drawn_game = pytest.mark.parametrize(
    "case", named(case for case in usual() if case[0] != toy.BOX.name and is_drawn(case[0]))
)

Pick = Callable[[np.ndarray], int]


def picker(seed: int) -> Pick:
    """Return an agent that takes any open action of a mask."""
    random = np.random.default_rng(seed)
    return lambda mask: int(random.choice(np.flatnonzero(mask)))
