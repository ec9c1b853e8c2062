"""Cardboard the games share."""
