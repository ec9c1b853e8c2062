"""Run the Python source even where the compiled core lies beside it.

`KATZENTISCH_PURE=1` is for debugging, for coverage, and for the tests that hold the compiled and
the uncompiled rules to the same answers. Compiled modules are found before source files by
default; here a finder that knows source files only is asked first.
"""

import importlib.machinery
import sys
from collections.abc import Iterable, Sequence
from types import ModuleType


class _SourceFirst:
    """A finder for this package alone that never returns an extension module."""

    def __init__(self, path: Iterable[str]) -> None:
        self._root = next(iter(path))

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith("katzentisch."):
            return None
        for folder in path or [self._root]:
            finder = importlib.machinery.FileFinder(folder, (importlib.machinery.SourceFileLoader, [".py"]))
            spec = finder.find_spec(name)
            if spec is not None:
                return spec
        return None


def prefer_source(path: Iterable[str]) -> None:
    """Import every module of the package from its `.py` file from now on."""
    sys.meta_path.insert(0, _SourceFirst(path))


def is_compiled() -> bool:
    """Whether the core in use was compiled by mypyc."""
    from katzentisch.core import chance

    return not chance.__file__.endswith(".py")
