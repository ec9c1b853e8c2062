"""Signed links in mails: they name a wish to be called and what may be done with it."""

import hashlib
import hmac
from typing import Literal

Purpose = Literal["confirm", "stop"]


def signed(key: str, purpose: Purpose, wish: str) -> str:
    """Return the secret of a link."""
    return f"{wish}.{_mark(key, purpose, wish)}"


def read_signed(key: str, purpose: Purpose, text: str) -> str:
    """Return the wish a link names; empty if the link is not ours.

    >>> read_signed("k", "stop", signed("k", "stop", "abc")), read_signed("k", "stop", signed("k", "confirm", "abc"))
    ('abc', '')
    """
    wish, _, mark = text[:200].rpartition(".")
    right = _mark(key, purpose, wish)
    return wish if wish and hmac.compare_digest(mark.encode(), right.encode()) else ""


def _mark(key: str, purpose: Purpose, wish: str) -> str:
    return hmac.new(key.encode(), f"{purpose}:{wish}".encode(), hashlib.sha256).hexdigest()[:32]
