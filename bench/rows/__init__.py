"""The rows, a file for each group, found by folder."""

import importlib
import pkgutil

from bench.measure import Case, Target


def find() -> tuple[list[Case], list[Target]]:
    """Return all cases and targets; a group whose peer is not installed has no cases."""
    cases: list[Case] = []
    targets: list[Target] = []
    for found in sorted(pkgutil.iter_modules(__path__), key=lambda one: one.name):
        module = importlib.import_module(f"{__name__}.{found.name}")
        group = found.name.lstrip("0123456789_")
        for case in module.cases():
            case.group = case.group or group
            cases.append(case)
        targets += module.targets()
    return cases, targets
