"""Determinization: deal what a seat cannot see anew."""
