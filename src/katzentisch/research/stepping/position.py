"""A table with its history, so that a game in progress can be copied and pickled.

A table itself holds no history. A position keeps the seed of the deal and what was done since, so it can be written
down at any point and played again elsewhere, generator and turn included. `guess` is a step of the history, too: it marks where a
seat's guess replaced the true table, so guessed tables can be pickled as well.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.game import Game, Table

# One step of a past in one number: the action above, the seat below; a guess carries its seed and this bit.
SHIFT: Final = 8
SEAT: Final = 127
GUESS: Final = 128


class Position:
    """A table, the seed it was dealt from and every choice since."""

    def __init__(self, table: Table, seed: int, past: vec[i64]) -> None:
        self.table = table
        self.game: Game = table.game
        self.seed = seed
        self.past: vec[i64] = past

    def play(self, seat: i64, action: i64) -> None:
        """Carry out one legal decision and remember it."""
        self.past = append(self.past, (action << SHIFT) | seat)
        self.table.carry_out(seat, action)

    def guess(self, seat: i64, seed: i64) -> "Position":
        """Return a position this seat could be in; `seed` is a number below 2**48."""
        past = append(self.past[:], (seed << SHIFT) | GUESS | seat)
        return Position(self.table.guess(seat, seed), self.seed, past)

    def copy(self) -> "Position":
        """Return an independent position with the same history and generator."""
        return Position(self.table.copy(), self.seed, self.past[:])

    def choices(self) -> list[tuple[int, int]]:
        """Return what was done so far as (seat, action) pairs, as records have them.

        A position that descends from a guess is no game that was played and has no record.
        """
        done: list[tuple[int, int]] = []
        for step in self.past:
            if step & GUESS:
                raise ValueError("a position that was guessed has no record: its past did not happen")
            done.append((int(step & SEAT), int(step >> SHIFT)))
        return done

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return replayed, (self.game, self.seed, [int(step) for step in self.past])


def dealt(game: Game, seed: int) -> Position:
    """Return the first position of the game dealt from `seed`."""
    return Position(game.deal(seed), seed, vec[i64]())


def replayed(game: Game, seed: int, past: list[int]) -> Position:
    """Return the position that this past leads to."""
    position = dealt(game, seed)
    for step in past:
        seat = step & SEAT
        if step & GUESS:
            position = position.guess(seat, step >> SHIFT)
        else:
            position.play(seat, step >> SHIFT)
    return position
