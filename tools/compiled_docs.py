"""Docstrings for compiled modules: mypyc leaves them out, and `help()` and a notebook's `?` would show signatures alone.

setup.py writes them into the C that mypyc has made, behind the signatures of functions and classes. Nothing is computed
when a compiled module is imported.
"""

import ast
import hashlib
import inspect
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

Docs = dict[
    tuple[str, str, str], str
]  # module, class ("" for none), function ("" for the class or module itself)


def collected(paths: Iterable[Path], source: Path) -> Docs:
    """Return the docstrings of these files by module, class and function."""
    docs: Docs = {}
    for path in paths:
        module = ".".join(path.relative_to(source).with_suffix("").parts)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        _note(docs, (module, "", ""), tree)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                _note(docs, (module, "", node.name), node)
            elif isinstance(node, ast.ClassDef):
                _note(docs, (module, node.name, ""), node)
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        _note(docs, (module, node.name, method.name), method)
    return docs


def _note(docs: Docs, key: tuple[str, str, str], node: Any) -> None:
    text = ast.get_docstring(node)
    if text:
        docs.setdefault(key, inspect.cleandoc(text))


class Writer:
    """Writes docstrings into the C files of a folder. A file that ends up as it was keeps its time, and is not compiled again."""

    def __init__(self, folder: Path) -> None:
        self._before = {path: (_digest(path), path.stat()) for path in folder.glob("__native_*.c")}

    def write(self, paths: Iterable[Path], docs: Docs) -> None:
        """Write the docstrings into these files."""
        by_name = {
            "___".join(part.replace(".", "___") for part in key if part): text for key, text in docs.items()
        }
        for path in paths:
            path.write_text(documented(path.read_text(encoding="utf-8"), by_name), encoding="utf-8")
            digest, times = self._before.get(path, ("", None))
            if times is not None and digest == _digest(path):
                os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def documented(text: str, docs: dict[str, str]) -> str:
    r"""Return C code of mypyc with docstrings, found by names such as `katzentisch___core___game___Table___play`.

    >>> line = '{"play", (PyCFunction)CPyPy_a___play, METH_FASTCALL, PyDoc_STR("play($self)\\n--\\n\\n")},'
    >>> documented(line, {"a___play": "Play."})
    '{"play", (PyCFunction)CPyPy_a___play, METH_FASTCALL, PyDoc_STR("play($self)\\n--\\n\\n" "Play.")},'
    """
    text = _FUNCTION.sub(lambda match: match[1] + _joined(match[3], docs.get(match[2], "")) + ")", text)
    text = _CLASS.sub(lambda match: match[1] + _joined(match[3], docs.get(match[2], "")) + ")", text)
    text = _PROPERTY.sub(
        lambda match: match[1] + _joined("NULL", docs.get(f"{match[2]}___{match[3]}", "")) + ", NULL}", text
    )
    return _MODULE.sub(
        lambda match: (
            match[1] + _joined("NULL", docs.get(match[2].replace(".", "___"), "")) + ", /* docstring */"
        ),
        text,
    )


_STRING = r'("(?:[^"\\]|\\.)*"|NULL)'
_FUNCTION = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z_| ]+,\s*PyDoc_STR\()" + _STRING + r"\)")
_CLASS = re.compile(r"(CPyType_(\w+?)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\()" + _STRING + r"\)")
_PROPERTY = re.compile(r"(\(getter\)(\w+)_get_(\w+),\s*(?:NULL|\(setter\)\w+),\s*)NULL, NULL\}")
_MODULE = re.compile(r'("([\w.]+)",\s*)NULL, /\* docstring \*/')


def _joined(written: str, text: str) -> str:
    """Return a C string: what is written already, or NULL, and the docstring."""
    if not text:
        return written
    string = _c_string(text)
    return string if written == "NULL" else f"{written} {string}"


def _c_string(text: str) -> str:
    r"""Return a text as a string of C, byte by byte where C would read something else.

    >>> _c_string('a "b" ä\n')
    '"a \\"b\\" \\303\\244\\n"'
    """
    escaped = {0x0A: "\\n", 0x22: '\\"', 0x5C: "\\\\", 0x3F: "\\?"}
    return (
        '"'
        + "".join(
            escaped.get(byte, chr(byte) if 0x20 <= byte < 0x7F else f"\\{byte:03o}")
            for byte in text.encode("utf-8")
        )
        + '"'
    )


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
