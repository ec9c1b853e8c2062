"""Text typed by people: names and chat lines without characters that could garble a screen."""

import unicodedata

from katzentisch.server.wire.errors import ApiError

# Letters and signs by their category, yet nothing is seen of them: fillers of Hangul and Khmer, an empty pattern of Braille, a note
# without a head.
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")


def clean_text(text: str) -> str:
    r"""Return a text without control and direction characters, stripped; empty if nothing of it can be seen.

    >>> clean_text("  hello\u202e\x07 there\n")
    'hello there'
    >>> clean_text("\u3164 \u0301"), clean_text("\U0001d159")
    ('', '')
    """
    kept = (" " if letter in "\n\t" else letter for letter in text)
    clean = "".join(
        letter
        for letter in kept
        if letter not in _BLANK and unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Cn", "Co")
    ).strip()
    return clean if any(unicodedata.category(letter)[0] in "LNPS" for letter in clean) else ""


def player_name(text: str, most: int, otherwise: str = "") -> str:
    """Return a name somebody typed; ApiError if it is empty or too long."""
    name = clean_text(text) or otherwise
    if not 1 <= len(name) <= most:
        raise ApiError("wrong_name", most=most)
    return name
