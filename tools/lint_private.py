"""Refuse functions and constants that only their own file uses and whose names do not say so: part of `make lint`.

A name private to a file begins with an underscore (CONTRIBUTING.md), so that a reader knows how far a change reaches. Used
elsewhere means: imported, read from the module, or named by a string, as tests do that replace a constant.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_PACKAGE = ROOT / "src" / "katzentisch"
_READERS = ("src", "tests", "tools", "bench", "examples")
# Types are left out: they belong to the functions that take them.
_CONSTANT_OR_FUNCTION = re.compile(r"[a-z][a-z0-9_]*|[A-Z][A-Z0-9_]+")
# What is found by its name alone: files below the package, and the names there (none: all of them).
_BY_NAME = {
    r"cli/\w+\.py": {"add_arguments", "run"},
    r"core/pickles\.py": {"restored_table"},  # pickles name it
    r"games/\w+/desk/\w+\.py": set[str](),  # `games.desk` opens a tool by its name
    r"games/\w+/strategy/(judgement|weights)\.py": set[str](),  # one number after the other, in one list
    r"local/\w+\.py": {"stand_in", "start"},  # the page calls them
    r"research/components/__init__\.py": {"meaning"},  # for users
    r"server/workers/\w+_worker\.py": {"program"},
}


def module_of(path: Path) -> str:
    """Return the name a file is imported by."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def problems(paths: list[Path]) -> list[str]:
    """Return a complaint for each public name of the package that no other of these files uses."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    modules = {module_of(path) for path in paths}
    used: dict[str, set[str]] = defaultdict(set)
    for path, tree in trees.items():
        for module, name in _uses(path, tree, modules):
            used[module].add(name)
    return [
        f"{path.relative_to(ROOT)}:{line}: only this file uses `{name}`: begin it with an underscore"
        for path, tree in trees.items()
        if path.is_relative_to(_PACKAGE) and "tests" not in path.parts
        for name, line in _defined(tree)
        if name not in used[module_of(path)] | used[""] and not _is_found_by_name(path, name)
    ]


def _uses(path: Path, tree: ast.Module, modules: set[str]) -> Iterator[tuple[str, str]]:
    """Yield the names of other modules that a file uses, with the module; those in strings with an empty one."""
    here = {}  # modules by the names they have in this file
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            module = _imported(path, node)
            for alias in node.names:
                yield module, alias.name
                here[alias.asname or alias.name] = f"{module}.{alias.name}"
        elif isinstance(node, ast.Import):
            here |= {alias.asname or alias.name.partition(".")[0]: alias.name for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield here.get(node.value.id, "?"), node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield "", node.value.rpartition(".")[2].rpartition(":")[2]


def _imported(path: Path, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    package = module_of(path).split(".")
    package = package if path.name == "__init__.py" else package[:-1]
    return ".".join([*package[: len(package) - node.level + 1], *filter(None, [node.module])])


def _defined(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield the public functions and constants of a module, with their lines; what a decorator registers is left out."""
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            names = [] if node.decorator_list else [node.name]
        elif isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names = [node.target.id]
        else:
            continue
        yield from ((name, node.lineno) for name in names if _CONSTANT_OR_FUNCTION.fullmatch(name))


def _is_found_by_name(path: Path, name: str) -> bool:
    inside = path.relative_to(_PACKAGE).as_posix()
    return any(
        re.fullmatch(where, inside) and (not names or name in names) for where, names in _BY_NAME.items()
    )


def main() -> int:
    """Check the package; return 1 if there is a problem."""
    complaints = problems(sorted(path for folder in _READERS for path in (ROOT / folder).rglob("*.py")))
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
