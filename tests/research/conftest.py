"""The toy game is on the shelf beside the real ones, for everything but pictures."""

from collections.abc import Iterator

import pytest

from katzentisch import games
from tests import toy


@pytest.fixture(scope="session", autouse=True)
def shelf_with_toy() -> Iterator[None]:
    real = games.box
    vars(games)["box"] = lambda name: toy.BOX if name == toy.BOX.name else real(name)
    yield
    vars(games)["box"] = real
