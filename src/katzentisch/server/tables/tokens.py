"""Secrets that open seats: tokens in links, and codes of four words for people.

Only hashes are stored. A token has 192 random bits, so a plain hash is enough; four words of 2048 have 44 bits,
so their hash is slow to compute. Words are lower case and may be typed with any spacing.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from functools import cache
from importlib import resources

from katzentisch.core.chance import secret_seed

_WORDS = 4
_SALT = b"katzentisch: four words"  # fixed: the words are random, a salt per server would add nothing
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that look alike


@cache
def code_words() -> tuple[str, ...]:
    """Return the 2048 words codes are made of."""
    text = resources.files("katzentisch.server").joinpath("code_words.txt").read_text(encoding="utf-8")
    return tuple(text.split())


def new_table_id() -> str:
    """Return a random table id of about 59 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def is_table_id(text: str) -> bool:
    """Whether a text may be the id of a table."""
    return re.fullmatch(r"[a-zA-Z0-9-]{1,40}", text) is not None


def new_token() -> str:
    """Return a random token for a seat, an invitation or a spectator's link."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """Return four words that recover a seat."""
    return " ".join(secrets.choice(code_words()) for _ in range(_WORDS))


def new_seed() -> int:
    """Return the seed of a deal that nobody can foresee, however many cards were shown."""
    return secret_seed(secrets.randbits(128))


def token_hash(token: str) -> str:
    """Return the hash that is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def code_hash(code: str) -> str:
    """Return the hash that is stored of four words; slow on purpose, call it in a thread."""
    words = " ".join(re.findall(r"[a-z]+", code.lower()))
    return hashlib.scrypt(words.encode(), salt=_SALT, n=2**12, r=8, p=1, dklen=24).hex()


def seats_opened(tokens: Iterable[str], keys: Iterable[tuple[str, int]]) -> list[int]:
    """Return the seats these tokens open, ascending; compared in constant time."""
    hashes = [token_hash(token) for token in tokens]
    opened = {
        seat for key, seat in keys for given in hashes if hmac.compare_digest(key.encode(), given.encode())
    }
    return sorted(opened)
