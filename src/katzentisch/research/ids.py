"""Gymnasium ids of the environments: `katzentisch/Felinia-v1`, and one for every other game.

Importing `katzentisch.research.gymnasium` registers them; Gymnasium itself no longer discovers environments
of other packages.
"""

import gymnasium

from katzentisch import games
from katzentisch.research.loading import VERSION

_SPACE = "katzentisch"


def id_of(game: str) -> str:
    """Return the Gymnasium id of a game.

    >>> id_of("isle_of_cats")
    'katzentisch/IsleOfCats-v1'
    """
    return f"{_SPACE}/{''.join(part.capitalize() for part in game.split('_'))}-v{VERSION}"


def register_games() -> None:
    """Register every game with Gymnasium, single and batched."""
    for game in games.names():
        name = id_of(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="katzentisch.research.gymnasium:SeatEnv",
                vector_entry_point="katzentisch.research.batch:BatchEnv",
                kwargs={"game": game},
            )
