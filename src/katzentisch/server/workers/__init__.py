"""Subprocesses for bots and long computations: the side that starts them, and `*_worker.py`, the side that runs in them."""
