"""Seeds for one deal after the other: given, or following from the last one given.

An environment that was reset with a seed and is then reset without repeats its whole series of games. The
series of a single environment is that of a batch's row which began with the same seed.
"""

import secrets

from katzentisch.research.stepping.loop import following_seed


class DealSeeds:
    """The last seed that was given, and how many deals followed from it."""

    def __init__(self) -> None:
        self._given = secrets.randbits(32)
        self._number = 0

    def next(self, seed: int | None) -> int:
        """Return the seed of the next deal: this one if there is one."""
        if seed is not None:
            self._given, self._number = seed, 0
            return seed
        self._number += 1
        return following_seed(self._given, self._number)
