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
    tables = [guild.table, looking_for_the_third_time().table] * 20
    tables += [table for seed in range(2) for table in seldom(lively_game("advanced", seed, families=4))]
    tables += seldom(lively_game("basic", 3, families=2))
    for table in tables:
        both = written_apart(table, 4, chance)
        written |= both[0]
        apart |= both[1]
    assert not {*COPIED_ROWS, *SHARED_ROWS} - written
    assert not {*SHARED_ROWS} - apart


def looking_for_the_third_time():
    """Return a table at which red looks at mysterious places for the third time."""
    cards = [f"place-{number:02}" for number in (1, 4, 7, 10, 13, 16)]
    table = a_table("advanced").place_pile(*cards)
    for keeps in (cards[0], cards[3], None):
        table.pile(8).family(RED, food=2).boats(("5:30", RED), "9:00", "9:15", "9:30").exploration()
        table.walks(RED, "panther-cross-1", "panther-cross-3")
        if keeps:
            table.does(RED, "keep", card=keeps).does(RED, "stop")
    assert table.asked == (RED, "keep")
    return table


def seldom(tables):
    """Return copies of every third table of a game."""
    return [table.copy() for number, table in enumerate(tables) if number % 3 == 0]


@pytest.mark.rule("F072", "F114")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_two_copies_that_take_different_bonus_tiles_keep_them(before):
    tiles = ["bonus-lynx", "bonus-panther", "bonus-cheetah", "bonus-lion", "bonus-tiger"]
    table = a_table().boats(None, None, None, None).family(RED, silver=6, gold=5, spice=5)
    for tile in tiles[:before]:
        takes(table, tile)
    copies = [type(table)(table.table.copy()) for _ in range(2)]
    for copy, tile in zip(copies, tiles[3:], strict=True):
        takes(copy, tile)
    assert [copy.has(RED)["own"]["bonus"] for copy in copies] == [
        [*tiles[:before], tile] for tile in tiles[3:]
    ]
    assert table.has(RED)["own"]["bonus"] == tiles[:before]


def takes(table, tile):
    """Let red take a bonus tile at the guild."""
    table.family(RED, silver=6).stack("guild", RED).trading().does(RED, "exchange-bonus", tile=tile)
    if table.asked == (RED, "board"):
        table.does(RED, "done")


@pytest.mark.rule("F114", "F177")
def test_two_copies_that_keep_different_places_remember_it():
    table = looking_for_the_third_time()
    copies = [type(table)(table.table.copy()) for _ in range(2)]
    copies[0].does(RED, "keep", card="place-13")
    copies[1].does(RED, "none")
    assert [list(copy.table.place_log)[-2:] for copy in copies] == [[1, -1], [0, -1]]
    assert [len(copy.has(RED)["own"]["places"]) for copy in copies] == [3, 2]
