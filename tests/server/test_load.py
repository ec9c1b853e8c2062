"""Many tables at once; the figures are in docs/reliability.md."""

import os

import pytest

from katzentisch import games
from tests.server.crowd import first_game
from tests.server.load import compared, report

pytestmark = pytest.mark.anyio


async def test_a_few_tables_play_as_fast_as_they_are_answered():
    echo, ours = await compared(first_game(), tables=5, seconds=1.5)
    assert echo.moves > 0 and ours.moves > 0 and ours.p99 >= ours.p50 > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
async def test_three_hundred_tables_of_four(game, capsys):
    tables, seconds = int(os.environ.get("TABLES", "300")), float(os.environ.get("SECONDS", "60"))
    echo, ours = await compared(game, tables, seconds)
    with capsys.disabled():
        print(f"\n{report(echo, ours)}")
    assert echo.rate / ours.rate <= 3
