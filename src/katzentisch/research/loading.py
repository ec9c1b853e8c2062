"""Opens games by name; environments of the same options share one set of rules."""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path

from katzentisch import games
from katzentisch.core.game import Game

Settings = Mapping[str, str | int | bool]
Folder = str | PathLike[str]

# The number behind the names of all environments. It rises when observations, actions or rewards change
# their meaning, so that results under one name can be compared.
VERSION = 1


def open_game(
    name: str,
    variant: str | None = None,
    players: int | None = None,
    settings: Settings | None = None,
    material: Folder | None = None,
) -> Game:
    """Return the rules of a game; BadOption says what a wrong name, variant or setting should be.

    `material` is a folder of changed material.
    """
    folder = Path(material) if material is not None else None
    return games.open(
        games.options(games.find(name).name, variant, players, dict(settings or {}), folder), folder
    )
