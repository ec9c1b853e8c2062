"""Arguments that select a game: name, variant, settings, material."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from katzentisch import bots, games
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.core.box import Box
from katzentisch.core.game import Game
from katzentisch.core.words import Words, load
from katzentisch.play import WORDS


def add_game_arguments(parser: ArgumentParser, game_needed: bool = True) -> None:
    """Add GAME, --variant, --set and --material."""
    parser.add_argument("game", metavar="GAME", nargs=None if game_needed else "?")
    parser.add_argument("--variant", metavar="NAME")
    parser.add_argument("--set", metavar="NAME=VALUE", action="append", default=[])
    parser.add_argument("--material", metavar="DIR", type=Path)


def open_game(args: Namespace, seats: int | None) -> Game:
    """Open the game these arguments name, for a number of seats (None: the default)."""
    name = games.find(args.game).name
    options = games.options(name, args.variant, seats, read_settings(args.set), args.material)
    return games.open(options, args.material)


def read_settings(pairs: list[str]) -> dict[str, str | int | bool]:
    """Read `name=value` pairs: true and false, whole numbers, and words."""
    settings: dict[str, str | int | bool] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Trouble("setting_form", {"given": pair})
        settings[name] = _value(value)
    return settings


def _value(text: str) -> str | int | bool:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if text.removeprefix("-").isdecimal() else text


def game_words(box: Box, language: str) -> Words:
    """Return the sentences of a game."""
    return load(language, box.folder / "words")


def table_words(game: Game, language: str) -> Words:
    """Return the sentences of the bots, of the match and of the game."""
    return load(language, bots.WORDS, WORDS, games.box(game.name).folder / "words")
