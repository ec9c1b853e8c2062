"""Who sits where: matches, seats, undo and stores."""

from pathlib import Path

WORDS = Path(__file__).parent / "words"  # what the table itself says
