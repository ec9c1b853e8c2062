"""What a call says: the game, who sits at the table, and that it is one's turn. Nothing else about the game."""

from typing import NamedTuple

from katzentisch.core.options import BadOption
from katzentisch.core.words import LANGUAGES
from katzentisch.server.wire.words import game_words, server_words


class CallText(NamedTuple):
    """A call in somebody's language, and the link to the table."""

    table: str
    title: str
    body: str
    link: str


def turn_text(table: str, game: str, name: str, others: list[str], language: str, address: str) -> CallText:
    """Return what somebody is told whose turn it is; `others` are the names at the table."""
    language = language if language in LANGUAGES else LANGUAGES[0]
    words = server_words(language)
    facts = {"game": game_name(game, language), "name": name, "names": others}
    body = words.say("call.body" if others else "call.body_alone", facts)
    return CallText(table, words.say("call.title", facts), body, f"{address.rstrip('/')}/t/{table}")


def game_name(game: str, language: str) -> str:
    """Return the name of a game for people."""
    try:
        return game_words(game, language).say("game.name", {})
    except BadOption:
        return game
