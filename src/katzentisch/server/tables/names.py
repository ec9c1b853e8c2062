"""Text typed by people: names and chat lines without characters that could garble a screen."""

import unicodedata

from katzentisch.server.wire.errors import ApiError


def clean_text(text: str) -> str:
    r"""Return a text without control and direction characters, stripped.

    >>> clean_text("  hello\u202e\x07 there\n")
    'hello there'
    """
    kept = (" " if letter in "\n\t" else letter for letter in text)
    return "".join(
        letter for letter in kept if unicodedata.category(letter) not in ("Cc", "Cf", "Cs")
    ).strip()


def player_name(text: str, most: int, otherwise: str = "") -> str:
    """Return a name somebody typed; ApiError if it is empty or too long."""
    name = clean_text(text) or otherwise
    if not 1 <= len(name) <= most:
        raise ApiError("wrong_name", most=most)
    return name
