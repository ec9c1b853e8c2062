"""Cache of opened games."""

from functools import lru_cache

from katzentisch import games
from katzentisch.core.game import Game
from katzentisch.server.wire.messages import SettingValue


@lru_cache(maxsize=256)
def opened(game: str, variant: str, seats: int, settings: tuple[tuple[str, SettingValue], ...]) -> Game:
    """Return the rules for these options; the same object for the same options."""
    return games.box(game).open(variant or None, seats, dict(settings))


def open_game(game: str, variant: str, seats: int, settings: dict[str, SettingValue]) -> Game:
    """Return the rules for these options; BadOption says what is wrong with them."""
    return opened(game, variant, seats, tuple(sorted(settings.items())))
