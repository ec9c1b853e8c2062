"""The names of the Gymnasium environments: `katzentisch/Felinia-v0` and one for every other game found.

Importing `katzentisch.research.gymnasium` makes them known; Gymnasium itself no longer looks for environments
of other packages.
"""

import gymnasium

from katzentisch import games
from katzentisch.research.loading import VERSION

SPACE = "katzentisch"


def id_of(game: str) -> str:
    """Return the Gymnasium id of a game.

    >>> id_of("isle_of_cats")
    'katzentisch/IsleOfCats-v0'
    """
    return f"{SPACE}/{''.join(part.capitalize() for part in game.split('_'))}-v{VERSION}"


def register_games() -> None:
    """Make every game known to Gymnasium, alone and batched."""
    for game in games.names():
        name = id_of(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="katzentisch.research.gymnasium:SeatEnv",
                vector_entry_point="katzentisch.research.batch:BatchEnv",
                kwargs={"game": game},
            )
