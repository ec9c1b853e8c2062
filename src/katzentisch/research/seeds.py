"""Seeds of successive deals: given to `reset`, or derived from the last one given.

After a reset with a seed, resets without one give a series of deals that depends only on that seed. A row of
a batch that began with the same seed has the same series.
"""

import secrets
from operator import index
from typing import SupportsIndex

from katzentisch.research.stepping.loop import following_seed


class DealSeeds:
    """The last seed given, and how many deals were derived from it."""

    def __init__(self) -> None:
        self._given = secrets.randbits(32)
        self._number = 0

    def next(self, seed: SupportsIndex | None) -> int:
        """Return the seed of the next deal: the given one if there is one."""
        if seed is not None:
            self._given, self._number = index(seed), 0
            return self._given
        self._number += 1
        return following_seed(self._given, self._number)
