"""Text from people: kept as it is, but without what could garble a screen."""

import unicodedata

from katzentisch.server.wire.errors import ApiError


def clean(text: str) -> str:
    r"""Return a text without control and direction characters, blanks at its ends cut off.

    >>> clean("  hello\u202e\x07 there\n")
    'hello there'
    """
    kept = (" " if letter in "\n\t" else letter for letter in text)
    return "".join(
        letter for letter in kept if unicodedata.category(letter) not in ("Cc", "Cf", "Cs")
    ).strip()


def player_name(text: str, most: int, otherwise: str = "") -> str:
    """Return the name somebody gave themselves; ApiError if it is empty or long."""
    name = clean(text) or otherwise
    if not 1 <= len(name) <= most:
        raise ApiError("wrong_name", most=most)
    return name
