"""Put one bug at a time into the rules of a game and see whether its rule tests notice: `make breaks`.

A test is worth what it catches. Bugs come from two sources: `tests/breaks.toml` of a game violates one requirement at a
time and must be caught by the tests marked with that id; `operators.py` changes comparisons, numbers, conditions, statements
and seats everywhere in `rules/`, `state/` and `box/`, and nearly all of that must be caught by the rule tests (those of the
game's own folder; recorded playthroughs and promises do not count).

`written.py` reads the bugs and the exceptions people have written down, `reach.py` learns which test executes which line,
`children.py` runs tests in a forked process with one bug in it, `running.py` shares the bugs out, `report.py` tells.
"""
