"""Sentences for the page: those of server, table, bots and game, merged."""

from pathlib import Path

from katzentisch import bots, games, play
from katzentisch.core.options import BadOption
from katzentisch.core.words import LANGUAGES, Words, load

_SERVER = Path(__file__).parents[1] / "sentences"


def server_words(language: str) -> Words:
    """Return the sentences of server, table and bots in a language."""
    return load(_checked(language), _SERVER, play.WORDS, bots.WORDS)


def game_words(game: str, language: str) -> Words:
    """Return the sentences of server, table, bots and a game in a language; the game's override the others."""
    return load(_checked(language), _SERVER, play.WORDS, bots.WORDS, games.box(game).folder / "words")


def _checked(language: str) -> str:
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language
