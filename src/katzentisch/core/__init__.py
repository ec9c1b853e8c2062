"""The language all games share: what a game is, and nothing about any game."""
