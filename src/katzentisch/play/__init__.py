"""Matches: the log of a game, choices, undo, players, and the stores that keep them."""

from pathlib import Path

WORDS = Path(__file__).parent / "words"  # sentences about the match itself, of no game
