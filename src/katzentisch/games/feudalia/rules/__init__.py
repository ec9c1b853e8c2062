"""The rulebook, a chapter a file: what may be done, why not, and what then happens."""
