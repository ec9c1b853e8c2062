"""Sentences for the page: those of server, table, bots and game, merged."""

import os
from pathlib import Path

from katzentisch import bots, games, play
from katzentisch.core.options import BadOption
from katzentisch.core.pseudo import PSEUDO
from katzentisch.core.words import LANGUAGES, Words, load
from katzentisch.play import lessons

_SERVER = Path(__file__).parents[1] / "sentences"
_PAGE = Path(__file__).parents[4] / "web" / "words"
_PSEUDO_ALLOWED = os.environ.get("KATZENTISCH_PSEUDO") == "1"  # for tests and translators


def server_words(language: str) -> Words:
    """Return the sentences of server, table and bots in a language, of the pseudo-language the page's too."""
    page = (_PAGE,) if language == PSEUDO else ()
    return load(_checked(language), _SERVER, play.WORDS, bots.WORDS, *page)


def game_words(game: str, language: str) -> Words:
    """Return the sentences of server, table, bots and a game in a language; the game's override the others."""
    return load(_checked(language), _SERVER, play.WORDS, bots.WORDS, games.box(game).folder / "words")


def lesson_words(game: str, language: str) -> Words:
    """Return what is said in the lessons of a game."""
    return load(_checked(language), lessons.folder(game))


def _checked(language: str) -> str:
    if language == PSEUDO and _PSEUDO_ALLOWED:
        return language
    if language not in LANGUAGES:
        there = ", ".join(LANGUAGES)
        facts: dict[str, object] = {"value": repr(language[:20]), "right": there}
        raise BadOption(f"there is no language {language!r}; there are {there}", "no_language", facts)
    return language
