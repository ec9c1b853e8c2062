"""The engine in the browser's Python plays the games of the compiled one, step by step."""

import json
from collections.abc import Callable, Collection

import pytest

from katzentisch import games
from katzentisch.local.same_games import hashes
from tests.local.browsers_python import in_the_browsers_python

WHOLE = 1_000_000  # steps: no game has so many


def tasks(
    seeds: range, whole: int = 1, steps: int = WHOLE, wanted: Collection[str] = games.names()
) -> list[tuple[str, str, int, int, int]]:
    """Return games of every variant, the seats changing with the seed: every `whole`th to its end, the others so many steps."""
    return [
        (
            name,
            variant.name,
            variant.seats[seed % len(variant.seats)],
            seed,
            WHOLE if seed % whole == 0 else steps,
        )
        for name in wanted
        for variant in games.box(name).variants_with(None)
        for seed in seeds
    ]


PLAY = "from katzentisch.local.same_games import hashes\nhashes({!r})"


def in_node(asked: str) -> list[str]:
    """Return the hashes of the page's own runtime, run by Node."""
    told: list[str] = json.loads(in_the_browsers_python(PLAY.format(asked)))
    return told


def assert_same(played: list[tuple[str, str, int, int, int]], there: Callable[[str], list[str]]) -> None:
    asked = json.dumps(played)
    here, elsewhere = json.loads(hashes(asked)), there(asked)
    different = [task for task, a, b in zip(played, here, elsewhere, strict=True) if a != b]
    assert not different, f"{len(different)} of {len(played)} games differ: {different[:5]}"
    assert len(set(here)) == len(played), "two seeds gave one game"


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", ["felinia", "isle_of_cats"])
def test_the_browsers_engine_plays_the_same_hundred_games_of_every_variant(game):
    assert_same(tasks(range(100), wanted=[game]), in_node)


@pytest.mark.timeout(300)
def test_the_browsers_engine_plays_the_same_hundred_games_of_every_scenario_of_feudalia():
    """Random games of Feudalia are long: one in twenty to its end, the others 100 steps; `make soak` plays all to the end."""
    assert_same(tasks(range(100), whole=20, steps=100, wanted=["feudalia"]), in_node)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_browsers_engine_plays_the_same_hundred_whole_games_of_every_variant():
    assert_same(tasks(range(100, 200)), in_node)
