"""What compiling relies on: no compiled class overrides a method of a compiled class of another module.

mypyc compiles a class before it has seen those of later modules, and calls its methods directly where it knows of no
override. A base class that is meant to be extended elsewhere says `@mypyc_attr(allow_interpreted_subclasses=True)`; its
methods are looked up at run time.
"""

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_OPEN = "allow_interpreted_subclasses"


@dataclass
class _Class:
    """A class as its source has it; bases by full name."""

    name: str
    module: str
    bases: list[str]
    methods: set[str]
    is_open: bool  # others may extend it
    hands_on: bool  # its constructor, if it has one, calls that of its base


def check(paths: Iterable[Path], root: Path) -> None:
    """Raise SystemExit with every method that is overridden in another module although its class does not allow it."""
    faults = found(paths, root)
    if faults:
        raise SystemExit("\n".join(faults))


def found(paths: Iterable[Path], root: Path) -> list[str]:
    """Return one sentence per override that compiled calls would not see."""
    classes: dict[str, _Class] = {}
    for path in paths:
        module = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        for listed in _classes_in(ast.parse(path.read_text(encoding="utf-8")), module):
            classes[f"{module}.{listed.name}"] = listed
    faults: list[str] = []
    for child in classes.values():
        for base in _bases_elsewhere(child, classes):
            faults += [
                f"{child.module}: {child.name}.{method} overrides {base.module}.{base.name}.{method}; compiled calls would miss it, "
                f"unless {base.name} says @mypyc_attr({_OPEN}=True)"
                for method in sorted(child.methods & base.methods - {"__init__"})
            ]
            if not child.hands_on:
                faults.append(
                    f"{child.module}: {child.name}.__init__ must call super().__init__: compiled code reads the attributes of "
                    f"{base.name} without asking whether they are set"
                )
    return faults


def _bases_elsewhere(child: _Class, classes: dict[str, _Class]) -> list[_Class]:
    """Return the compiled ancestors of a class that lie in other modules and do not expect to be extended."""
    near = [classes[name] for name in child.bases if name in classes]
    ancestors = [*near, *(base for parent in near for base in _bases_elsewhere(parent, classes))]
    return [base for base in ancestors if base.module != child.module and not base.is_open]


def _classes_in(tree: ast.Module, module: str) -> list[_Class]:
    names = _names_in(tree, module)
    return [
        _Class(
            node.name,
            module,
            [names.get(base.id, "") for base in node.bases if isinstance(base, ast.Name)],
            {part.name for part in node.body if isinstance(part, ast.FunctionDef)},
            any(
                _OPEN in ast.unparse(decorator)
                for decorator in node.decorator_list
                if "True" in ast.unparse(decorator)
            ),
            all("super().__init__(" in ast.unparse(part) for part in node.body if _is_constructor(part)),
        )
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    ]


def _is_constructor(part: ast.stmt) -> bool:
    return isinstance(part, ast.FunctionDef) and part.name == "__init__"


def _names_in(tree: ast.Module, module: str) -> dict[str, str]:
    """Return the full name of each class that is defined or imported."""
    names = {node.name: f"{module}.{node.name}" for node in tree.body if isinstance(node, ast.ClassDef)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    return names
