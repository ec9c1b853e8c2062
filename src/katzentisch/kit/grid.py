"""Grids of squares as bit rows: where a tile may lie, computed for all columns at once.

The words of several grids lie in one `rows`, each grid as `FREE` words (the empty squares) and then
`NEAR` words (the empty squares a new tile must use one of). Behind the last row of each follow
`_MARGIN` empty rows, so that no tile reads past the end.

Shifting a row right by a square's column lines its bit up with the tile's left edge; the AND over
all squares of the tile leaves the columns where the whole tile fits.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import BitPlaces, lowest, single
from katzentisch.core.vecs import zeros
from katzentisch.kit.polyomino import Polyomino, Square

_MARGIN: Final = 5  # no tile is taller than six squares
_MOST_TURNS: Final = 8


class Grid:
    """The size of a kind of grid, and where the words of number n of them begin."""

    def __init__(self, height: i64, width: i64) -> None:
        self.height: i64 = height
        self.width: i64 = width
        self.squares: i64 = height * width
        self.near: i64 = height + _MARGIN  # from a grid's free words to its near words
        self.stride: i64 = 2 * (height + _MARGIN)
        self.bits = BitPlaces()
        self.fits: vec[i64] = zeros(_MOST_TURNS * height)  # what `count_places` found last

    def new(self, outline: vec[i64], grids: i64) -> vec[i64]:
        """Return empty grids of this outline: every square is free, and a first tile may lie anywhere."""
        words = vec[i64]()
        for _ in range(2 * grids):
            for row in outline:
                words = append(words, row)
            for _ in range(_MARGIN):
                words = append(words, i64(0))
        return words

    def places(
        self, tile: Polyomino, rows: vec[i64], first: i64, near: i64, out: vec[i64], base: i64
    ) -> vec[i64]:
        """Append every place of a tile, ascending: base + (turn * height + row) * width + column.

        `first` and `near` say where the free and the near words of the grid begin.
        """
        steps = tile.steps
        stride = tile.stride
        to_near = near - first
        width = self.width
        places = self.bits.places
        head: i64 = 0
        for _ in range(tile.turns):
            end: i64 = head + stride
            number: i64 = base
            for top in range(first, first + self.height + 1 - steps[head]):
                fit: i64 = -1
                touch: i64 = 0
                for step in range(head + 2, end, 2):
                    row: i64 = top + steps[step]
                    column: i64 = steps[step + 1]
                    fit &= rows[row] >> column
                    if not fit:
                        break
                    touch |= rows[row + to_near] >> column
                fit &= touch
                while fit:
                    low: i64 = fit & -fit
                    out = append(out, number + places[low % 67])
                    fit ^= low
                number += width
            base += self.squares
            head = end
        return out

    def count_places(self, tile: Polyomino, rows: vec[i64], first: i64, near: i64) -> i64:
        """Return how many places a tile has; `listed_place` returns one of them, until places are counted anew."""
        steps, stride, fits = tile.steps, tile.stride, self.fits
        to_near = near - first
        head: i64 = 0
        word: i64 = 0
        count: i64 = 0
        for _ in range(tile.turns):
            end: i64 = head + stride
            for top in range(first, first + self.height + 1 - steps[head]):
                fit: i64 = -1
                touch: i64 = 0
                for step in range(head + 2, end, 2):
                    row: i64 = top + steps[step]
                    column: i64 = steps[step + 1]
                    fit &= rows[row] >> column
                    if not fit:
                        break
                    touch |= rows[row + to_near] >> column
                fit &= touch
                fits[word] = fit
                word += 1
                while fit:
                    fit &= fit - 1
                    count += 1
            head = end
        return count

    def listed_place(self, tile: Polyomino, number: i64) -> i64:
        """Return the place with this number in the list of `places`, of the tile that was counted last."""
        fits = self.fits
        word: i64 = 0
        for turn in range(tile.turns):
            for row in range(self.height + 1 - tile.steps[turn * tile.stride]):
                fit = fits[word]
                word += 1
                while fit:
                    if number == 0:
                        return (turn * self.height + row) * self.width + lowest(fit)
                    number -= 1
                    fit &= fit - 1
        raise IndexError("there is no such place")

    def has_place(self, tile: Polyomino, rows: vec[i64], first: i64, near: i64) -> bool:
        """Whether the tile may lie anywhere; stops at the first place."""
        steps = tile.steps
        stride = tile.stride
        to_near = near - first
        head: i64 = 0
        for _ in range(tile.turns):
            end: i64 = head + stride
            for top in range(first, first + self.height + 1 - steps[head]):
                fit: i64 = -1
                touch: i64 = 0
                for step in range(head + 2, end, 2):
                    row: i64 = top + steps[step]
                    column: i64 = steps[step + 1]
                    fit &= rows[row] >> column
                    if not fit:
                        break
                    touch |= rows[row + to_near] >> column
                if fit & touch:
                    return True
            head = end
        return False

    def cover(self, tile: Polyomino, place: i64, rows: vec[i64], first: i64, is_first: bool) -> None:
        """Lay the tile down: its squares are no longer free, and those beside them are near."""
        near: i64 = first + self.near
        last: i64 = self.height
        if is_first:
            for row in range(last):
                rows[near + row] = 0
        top: i64 = place % self.squares // self.width
        left: i64 = place % self.width
        steps = tile.steps
        head: i64 = (place // self.squares) * tile.stride
        end: i64 = head + tile.stride
        for step in range(head + 2, end, 2):
            row = top + steps[step]
            bit = single(left + steps[step + 1])
            rows[first + row] &= ~bit
            rows[near + row] |= (bit << 1) | (bit >> 1)
            if row > 0:
                rows[near + row - 1] |= bit
            if row + 1 < last:
                rows[near + row + 1] |= bit
        above: i64 = top - 1 if top > 0 else top
        bottom: i64 = min(top + steps[head] + 1, last)
        for row in range(above, bottom):
            rows[near + row] &= rows[first + row]

    def misfit(
        self, squares: list[Square], outline: vec[i64], rows: vec[i64], first: i64, near: i64
    ) -> tuple[str, list[Square]]:
        """Say why squares may not be covered: "outside", "overlap", "no_contact" or "", and which squares."""
        outside = [square for square in squares if not self._is_in(square, outline, 0)]
        if outside:
            return "outside", outside
        covered = [square for square in squares if not self._is_in(square, rows, first)]
        if covered:
            return "overlap", covered
        for square in squares:
            if self._is_in(square, rows, near):
                return "", []
        return "no_contact", squares

    def _is_in(self, square: Square, rows: vec[i64], first: i64) -> bool:
        row, column = square
        if row < 0 or row >= self.height or column < 0 or column >= self.width:
            return False
        return (rows[first + row] >> column) & 1 == 1


def lists_of_places(grid: Grid, tile: Polyomino, rows: vec[i64], first: i64, times: i64) -> int:
    """List all places of a tile many times, for the benchmark; return how many were listed in all."""
    total: i64 = 0
    for _ in range(times):
        total += len(grid.places(tile, rows, first, first + grid.near, vec[i64](), 0))
    return int(total)
