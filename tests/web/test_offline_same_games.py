"""The engine of a tab in a real browser plays the games of the compiled one, step by step (tests/local has the same in Node)."""

import json

import pytest

from tests.local.test_same_games import PLAY, assert_same, tasks
from tests.web.static_host import in_python
from tests.web.test_offline import opened

_AT_ONCE = 20  # games: an answer of a tab is no longer than a few minutes


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_a_browsers_engine_plays_the_same_hundred_whole_games_of_every_variant(offline, static_host):
    page = opened(offline)
    page.set_default_timeout(3_600_000)

    def in_chromium(asked: str) -> list[str]:
        games = json.loads(asked)
        told: list[str] = []
        for first in range(0, len(games), _AT_ONCE):
            part = json.dumps(games[first : first + _AT_ONCE])
            told += json.loads(in_python(page, static_host, PLAY.format(part)))
        return told

    assert_same(tasks(range(100, 200)), in_chromium)


@pytest.mark.timeout(300)
def test_a_browsers_engine_plays_the_same_games(offline, static_host):
    """One game of every variant, whole: `make soak` plays a hundred."""
    page = opened(offline)
    assert_same(tasks(range(1)), lambda asked: json.loads(in_python(page, static_host, PLAY.format(asked))))
