"""Heuristics for bots; no rule depends on them."""
