"""Copies go their own ways: no row of numbers that one of them writes is seen by another."""

import random

import pytest

from katzentisch.core.tests.copies import rows_of, written_apart
from katzentisch.games.isle_of_cats.box.tiles import FIRST_RARE
from katzentisch.games.isle_of_cats.rules.placing import add_rare

from .positions import dealt
from .test_whole_games import GAMES, decisions

COPIED = {"own", "piles", "deck", "bag", "fields", "tiles", "rows", "supply", "open"}
SHARED = {"memory", "order", "oshax_row", "rare_row"}  # rarely written, and never in place


def test_every_row_of_a_table_is_known_to_be_copied_or_shared():
    assert set(rows_of(dealt().table)) == COPIED | SHARED


def test_two_copies_write_every_row_apart():
    chance = random.Random(17)
    written, apart = set(), set()
    for variant, seats in (*GAMES, ("solo", 1), ("solo", 1)):
        seed = chance.randrange(1000)
        for number, (table, seat) in enumerate(decisions(variant, seats, seed)):
            if number % 12 == 0 and seat >= 0:
                both = written_apart(table, 6, chance)
                written |= both[0]
                apart |= both[1]
    assert not (COPIED | SHARED) - written
    assert {"memory", "oshax_row"} <= apart


@pytest.mark.rule("I011")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_two_copies_put_different_rare_treasures_on_the_table(before):
    table = dealt("solo", 1).put_all_away().table
    for number in range(before):
        add_rare(table, number)
    copies = [table.copy(), table.copy()]
    for number, copy in enumerate(copies, start=3):
        add_rare(copy, number)
    rows = [[int(shape) - FIRST_RARE for shape in copy.rare_row] for copy in copies]
    assert rows == [[*range(before), 3], [*range(before), 4]]
    assert len(table.rare_row) == before
