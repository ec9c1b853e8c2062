"""The position: who holds what, how it is set up, and what it is worth."""
