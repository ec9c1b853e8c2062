"""The rows, a file for each group; every file of this folder is used."""

import importlib
import pkgutil

from bench.measure import Case, Target


def find() -> tuple[list[Case], list[Target]]:
    """Return all cases and targets; a group whose peer is not installed has no cases."""
    cases: list[Case] = []
    targets: list[Target] = []
    for info in sorted(pkgutil.iter_modules(__path__), key=lambda info: info.name):
        module = importlib.import_module(f"{__name__}.{info.name}")
        group = info.name.lstrip("0123456789_")
        for case in module.cases():
            case.group = case.group or group
            cases.append(case)
        targets += module.targets()
    return cases, targets
