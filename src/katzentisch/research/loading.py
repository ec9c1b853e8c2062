"""Opens games by name, and again from pickled options; environments of the same options share one set of rules."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from katzentisch import games
from katzentisch.core.game import Game
from katzentisch.core.record import RecordError

if TYPE_CHECKING:
    from katzentisch.research.stepping.position import Position

Settings = Mapping[str, str | int | bool]

# The number behind the names of all environments. It rises when observations, actions or rewards change
# their meaning, so that results under one name can be compared.
VERSION = 0


def open_game(
    name: str, variant: str | None = None, players: int | None = None, settings: Settings | None = None
) -> Game:
    """Return the rules of a game; BadOption says what a wrong name, variant or setting should be."""
    return games.open(games.options(name, variant, players, dict(settings or {})))


def reopened(options: Mapping[str, object]) -> Game:
    """Return the rules for options that were written down as plain data."""
    settings, seats = options["settings"], options["seats"]
    assert isinstance(settings, dict) and isinstance(seats, int)
    return open_game(str(options["game"]), str(options["variant"]), seats, settings)


def restored(
    options: dict[str, object], rules_version: str, material_hash: str, seed: int, past: list[int]
) -> "Position":
    """Return a position that was pickled: the same rules and material, played again."""
    from katzentisch.research.stepping.position import replayed

    game = reopened(options)
    if (game.rules_version, game.material_hash) != (rules_version, material_hash):
        raise RecordError(
            f"this position was pickled with rules {rules_version} and material {material_hash} of {game.name}; "
            f"these are rules {game.rules_version} and material {game.material_hash}"
        )
    return replayed(game, seed, past)
