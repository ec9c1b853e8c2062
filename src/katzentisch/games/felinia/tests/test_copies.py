"""Copies go their own ways: no row of numbers that one of them writes is seen by another."""

import random

import pytest

from katzentisch.core.tests.copies import rows_of, written_apart

from .positions import BLUE, RED, a_table
from .test_hidden import lively_game
from .test_table import COPIED_ROWS, FIXED_ROWS, SHARED_ROWS


@pytest.mark.rule("F114")
def test_every_row_of_a_table_is_known_to_be_copied_shared_or_fixed():
    assert sorted(rows_of(a_table("advanced").table)) == sorted([*COPIED_ROWS, *SHARED_ROWS, *FIXED_ROWS])


@pytest.mark.rule("F072", "F114", "F177")
def test_two_copies_write_every_row_apart():
    chance = random.Random(17)
    written, apart = set(), set()
    guild = a_table("advanced").family(RED, silver=6, gold=4, spice=4, goods="1 wine").boats("9:00", "9:15")
    guild.family(BLUE, silver=6, gold=4, spice=4, goods="1 wine")
    guild.stack("guild", BLUE, RED, BLUE, RED, BLUE).trading()
    tables = [guild.table, looking_again().table] * 20
    tables += [table for seed in range(2) for table in seldom(lively_game("advanced", seed, families=4))]
    tables += seldom(lively_game("basic", 3, families=2))
    for table in tables:
        both = written_apart(table, 4, chance)
        written |= both[0]
        apart |= both[1]
    assert not {*COPIED_ROWS, *SHARED_ROWS} - written
    assert not {*SHARED_ROWS} - apart


def looking_again():
    """Return a table at which red looks at mysterious places for the second time."""
    table = a_table("advanced").place_pile("place-01", "place-04", "place-07", "place-10")
    for first_time in (True, False):
        table.pile(8).family(RED, food=2).boats(("5:30", RED), "9:00", "9:15", "9:30").exploration()
        table.walks(RED, "panther-cross-1", "panther-cross-3")
        if first_time:
            table.does(RED, "keep", card="place-01").does(RED, "stop")
    assert table.asked == (RED, "keep")
    return table


def seldom(tables):
    """Return copies of every third table of a game."""
    return [table.copy() for number, table in enumerate(tables) if number % 3 == 0]


@pytest.mark.rule("F072", "F114")
def test_two_copies_that_take_different_bonus_tiles_keep_them():
    table = a_table().family(RED, silver=6, gold=3, spice=3).boats(None, None, None, None)
    table.stack("guild", RED, RED).trading().does(RED, "exchange-bonus", tile="bonus-lynx")
    if table.asked == (RED, "board"):
        table.does(RED, "done")
    copies = [type(table)(table.table.copy()) for _ in range(2)]
    for copy, tile in zip(copies, ("bonus-lion", "bonus-tiger"), strict=True):
        copy.does(RED, "exchange-bonus", tile=tile)
    assert [copy.has(RED)["own"]["bonus"] for copy in copies] == [
        ["bonus-lynx", "bonus-lion"],
        ["bonus-lynx", "bonus-tiger"],
    ]
    assert table.has(RED)["own"]["bonus"] == ["bonus-lynx"]
