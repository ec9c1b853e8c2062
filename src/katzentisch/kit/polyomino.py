"""Polyominoes: tiles of squares that may be turned by quarter turns and flipped over."""

from librt.vecs import append, vec
from mypy_extensions import i64

Square = tuple[int, int]


def _settled(squares: list[Square]) -> list[Square]:
    """Move squares so that the topmost row and the leftmost column are 0, in reading order."""
    top = min(row for row, _ in squares)
    left = min(column for _, column in squares)
    return sorted((row - top, column - left) for row, column in squares)


def drawings(squares: list[Square]) -> list[list[Square]]:
    """List the different drawings of a tile after turning and flipping; equal ones once.

    >>> [len(drawings(tile)) for tile in ([(0, 0)], [(0, 0), (0, 1)], [(0, 1), (1, 0), (1, 1)])]
    [1, 2, 4]
    """
    different: list[list[Square]] = []
    turned = _settled(squares)
    for _ in range(2):
        for _ in range(4):
            if turned not in different:
                different.append(turned)
            turned = _settled([(column, -row) for row, column in turned])
        turned = _settled([(row, -column) for row, column in turned])
    return different


def is_joined(squares: list[Square]) -> bool:
    """Whether the squares are connected by their sides."""
    left = set(squares)
    todo = [left.pop()] if left else []
    while todo:
        row, column = todo.pop()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in left:
                left.remove(near)
                todo.append(near)
    return not left


class Polyomino:
    """A tile in all its drawings, as flat numbers for the grid's loops.

    `steps` holds, drawing after drawing, its height, its width and then row and column of each square.
    """

    def __init__(self, squares: list[Square]) -> None:
        different = drawings(squares)
        self.size: i64 = len(squares)
        self.turns: i64 = len(different)
        self.stride: i64 = 2 + 2 * len(squares)
        steps = vec[i64]()
        for drawing in different:
            steps = append(steps, max(row for row, _ in drawing) + 1)
            steps = append(steps, max(column for _, column in drawing) + 1)
            for row, column in drawing:
                steps = append(append(steps, row), column)
        self.steps: vec[i64] = steps

    def squares(self, turn: i64, row: i64, column: i64) -> list[Square]:
        """List the squares covered by one drawing whose box has its top left corner here."""
        squares: list[Square] = []
        for step in range(turn * self.stride + 2, (turn + 1) * self.stride, 2):
            squares.append((int(row + self.steps[step]), int(column + self.steps[step + 1])))
        return squares

    def turn_of(self, squares: list[Square]) -> i64:
        """Return which drawing these squares form, -1 for none."""
        if not squares:
            return -1
        wanted = _settled(squares)
        for turn in range(self.turns):
            if self.squares(turn, 0, 0) == wanted:
                return turn
        return -1
