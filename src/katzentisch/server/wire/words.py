"""Sentences for the page: the server's own, the table's, the bots' and the game's, as one flat list."""

from pathlib import Path

from katzentisch import bots, games, play
from katzentisch.core.options import BadOption
from katzentisch.core.words import LANGUAGES, Words, load

SERVER = Path(__file__).parents[1] / "sentences"
TABLE = play.WORDS


def server_words(language: str) -> Words:
    """Return what the server, the table and the bots say in a language."""
    return load(_known(language), SERVER, TABLE, bots.WORDS)


def game_words(game: str, language: str) -> Words:
    """Return what the server, the table, the bots and a game say in a language; the game wins."""
    return load(_known(language), SERVER, TABLE, bots.WORDS, games.box(game).folder / "words")


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language
