"""Numbers of a table as names, for events, views and refusals."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.boats import column_of, row_of, turn_of
from katzentisch.games.isle_of_cats.box.cards import WORDS, cards_in
from katzentisch.games.isle_of_cats.box.tiles import cat_colour, cat_shape
from katzentisch.games.isle_of_cats.state.table import IsleState


def colour_name(table: IsleState, colour: i64) -> str:
    """Return a colour's name."""
    return table.parts.tiles.colours[colour]


def shape_name(table: IsleState, shape: i64) -> str:
    """Return a shape's name."""
    return table.parts.tiles.shapes[shape]


def card_name(table: IsleState, sort: i64) -> str:
    """Return the name of a sort of card."""
    return table.parts.cards.names[sort]


def cards_named(table: IsleState, pile: i64) -> list[str]:
    """List the cards of the pile that begins here, by name, in the order of their sorts."""
    return names_of(table, table.piles[pile : pile + WORDS])


def names_of(table: IsleState, cards: vec[i64]) -> list[str]:
    """List the cards of some words of bits by name, in the order of their sorts."""
    return [card_name(table, table.parts.cards.sort_at[card]) for card in cards_in(cards, 0)]


def numbers_of(table: IsleState, cards: vec[i64]) -> list[int]:
    """List the numbers printed on the cards of some words of bits."""
    return [int(table.parts.cards.number_at[card]) for card in cards_in(cards, 0)]


def cat_named(table: IsleState, cat: i64) -> dict[str, object]:
    """Return colour and shape of a cat."""
    return {
        "colour": colour_name(table, cat_colour(cat)),
        "shape": shape_name(table, cat_shape(cat)),
    }


def squares_at(table: IsleState, shape: i64, place: i64) -> list[list[int]]:
    """List the squares a tile covers at a place, as [row, column]."""
    grid = table.parts.boats.grid
    tile = table.parts.tiles.polyominoes[shape]
    squares = tile.squares(turn_of(grid, place), row_of(grid, place), column_of(grid, place))
    return [[row, column] for row, column in squares]


def square_name(row: int, column: int) -> str:
    """Name a square as people do: rows a to i from the top, columns 1 to 22 from the stern.

    >>> square_name(3, 9)
    'd10'
    """
    return f"{chr(ord('a') + row)}{column + 1}"
