"""Determinization: one whole table a seat could be sitting at."""
