"""A tile on a boat, packed into one number: where it lies, its shape, its colour and whose boat it is."""

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.tiles import NO_COLOUR


def tile_of(seat: i64, shape: i64, colour: i64, place: i64) -> i64:
    """Pack a tile on a boat into one number: place (11 bits), shape (5), colour (3), seat."""
    return place | shape << 11 | colour << 16 | seat << 19


def place_of(tile: i64) -> i64:
    """Return where a tile lies: (turn * height + row) * width + column."""
    return tile & 2047


def shape_of(tile: i64) -> i64:
    """Return the shape of a tile on a boat."""
    return (tile >> 11) & 31


def colour_of(tile: i64) -> i64:
    """Return the colour of a tile on a boat, NO_COLOUR for a treasure."""
    return (tile >> 16) & 7


def seat_of(tile: i64) -> i64:
    """Return whose boat a tile lies on."""
    return tile >> 19


def is_cat(tile: i64) -> bool:
    """Whether a tile on a boat is a cat or an oshax."""
    return colour_of(tile) != NO_COLOUR
