"""Measures rows of one checkout, on request: a process of `bench/compare.py`.

Run as a file with the checkout as its argument, so that an older checkout, with its own `bench/rows`, is measured too. Writes
its rows as a line of JSON; then reads [row, seconds, seed] and writes the value, line by line.
"""

import contextlib
import json
import os
import random
import sys
from importlib import import_module

OURS = ("games", "placements", "research", "search")  # files of bench/rows with rows of our own
GAMES = ("felinia", "feudalia", "isle_of_cats")


def main(root: str) -> None:
    sys.path[:0] = [f"{root}/src", root]
    os.chdir(root)
    cases = {}
    for name in OURS:
        for case in import_module(f"bench.rows.{name}").cases():
            if case.name.startswith(GAMES):
                cases[case.name] = case
    _write([[case.name, case.unit, case.once] for case in cases.values()])
    for line in sys.stdin:
        name, seconds, seed = json.loads(line)
        random.seed(seed)
        value = None
        with contextlib.suppress(Exception):  # a row that cannot be measured there is left out
            value = cases[name].sample(seconds)
        _write(value)


def _write(data) -> None:
    sys.stdout.write(json.dumps(data) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
