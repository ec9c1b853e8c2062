"""Katzentisch: a digital table for Felinia, Feudalia and The Isle of Cats.

The layers, lowest first: `core` (what a game is), `kit` (cardboard), `games`, `bots`, `play`,
`lab` and `research`, `server`, `cli`. docs/ARCHITECTURE.md walks through them.
"""

import os

from katzentisch import _pure

__version__ = "0.1.0"

if os.environ.get("KATZENTISCH_PURE"):
    _pure.prefer_source(__path__)
