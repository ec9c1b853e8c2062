"""Docstrings for compiled modules: mypyc leaves them out, and `help()` and a notebook's `?` would show signatures alone.

`keep` lets mypyc write them where it writes the signatures of functions and classes, from the sources; setup.py calls it
before it compiles. Nothing is computed when a compiled module is imported.
"""

import ast
import inspect
from collections.abc import Iterable
from importlib import import_module
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


def keep(docs: Docs) -> None:
    """Make mypyc write these docstrings behind the signatures."""
    emit, emitclass, emitmodule = (_part(name) for name in ("emit", "emitclass", "emitmodule"))
    plain_function, plain_class = emit.native_function_doc_initializer, emitclass.native_class_doc_initializer

    def of_function(function: Any) -> str:
        key = (function.decl.module_name, function.decl.class_name or "", function.name)
        return _joined(plain_function(function), docs.get(key, ""))

    def of_class(kind: Any) -> str:
        return _joined(plain_class(kind), docs.get((kind.module_name, kind.name, ""), ""))

    for module in (emit, emitclass, emitmodule):
        module.native_function_doc_initializer = of_function
    emitclass.native_class_doc_initializer = of_class
    emitclass.generate_getseters_table = _with_properties(emitclass.generate_getseters_table, docs)
    generator = emitmodule.GroupGenerator
    generator.emit_module_def_struct = _with_module(generator.emit_module_def_struct, docs)


def _part(name: str) -> Any:
    """Return a module of mypyc's code generator, whose functions are replaced."""
    return import_module(f"mypyc.codegen.{name}")


def _joined(signature: str, text: str) -> str:
    """Return a C string: the signature, which is one already or NULL, and the docstring."""
    if not text:
        return signature
    return _c_string(text) if signature == "NULL" else f"{signature} {_c_string(text)}"


def _c_string(text: str) -> str:
    written: str = _part("cstring").c_string_initializer(text.encode("utf-8"))
    return written


def _with_properties(plain: Any, docs: Docs) -> Any:
    """Wrap the writer of a class's attributes: a property, the only entry that has a docstring, gets it."""

    def write(kind: Any, name: str, emitter: Any) -> None:
        start = len(emitter.fragments)
        plain(kind, name, emitter)
        current = ""
        for index in range(start, len(emitter.fragments)):
            line = emitter.fragments[index]
            if line.lstrip().startswith('{"'):
                current = docs.get((kind.module_name, kind.name, line.split('"')[1]), "")
            elif current and line.rstrip().endswith("NULL, NULL},"):
                head = line[: line.rindex("NULL, NULL},")]
                emitter.fragments[index] = f"{head}PyDoc_STR({_c_string(current)}), NULL}},\n"

    return write


def _with_module(plain: Any, docs: Docs) -> Any:
    """Wrap the writer of a module's definition: it gets the docstring of the file."""

    def write(self: Any, emitter: Any, module_name: str, module_prefix: str) -> None:
        start = len(emitter.fragments)
        plain(self, emitter, module_name, module_prefix)
        text = docs.get((module_name, "", ""), "")
        for index in range(start, len(emitter.fragments)):
            if text and "NULL, /* docstring */" in emitter.fragments[index]:
                emitter.fragments[index] = f"PyDoc_STR({_c_string(text)}),\n"

    return write
