"""Text typed by people: names and chat lines without characters that could garble a screen."""

import unicodedata

from katzentisch.server.wire.errors import ApiError

# Letters and signs by their category, yet nothing is seen of them: fillers of Hangul and Khmer, an empty pattern of Braille, a note
# without a head.
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
_MOST_MARKS = 4  # on one letter: no language needs more


def clean_text(text: str) -> str:
    r"""Return a text without control and direction characters, stripped; empty if nothing of it can be seen.

    >>> clean_text("  hello\u202e\x07 there\n")
    'hello there'
    >>> clean_text("\u3164 \u0301"), clean_text("")
    ('', '')
    """
    kept = (" " if letter in "\n\t" else letter for letter in text)
    clean = "".join(
        letter
        for letter in kept
        if letter not in _BLANK and unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Cn", "Co")
    ).strip()
    return (
        _without_towers(clean) if any(unicodedata.category(letter)[0] in "LNPS" for letter in clean) else ""
    )


def _without_towers(text: str) -> str:
    r"""Return a text whose letters carry a few marks at most: a tower of them is drawn over the lines above.

    >>> _without_towers("a" + 9 * "\u0301") == "a" + 4 * "\u0301"
    True
    """
    marks, kept = 0, []
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= _MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def player_name(text: str, most: int, otherwise: str = "") -> str:
    """Return a name somebody typed; ApiError if it is empty or too long."""
    name = clean_text(text) or otherwise
    if not 1 <= len(name) <= most:
        raise ApiError("wrong_name", most=most)
    return name
