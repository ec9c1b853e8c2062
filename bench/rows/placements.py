"""The Isle of Cats: all legal places of one tile on a half-full boat, the loop compiled."""

import random
import time
from functools import cache

from bench.measure import Case, Target
from katzentisch import games

LISTS = "isle_of_cats: lists of places, half-full boat"
TIMES = 50


@cache
def half_full_boat():
    """Return a table of a random game when half of the first boat was covered, and the grid of its boats."""
    game = games.box("isle_of_cats").open("full", 4)
    chance = random.Random(5)
    for seed in range(1, 200):
        table = game.deal(seed)
        grid = table.parts.boats.grid
        squares = sum(row.bit_count() for row in free_rows(table, grid))
        while not table.is_over:
            seat = table.next_seat()
            table.carry_out(seat, chance.choice(table.legal(seat)))
            if sum(row.bit_count() for row in free_rows(table, grid)) <= squares // 2:
                return table, grid
    raise RuntimeError("no boat was half full in 200 random games")


def free_rows(table, grid):
    """The words of the free squares of the first boat."""
    first = table.free_at(0)
    return [table.rows[first + row] for row in range(grid.height)]


def lists_per_second(seconds: float) -> float:
    """Return how many lists, over all cats in turn, are made in a CPU second."""
    from katzentisch.kit.grid import lists_of_places

    table, grid = half_full_boat()
    tiles = table.parts.tiles.polyominoes
    made, spent, began = 0, 0.0, time.process_time()
    while spent < seconds:
        for tile in tiles:
            lists_of_places(grid, tile, table.rows, table.free_at(0), TIMES)
        made += TIMES * len(tiles)
        spent = time.process_time() - began
    return made / spent


def cases() -> list[Case]:
    if "isle_of_cats" not in games.names():
        return []
    return [Case(LISTS, "lists/s", lists_per_second, "isle_of_cats")]


def targets() -> list[Target]:
    if "isle_of_cats" not in games.names():
        return []
    return [Target(LISTS, LISTS, at_least=300_000)]
