"""Benchmarks of our games and of comparable projects in one run, as ratios.

A file in `rows/` adds a group of rows: `cases()` says what is measured, `targets()` what we hold ourselves to.
`make bench` runs them all; `python -m bench --help` says how to run some.
"""
